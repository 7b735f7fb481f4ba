import type { SampleCar } from 'service-api';
import type { CallApi } from 'shared-contracts/api/endpoints';
import { hrefs, paths, toSlug, type RouteDeclaration } from 'shared-contracts/routes';

/** Stands where a site has nothing of the kind: its page is answered all the same. */
const placeholder = 'sample';

/** Things of one site that pages are about. */
interface Samples {
  car: { id: number; slug: string; make: string; model: string } | null;
  /** Values of path parameters in their order, by the first segment of a pattern and how many it has. */
  params: Record<string, readonly string[]>;
}

/** A list, or none where it cannot be had: then pages of its kind are sampled with a placeholder. */
const listed = async <Item>(call: Promise<Item[]>): Promise<Item[]> => call.catch(() => []);

async function sampleCar(slug: string | undefined, api: CallApi): Promise<Samples['car']> {
  if (slug === undefined) return null;
  try {
    const { id, make, model } = await api('getCar', { params: { slug } });
    return { id, slug, make: make ?? placeholder, model: model ?? placeholder };
  } catch {
    return { id: 0, slug, make: placeholder, model: placeholder };
  }
}

async function readSamples(carSlug: string | undefined, api: CallApi): Promise<Samples> {
  const car = await sampleCar(carSlug, api);
  const [offers, locations, models, brands] = await Promise.all([
    listed(api('listOffers', {})),
    listed(api('listLocations', {})),
    listed(api('listModels', {})),
    listed(api('listBrands', {})),
  ]);
  const [offer, location] = [offers[0], locations[0]?.slug ?? placeholder];
  const offerId = String(offer?.id ?? 0);
  return {
    car,
    params: {
      cars1: [car?.slug ?? placeholder],
      search1: ['used-cars'],
      search2: [toSlug(car?.make ?? placeholder), toSlug(car?.model ?? placeholder)],
      offers1: [offerId],
      offers2: [offer?.manufacturer?.slug ?? placeholder, offerId],
      locations1: [location],
      'contact-us1': [location],
      models1: [models[0]?.slug ?? placeholder],
      brands1: [brands[0]?.slug ?? placeholder],
    },
  };
}

/** A pattern with values for its parameters. */
function fill(pattern: string, params: Samples['params']): string {
  const segments = pattern.replace(/^\//, '').split('/');
  const count = segments.filter((segment) => segment.startsWith(':')).length;
  const values = [...(params[`${segments[0]}${count}`] ?? [])];
  const filled = segments.map((segment) =>
    segment.startsWith(':') ? encodeURIComponent(values.shift() ?? placeholder) : segment,
  );
  return `/${filled.join('/')}`.replaceAll('*', placeholder);
}

/** Pages that are about the car in their query, by pattern. */
const pagesAboutCar = ({ id, slug }: Pick<SampleCar, 'id' | 'slug'>): Record<string, string> => ({
  [paths.print]: hrefs.print(slug),
  [paths.checkoutJourney]: hrefs.checkoutJourney(slug),
  [paths.tradeInForCar]: hrefs.tradeInFor(id),
  [paths.finance]: `${paths.finance}?car_id=${id}`,
  [paths.personalisedFinance]: hrefs.personalisedFinance(id),
  [paths.enquire]: hrefs.enquire({ carSlug: slug }),
  [paths.bookTestDrive]: `${paths.bookTestDrive}?car_id=${id}`,
});

/** Searches of shoppers: every kind of value that an address may hold, long and with marks. */
const searches = [
  '?query=toyota+diesel+ute+under+%2440k+near+brisbane%2C+not+white+%28automatic%29%3F',
  '?query=cheap+reliable+family+wagon+with+seven+seats+and+a+towbar+please%21',
  '?query=zzzz',
  '?price=10000-40000&kms=-100000&sortBy=price:asc&page=2',
];

/** Other addresses of a page that shoppers open, by pattern. */
const visits = (cars: readonly SampleCar[]): Record<string, readonly string[]> => ({
  [paths.search]: searches.map((query) => paths.search + query),
  [paths.dealerLocator]: [`${paths.dealerLocator}?postcode=4000`],
  [paths.dealerships]: [`${paths.dealerships}?postcode=4000`],
  [paths.compare]: [hrefs.compare(cars.slice(0, 2).map(({ slug }) => slug))],
});

/**
 * One address of every route on a site, of something that it has: a car, an offer, a location. Pages about a car have
 * one more for each of the other cars, and pages that read their query the addresses of usual visits.
 *
 * @param cars cars of the site that differ much; none where it has none
 * @param api calls on behalf of the site
 */
export async function sampleAddresses(
  routes: readonly Pick<RouteDeclaration, 'pattern'>[],
  cars: readonly SampleCar[],
  api: CallApi,
): Promise<string[]> {
  const { car, params } = await readSamples(cars[0]?.slug, api);
  const others = visits(cars);
  const addressesOf = (pattern: string): readonly string[] => [
    (car ? pagesAboutCar(car)[pattern] : undefined) ?? fill(pattern, params),
    ...(others[pattern] ?? []),
    ...cars.slice(1).flatMap((other) => {
      const about = pagesAboutCar(other)[pattern];
      if (about !== undefined) return [about];
      return pattern === paths.vehicle ? [hrefs.vehicle(other.slug)] : [];
    }),
  ];
  return [...new Set(routes.flatMap(({ pattern }) => addressesOf(pattern)))];
}

/** So many sites at most, evenly spread over all of them; a trial has to end in seconds. */
export function sampleSites<Site>(sites: readonly Site[], most: number): Site[] {
  const step = Math.max(1, sites.length / most);
  return Array.from(
    { length: Math.min(most, sites.length) },
    (_, index) => sites[Math.floor(index * step)],
  ).filter((site) => site !== undefined);
}
