import { orNear } from '../near-name';
import type { SiteContent } from './content';
import type { Problem } from './problems';
import type { TenantConfig } from './schema';

/** A site as it was read from its folder. */
export interface LoadedSite {
  config: TenantConfig;
  content: SiteContent;
}

/** Problem between sites; `site` is the slug of the later one, which must not load. */
export interface SiteClash extends Problem {
  site: string;
  /** Dealership or location that no site defines. */
  missing?: string | number;
}

interface Claim {
  site: string;
  path: string;
  value: string | number;
}

/** What each site claims for itself: no other site may claim the same. */
function claims({ config: { site }, content }: LoadedSite): Claim[] {
  const own = (path: string, value: string | number): Claim => ({ site: site.slug, path, value });
  return [
    own('site.slug', site.slug),
    own('site.id', site.id),
    ...site.hosts.map((host, index) => own(`site.hosts[${index}]`, host)),
    ...content.dealerships.flatMap(({ slug, id }, index) => [
      own(`dealerships.json: [${index}].slug`, slug),
      own(`dealerships.json: [${index}].id`, id),
    ]),
    ...content.locations.locations.map(({ id }, index) => own(`locations.json: locations[${index}].id`, id)),
    ...content.offers.map(({ id }, index) => own(`offers.json: [${index}].id`, id)),
  ];
}

/** The kind of a claim: list positions and the file do not matter. */
const kindOf = (path: string) => path.replace(/\[\d+\]/g, '');

/**
 * Checks sites against each other, in order: identity, hosts and ids are claimed once, and every dealership and
 * location a site lists is defined by some site. Each clash names both sites; the earlier site keeps its claim.
 */
export function findSiteClashes(sites: readonly LoadedSite[]): SiteClash[] {
  const owners = new Map<string, string>();
  const clashes: SiteClash[] = [];
  for (const { site, path, value } of sites.flatMap(claims)) {
    const claim = `${kindOf(path)}=${value}`;
    const owner = owners.get(claim);
    if (owner === undefined) owners.set(claim, site);
    else clashes.push({ site, path, message: `${JSON.stringify(value)} is already taken by "${owner}"` });
  }
  return [...clashes, ...sites.flatMap((site) => findDanglingReferences(site, sites))];
}

/** A dealership or location that a site lists but no site defines. */
function findDanglingReferences({ config: { site } }: LoadedSite, sites: readonly LoadedSite[]): SiteClash[] {
  const dealerships = new Set(sites.flatMap(({ content }) => content.dealerships.map(({ slug }) => slug)));
  const locations = sites.flatMap(({ content }) => content.locations.locations);
  const reachable = new Set(
    locations.filter((location) => site.dealerships.includes(location.dealership_slug)).map(({ id }) => id),
  );
  return [
    ...site.dealerships.flatMap((slug, index) =>
      dealerships.has(slug)
        ? []
        : [
            {
              site: site.slug,
              path: `site.dealerships[${index}]`,
              message: `"${slug}" is defined by no site${orNear(slug, dealerships)}`,
              missing: slug,
            },
          ],
    ),
    ...site.locations.flatMap((id, index) =>
      reachable.has(id)
        ? []
        : [
            {
              site: site.slug,
              path: `site.locations[${index}]`,
              message: `${id} is no location of its dealerships`,
              missing: id,
            },
          ],
    ),
  ];
}
