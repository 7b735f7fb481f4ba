import { cp, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSiteStore, type SiteBundle } from 'service-api';
import { findSiteClashes } from 'shared-contracts/site-config';
import { silentLog } from '../silent-log';
import { checkSites } from '../site-check/check-sites';
import { AnswerError, SiteRefused, type Answers } from './answers';
import { siteFiles, type NewIds } from './site-files';

async function readAll(folder: string) {
  const store = await createSiteStore({ folder, log: silentLog });
  await store.close();
  return store;
}

const exists = async (path: string): Promise<boolean> => (await stat(path).catch(() => null)) !== null;

function newIds(sites: readonly SiteBundle[]): NewIds {
  const next = (ids: readonly number[]): number => Math.max(0, ...ids) + 1;
  return {
    site: next(sites.map(({ config }) => config.site.id)),
    dealership: next(sites.flatMap(({ content }) => content.dealerships.map(({ id }) => id))),
    location: next(sites.flatMap(({ content }) => content.locations.locations.map(({ id }) => id))),
  };
}

/** Refuses names and hosts that another site has, also one whose files are broken. */
async function refuseTaken(
  folder: string,
  { slug, hosts }: Answers,
  store: Awaited<ReturnType<typeof readAll>>,
) {
  if (store.bySlug(slug) || (await exists(join(folder, slug))))
    throw new AnswerError({ question: 'name', problem: `there is already a site "${slug}"` });
  const taken = hosts.find((host) => store.byHost(host) !== undefined);
  if (taken !== undefined)
    throw new AnswerError({ question: 'hosts', problem: `"${taken}" already belongs to another site` });
}

async function checkDraft(draft: string, slug: string, sites: readonly SiteBundle[], now: Date) {
  const store = await readAll(draft);
  const reports = await checkSites({ all: () => [...sites, ...store.all()], refused: store.refused }, now);
  const problems = [
    ...reports
      .filter(({ site }) => site === slug)
      .flatMap(({ findings }) => findings)
      .filter(({ severity }) => severity === 'error')
      .map(({ file, path, message }) => `${[file, path].filter(Boolean).join(': ')} ${message}`),
    ...findSiteClashes([...sites, ...store.all()])
      .filter(({ site }) => site === slug)
      .map(({ path, message }) => `${path} ${message}`),
  ];
  if (problems.length > 0) throw new SiteRefused(`The new site isn't valid:\n${problems.join('\n')}`);
}

/**
 * Makes the folder of a new site. It is written and checked beside the sites under a name that they leave out, and
 * moved into place at once, so that a running platform sees all of it or nothing (DEL-007). Gives its folder; throws
 * `AnswerError` or `SiteRefused` with nothing written.
 */
export async function addSite(folder: string, answers: Answers, now: Date): Promise<string> {
  const store = await readAll(folder);
  await refuseTaken(folder, answers, store);
  const draft = await mkdtemp(join(folder, '.new-site-'));
  try {
    const templates = join(folder, '_templates');
    if (await exists(templates)) await cp(templates, join(draft, '_templates'), { recursive: true });
    const made = join(draft, answers.slug);
    await mkdir(made);
    for (const [name, text] of Object.entries(siteFiles(answers, newIds(store.all()), now)))
      await writeFile(join(made, name), text);
    await checkDraft(draft, answers.slug, store.all(), now);
    const target = join(folder, answers.slug);
    await rename(made, target);
    return target;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
