import type { SearchClient } from 'shared-contracts/remote/remote-module';

/** Answers that are kept (SRC-028). */
const ANSWERS_KEPT = 10;

/**
 * A search client that asks each question once: answers are kept by the request itself, and the one inserted first
 * goes when an eleventh comes (SRC-028). Only for the browser, where all of them are one visitor's and end with the
 * page. A failure is not kept, nor an answer without the search server, which may be back by the next time.
 */
export function withAnswerCache(search: SearchClient): SearchClient {
  const answers = new Map<string, Awaited<ReturnType<SearchClient>>>();
  return async (queries, options) => {
    const key = JSON.stringify(queries);
    const known = answers.get(key);
    if (known) return known;
    const answer = await search(queries, options);
    if (answer.some(({ isLimited }) => isLimited)) return answer;
    const [oldest] = answers.keys();
    if (answers.size >= ANSWERS_KEPT && oldest !== undefined && !answers.has(key)) answers.delete(oldest);
    answers.set(key, answer);
    return answer;
  };
}
