import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFilter } from 'service-search';
import { parseSiteFiles, SITE_FILES, type SiteFiles } from 'shared-contracts/site-config/content';
import type { Problem, TenantConfig, Templates } from 'shared-contracts/site-config';
import { messageOf } from '../error-message';
import { findRemovedHtml, sanitiseSite, type SanitisedSite } from './sanitise-site';

/** Folder of the presets beside the sites. */
const templatesFolder = '_templates';

/** A folder's site, ready to be served, or all that is wrong with it. */
type ReadSite = ({ ok: true; warnings: Problem[] } & SanitisedSite) | { ok: false; problems: Problem[] };

/** What was found in one site folder. */
export interface SiteFolder {
  name: string;
  folder: string;
  result: ReadSite;
  /** Hosts as far as they can be read, even of a folder that is refused. */
  hosts: string[];
  /** Slugs of dealerships and ids of locations it defines, as far as they can be read. */
  defines: ReadonlySet<string | number>;
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'; // from fs calls only

async function siteFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name))
    .map((entry) => entry.name)
    .sort();
}

/** Changes whenever a file of any site or preset is written, added or removed. */
export async function fingerprint(folder: string): Promise<string> {
  const parts: string[] = [];
  const add = async (path: string) => {
    try {
      const { mtimeMs, size, ino } = await stat(path);
      parts.push(`${path}:${mtimeMs}:${size}:${ino}`);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  };
  for (const name of await siteFolders(folder)) {
    parts.push(name);
    for (const file of SITE_FILES) await add(join(folder, name, `${file}.json`));
  }
  for (const file of await jsonFiles(join(folder, templatesFolder))) await add(file);
  return parts.join('\n');
}

async function jsonFiles(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

type Json = { ok: true; value: unknown } | { ok: false; message: string };

function parseJson(text: string): Json {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    return { ok: false, message: `is not valid JSON: ${messageOf(error)}` };
  }
}

async function readTemplates(folder: string): Promise<{ templates: Templates; problems: Problem[] }> {
  const templates: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const file of await jsonFiles(join(folder, templatesFolder))) {
    const name = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
    const json = parseJson(await readFile(file, 'utf8'));
    if (json.ok) templates[name] = json.value;
    else problems.push({ path: `${templatesFolder}/${name}.json`, message: json.message });
  }
  return { templates, problems };
}

/** Hosts named in the text of a site.json, even when it is no JSON: its visitors get a 503, not a 404. */
function hostsIn(text: string): string[] {
  const list = /"hosts"\s*:\s*\[([^\]]*)\]/.exec(text)?.[1] ?? '';
  return [...list.matchAll(/"([^"]+)"/g)].map((match) => (match[1] ?? '').toLowerCase());
}

/** Slugs and ids in the text of a content file, even when it is no JSON. */
const definedIn = (text: string): (string | number)[] =>
  [...text.matchAll(/"(?:slug"\s*:\s*"([^"]+)"|id"\s*:\s*(\d+))/g)].map(([, slug, id]) => slug ?? Number(id));

/** What only the search can check: the site's own filter. */
function searchProblems({ stock }: TenantConfig): Problem[] {
  const filter = stock.baseFilter.trim();
  const message = filter === '' ? null : checkFilter(filter);
  return message === null ? [] : [{ path: 'stock.baseFilter', message }];
}

function checkSite(files: SiteFiles, templates: Templates): ReadSite {
  const parsed = parseSiteFiles(files, templates);
  if (!parsed.ok) return parsed;
  const problems = searchProblems(parsed.config);
  if (problems.length > 0) return { ok: false, problems };
  const warnings = [...parsed.warnings, ...findRemovedHtml(parsed)];
  return { ok: true, ...sanitiseSite(parsed), warnings };
}

async function readSite(folder: string, name: string, templates: Templates): Promise<SiteFolder> {
  const files: SiteFiles = {};
  const problems: Problem[] = [];
  const defines = new Set<string | number>();
  let hosts: string[] = [];
  for (const file of SITE_FILES) {
    let text: string;
    try {
      text = await readFile(join(folder, name, `${file}.json`), 'utf8');
    } catch (error) {
      if (!isMissing(error)) throw error;
      if (file === 'site') problems.push({ path: 'site.json', message: 'is missing; every site needs one' });
      continue;
    }
    if (file === 'site') hosts = hostsIn(text);
    if (file === 'dealerships' || file === 'locations') for (const name of definedIn(text)) defines.add(name);
    const json = parseJson(text);
    if (json.ok) files[file] = json.value;
    else problems.push({ path: `${file}.json`, message: json.message });
  }
  const result: ReadSite = problems.length > 0 ? { ok: false, problems } : checkSite(files, templates);
  return { name, folder: join(folder, name), result, hosts, defines };
}

/** Reads and checks every site folder; a broken one does not touch the others. */
export async function readSites(folder: string): Promise<{ sites: SiteFolder[]; problems: Problem[] }> {
  const { templates, problems } = await readTemplates(folder);
  const sites: SiteFolder[] = [];
  for (const name of await siteFolders(folder)) sites.push(await readSite(folder, name, templates));
  return { sites, problems };
}
