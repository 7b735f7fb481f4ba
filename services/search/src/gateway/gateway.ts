import * as z from 'zod/mini';
import { ApiFailure } from 'shared-contracts/errors';
import type { MultiSearchQuery, MultiSearchResponse } from 'shared-contracts/search/wire';
import type { TenantConfig } from 'shared-contracts/site-config';
import { baseFilter } from '../filter/base-filter';
import type { Logger } from '../logger';
import type { MeiliAnswer, MeiliTransport } from '../transport/meili-transport';
import { SearchServerDown } from './search-breaker';
import { countAllFacetValues } from './all-facet-values';
import { createAnswerCache, type CacheState } from './answer-cache';
import { toMeiliQuery, type MeiliQuery, type PlannedQuery } from './meili-query';
import type { SearchQuery } from './request-shape';
import type { SigningKey } from './tenant-token';
import { createStockAnswers, isAnswerable, type StockOf } from './stock-answers';
import { weeklyPayments, type WeeklyPayments } from './weekly-bands';
import { joinAnswers, namesWeekly, ratesQuery, splitQuery, withRates } from './weekly-counts';

/** An answer as Meilisearch wrote it, and where from; `stock` without the search server. */
export interface GatewayAnswer {
  text: string;
  state: CacheState | 'stock';
}

interface GatewayOptions {
  transport: MeiliTransport;
  /** The search key; `renew` makes it anew on a server that lost it. */
  key: { current: () => SigningKey; renew: () => Promise<void> };
  isModelWord: (indexUid: string, word: string) => boolean;
  now: () => Date;
  log: Logger;
  /** Searched where the search server does not answer; without it such a search fails. */
  stockOf?: StockOf | undefined;
}

type Results = MultiSearchResponse<unknown>['results'];

/** Whether a query is sent in another form; its answer is put together here. */
const hasParts = ({ allFacetValues }: SearchQuery, sent: MeiliQuery): boolean =>
  allFacetValues === true || namesWeekly(sent);

const errorSchema = z.object({ message: z.string(), code: z.string() });
type MeiliError = z.infer<typeof errorSchema>;

function readError(text: string): MeiliError {
  try {
    const parsed = errorSchema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch {
    // No JSON: something between us and the server answered.
  }
  return { message: text.slice(0, 200), code: 'unknown' };
}

const unavailable = (cause: unknown): ApiFailure =>
  new ApiFailure('unavailable', 'The search is not available right now. Please try again in a moment.', {
    retryAfterS: 2,
    cause,
  });

/** Asks Meilisearch for a site: base filter, limits, collapse and cache in one place (API-001). */
export function createGateway({ transport, key, isModelWord, now, log, stockOf }: GatewayOptions) {
  const cache = createAnswerCache();
  const answerFromStock = stockOf && createStockAnswers(stockOf);
  /** A changed config is another object, so its answers never mix with those of the one before. */
  const configNumbers = new WeakMap<TenantConfig, number>();
  let lastNumber = 0;

  function numberOf(site: TenantConfig): number {
    const known = configNumbers.get(site);
    if (known !== undefined) return known;
    lastNumber += 1;
    configNumbers.set(site, lastNumber);
    return lastNumber;
  }

  async function send(path: string, body: string): Promise<MeiliAnswer> {
    try {
      return await transport.post(path, body, key.current().secret);
    } catch (error) {
      // The breaker has logged that it refuses; each search that it does would fill the log.
      if (!(error instanceof SearchServerDown) || error.wasSent)
        log.error(
          { error: error instanceof Error ? error.message : String(error) },
          'the search server did not answer',
        );
      throw unavailable(error);
    }
  }

  async function ask(path: string, body: string): Promise<string> {
    let answer = await send(path, body);
    if (answer.status === 403) {
      await key.renew();
      answer = await send(path, body);
    }
    if (answer.status === 200) return answer.text;
    const error = readError(answer.text);
    if (answer.status === 400) throw new ApiFailure('bad_request', error.message);
    log.error({ status: answer.status, code: error.code }, 'the search server refused a query');
    throw unavailable(new Error(error.message));
  }

  /**
   * The key of the cache is the visitor's query, not the one that is sent: the sold-days limit inside moves with
   * every second.
   */
  const cached = (
    site: TenantConfig,
    path: string,
    requested: unknown,
    load: () => Promise<string>,
  ): Promise<GatewayAnswer> => cache.answer(`${numberOf(site)} ${path} ${JSON.stringify(requested)}`, load);

  const askMulti = async (queries: readonly MeiliQuery[]): Promise<Results> => {
    const answer = await ask('/multi-search', JSON.stringify({ queries }));
    return (JSON.parse(answer) as MultiSearchResponse<unknown>).results; // what Meilisearch answers
  };

  /** The weekly payments of a site's cards, with the rates of its lender where queries need them. */
  async function weeklyOf(site: TenantConfig, queries: readonly PlannedQuery[]): Promise<WeeklyPayments> {
    const moment = now();
    const weekly = weeklyPayments(site, moment);
    const rates = ratesQuery(queries, weekly, baseFilter(site, moment));
    return rates ? withRates(weekly, (await askMulti([rates]))[0]) : weekly;
  }

  /** The answers of one request, with the weekly payments that the site's cards show. */
  async function askAll(queries: readonly PlannedQuery[], weekly: WeeklyPayments): Promise<Results> {
    const parts = queries.map((query) => splitQuery(query, weekly));
    const results = await askMulti(parts.flat());
    let end = 0;
    return queries.map((query, at) => {
      const start = end;
      end += parts[at]?.length ?? 0;
      return joinAnswers(query, results.slice(start, end), weekly);
    });
  }

  /** Queries that count all values of a facet are each sent in parts, the others in one request. */
  async function askInParts(
    site: TenantConfig,
    queries: readonly Pick<SearchQuery, 'allFacetValues'>[],
    sent: readonly PlannedQuery[],
  ): Promise<Results> {
    const weekly = await weeklyOf(site, sent);
    const askWith = (parts: readonly PlannedQuery[]): Promise<Results> => askAll(parts, weekly);
    const isLong = (at: number): boolean => queries[at]?.allFacetValues === true;
    const plain = sent.filter((_, at) => !isLong(at));
    const others = plain.length > 0 ? askWith(plain) : Promise.resolve([]);
    const results = await Promise.all(
      sent.map(async (query, at) => {
        if (isLong(at)) return { hits: [], ...(await countAllFacetValues(query, askWith)) };
        const [result] = (await others).slice(plain.indexOf(query));
        return result ?? { hits: [], processingTimeMs: 0 };
      }),
    );
    return results;
  }

  const multiAnswer = (
    site: TenantConfig,
    queries: readonly MultiSearchQuery[],
    sent: readonly PlannedQuery[],
  ): Promise<GatewayAnswer> =>
    cached(site, '/multi-search', queries, async () =>
      queries.some((query, at) => sent[at] && hasParts(query, sent[at]))
        ? JSON.stringify({ results: await askInParts(site, queries, sent) })
        : ask('/multi-search', JSON.stringify({ queries: sent })),
    );

  /** What the stock itself answers, never kept; null where only the search server can. */
  async function stockAnswer(
    site: TenantConfig,
    sent: readonly PlannedQuery[],
    toText: (results: Results) => string = (results) => JSON.stringify({ results }),
  ): Promise<GatewayAnswer | null> {
    if (!answerFromStock || !sent.every((query) => isAnswerable(site, query))) return null;
    const results = await Promise.all(sent.map((query) => answerFromStock(site, query)));
    return { text: toText(results), state: 'stock' };
  }

  /** The answer of the stock in the place of one that the search server does not give. */
  async function orFromStock(
    answer: Promise<GatewayAnswer>,
    ...fromStock: Parameters<typeof stockAnswer>
  ): Promise<GatewayAnswer> {
    try {
      return await answer;
    } catch (error) {
      const isDown = error instanceof ApiFailure && error.code === 'unavailable';
      const found = isDown ? await stockAnswer(...fromStock) : null;
      if (!found) throw error;
      return found;
    }
  }

  return {
    single(site: TenantConfig, indexUid: string, query: SearchQuery): Promise<GatewayAnswer> {
      const whole = toMeiliQuery(site, { ...query, indexUid }, now(), isModelWord);
      const { indexUid: uid, ...sent } = whole;
      const path = `/indexes/${uid}/search`;
      const answer = cached(site, path, query, async () =>
        hasParts(query, whole)
          ? JSON.stringify((await askInParts(site, [query], [whole]))[0])
          : ask(path, JSON.stringify(sent)),
      );
      return orFromStock(answer, site, [whole], ([result]) => JSON.stringify(result));
    },
    /** @param fromStock whether the stock itself is searched where the search server does not answer */
    multi(
      site: TenantConfig,
      queries: readonly MultiSearchQuery[],
      { fromStock = false }: { fromStock?: boolean } = {},
    ): Promise<GatewayAnswer> {
      const moment = now();
      const sent = queries.map((query) => toMeiliQuery(site, query, moment, isModelWord));
      const answer = multiAnswer(site, queries, sent);
      return fromStock ? orFromStock(answer, site, sent) : answer;
    },
    /** The first query and the others, sent side by side: cars are found sooner than filters are counted. */
    multiSearchStream(
      site: TenantConfig,
      queries: readonly MultiSearchQuery[],
    ): { first: Promise<GatewayAnswer>; others: Promise<GatewayAnswer> } {
      const moment = now();
      const sent = queries.map((query) => toMeiliQuery(site, query, moment, isModelWord));
      const first = orFromStock(
        multiAnswer(site, queries.slice(0, 1), sent.slice(0, 1)),
        site,
        sent.slice(0, 1),
      );
      const countsOf = (): Promise<GatewayAnswer> => multiAnswer(site, queries.slice(1), sent.slice(1));
      // Counts that do not come are a failure of the page, unless its cars came without the server: no second wait.
      const others = first.then(
        async ({ state }) => (state === 'stock' && (await stockAnswer(site, sent.slice(1)))) || countsOf(),
      );
      return { first, others };
    },
    /** The index has changed: no earlier answer is given again. */
    forget: () => cache.forget(),
    counts: () => cache.counts(),
  };
}

export type Gateway = ReturnType<typeof createGateway>;
