import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSiteFiles, SITE_FILES, type SiteContent, type SiteFiles } from '../../content';
import type { TenantConfig } from '../../schema';

/** The folder of sample sites. */
export const SITES_FOLDER = path.join(__dirname, '../../../../../sites');

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const templates = Object.fromEntries(
  readdirSync(path.join(SITES_FOLDER, '_templates')).map((file) => [
    path.basename(file, '.json'),
    readJson(path.join(SITES_FOLDER, '_templates', file)),
  ]),
);

/** Slugs of the sample sites: every folder but those that begin with "_". */
export const sampleSlugs: string[] = readdirSync(SITES_FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

/** Raw files of a sample site. */
export function readSampleFiles(slug: string): SiteFiles {
  const files = SITE_FILES.map((name) => [name, path.join(SITES_FOLDER, slug, `${name}.json`)] as const);
  return Object.fromEntries(
    files.filter(([, file]) => existsSync(file)).map(([name, file]) => [name, readJson(file)]),
  );
}

export interface SampleSite {
  slug: string;
  config: TenantConfig;
  content: SiteContent;
}

/** A sample site, parsed. Throws with every problem when it is refused. */
export function readSample(slug: string): SampleSite {
  const result = parseSiteFiles(readSampleFiles(slug), templates);
  if (!result.ok) throw new Error(`sites/${slug} is refused: ${JSON.stringify(result.problems, null, 1)}`);
  return { slug, config: result.config, content: result.content };
}
