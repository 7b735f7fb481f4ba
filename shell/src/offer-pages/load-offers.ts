import type { ContentPage } from 'shared-contracts/content-page';
import type { Offer } from 'shared-contracts/entities/content';
import { notFound, type LoadContext } from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';
import { plainWords } from 'shared-rules/plain-words';
import { blockCode } from '../content-page/lazy';

/** How many of the other offers an offer's page shows. */
const othersShown = 3;
/** Characters of a summary. */
const summaryLength = 155;

/** One way to narrow the list down. */
export interface OfferFilter {
  value: string;
  label: string;
  count: number;
}

/** What the list is narrowed down to; null for all. */
export interface ChosenFilters {
  category: string | null;
  manufacturer: string | null;
}

export interface OffersData {
  /** What the site says around its offers; null where it has no page of that path. */
  page: ContentPage | null;
  offers: Offer[];
  /** Of all offers, whatever is shown. */
  categories: OfferFilter[];
  manufacturers: OfferFilter[];
  chosen: ChosenFilters;
}

export interface OfferData {
  offer: Offer;
  /** The beginning of its description as plain text, for search engines and shared links. */
  summary: string;
  /** Those of the same model first, then those of the same manufacturer. */
  others: Offer[];
}

/** Values in the order in which they come first, with how often each comes. */
function countBy(offers: readonly Offer[], keyOf: (offer: Offer) => [string, string] | null): OfferFilter[] {
  const found = new Map<string, OfferFilter>();
  for (const offer of offers) {
    const key = keyOf(offer);
    if (key === null) continue;
    const [value, label] = key;
    found.set(value, { value, label, count: (found.get(value)?.count ?? 0) + 1 });
  }
  return [...found.values()];
}

/** Whether the page in view is the list, of which another filter is chosen. */
const isList = (data: unknown): data is OffersData =>
  typeof data === 'object' && data !== null && 'page' in data && 'chosen' in data;

/**
 * The site's own page for its offers, requested once while filters change. Its words are extra: without them the offers
 * are shown all the same.
 */
async function loadPage({ api, signal, previous }: LoadContext): Promise<ContentPage | null> {
  if (isList(previous)) return previous.page;
  try {
    const page = await api('getPage', { query: { path: paths.specialOffers } }, { signal });
    if (page.kind !== 'content') return null;
    await blockCode(page.blocks);
    return page;
  } catch {
    return null;
  }
}

/** The offers of the address: `?category=` and `?manufacturer=` narrow them down (SHL-011). */
export async function loadOffers(context: LoadContext): Promise<OffersData> {
  const { api, url, signal } = context;
  const [page, all] = await Promise.all([loadPage(context), api('listOffers', {}, { signal })]);
  const chosen: ChosenFilters = {
    category: url.searchParams.get('category') || null,
    manufacturer: url.searchParams.get('manufacturer') || null,
  };
  return {
    page,
    offers: all.filter(
      ({ category, manufacturer }) =>
        (chosen.category === null || chosen.category === category) &&
        (chosen.manufacturer === null || chosen.manufacturer === manufacturer?.slug),
    ),
    categories: countBy(all, ({ category }) => (category ? [category, category] : null)),
    manufacturers: countBy(all, ({ manufacturer }) =>
      manufacturer ? [manufacturer.slug, manufacturer.name] : null,
    ),
    chosen,
  };
}

/** How much another offer has to do with this one. */
const nearness = (offer: Offer, other: Offer): number =>
  offer.manufacturer === null || offer.manufacturer.slug !== other.manufacturer?.slug
    ? 0
    : offer.model !== null && offer.model.slug === other.model?.slug
      ? 2
      : 1;

/** As many whole words as search engines show. */
function summaryOf({ sanitized_description: html }: Offer): string {
  const text = plainWords(html).replace(/\s+/g, ' ');
  if (text.length <= summaryLength) return text;
  return `${text.slice(0, summaryLength).replace(/\s\S*$/, '')}…`;
}

/**
 * The offer of an address. One that the site does not show is not found, and neither is one under the name of another
 * manufacturer (SHL-012, SHL-013).
 */
export async function loadOffer({ api, params, signal }: LoadContext): Promise<OfferData> {
  const offers = await api('listOffers', {}, { signal });
  const offer = offers.find(({ id }) => String(id) === params['id']);
  const { manufacturer } = params;
  if (!offer || (manufacturer !== undefined && manufacturer !== offer.manufacturer?.slug)) throw notFound();
  const others = offers
    .filter(({ id }) => id !== offer.id)
    .toSorted((a, b) => nearness(offer, b) - nearness(offer, a));
  return { offer, summary: summaryOf(offer), others: others.slice(0, othersShown) };
}
