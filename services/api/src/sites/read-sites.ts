import { isUtf8 } from 'node:buffer';
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

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? ''; // from fs calls only
const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

async function siteFolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !/^[._]/.test(entry.name))
    .map((entry) => entry.name)
    .sort();
}

/** Changes whenever a file of any site or preset is written, added, removed or opened to other users. */
export async function fingerprint(folder: string): Promise<string> {
  const parts: string[] = [];
  const add = async (path: string) => {
    try {
      const { mtimeMs, size, ino, mode } = await stat(path);
      parts.push(`${path}:${mtimeMs}:${size}:${ino}:${mode}`);
    } catch (error) {
      if (!isMissing(error)) parts.push(`${path}:${codeOf(error)}`);
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

type Json = { ok: true; text: string; value: unknown } | { ok: false; text: string; message: string };

/** The message of `JSON.parse` with line and column in place of the number of characters before. */
const placedIn = (text: string, message: string): string =>
  message.replace(/ in JSON at position (\d+).*$/s, (_all, position: string) => {
    const lines = text.slice(0, Number(position)).split('\n');
    return ` in line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`;
  });

/** Reads a file of JSON, which may begin with the mark that some editors write before UTF-8; null where there is none. */
async function readJson(file: string): Promise<Json | null> {
  let content: Buffer;
  try {
    content = await readFile(file);
  } catch (error) {
    if (isMissing(error)) return null;
    // Of this site only: no other one may wait for a file that its dealer has to put right.
    return { ok: false, text: '', message: `cannot be read: ${messageOf(error)}` };
  }
  const text = content.toString('utf8').replace(/^\uFEFF/, '');
  if (!isUtf8(content)) return { ok: false, text, message: 'is not written in UTF-8; save it so' };
  try {
    return { ok: true, text, value: JSON.parse(text) as unknown };
  } catch (error) {
    return { ok: false, text, message: `is not valid JSON: ${placedIn(text, messageOf(error))}` };
  }
}

async function readTemplates(folder: string): Promise<{ templates: Templates; problems: Problem[] }> {
  const templates: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const file of await jsonFiles(join(folder, templatesFolder))) {
    const name = file.slice(file.lastIndexOf('/') + 1, -'.json'.length);
    const json = await readJson(file);
    if (json?.ok) templates[name] = json.value;
    else if (json) problems.push({ path: `${templatesFolder}/${name}.json`, message: json.message });
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

/** Files of JSON that no site has, such as a misspelled `offer.json`: what they say is on no page. */
async function findStrayFiles(folder: string): Promise<Problem[]> {
  const known = SITE_FILES.map((file) => `${file}.json`);
  const stray = (await readdir(folder)).filter((file) => file.endsWith('.json') && !known.includes(file));
  return stray.map((path) => ({ path, message: `is not read; files of a site are ${known.join(', ')}` }));
}

async function readSite(folder: string, name: string, templates: Templates): Promise<SiteFolder> {
  const files: SiteFiles = {};
  const problems: Problem[] = [];
  const defines = new Set<string | number>();
  let hosts: string[] = [];
  for (const file of SITE_FILES) {
    const json = await readJson(join(folder, name, `${file}.json`));
    if (!json) {
      if (file === 'site') problems.push({ path: 'site.json', message: 'is missing; every site needs one' });
      continue;
    }
    if (file === 'site') hosts = hostsIn(json.text);
    if (file === 'dealerships' || file === 'locations')
      for (const key of definedIn(json.text)) defines.add(key);
    if (json.ok) files[file] = json.value;
    else problems.push({ path: `${file}.json`, message: json.message });
  }
  const result: ReadSite = problems.length > 0 ? { ok: false, problems } : checkSite(files, templates);
  if (result.ok) result.warnings.push(...(await findStrayFiles(join(folder, name))));
  return { name, folder: join(folder, name), result, hosts, defines };
}

/** Reads and checks every site folder; a broken one does not touch the others. */
export async function readSites(folder: string): Promise<{ sites: SiteFolder[]; problems: Problem[] }> {
  const { templates, problems } = await readTemplates(folder);
  const sites: SiteFolder[] = [];
  for (const name of await siteFolders(folder)) sites.push(await readSite(folder, name, templates));
  return { sites, problems };
}
