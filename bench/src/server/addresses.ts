import { paths } from 'shared-contracts/routes';
import { ask } from '../platform/ask';

const makes = ['Toyota', 'Mazda', 'Ford', 'Hyundai', 'Kia', 'Nissan', 'Mitsubishi', 'Subaru'];
const bodies = ['suv', 'ute', 'hatch', 'sedan', 'wagon'];

/** Ways through a results page as shoppers take them; each gives another address for every number. */
const searches: readonly ((at: number) => string)[] = [
  (at) => `make=${makes[at % makes.length]}&price=-${10_000 + at * 50}`,
  (at) => `page=${2 + at}`,
  (at) => `price=${5000 + at * 10}-${90_000 - at * 10}`,
  (at) => `body=${bodies[at % bodies.length]}&km=-${20_000 + at * 100}`,
  (at) => `query=${makes[at % makes.length]}+${bodies[at % bodies.length]}+under+${10_000 + at * 50}`,
];

/** Results pages that all differ, so that neither the page cache nor the search cache knows them. */
export function searchPaths(count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const query = searches[at % searches.length]?.(Math.floor(at / searches.length));
    return `${paths.search}?${query}`;
  });
}

const carPrefix = paths.vehicle.replace(':slug', '');

/** Pages of all cars, from the site's map. */
export async function vehiclePaths(port: number, host: string): Promise<string[]> {
  const map = await ask(port, '/sitemap.xml', {
    host,
    headers: { 'accept-encoding': 'identity' },
    limitMs: 60_000,
  });
  return [...map.body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((path) => path.startsWith(carPrefix));
}

/** Some of a list, evenly spread over it. Throws when there are fewer. */
export function someOf(items: readonly string[], count: number): string[] {
  if (items.length < count)
    throw new Error(`There are ${items.length} pages; ${count} different ones are needed.`);
  return Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)] ?? '');
}

/** Pages looked at before giving up. */
const mostCandidates = 100;

/**
 * First of some pages whose first view is a picture with others beside it: the ordinary car. One that turns has a choice of
 * views there instead. Throws when there is none.
 */
export async function pageWithPicture(
  port: number,
  host: string,
  candidates: readonly string[],
): Promise<string> {
  for (const path of candidates.slice(0, mostCandidates)) {
    const { body } = await ask(port, path, { host, headers: { 'accept-encoding': 'identity' } });
    const hasPictures = body.includes('rel="preload" as="image"') && body.includes('Show picture 3');
    if (hasPictures && !body.includes('role="tablist"')) return path;
  }
  throw new Error(
    'None of the cars looked at has three pictures and no other views, so their pages say nothing about an ordinary one.',
  );
}
