import { apiPrefix } from 'shared-contracts/api/endpoints';

/** A page that search engines may list. */
export interface SitemapEntry {
  path: string;
  /** ISO 8601. */
  updatedAt?: string;
}

/** Most addresses of one file; the protocol allows 50,000. */
export const entriesPerFile = 45_000;

const escapeXml = (text: string): string =>
  text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);

const address = (origin: string, path: string): string => escapeXml(new URL(path, origin).href);

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const lastmod = (updatedAt: string | undefined): string =>
  updatedAt ? `<lastmod>${escapeXml(updatedAt)}</lastmod>` : '';

/** One sitemap file. */
export const sitemapXml = (origin: string, entries: readonly SitemapEntry[]): string =>
  `${declaration}<urlset ${namespace}>\n${entries
    .map(({ path, updatedAt }) => `<url><loc>${address(origin, path)}</loc>${lastmod(updatedAt)}</url>`)
    .join('\n')}\n</urlset>\n`;

/** Path of one of several sitemap files, counted from 1. */
const sitemapPart = (part: number): string => `/sitemaps/${part}.xml`;

/** The file that names the others, for sites with more addresses than one file holds. */
export const sitemapIndexXml = (origin: string, parts: number): string =>
  `${declaration}<sitemapindex ${namespace}>\n${Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${address(origin, sitemapPart(index + 1))}</loc></sitemap>`,
  ).join('\n')}\n</sitemapindex>\n`;

/** What robots.txt keeps crawlers away from: services, forms' ends, and what belongs to one visitor. */
const disallowed = [
  `${apiPrefix}/`,
  '/search-service/',
  '/enquire',
  '/success',
  '/sign-in',
  '/watchlist',
  '/my-garage',
  '/checkout',
  '/compare',
];

export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${address(origin, '/sitemap.xml')}`,
    '',
  ].join('\n');
