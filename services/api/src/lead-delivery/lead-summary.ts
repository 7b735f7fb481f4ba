import { imageUrl } from 'shared-contracts/images';
import { hrefs } from 'shared-contracts/routes';
import { carHeading } from 'shared-rules/car-title';
import { formatKms, formatPrice } from 'shared-rules/money';
import { formatPhone, phoneHref } from 'shared-rules/phone';
import type { SiteBundle } from '../sites/site-bundle';
import { appointmentOf, localTimeText, timeNote } from './appointment';
import { filledLines, leadDetails } from './lead-details';
import type { LeadRecord } from './lead-record';

/** Width of the picture in a mail, CSS pixels; twice as many are fetched. */
export const PICTURE_WIDTH = 300;

/** What a person at the dealership reads of a lead, before it is text or HTML. */
export interface LeadSummary {
  title: string;
  shopper: { name: string; phone: string; telHref: string | null; email: string; postcode: string };
  /** By the clock of the dealership; null where no time is requested. */
  when: string | null;
  note: string | null;
  message: string;
  car: { heading: string; facts: string; stock: string; href: string; picture: string | null } | null;
  details: [label: string, text: string][];
}

/** A number that a phone can call; anything else a shopper typed is text. */
const callable = /^\+?\d{6,15}$/;

function carOf({ facts, picture }: LeadRecord, { config }: SiteBundle): LeadSummary['car'] {
  const { vehicle } = facts;
  if (!vehicle) return null;
  const { url } = config.site;
  const address = imageUrl(config.images, picture, { width: 600 });
  return {
    heading: carHeading(vehicle),
    facts: [
      vehicle.badge,
      vehicle.priceShown ?? (vehicle.price === null ? null : formatPrice(vehicle.price)),
      vehicle.km === null ? null : formatKms(vehicle.km),
      vehicle.colour,
    ]
      .filter(Boolean)
      .join(' · '),
    stock: vehicle.stockNumber ? `Stock number ${vehicle.stockNumber}` : '',
    href: new URL(hrefs.vehicle(vehicle.slug), url).href,
    picture: address === null ? null : new URL(address, url).href,
  };
}

/** A lead as a person reads it. */
export function summariseLead(lead: LeadRecord, site: SiteBundle, title: string): LeadSummary {
  const { values } = lead;
  const start = appointmentOf(lead);
  const href = phoneHref(values.phone);
  return {
    title,
    shopper: {
      name: `${values.name} ${values.last_name}`.trim(),
      phone: formatPhone(values.phone),
      telHref: callable.test(href.slice('tel:'.length)) ? href : null,
      email: values.email,
      postcode: values.postcode,
    },
    when: start === null ? null : localTimeText(start, lead, site.config.site.timezone),
    note: timeNote(lead) ?? null,
    message: values.message?.trim() ?? '',
    car: carOf(lead, site),
    details: filledLines([
      ...leadDetails(lead, site.config.site.timezone),
      ['Make', lead.facts.vehicle ? null : values['Vehicle Make']],
      ['Model', lead.facts.vehicle ? null : values['Vehicle Model']],
    ]),
  };
}

/** A summary as plain text. */
export function summaryText({ title, shopper, when, note, message, car, details }: LeadSummary): string {
  const blocks = [
    [title],
    [shopper.name, shopper.phone, shopper.email, shopper.postcode && `Postcode ${shopper.postcode}`],
    [when && `When: ${when}`, note && `Please note: ${note}`],
    [message],
    car ? [car.heading, car.facts, car.stock, car.href] : [],
    details.map(([label, text]) => `${label}: ${text}`),
  ];
  return blocks
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}
