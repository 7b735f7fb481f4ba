import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteBundle } from 'service-api';
import { findingAt, type Finding } from './finding';
import { isHtml, linksInHtml, siteStrings, type SiteString } from './site-strings';

const FOLDER_URL = '/site/';
/** What a site's folder serves. */
const SERVED = /\.(?:svg|png|webp|ico|woff2|webm|mp4)$/i;
const LARGEST_BYTES = 8 * 1024 * 1024;

async function problemOf(folder: string, name: string): Promise<string | null> {
  if (!SERVED.test(name)) return `"${name}" is of a kind that is not served; use svg, png, webp, webm or mp4`;
  const file = await stat(join(folder, name)).catch(() => null);
  if (!file?.isFile()) return `"${name}" is not in the site's folder; add it or take it out here`;
  return file.size > LARGEST_BYTES
    ? `"${name}" is larger than 8 MB, so it is not served; make it smaller`
    : null;
}

/** Pictures, films and other files that a site names but does not have. */
export async function checkFiles(
  site: Pick<SiteBundle, 'config' | 'content' | 'folder'>,
): Promise<Finding[]> {
  const named = siteStrings(site)
    .flatMap((text) => (isHtml(text) ? linksInHtml(text) : [text]))
    .filter(({ value }) => value.startsWith(FOLDER_URL));
  // Every site shows these two, whether it names them or not.
  const always = ['logo.svg', 'favicon.svg'].map((file): SiteString => ({
    file,
    parts: [],
    value: `${FOLDER_URL}${file}`,
  }));
  const findings = [...named, ...always].map(async (text) => {
    const name = (text.value.split(/[?#]/)[0] ?? '').slice(FOLDER_URL.length);
    const problem = await problemOf(site.folder, decodeURIComponent(name));
    return problem === null ? [] : [findingAt('error', text, problem)];
  });
  return (await Promise.all(findings)).flat();
}
