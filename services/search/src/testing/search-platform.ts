import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCar } from 'shared-contracts/testing';
import type { CarInput } from 'shared-contracts/entities/car';
import type { CarDocument } from 'shared-contracts/search/index-document';
import { toCarDocument } from '../car-document/to-car-document';
import { createSearchService } from '../create-search-service';
import type { Logger } from '../logger';
import { startMeilisearch, type MeilisearchServer } from '../server/start-meilisearch';
import type { SearchService } from '../service';

/** Moment the tests start at. */
export const START = new Date('2026-11-20T02:00:00Z');

/** A logger that keeps what was logged. */
export function recordingLog(): Logger & { lines: string[] } {
  const lines: string[] = [];
  const write = (fields: object, message: string) => void lines.push(`${message} ${JSON.stringify(fields)}`);
  return { lines, info: write, warn: write, error: write };
}

/** Search on a Meilisearch of its own, with a clock the test turns. */
export interface SearchPlatform {
  service: SearchService;
  server: MeilisearchServer;
  log: ReturnType<typeof recordingLog>;
  clock: { now: Date };
  stop: () => Promise<void>;
}

export async function startSearchPlatform(): Promise<SearchPlatform> {
  const home = mkdtempSync(join(tmpdir(), 'search-'));
  const log = recordingLog();
  const clock = { now: START };
  const server = await startMeilisearch({ home, log, env: { PATH: process.env.PATH } });
  const { host, masterKey } = server;
  const service = await createSearchService({ host, masterKey, now: () => clock.now, log });
  return {
    service,
    server,
    log,
    clock,
    stop: async () => {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Unix seconds a number of days before the start. */
export const daysAgo = (days: number): number => Math.floor(START.getTime() / 1000) - days * 86_400;

/** Document of a car from the factory, changed where the test says so. */
export const makeDocument = (
  overrides: Partial<CarInput> = {},
  localityId: number | null = null,
): CarDocument =>
  toCarDocument(makeCar(overrides), { dealershipName: 'Harbour Springwood', localityId, now: START });

/** Many cars, numbered from `first`. */
export const makeDocuments = (
  count: number,
  of: (index: number) => Partial<CarInput> = () => ({}),
  first = 1,
): CarDocument[] =>
  Array.from({ length: count }, (_, index) => makeDocument({ id: first + index, ...of(index) }));

/** Documents as a stream, as the database gives them. */
export async function* streamOf(documents: readonly CarDocument[]): AsyncGenerator<CarDocument> {
  for (const document of documents) yield await Promise.resolve(document);
}
