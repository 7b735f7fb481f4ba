import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE_FILES } from 'shared-contracts/site-config/content';
import { root } from '../build/paths';

export const sitesFolder = join(root, 'sites');
const templatesFolder = join(sitesFolder, '_templates');

/** A file that is no JSON is left out and named, so that the harness can say so. */
async function readJson(file: string, unreadable: string[]): Promise<unknown> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return undefined; // every file but site.json may be missing, and the check of the site knows which
  }
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    unreadable.push(`${file} is not valid JSON: ${String(error)}`);
    return undefined;
  }
}

/** Names of the site folders, in order. */
export async function siteNames(): Promise<string[]> {
  const entries = await readdir(sitesFolder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

/**
 * All files of all sites, parsed but not checked: they are checked where they are shown. Rejects when a file is no JSON.
 */
export async function readSiteFolders(): Promise<{ templates: object; sites: Record<string, object> }> {
  const unreadable: string[] = [];
  const templates: Record<string, unknown> = {};
  for (const file of await readdir(templatesFolder)) {
    templates[file.replace(/\.json$/, '')] = await readJson(join(templatesFolder, file), unreadable);
  }
  const sites: Record<string, object> = {};
  for (const name of await siteNames()) {
    const files = SITE_FILES.map(
      async (file) => [file, await readJson(join(sitesFolder, name, `${file}.json`), unreadable)] as const,
    );
    sites[name] = Object.fromEntries((await Promise.all(files)).filter(([, value]) => value !== undefined));
  }
  if (unreadable.length > 0) throw new Error(unreadable.join('\n'));
  return { templates, sites };
}

/** First host of a site, under which a running platform answers for it. */
export async function hostOfSite(name: string): Promise<string> {
  const file = join(sitesFolder, name, 'site.json');
  const parsed = JSON.parse(await readFile(file, 'utf8')) as { site?: { hosts?: string[] } }; // only this key is read
  const host = parsed.site?.hosts?.[0];
  if (!host) throw new Error(`${file} names no host in site.hosts, so the platform cannot be asked for it.`);
  return host;
}
