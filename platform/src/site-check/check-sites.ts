import type { SiteBundle, SiteStore } from 'service-api';
import type { Problem } from 'shared-contracts/site-config';
import { checkContrast } from './contrast';
import { checkDates } from './dates';
import { checkFiles } from './files';
import type { Finding } from './finding';
import { checkLicences } from './licences';
import { checkLinks } from './links';
import { checkHours } from './opening-hours';
import { passagesOf } from './passages';
import { checkPrices } from './price-advertising';
import { checkQueries } from './search-queries';
import { checkSlips } from './slips';

/** What was found in one site. */
export interface SiteReport {
  site: string;
  findings: Finding[];
}

/** A problem of the parser, whose path begins with the file's name when that is not site.json. */
function fromProblem(severity: Finding['severity'], { path, message }: Problem): Finding {
  const [, file, rest] = /^([\w-]+\.json)(?:: )?(.*)$/.exec(path) ?? [];
  if (file !== undefined) return { severity, file, path: rest ?? '', message };
  return { severity, file: path.startsWith('pages') ? 'pages.json' : 'site.json', path, message };
}

async function checkSite(site: SiteBundle, all: readonly SiteBundle[], now: Date): Promise<Finding[]> {
  const passages = passagesOf(site);
  return [
    ...site.warnings.map((problem) => fromProblem('warning', problem)),
    ...checkLinks(site, all),
    ...checkQueries(site),
    ...(await checkFiles(site)),
    ...checkContrast(site),
    ...checkLicences(site),
    ...checkHours(site),
    ...checkSlips(site),
    ...checkPrices(passages),
    ...checkDates(site, passages, now),
  ];
}

/** Everything that is wrong with the sites of a store: what keeps them from loading, and what shoppers should not see. */
export async function checkSites(
  store: Pick<SiteStore, 'all' | 'refused'>,
  now: Date,
): Promise<SiteReport[]> {
  const all = store.all();
  const reports: SiteReport[] = [];
  for (const site of all) reports.push({ site: site.slug, findings: await checkSite(site, all, now) });
  for (const problem of store.refused()) {
    const known = reports.find(({ site }) => site === problem.site);
    const report = known ?? { site: problem.site, findings: [] };
    report.findings.push(fromProblem('error', problem));
    if (!known) reports.push(report);
  }
  return reports;
}
