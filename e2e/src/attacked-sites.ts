import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSiteFiles, SITE_FILES, type SiteFiles } from 'shared-contracts/site-config/content';
import type { Templates } from 'shared-contracts/site-config';
import { htmlAttacks } from 'shared-contracts/testing';

type Path = readonly (string | number)[];
interface Leaf {
  path: Path;
  value: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function leavesOf(value: unknown, path: Path = []): Leaf[] {
  if (typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((entry, index) => leavesOf(entry, [...path, index]));
  return isObject(value)
    ? Object.entries(value).flatMap(([key, entry]) => leavesOf(entry, [...path, key]))
    : [];
}

/** A copy in which one text is another. */
function put(root: unknown, [step, ...rest]: Path, text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(root))
    return root.map((entry, index) => (index === step ? put(entry, rest, text) : entry));
  return isObject(root) ? { ...root, [step]: put(root[step], rest, text) } : root;
}

/** Leaves of one kind are the same key in entries of one list. */
const kindOf = ({ path }: Leaf): string =>
  path.map((step) => (typeof step === 'number' ? '*' : step)).join('/');

/** Keys that say what a page shows, not words on it: with them attacked there would be nothing to attack. */
const isNoWord = ({ path }: Leaf): boolean =>
  /^(?:\$schema|slug|template|make|stockQuery|query|type|category|finance_provider|lender|dealership_slug|index|partsIndex|key)$/.test(
    String(path.at(-1)),
  ) ||
  path.includes('models') ||
  path.includes('brands');

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(file, 'utf8')) as unknown;

async function readTemplates(folder: string): Promise<Templates> {
  const names = await readdir(join(folder, '_templates'));
  const entries = names.map(async (name) => [
    name.replace('.json', ''),
    await readJson(join(folder, '_templates', name)),
  ]);
  return Object.fromEntries((await Promise.all(entries)) as [string, unknown][]); // name and content
}

/**
 * Puts an attack behind every text of a site's files that may hold any text, and one more page that is made of
 * attacks alone: `/attacked`.
 *
 * @param folder the folder of all sites
 * @param word stands in every attacked text, so that a test can see which of them a page shows
 * @returns how many texts were attacked
 */
export async function attackSite(folder: string, slug: string, word: string): Promise<number> {
  const templates = await readTemplates(folder);
  const present = await readdir(join(folder, slug));
  const names = SITE_FILES.filter((name) => present.includes(`${name}.json`));
  const read = async (name: (typeof names)[number]) => [
    name,
    await readJson(join(folder, slug, `${name}.json`)),
  ];
  let files = Object.fromEntries((await Promise.all(names.map(read))) as [string, unknown][]) as SiteFiles; // names of site files
  const attacks = htmlAttacks(['__fc-nonce__']);
  const isFine = (candidate: SiteFiles): boolean => parseSiteFiles(candidate, templates).ok;

  const kinds = new Map<string, Leaf[]>();
  for (const leaf of leavesOf(files)) {
    if (isNoWord(leaf)) continue;
    kinds.set(kindOf(leaf), [...(kinds.get(kindOf(leaf)) ?? []), leaf]);
  }
  let count = 0;
  for (const leaves of kinds.values()) {
    const attacked = leaves.reduce<SiteFiles>(
      (whole, { path, value }, index) =>
        put(whole, path, `${value} ${word} ${attacks[(count + index) % attacks.length]}`) as SiteFiles, // of the same shape
      files,
    );
    if (!isFine(attacked)) continue;
    files = attacked;
    count += leaves.length;
  }
  const page = {
    title: `Attacked ${word}`,
    blocks: attacks.map((html) => ({ type: 'rich-text', html: `<p>${word}</p>${html}` })),
  };
  files = { ...files, pages: { ...(isObject(files.pages) ? files.pages : {}), '/attacked': page } };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, slug, `${name}.json`), JSON.stringify(content));
  }
  return count;
}
