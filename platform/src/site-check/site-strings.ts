import type { SiteBundle } from 'service-api';
import type { Place } from './finding';

/** A text of a site with its place. */
export interface SiteString extends Place {
  value: string;
}

/** Every text below a value. */
export function stringsIn(value: unknown, place: Place): SiteString[] {
  const found: SiteString[] = [];
  const collect = (entry: unknown, parts: Place['parts']): void => {
    if (typeof entry === 'string') found.push({ ...place, parts, value: entry });
    if (typeof entry !== 'object' || entry === null) return;
    const isList = Array.isArray(entry);
    for (const [key, inner] of Object.entries(entry)) collect(inner, [...parts, isList ? Number(key) : key]);
  };
  collect(value, place.parts);
  return found;
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
