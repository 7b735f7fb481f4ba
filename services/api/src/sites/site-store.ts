import { isDeepStrictEqual } from 'node:util';
import { Mutex } from 'async-mutex';
import { findSiteClashes, type SiteClash } from 'shared-contracts/site-config';
import { errorFields } from '../error-message';
import type { Logger } from '../logger';
import { fingerprint, readSites, type SiteFolder } from './read-sites';
import type { RefusedSite, SiteBundle, SiteStore } from './site-bundle';

/** Where the sites are, and how often their files are looked at. */
export interface SiteStoreOptions {
  /** Folder with one folder per site, and `_templates`. */
  folder: string;
  log: Logger;
  /** Milliseconds between two looks at the files; a change counts once it has stood still for one of them. */
  pollMs?: number;
}

const defaultPollMs = 400;
/** Share of time that looking at files may take, however many sites there are. */
const maxPollShare = 0.05;
/** Longest pause between two looks, milliseconds: a change is live within seconds also on a busy machine (DEL-007). */
const longestPauseMs = 2000;

interface State {
  live: Map<string, SiteBundle>;
  /** Folder names by host of sites that have no config to serve. */
  refusedHosts: Map<string, string>;
  refused: RefusedSite[];
}

/**
 * Chooses what is served: the new state of each folder where it is right, else its last good one. Sites that claim
 * the same host or id are settled in order of their names; the later one is refused.
 */
function settle(folders: readonly SiteFolder[], before: ReadonlyMap<string, SiteBundle>): State {
  const refused: RefusedSite[] = [];
  const fresh = new Map<string, SiteBundle>();
  for (const { name, folder, result } of folders) {
    if (result.ok)
      fresh.set(name, {
        slug: result.config.site.slug,
        folder,
        config: result.config,
        content: result.content,
        warnings: result.warnings,
      });
    else
      for (const problem of result.problems) refused.push({ site: name, ...problem, live: before.has(name) });
  }
  const live = new Map<string, SiteBundle>();
  for (const { name } of folders) {
    const bundle = fresh.get(name) ?? before.get(name);
    if (bundle) live.set(name, bundle);
  }
  for (;;) {
    // What a refused site defines is not there for now; the sites that refer to it are right none the less.
    const absent = folders.filter(({ name }) => !live.has(name)).map(({ defines }) => defines);
    const isAway = ({ missing }: SiteClash): boolean =>
      missing !== undefined && absent.some((defines) => defines.has(missing));
    const clashes = findSiteClashes([...live.values()]).filter((clash) => !isAway(clash));
    const [first] = clashes;
    if (!first) break;
    // Of two folders with one slug the later one has to go; any other clash names its site alone.
    const name = [...live].filter(([, bundle]) => bundle.slug === first.site).at(-1)?.[0];
    if (name === undefined) break;
    const known = before.get(name);
    const isKnown = known !== undefined && known !== live.get(name);
    for (const clash of clashes.filter(({ site }) => site === first.site)) {
      refused.push({ site: name, path: clash.path, message: clash.message, live: isKnown });
    }
    if (isKnown) live.set(name, known);
    else live.delete(name);
  }
  const refusedHosts = new Map<string, string>();
  for (const { name, hosts } of folders) {
    if (!live.has(name)) for (const host of hosts) refusedHosts.set(host, name);
  }
  return { live, refusedHosts, refused };
}

/**
 * Reads all sites and keeps them in step with their files (DEL-007, DEL-011). Rejects when the folder itself
 * cannot be read; a broken site is refused alone.
 */
export async function createSiteStore(options: SiteStoreOptions): Promise<SiteStore> {
  const { folder, log, pollMs = defaultPollMs } = options;
  const listeners = new Set<Parameters<SiteStore['onChange']>[0]>();
  let state: State = { live: new Map(), refusedHosts: new Map(), refused: [] };
  let bySlug = new Map<string, SiteBundle>();
  let byHost = new Map<string, SiteBundle>();
  let reported = '';
  let seen = '';
  let candidate = '';
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const report = () => {
    const text = JSON.stringify(state.refused);
    if (text === reported) return false;
    reported = text;
    for (const { site, path, message, live } of state.refused) {
      log.error({ site, path, live }, `Site "${site}" is refused: ${path} ${message}`);
    }
    return true;
  };

  const apply = async () => {
    const { sites: folders, problems } = await readSites(folder);
    const before = new Map([...state.live.values()].map((bundle) => [bundle.slug, bundle]));
    const next = settle(folders, state.live);
    for (const problem of problems) next.refused.push({ site: '_templates', ...problem, live: true });
    // A bundle that reads the same keeps its identity, so that caches keyed by it stay warm.
    for (const [name, bundle] of next.live) {
      const known = state.live.get(name);
      if (known && isDeepStrictEqual(known, bundle)) next.live.set(name, known);
    }
    state = next;
    bySlug = new Map([...next.live.values()].map((bundle) => [bundle.slug, bundle]));
    byHost = new Map(
      [...next.live.values()].flatMap((bundle) =>
        bundle.config.site.hosts.map((host) => [host, bundle] as const),
      ),
    );
    const changed = [...bySlug].filter(([slug, bundle]) => before.get(slug) !== bundle).map(([slug]) => slug);
    const removed = [...before.keys()].filter((slug) => !bySlug.has(slug));
    const hasNews = report();
    if (changed.length === 0 && removed.length === 0 && !hasNews) return;
    if (changed.length > 0) log.info({ sites: changed }, 'Sites loaded.');
    for (const slug of changed) {
      for (const { path, message } of bySlug.get(slug)?.warnings ?? [])
        log.warn({ site: slug, path }, `Site "${slug}": ${path} ${message}`);
    }
    for (const listener of listeners) listener({ changed, removed });
  };

  const mutex = new Mutex();
  /** One reading at a time; the next one sees what the one before left. */
  const reload = (): Promise<void> => mutex.runExclusive(apply);

  const look = async () => {
    const started = Date.now();
    try {
      const current = await fingerprint(folder);
      if (current !== seen && current === candidate) {
        seen = current;
        await reload();
      }
      candidate = current;
    } catch (error) {
      log.error(errorFields(error), `The sites in ${folder} cannot be read; the last good state stays.`);
    }
    const tookMs = Date.now() - started;
    const pauseMs = Math.min(longestPauseMs, Math.max(pollMs, tookMs / maxPollShare));
    if (!isClosed) timer = setTimeout(() => void look(), pauseMs).unref();
  };

  seen = candidate = await fingerprint(folder);
  await reload();
  timer = setTimeout(() => void look(), pollMs).unref();

  return {
    all: () => [...bySlug.values()],
    bySlug: (slug) => bySlug.get(slug),
    byHost(host) {
      const name = host.toLowerCase();
      return byHost.get(name) ?? (state.refusedHosts.has(name) ? 'refused' : undefined);
    },
    refused: () => state.refused,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await mutex.runExclusive(() => undefined);
    },
  };
}
