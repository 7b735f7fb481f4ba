import { hrefs } from 'shared-contracts/routes';
import { formatPrice } from 'shared-rules/money';
import { formatPhone } from 'shared-rules/phone';
import { searchName } from 'shared-rules/search/search-name';
import { stockNoun, stockNouns } from 'shared-rules/stock-noun';
import type { SiteBundle } from '../sites/site-bundle';
import type { AlertChange } from './alert-change';
import type { AlertRecord, AlertSender } from './alert-record';
import { savedState } from './read-request';

/** Cars that a mail shows, and a text; the others are behind its link. */
const mostCars = { email: 10, text: 3 } as const;

const labels: Record<AlertChange['kind'], readonly [one: string, several: string]> = {
  new: ['new match', 'new matches'],
  'price-drop': ['price drop', 'price drops'],
  sold: ['sold', 'sold'],
};

/** What a message says, whatever carries it. */
export interface AlertContent {
  siteName: string;
  /** One and several of what the site sells: "truck", "trucks". */
  noun: string;
  nouns: string;
  /** "Toyota HiLux, up to $50,000". */
  searchName: string;
  /** "2 new matches, 1 price drop"; empty in a request to confirm. */
  summary: string;
  cars: readonly (AlertChange & { url: string; note: string })[];
  /** Number of cars that are not shown. */
  more: number;
  searchUrl: string;
  /** Where the alert is confirmed, changed and stopped. */
  manageUrl: string;
  /** Name, address and phone of the sender. */
  sender: readonly string[];
}

function summaryOf(changes: readonly AlertChange[]): string {
  const kinds = ['new', 'price-drop', 'sold'] as const;
  const parts = kinds.flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    const [one, several] = labels[kind];
    return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
  });
  return parts.join(', ');
}

/** "New · $45,990", "Price drop · $44,990 (was $45,990)", "Sold". */
function noteOf({ kind, price, wasAud }: AlertChange): string {
  switch (kind) {
    case 'new':
      return `New · ${price}`;
    case 'price-drop':
      return `Price drop · ${price}, down from ${formatPrice(wasAud ?? 0)}`;
    case 'sold':
      return price;
  }
}

function senderLines({ config }: SiteBundle, { location }: AlertSender): string[] {
  const { site, phones } = config;
  const address = location?.address;
  const town = address
    ? `${address.city} ${address.state} ${address.postcode}`
    : `${site.address.city} ${site.address.state}`;
  const phone = phones.override ?? site.phones.site ?? location?.contact_detail.phone;
  return [
    site.name,
    [address?.street, town].filter(Boolean).join(', '),
    phone ? `Phone ${formatPhone(phone)}` : '',
  ].filter(Boolean);
}

/** What an alert says. */
export function alertContent(
  alert: AlertRecord,
  site: SiteBundle,
  sender: AlertSender,
  token: string,
): AlertContent {
  const { name, url } = site.config.site;
  const absolute = (path: string): string => new URL(path, url).href;
  const most = mostCars[alert.channel];
  const state = savedState(alert.query);
  return {
    siteName: name,
    noun: stockNoun(site.config),
    nouns: stockNouns(site.config),
    searchName: searchName(state),
    summary: summaryOf(alert.changes),
    cars: alert.changes
      .slice(0, most)
      .map((change) => ({ ...change, url: absolute(change.path), note: noteOf(change) })),
    more: Math.max(0, alert.changes.length - most),
    searchUrl: absolute(hrefs.search(state)),
    manageUrl: absolute(hrefs.alert(token)),
    sender: senderLines(site, sender),
  };
}

/**
 * Asks the owner of an address to confirm. It says nothing that came from a visitor: everybody who knows an address can have
 * this sent to it.
 */
export const confirmText = ({ siteName, nouns, manageUrl, sender }: AlertContent): string =>
  [
    `You asked ${siteName} to let you know about ${nouns}. To get these alerts, open this page and confirm:`,
    '',
    manageUrl,
    '',
    'If you did not ask for this, do nothing: you will not hear from us again.',
    '',
    ...sender,
  ].join('\n');

/** The plain part of a mail about changes. */
export const changesText = ({ summary, searchName: name, nouns, cars, more, searchUrl, manageUrl, sender }: AlertContent): string =>
  [
    `${summary} for your search: ${name}`,
    '',
    ...cars.flatMap(({ title, note, url }) => [title, note, url, '']),
    ...(more > 0 ? [`and ${more} more`] : []),
    `All ${nouns} of this search: ${searchUrl}`,
    '',
    `You get this because you saved this search. Change or stop these alerts: ${manageUrl}`,
    '',
    ...sender,
  ].join('\n'); // prettier-ignore

/** The text message that asks to confirm. */
export const confirmSms = ({ siteName, noun, manageUrl }: AlertContent): string =>
  `${siteName}: you asked for ${noun} alerts by text. Confirm here: ${manageUrl} Not you? Ignore this.`;

/** The text message about changes. */
export const changesSms = ({ siteName, summary, searchName: name, cars, more, searchUrl, manageUrl }: AlertContent): string =>
  [
    `${siteName}: ${summary} for ${name}`,
    ...cars.map(({ title, note, url }) => `${title}: ${note} ${url}`),
    ...(more > 0 ? [`and ${more} more: ${searchUrl}`] : []),
    `Stop: ${manageUrl}`,
  ].join('\n'); // prettier-ignore
