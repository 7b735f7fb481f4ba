import type { SiteBundle } from 'service-api';
import type { Place } from './finding';

/** A text of a site with its place. */
export interface SiteString extends Place {
  value: string;
}

/** Every text below a value. */
export function stringsIn(value: unknown, place: Place): SiteString[] {
  if (typeof value === 'string') return [{ ...place, value }];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, entry]) =>
    stringsIn(entry, { ...place, parts: [...place.parts, isList ? Number(key) : key] }),
  );
}

/** Every text of a site's files. Pages stand in `pages.json`; a value the site leaves out is its default's. */
export function siteStrings({ config, content }: Pick<SiteBundle, 'config' | 'content'>): SiteString[] {
  const { pages, ...rest } = config;
  return [
    ...stringsIn(rest, { file: 'site.json', parts: [] }),
    ...stringsIn(pages, { file: 'pages.json', parts: ['pages'] }),
    ...Object.entries(content).flatMap(([name, value]) =>
      stringsIn(value, { file: `${name}.json`, parts: [] }),
    ),
  ];
}

/** Links within rich text. */
export function linksInHtml({ value, ...place }: SiteString): SiteString[] {
  return [...value.matchAll(/<a\s[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) => ({
    ...place,
    value: href.replaceAll('&amp;', '&'),
  }));
}

/** Whether a text holds HTML, by the key it stands under. */
export const isHtml = ({ parts }: Place): boolean => {
  const key = parts.at(-1);
  return key === 'html' || key === 'sanitized_description';
};
