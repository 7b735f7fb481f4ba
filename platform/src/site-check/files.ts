import { open, readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { SiteBundle } from 'service-api';
import { orNear } from 'shared-contracts/near-name';
import { findingAt, type Finding } from './finding';
import { isHtml, linksInHtml, siteStrings, type SiteString } from './site-strings';

const FOLDER_URL = '/site/';
/** What a site's folder serves. */
const SERVED = /\.(?:svg|png|webp|ico|woff2|webm|mp4)$/i;
const LARGEST_BYTES = 8 * 1024 * 1024;

/** Whether the first bytes of a file are those of its kind, by its ending. */
const STARTS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  '.svg': (bytes) => bytes.includes('<svg'),
  '.png': (bytes) => bytes.subarray(1, 4).equals(Buffer.from('PNG')),
  '.webp': (bytes) => bytes.subarray(8, 12).equals(Buffer.from('WEBP')),
  '.ico': (bytes) => bytes.readUInt32BE() === 0x00000100,
  '.woff2': (bytes) => bytes.subarray(0, 4).equals(Buffer.from('wOF2')),
  '.webm': (bytes) => bytes.readUInt32BE() === 0x1a45dfa3,
  '.mp4': (bytes) => bytes.subarray(4, 8).equals(Buffer.from('ftyp')),
};
const START_BYTES = 4096;

async function isOfItsKind(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES);
    return bytesRead >= 12 && (STARTS[extname(path).toLowerCase()]?.(buffer.subarray(0, bytesRead)) ?? true);
  } finally {
    await file.close();
  }
}

async function problemOf(folder: string, name: string): Promise<string | null> {
  if (!SERVED.test(name)) return `"${name}" is of a kind that is not served; use svg, png, webp, webm or mp4`;
  const path = join(folder, name);
  const file = await stat(path).catch(() => null);
  if (!file?.isFile()) {
    const there = await readdir(folder, { recursive: true });
    return `"${name}" is not in the site's folder; add it or take it out here${orNear(name, there)}`;
  }
  if (file.size > LARGEST_BYTES) return `"${name}" is larger than 8 MB, so it is not served; make it smaller`;
  return (await isOfItsKind(path))
    ? null
    : `"${name}" is no ${extname(name).slice(1)} file, whatever its ending says; save it again as one`;
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
