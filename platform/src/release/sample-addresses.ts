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

async function sampleCar(carPath: string | undefined, api: CallApi): Promise<Samples['car']> {
  const slug = carPath?.split('/').at(-1);
  if (slug === undefined) return null;
  try {
    const { id, make, model } = await api('getCar', { params: { slug } });
    return { id, slug, make: make ?? placeholder, model: model ?? placeholder };
  } catch {
    return { id: 0, slug, make: placeholder, model: placeholder };
  }
}

async function readSamples(carPath: string | undefined, api: CallApi): Promise<Samples> {
  const car = await sampleCar(carPath, api);
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
const pagesAboutCar = ({ id, slug }: NonNullable<Samples['car']>): Record<string, string> => ({
  [paths.print]: hrefs.print(slug),
  [paths.checkoutJourney]: hrefs.checkoutJourney(slug),
  [paths.tradeInForCar]: hrefs.tradeInFor(id),
  [paths.personalisedFinance]: hrefs.personalisedFinance(id),
  [paths.enquire]: hrefs.enquire({ carSlug: slug }),
});

/**
 * One address of every route on a site, of something that it has: a car, an offer, a location.
 *
 * @param carPath page of a car of the site; undefined where it has none
 * @param api calls on behalf of the site
 */
export async function sampleAddresses(
  routes: readonly Pick<RouteDeclaration, 'pattern'>[],
  carPath: string | undefined,
  api: CallApi,
): Promise<string[]> {
  const { car, params } = await readSamples(carPath, api);
  const aboutCar = car ? pagesAboutCar(car) : {};
  return [...new Set(routes.map(({ pattern }) => aboutCar[pattern] ?? fill(pattern, params)))];
}

/** So many sites at most, evenly spread over all of them; a trial has to end in seconds. */
export function sampleSites<Site>(sites: readonly Site[], most: number): Site[] {
  const step = Math.max(1, sites.length / most);
  return Array.from(
    { length: Math.min(most, sites.length) },
    (_, index) => sites[Math.floor(index * step)],
  ).filter((site) => site !== undefined);
}
