import type { SearchResponse } from 'shared-contracts/search/wire';
import { ApiFailure } from 'shared-contracts/errors';
import type { CarDocument } from 'shared-contracts/search/index-document';
import { makeSite } from 'shared-contracts/testing';
import { makeDocuments, startSearchPlatform, type SearchPlatform } from '../testing/search-platform';

const CARS = 4_000;
const HITS = 100;
const PAGES = CARS / HITS;

/** No two cars have the same kilometres, and they are not indexed in that order. */
const kmOf = (at: number): number => 1_000 + ((at * 1_777) % CARS) * 7;

let platform: SearchPlatform;

beforeAll(async () => {
  platform = await startSearchPlatform();
  await platform.service.indexCars(
    makeDocuments(CARS, (at) => ({ km: kmOf(at), badge: at % 2 ? 'GXL' : 'GX' })),
  );
});
afterAll(() => platform.stop());

/** The server gets the processor for this long, and then not for that long, as on a machine with much else to do. */
const [RUNS_MS, WAITS_MS] = [2, 60];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs work while the search server hardly gets to run. */
async function starved<Result>(work: () => Promise<Result>): Promise<Result> {
  const pid = platform.server.pid();
  if (pid === null) throw new Error('The server of this test is one of our own.');
  let isOver = false;
  const starving = (async () => {
    while (!isOver) {
      process.kill(pid, 'SIGSTOP');
      await pause(WAITS_MS);
      process.kill(pid, 'SIGCONT');
      await pause(RUNS_MS);
    }
  })();
  try {
    return await work();
  } finally {
    isOver = true;
    await starving;
  }
}

/** One page. A server so starved that it counts as hung is searched once more: a missing answer is no wrong one. */
async function pageOf(page: number, q?: string): Promise<SearchResponse<CarDocument> | undefined> {
  try {
    const [answer] = await platform.service.query(makeSite(), [
      { indexUid: 'cars_production', ...(q ? { q } : {}), sort: ['km:asc'], hitsPerPage: HITS, page },
    ]);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'unavailable') throw error;
    await pause(100);
    return pageOf(page, q);
  }
}

/** Kilometres of every car, a page after the other. */
async function walk(q?: string): Promise<number[]> {
  const kms: number[] = [];
  for (let page = 1; page <= PAGES; page += 1) {
    const answer = await pageOf(page, q);
    kms.push(...(answer?.hits ?? []).map(({ km }) => km ?? 0));
  }
  return kms;
}

const inOrder = Array.from({ length: CARS }, (_, at) => kmOf(at)).toSorted((a, b) => a - b);

test('[SRC-014] a sorted walk shows every car once and in order, however long the server takes for it', async () => {
  expect(await starved(() => walk())).toEqual(inOrder);
}, 240_000);

test('[SRC-014] so does one through words', async () => {
  expect(await starved(() => walk('gx'))).toEqual(inOrder);
}, 240_000);
