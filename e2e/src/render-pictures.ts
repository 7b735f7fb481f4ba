import { ask } from './ask';
import { siteNames, type SiteName } from './sites';

/** Cars that many tests open: the first ones of these searches. */
const searches: readonly (readonly [site: SiteName, query: string, cars: number])[] = [
  ...siteNames.map((site) => [site, '', site === 'harbour' ? 8 : 2] as const),
  ...siteNames.map((site) => [site, 'sortBy=price:asc', 2] as const),
  ['harbour', 'car_type=used', 4],
  ['harbour', 'location_name=Springwood', 2],
  ['harbour', 'make=Toyota', 2],
];

/** Pictures that are requested at the same time. */
const atOnce = 4;

/**
 * Has the pictures of these cars rendered before the tests, as on a site that has been up for a while: pages whose
 * pictures are rendered while they load would wait for them.
 */
export async function renderPictures(): Promise<void> {
  const wanted = new Set<string>();
  for (const [site, query, cars] of searches) {
    const { body: results } = await ask(site, `/search${query ? `?${query}` : ''}`);
    const found = new Set([...results.matchAll(/href="(\/cars\/[^"#?]+)"/g)].map(([, path]) => path));
    for (const path of [...found].slice(0, cars)) {
      const { body } = await ask(site, path ?? '');
      for (const [, hash] of body.matchAll(/\b([0-9a-f]{32})\b/g)) wanted.add(`/images/320/q75/${hash}`);
    }
  }
  const left = [...wanted];
  const lane = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await ask('harbour', path);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
