import { request } from 'node:http';
import { endpoints } from 'shared-contracts/api/endpoints';
import type { MultiSearchQuery } from 'shared-contracts/search/wire';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { ask } from '../platform/ask';
import { spreadOf } from '../statistics';

/** What the gateway did with questions that many shoppers ask at once. */
export interface CacheLoad {
  questions: number;
  /** Share answered without asking the search server: kept answers, and equal questions under way. */
  answeredShare: number;
  /** Milliseconds of an answer, median: known, and requested. */
  knownMs: number;
  requestedMs: number;
}

type State = 'hit' | 'join' | 'miss';
const shoppers = 12;
const makes = [
  'Toyota',
  'Ford',
  'Mazda',
  'Hyundai',
  'Kia',
  'Mitsubishi',
  'Nissan',
  'Subaru',
  'Volkswagen',
  'Isuzu',
];

/** Searches by how often they are sent: the first page without filters most, each next one less (Zipf). */
function questionAt(site: PublicTenantConfig, random: number): MultiSearchQuery {
  const { index, hitsPerPage } = site.search;
  const rank = Math.min(99, Math.floor(100 ** random) - 1);
  const filter = rank === 0 ? [] : [`make = "${makes[rank % makes.length]}"`];
  const page = 1 + Math.floor(rank / makes.length);
  return { indexUid: index, filter, facets: site.site.search_filters, hitsPerPage, page };
}

function post(
  port: number,
  host: string,
  site: PublicTenantConfig,
  query: MultiSearchQuery,
): Promise<{ state: State; ms: number }> {
  const { host: gateway, key } = site.site.search;
  const body = JSON.stringify({ queries: [query] });
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path: `${gateway}/multi-search`,
        method: 'POST',
        headers: {
          host: `${host}:${port}`,
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (answer) => {
        answer.resume().on('end', () => {
          const state = answer.headers['x-search-cache'];
          if (answer.statusCode !== 200) reject(new Error(`The gateway answered ${answer.statusCode}.`));
          else resolve({ state: state as State, ms: performance.now() - startedAt }); // the gateway's own header
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** Lets shoppers of many sites ask the gateway at once, popular questions more often. */
export async function measureCache(
  port: number,
  hosts: readonly string[],
  questions: number,
): Promise<CacheLoad> {
  const sites = await Promise.all(
    hosts.map(async (host) => {
      const answer = await ask(port, endpoints.getSiteConfig.path, {
        host,
        headers: { 'accept-encoding': 'identity' },
      });
      return { host, site: JSON.parse(answer.body.toString()) as PublicTenantConfig }; // the platform's own answer
    }),
  );
  // The same order of questions in every run.
  let seed = 7;
  const random = (): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
  const plan = Array.from({ length: questions }, () => ({
    at: Math.floor(random() * sites.length),
    random: random(),
  }));
  const seen: { state: State; ms: number }[] = [];
  const shopper = async (): Promise<void> => {
    for (let next = plan.pop(); next; next = plan.pop()) {
      const chosen = sites[next.at];
      if (chosen) seen.push(await post(port, chosen.host, chosen.site, questionAt(chosen.site, next.random)));
    }
  };
  await Promise.all(Array.from({ length: shoppers }, shopper));
  const timesOf = (...states: State[]) =>
    seen.filter(({ state }) => states.includes(state)).map(({ ms }) => ms);
  const [known, requested] = [timesOf('hit'), timesOf('miss')];
  return {
    questions: seen.length,
    answeredShare: timesOf('hit', 'join').length / seen.length,
    knownMs: known.length > 0 ? spreadOf(known).median : 0,
    requestedMs: requested.length > 0 ? spreadOf(requested).median : 0,
  };
}
