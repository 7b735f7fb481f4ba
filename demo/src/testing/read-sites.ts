import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSiteFiles, SITE_FILES, type SiteFiles } from 'shared-contracts/site-config/content';
import type { DemoSite } from '../stock/generate';
import { plans } from '../stock/plans';

const sitesFolder = join(__dirname, '../../../sites');

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The sample sites that have a plan, as their folders say. */
export function readSites(): DemoSite[] {
  const templates = Object.fromEntries(
    readdirSync(join(sitesFolder, '_templates')).map((name) => [
      name.replace('.json', ''),
      readJson(join(sitesFolder, '_templates', name)),
    ]),
  );
  return Object.keys(plans).map((slug) => {
    const present = readdirSync(join(sitesFolder, slug));
    const files: SiteFiles = Object.fromEntries(
      SITE_FILES.filter((name) => present.includes(`${name}.json`)).map((name) => [
        name,
        readJson(join(sitesFolder, slug, `${name}.json`)),
      ]),
    );
    const result = parseSiteFiles(files, templates);
    if (!result.ok) throw new Error(`${slug}: ${JSON.stringify(result.problems)}`);
    return { slug, config: result.config, content: result.content };
  });
}
