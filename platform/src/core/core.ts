import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  createApi,
  createSiteStock,
  createSiteStore,
  openDatabase,
  type Api,
  type SiteStore,
} from 'service-api';
import { contentSecurityPolicy } from 'service-delivery/bundles';
import {
  createSearchService,
  SearchServerError,
  startMeilisearch,
  type MeilisearchServer,
  type SearchService,
} from 'service-search';
import { root } from '../repository';
import { openPageBrowser } from '../release/page-browser';
import { createReleaseService, type ReleaseService } from '../release/release-service';
import type { Clock } from './clock';
import { homeFolders, type Environment } from './environment';
import { explainStart } from './explain-start';
import type { PlatformLog } from './log';

/** Fresh databases start from a template of their migrations, which takes a fifth of the time. */
const databaseTemplates = join(root, '.cache', 'database-templates');

/** The services that data lives in, opened for one process. */
export interface Core {
  environment: Environment;
  api: Api;
  search: SearchService;
  sites: SiteStore;
  releases: ReleaseService;
  clock: Clock;
  log: PlatformLog;
  /** Stops everything that was started, last first. */
  close: () => Promise<void>;
}

/**
 * Starts the search server. Its data is a cache of stock: what it cannot open, such as the rest of a start that was
 * killed, is put aside and made again from the database.
 */
async function startSearchServer({ home, meili }: Environment, log: PlatformLog): Promise<MeilisearchServer> {
  try {
    return await startMeilisearch({ home, log, env: meili });
  } catch (error) {
    const data = join(home, 'meilisearch', 'data.ms');
    const isUnreadable = error instanceof SearchServerError && error.problem === 'did-not-start';
    if (!isUnreadable || !existsSync(data)) throw error;
    log.warn(
      { error: error.message.split('\n')[0] },
      'the search index could not be opened; it is made again',
    );
    rmSync(`${data}.unreadable`, { recursive: true, force: true });
    renameSync(data, `${data}.unreadable`);
    return startMeilisearch({ home, log, env: meili });
  }
}

/**
 * Opens database, search server, sites and API of a data folder. Throws `StartError` when something that people
 * can put right is in the way.
 */
export async function openCore(options: {
  environment: Environment;
  clock: Clock;
  log: PlatformLog;
  step: (title: string) => void;
}): Promise<Core> {
  const { environment, clock, log, step } = options;
  const { home } = environment;
  const folders = homeFolders(home);
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const stop of closers.splice(0).toReversed()) {
      await stop().catch((error: unknown) =>
        log.error({ error: String(error) }, 'a part of the platform did not stop cleanly'),
      );
    }
  };
  try {
    mkdirSync(home, { recursive: true });
    step('Opening the database');
    const db = await openDatabase({
      home,
      templates: databaseTemplates,
      ...(environment.databaseUrl ? { url: environment.databaseUrl } : {}),
      ...(environment.databaseOwnerUrl ? { ownerUrl: environment.databaseOwnerUrl } : {}),
    });
    if (db.loginWarning !== null) log.warn({ event: 'database-login' }, db.loginWarning);
    closers.push(() => db.close());
    step('Starting the search server');
    const server = await startSearchServer(environment, log);
    closers.push(() => server.stop());
    const search = await createSearchService({
      host: server.host,
      masterKey: server.masterKey,
      now: clock.now,
      log,
      stockOf: createSiteStock(db, clock.now),
    });
    step('Reading the sites');
    const sites = await createSiteStore({ folder: environment.sites, log });
    closers.push(() => sites.close());
    const { smtpUrl, from } = environment.mail;
    const api = await createApi({
      db,
      sites,
      search,
      now: clock.now,
      log,
      mail: { from, folder: folders.mail, ...(smtpUrl ? { smtpUrl } : {}) },
      sms: { folder: folders.sms, ...(environment.sms ? { service: environment.sms } : {}) },
      signIn: environment.signIn,
      webhookSecrets: environment.webhookSecrets,
      ...(environment.geocoding ? { geocoding: environment.geocoding } : {}),
      ...(environment.quotes ? { quotes: environment.quotes } : {}),
      ...(environment.valuations ? { valuations: environment.valuations } : {}),
      development: environment.isDevelopment,
    });
    closers.push(() => api.close());
    const releases = createReleaseService({
      api,
      search,
      sites,
      home,
      artifacts: folders.artifacts,
      staging: folders.staging,
      port: environment.port,
      now: clock.now,
      openBrowser: openPageBrowser,
      policyOf: (site, nonce, options) => contentSecurityPolicy(site, nonce, { isSecure: false, ...options }),
    });
    return { environment, api, search, sites, releases, clock, log, close };
  } catch (error) {
    await close();
    throw explainStart(error, home);
  }
}
