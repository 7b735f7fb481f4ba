import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask';

/** The sample sites (D-62), by the short name of their host. */
export const sites = {
  harbour: { slug: 'harbour-motors', name: 'Harbour Motors', location: 'springwood' },
  coastal: { slug: 'coastal-toyota', name: 'Coastal Toyota', location: 'burleigh-heads' },
  summit: { slug: 'summit-subaru', name: 'Summit Subaru', location: 'gold-coast' },
  bigrig: { slug: 'bigrig-trucks', name: 'BigRig Trucks', location: 'wacol' },
  outback: { slug: 'outback-caravans', name: 'Outback Caravans', location: 'caboolture' },
  apex: { slug: 'apex-group', name: 'Apex Group', location: 'newstead' },
} as const;

export type SiteName = keyof typeof sites;
export const siteNames = Object.keys(sites) as SiteName[]; // the keys of the table above

/** Address of a page in a browser, which resolves every name below `localhost` itself. */
export const urlOf = (site: SiteName, path: string, port = Number(process.env['E2E_PORT'])): string =>
  `http://${site}.localhost:${port}${path}`;

/**
 * Path of a car of a site.
 *
 * @param query query string of the search whose first result it is
 * @throws when the page lists no car
 */
export async function carPath(site: SiteName, query = ''): Promise<string> {
  for (let tries = 0; tries < 5; tries += 1) {
    const { body } = await ask(site, `/search${query ? `?${query}` : ''}`);
    const path = /href="(\/cars\/[^"#?]+)"/.exec(body)?.[1];
    if (path !== undefined) return path;
    // Its cars may be left out while another test lets a bundle hang.
    if (!/"leftOut":\["/.test(body)) break;
    await wait(1000);
  }
  throw new Error(`${site} shows no car for "${query}".`);
}
