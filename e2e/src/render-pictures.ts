import { ask } from './ask';
import { carPath, siteNames, type SiteName } from './sites';

/** Cars that many tests open, by the search whose first result they are. */
const cars: readonly (readonly [site: SiteName, query: string])[] = [
  ...siteNames.map((site) => [site, ''] as const),
  ['harbour', 'car_type=used'],
  ['harbour', 'location_name=Springwood'],
  ['harbour', 'make=Toyota'],
];

/** Pictures that are asked for at the same time. */
const atOnce = 4;

/**
 * Has the pictures of these cars rendered before the tests, as on a site that has been up for a while: pages whose
 * pictures are rendered while they load would wait for them.
 */
export async function renderPictures(): Promise<void> {
  const wanted = new Set<string>();
  for (const [site, query] of cars) {
    const { body } = await ask(site, await carPath(site, query));
    for (const [, hash] of body.matchAll(/\b([0-9a-f]{32})\b/g)) wanted.add(`/images/320/q75/${hash}`);
  }
  const left = [...wanted];
  const lane = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await ask('harbour', path);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}
