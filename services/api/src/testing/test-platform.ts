import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { createSearchService, startMeilisearch, type SearchService } from 'service-search';
import type { Api, ApiOptions } from '../api';
import { createApi } from '../create-api';
import type { Database } from '../database/database';
import type { Logger } from '../logger';
import type { PictureOf } from '../listing-pdf/create-listing-pdf';
import { createSiteStock } from '../stock/site-stock';
import type { SeedCar, StockCar } from '../stock/stock';
import type { SiteBundle, SiteStore } from '../sites/site-bundle';
import { createSiteStore } from '../sites/site-store';
import { openTestDatabase, type TestDatabase } from './test-database';

/** Moment the tests start at: noon in Brisbane. */
export const START = new Date('2026-11-20T02:00:00Z');

export interface RecordingLog extends Logger {
  lines: string[];
}

/** Keeps what was logged; errors too, so that a test can say that there were none. */
export function recordingLog(): RecordingLog {
  const lines: string[] = [];
  const write = (level: string) => (fields: object, message: string) => {
    lines.push(`${level} ${message} ${JSON.stringify(fields)}`);
  };
  return { lines, debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') };
}

type Json = Record<string, unknown>;

/** Files of a site by name; `site` holds what differs from the smallest config. */
export interface SiteFiles {
  site?: Json;
  [file: string]: unknown;
}

export interface DealershipInput {
  id: number;
  slug: string;
  lead_webhook?: string;
}

export const makeDealership = ({ id, slug, lead_webhook }: DealershipInput) => ({
  id,
  slug,
  name: slug.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => ` ${letter.toUpperCase()}`).trim(),
  group: 'test',
  lead_email: `${slug}@dealer.example`,
  ...(lead_webhook ? { lead_webhook } : {}),
  address: { street: '1 Main St', city: 'Springwood', state: 'QLD', postcode: '4127' },
});

/** A location as locations.json holds it. */
export const makeLocation = (id: number, slug: string, dealership: DealershipInput, changes: Json = {}) => ({
  id,
  name: slug.charAt(0).toUpperCase() + slug.slice(1),
  slug,
  location_type: 'sales',
  dealership_id: dealership.id,
  dealership_slug: dealership.slug,
  address: {
    street: '1 Main St',
    city: 'Springwood',
    state: 'QLD',
    postcode: '4127',
    lat: -27.6,
    long: 153.1,
  },
  contact_detail: { phone: '07 5550 0142' },
  ...changes,
});

/** Writes the folder of a site. */
export async function writeSite(folder: string, slug: string, id: number, files: SiteFiles): Promise<void> {
  const { site: { site: own = {}, ...config } = {}, ...others } = files;
  const site = {
    slug,
    id,
    name: slug,
    url: `https://${slug}.example`,
    hosts: [`${slug}.localhost`],
    logo: '/site/logo.svg',
    address: { city: 'Springwood', state: 'QLD' },
    ...(own as Json), // the site part of a config
  };
  await mkdir(join(folder, slug), { recursive: true });
  const all = { site: { ...config, site }, ...others };
  for (const [name, content] of Object.entries(all)) {
    await writeFile(join(folder, slug, `${name}.json`), JSON.stringify(content, null, 2));
  }
}

/** A RAV4 in stock, changed where the test says so. */
const makeStockCar = (changes: Partial<StockCar> = {}): StockCar => ({
  name: '2021 Toyota RAV4 GX',
  year: 2021,
  make: 'Toyota',
  model: 'RAV4',
  badge: 'GX',
  status: 'in_stock',
  car_type: 'used',
  price: 35_990,
  km: 45_000,
  stocknum: 'S1',
  simple_body: 'SUV',
  ...changes,
});

export const seedCar = (
  identity: string,
  dealershipSlug: string,
  changes: Partial<StockCar> = {},
): SeedCar => ({
  identity,
  dealershipSlug,
  car: makeStockCar(changes),
});

/** Unix seconds a number of days before a moment. */
export const daysBefore = (moment: Date, days: number): number =>
  Math.floor(moment.getTime() / 1000) - days * 86_400;

/** The API on a database, a search server and site folders of its own. */
export interface TestPlatform {
  api: Api;
  fastify: FastifyInstance;
  database: TestDatabase;
  search: SearchService;
  /** Address of the search server. */
  searchHost: string;
  /** Of the search server; must appear in no answer. */
  masterKey: string;
  sites: SiteStore;
  folder: string;
  home: string;
  log: RecordingLog;
  clock: { now: Date };
  site(slug: string): SiteBundle;
  /** Ends the search server for good. */
  stopSearch(): Promise<void>;
  close(): Promise<void>;
}

/** Search is the real server, unless a test passes in another. */
export async function startTestPlatform(
  writeSites: (folder: string) => Promise<void>,
  options: Partial<ApiOptions> & { decorate?: (db: Database) => Database; pictureOf?: PictureOf } = {},
): Promise<TestPlatform> {
  const { decorate = (db) => db, pictureOf, ...apiOptions } = options;
  const database = await openTestDatabase();
  const home = await mkdtemp(join(tmpdir(), 'forecourt-api-'));
  const folder = join(home, 'sites');
  await mkdir(folder);
  await writeSites(folder);
  const log = recordingLog();
  const clock = { now: START };
  const now = () => clock.now;
  const server = await startMeilisearch({ home, log, env: { PATH: process.env['PATH'] } });
  const search = await createSearchService({
    host: server.host,
    masterKey: server.masterKey,
    now,
    log,
    stockOf: createSiteStock(database.db, now),
  });
  const sites = await createSiteStore({ folder, log, pollMs: 50 });
  const api = await createApi({
    db: decorate(database.db),
    sites,
    search,
    now,
    log,
    mail: { from: 'leads@forecourt.example', folder: join(home, 'mail') },
    sms: { folder: join(home, 'sms') },
    ...apiOptions,
  });
  const fastify = Fastify({ trustProxy: false });
  await fastify.register(api.plugin, {
    ...(pictureOf ? { pictureOf } : {}),
    siteOf: (request) => {
      const site = sites.byHost(request.hostname);
      return site === 'refused' ? undefined : site;
    },
  });
  await fastify.ready();
  return {
    api,
    fastify,
    database,
    search,
    searchHost: server.host,
    masterKey: server.masterKey,
    sites,
    folder,
    home,
    log,
    clock,
    site(slug) {
      const found = sites.bySlug(slug);
      if (!found) throw new Error(`no site ${slug}: ${JSON.stringify(sites.refused())}`);
      return found;
    },
    stopSearch: () => server.stop(),
    async close() {
      await fastify.close();
      await api.close();
      await sites.close();
      await server.stop();
      await database.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}
