import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filterNames } from 'shared-contracts/entities/search';
import { root } from '../platform/repository';

/** Dealers of the benchmark, each with a site of its own, and one site that shows the stock of all. */
export const dealerCount = 50;
export const groupSite = { slug: 'speed-group', host: 'speed-group.localhost' };

const numbered = (at: number): string => `speed-${String(at + 1).padStart(2, '0')}`;

/** Slugs of the dealers; their sites have the same. */
export const dealers: readonly string[] = Array.from({ length: dealerCount }, (_, at) => numbered(at));
export const hostOf = (slug: string): string => `${slug}.localhost`;

/** Site whose look, pictures and navigation the generated ones take. */
const template = join(root, 'sites/harbour-motors');

interface SiteFile {
  site: object;
  [section: string]: unknown;
}

const dealership = (slug: string, at: number) => ({
  id: 9001 + at,
  slug,
  name: `Dealer ${at + 1}`,
  group: 'speed',
  website_id: 9001 + at,
  lead_email: `${slug}@dealer.example`,
  phone: '07 5550 0142',
  address: { street: '1 Main Street', city: 'Springwood', state: 'QLD', postcode: '4127' },
});

/** Writes the folders of all sites, every one with every filter there is. */
export async function writeSpeedSites(folder: string): Promise<void> {
  const { $schema: _schema, ...base } = JSON.parse(
    await readFile(join(template, 'site.json'), 'utf8'),
  ) as SiteFile; // a sample site
  const pictures = (await readdir(template)).filter((name) => name.endsWith('.svg'));
  const write = async (slug: string, id: number, own: readonly string[]): Promise<void> => {
    const target = join(folder, slug);
    await mkdir(target, { recursive: true });
    for (const name of pictures) await cp(join(template, name), join(target, name));
    const site = {
      ...base.site,
      slug,
      id,
      name: slug,
      hosts: [hostOf(slug)],
      dealerships: own,
      search_filters: filterNames,
    };
    await writeFile(join(target, 'site.json'), JSON.stringify({ ...base, site }));
  };
  await write(groupSite.slug, 9000, dealers);
  await writeFile(join(folder, groupSite.slug, 'dealerships.json'), JSON.stringify(dealers.map(dealership)));
  for (const [at, slug] of dealers.entries()) await write(slug, 9001 + at, [slug]);
}
