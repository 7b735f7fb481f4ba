import { parseSiteFiles, type SiteContent, type SiteFiles } from 'shared-contracts/site-config/content';
import type { TenantConfig, Templates } from 'shared-contracts/site-config';

/** The `sites` folder as the development server serves it, unchecked. */
interface SiteFolders {
  templates: Templates;
  /** Parsed files by folder name, then by file name without ".json". */
  sites: Record<string, SiteFiles>;
}

export interface HarnessSite {
  /** Folder name. */
  name: string;
  config: TenantConfig;
  content: SiteContent;
}

/** Reads and checks every site. Throws with the problems when none can be used; a broken one alone is left out. */
export async function readSites(): Promise<HarnessSite[]> {
  const response = await fetch('/__harness/sites');
  if (!response.ok) throw new Error(`The sites could not be read: ${await response.text()}`);
  const { templates, sites } = (await response.json()) as SiteFolders; // checked file by file below
  const problems: string[] = [];
  const found = Object.entries(sites).flatMap(([name, files]): HarnessSite[] => {
    const result = parseSiteFiles(files, templates);
    if (result.ok) return [{ name, config: result.config, content: result.content }];
    problems.push(...result.problems.map(({ path, message }) => `${name}: ${path} ${message}`));
    return [];
  });
  if (found.length === 0) throw new Error(`No site can be used:\n${problems.join('\n')}`);
  for (const problem of problems) console.info(`[harness] site left out: ${problem}`);
  return found;
}
