import * as z from 'zod/mini';
import { reviewAggregateSchema } from '../entities/content';
import { partSchema } from '../entities/part';
import { id, regoStateSchema } from '../entities/scalars';
import {
  fileBrand,
  fileLocation,
  fileModel,
  fileOffer,
  fileReview,
  fileSpecialHours,
} from './content-fields';
import { phone, slug, text, uniqueList } from './fields';
import { parseTenantConfig, type TenantConfigResult, type Templates } from './parse';
import { keyAdvice } from './known-keys';
import { formatPath, toProblems, type Problem } from './problems';
import type { TenantConfig } from './schema';

/** Address a service of the dealer listens on; unencrypted only on the same machine. */
const webhookUrl = () =>
  z.string().check(
    z.regex(/^(?:https:\/\/[^\s/]+|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?)(?:\/\S*)?$/, {
      error: 'must be an absolute https URL such as "https://crm.example/leads"',
    }),
  );

/** A dealership: owner of stock and locations, shared by every site that lists its slug in `site.dealerships`. */
export const dealershipSchema = z.strictObject({
  id,
  slug: slug(),
  name: text(),
  /** Slug of the dealer group; one search shard holds a group. */
  group: slug(),
  /** Website id of the dealership's own site, or null when it has none. */
  website_id: z._default(z.nullable(id), null),
  /** Where its leads are delivered. */
  lead_email: z.email({ error: 'must be an email address' }),
  /** Where its leads are also posted, signed (Standard Webhooks); null for nowhere. */
  lead_webhook: z._default(z.nullable(webhookUrl()), null),
  phone: z._default(z.nullable(phone()), null),
  manufacturers: z._default(uniqueList(slug()), []),
  address: z.strictObject({ street: text(), city: text(), state: regoStateSchema, postcode: text() }),
});
export type Dealership = z.output<typeof dealershipSchema>;

export type SiteModel = z.output<typeof fileModel>;
export type SiteBrand = z.output<typeof fileBrand>;

/** Content files of a site folder beside `site.json`; each may be left out. */
const FILES = {
  dealerships: z._default(z.array(dealershipSchema), []),
  locations: z.prefault(
    z.strictObject({
      locations: z._default(z.array(fileLocation), []),
      special_hours: z._default(fileSpecialHours, []),
    }),
    {},
  ),
  offers: z._default(z.array(fileOffer), []),
  models: z._default(z.array(fileModel), []),
  brands: z._default(z.array(fileBrand), []),
  /** Searched at `/parts/search` where the site names a `search.partsIndex`. */
  parts: z._default(z.array(partSchema), []),
  reviews: z.prefault(
    z.strictObject({
      aggregate: z._default(z.nullable(reviewAggregateSchema), null),
      reviews: z._default(z.array(fileReview), []),
    }),
    {},
  ),
};

type FileName = keyof typeof FILES;

/** Names of all files a site folder may hold, without ".json". */
export const SITE_FILES = ['site', 'pages', ...(Object.keys(FILES) as FileName[])] as const; // keys of FILES

/** Parsed JSON of a site folder by file name without ".json"; `site` is required. */
export type SiteFiles = Partial<Record<(typeof SITE_FILES)[number], unknown>>;

/** Content of a site, checked. Pages are in `TenantConfig.pages`. */
export type SiteContent = { [K in FileName]: z.output<(typeof FILES)[K]> };

export type SiteFilesResult =
  | { ok: true; config: TenantConfig; content: SiteContent; warnings: Problem[] }
  | { ok: false; problems: Problem[] };

/** `pages.json` is the `pages` key of the config in a file of its own. */
function withPages({ site, pages }: SiteFiles): unknown {
  if (pages === undefined || typeof site !== 'object' || site === null) return site;
  const own: unknown = 'pages' in site ? site.pages : {};
  if (typeof pages !== 'object' || typeof own !== 'object') return { ...site, pages };
  return { ...site, pages: { ...pages, ...own } };
}

/** Problems of a content file, with the file's name before the path. */
function parseFile<K extends FileName>(
  name: K,
  raw: unknown,
): { value?: SiteContent[K]; problems: Problem[] } {
  const parsed = z.safeParse(FILES[name], raw);
  if (parsed.success) return { value: parsed.data as SiteContent[K], problems: [] }; // the schema of this file
  const advice = keyAdvice(FILES[name], 'sites/README.md names the files and what they hold');
  const problems = toProblems(parsed.error.issues, raw, advice).map(({ path, message }) => ({
    path: path ? `${name}.json: ${path}` : `${name}.json`,
    message,
  }));
  return { problems };
}

/** Locations and special hours must belong to something the folder defines. */
function checkLocations({ dealerships, locations }: SiteContent): Problem[] {
  const bySlug = new Map(dealerships.map((dealership) => [dealership.slug, dealership]));
  const ids = new Set(locations.locations.map((location) => location.id));
  const stray = locations.locations.flatMap((location, index): Problem[] => {
    const dealership = bySlug.get(location.dealership_slug);
    const path = (field: string) => `locations.json: ${formatPath(['locations', index, field])}`;
    if (!dealership) {
      return [
        {
          path: path('dealership_slug'),
          message: `"${location.dealership_slug}" is not in dealerships.json`,
        },
      ];
    }
    if (dealership.id === location.dealership_id) return [];
    return [
      { path: path('dealership_id'), message: `must be ${dealership.id}, the id of "${dealership.slug}"` },
    ];
  });
  const orphans = locations.special_hours.flatMap((hours, index): Problem[] =>
    ids.has(hours.location_id)
      ? []
      : [
          {
            path: `locations.json: ${formatPath(['special_hours', index, 'location_id'])}`,
            message: `${hours.location_id} is not a location of this file`,
          },
        ],
  );
  return [...stray, ...orphans];
}

/** Slugs that stand twice in a list: the second one's page could not be opened. */
function checkSlugs(content: SiteContent): Problem[] {
  const lists = [
    ['locations', ['locations'], content.locations.locations],
    ['models', [], content.models],
    ['brands', [], content.brands],
  ] as const;
  return lists.flatMap(([file, keys, entries]) =>
    entries.flatMap((entry, index): Problem[] => {
      const first = entries.findIndex((other) => other.slug === entry.slug);
      if (first === index) return [];
      return [
        {
          path: `${file}.json: ${formatPath([...keys, index, 'slug'])}`,
          message: `"${entry.slug}" is taken by ${formatPath([...keys, first])}`,
        },
      ];
    }),
  );
}

/**
 * Checks a whole site folder: config, pages and content. Problems outside `site.json` carry the file's name.
 *
 * @param files parsed JSON by file name without ".json"
 * @param templates presets by name, from `sites/_templates`
 */
export function parseSiteFiles(files: SiteFiles, templates: Templates = {}): SiteFilesResult {
  const config: TenantConfigResult = parseTenantConfig(withPages(files), templates);
  const names = Object.keys(FILES) as FileName[]; // keys of FILES
  const parsed = names.map((name) => ({ name, ...parseFile(name, files[name]) }));
  const problems = [...(config.ok ? [] : config.problems), ...parsed.flatMap((file) => file.problems)];
  if (!config.ok || problems.length > 0) return { ok: false, problems };
  const content = Object.fromEntries(parsed.map(({ name, value }) => [name, value])) as SiteContent; // every file parsed
  const strays = [...checkLocations(content), ...checkSlugs(content)];
  if (strays.length > 0) return { ok: false, problems: strays };
  return { ok: true, config: config.config, content, warnings: config.warnings };
}
