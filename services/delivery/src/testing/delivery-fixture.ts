import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { createSiteStore, type SiteStore, type Visitor } from 'service-api';
import { endpoints, type CallApi } from 'shared-contracts/api/endpoints';
import { toPublicConfig } from 'shared-contracts/site-config';
import { createDelivery } from '../create-delivery';
import type { DealerApi, DeliveryOptions, PlatformHealth } from '../ports';
import { recordingLog, type LogLine } from './recording-log';
import {
  createTestRegistry,
  searchRelease,
  shellRelease,
  writeRelease,
  type TestRegistry,
  type TestRelease,
} from './releases';

/** Folder of the sample sites. */
const sampleSites = join(__dirname, '../../../../sites');
const sampleSlugs = readdirSync(sampleSites).filter((name) =>
  existsSync(join(sampleSites, name, 'site.json')),
);

/** Two of the sample sites: enough for most tests, and made in a third of the time. */
export const twoSites = ['harbour-motors', 'coastal-toyota'];

/** Hash of the one stored picture. */
export const pictureHash = '0123456789abcdef0123456789abcdef';

export interface Fixture {
  app: FastifyInstance;
  home: string;
  sitesFolder: string;
  artifacts: string;
  sites: SiteStore;
  registry: TestRegistry;
  log: LogLine[];
  /** Calls of the API made on the server. */
  calls: {
    site: string;
    name: string;
    body: unknown;
    key: string | undefined;
    ip: string | undefined;
    visitor: Partial<Visitor> | undefined;
  }[];
  /** Answers the next calls by name; a function may throw. */
  answers: Map<string, (input: unknown) => unknown>;
  health: (state: PlatformHealth) => void;
  /** How the parts answer that `/readyz` looks at. */
  parts: { isUp: () => Promise<boolean>; pingDatabase: () => Promise<void> };
  /** Cars of every site's sitemap; one of its own by default. */
  cars: (list: { path: string; updatedAt: string }[]) => void;
  publish: (release: TestRelease) => Promise<void>;
  get: (path: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  editSite: (slug: string, edit: (config: Record<string, object>) => void) => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Delivery on the sample sites (a copy of them), small releases written by the test, and an API that records
 * its calls. Closed by `close`.
 *
 * @param prepare changes the copied sites before they are read
 * @param slugs sample sites that are copied; all of them by default
 */
export async function createFixture(
  overrides: Partial<DeliveryOptions> = {},
  prepare: (sitesFolder: string) => Promise<void> = async () => undefined,
  slugs: readonly string[] = sampleSlugs,
): Promise<Fixture> {
  const folder = await mkdtemp(join(tmpdir(), 'delivery-'));
  const [home, sitesFolder, artifacts] = [
    join(folder, 'home'),
    join(folder, 'sites'),
    join(folder, 'artifacts'),
  ];
  await Promise.all(
    ['_templates', ...slugs].map((name) =>
      cp(join(sampleSites, name), join(sitesFolder, name), { recursive: true }),
    ),
  );
  await prepare(sitesFolder);
  const { log, lines } = recordingLog();
  const sites = await createSiteStore({ folder: sitesFolder, log, pollMs: 50 });
  const publish = (release: TestRelease) => writeRelease(artifacts, release);
  await publish(shellRelease());
  await publish(searchRelease('1.0.0'));
  const registry = createTestRegistry({ shell: '1.0.0', search: '1.0.0' });

  const calls: Fixture['calls'] = [];
  const answers: Fixture['answers'] = new Map<string, (input: unknown) => unknown>([
    ['getSiteConfig', () => ({})],
    ['listLocations', () => []],
    ['listModels', () => []],
    ['listBrands', () => []],
    ['listOffers', () => []],
  ]);
  const parts: Fixture['parts'] = { isUp: async () => true, pingDatabase: async () => undefined };
  let cars: { path: string; updatedAt: string }[] | undefined;
  const api: DealerApi = {
    plugin: async (app, { siteOf }) => {
      app.get(endpoints.getSiteConfig.path, async (request) => ({
        site: siteOf(request)?.slug,
        headers: request.headers,
      }));
      app.post(endpoints.getSiteConfig.path, async (request) => ({ site: siteOf(request)?.slug }));
    },
    call: (site, visitor) =>
      (async (name, input, options) => {
        calls.push({
          site: site.slug,
          name,
          body: input?.body,
          key: options?.idempotencyKey,
          ip: visitor?.ip,
          visitor,
        });
        const answer = answers.get(name);
        if (!answer) throw new Error(`the test has no answer to ${name}`);
        return answer(input);
      }) as CallApi, // the test's answers fit what it asks
    publicConfig: async (site) => toPublicConfig(site.config),
    pingDatabase: () => parts.pingDatabase(),
    sitemapCars: async (site) =>
      cars ?? [{ path: `/cars/2021-${site.slug}-1`, updatedAt: '2026-11-01T00:00:00.000Z' }],
  };
  const picture = await sharp({ create: { width: 960, height: 640, channels: 3, background: '#336699' } })
    .webp()
    .toBuffer();
  let health: PlatformHealth = { status: 'ok' };
  const app = await createDelivery({
    sites,
    api,
    search: {
      query: async () => [],
      registerGateway: async () => undefined,
      cacheCounts: () => ({ hit: 3, join: 2, miss: 1 }),
      isUp: () => parts.isUp(),
      breaker: () => 'closed',
    },
    releases: registry,
    artifacts: { dir: artifacts },
    pictures: { get: async (hash) => (hash === pictureHash ? picture : undefined) },
    home,
    now: () => new Date('2026-11-20T09:00:00Z'),
    log,
    health: () => health,
    incidents: () => ({ restarts: { count: 0, last: null }, escapedErrors: {} }),
    isDevelopment: true,
    ...overrides,
  });
  return {
    app,
    home,
    sitesFolder,
    artifacts,
    sites,
    registry,
    log: lines,
    calls,
    answers,
    parts,
    publish,
    cars: (list) => {
      cars = list;
    },
    health: (state) => {
      health = state;
    },
    get: (path, headers = {}) =>
      app.inject({ url: path, headers: { host: 'harbour.localhost', ...headers } }),
    editSite: async (slug, edit) => {
      const file = join(sitesFolder, slug, 'site.json');
      const config = JSON.parse(await readFile(file, 'utf8')) as Record<string, object>; // a sample site's file
      edit(config);
      // Nothing notifies the store: it has to see the change by itself.
      const seen = new Promise<void>((resolve) => {
        const stop = sites.onChange(() => {
          stop();
          resolve();
        });
      });
      await writeFile(file, JSON.stringify(config));
      await seen;
    },
    close: async () => {
      await app.close();
      await sites.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
