import type { CallApi } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import type { SearchClient } from 'shared-contracts/remote/remote-module';
import type { CarDocument } from 'shared-contracts/search/index-document';
import type { MultiSearchResponse } from 'shared-contracts/search/wire';

const timeoutMs = 8_000;

/**
 * Asks the search of a running platform. The harness has no page that came with a key, so it fetches one.
 *
 * @param host base of the search service
 */
export function createRealSearch(host: string, api: CallApi): SearchClient {
  let key: Promise<string> | undefined;
  return async (queries, { signal } = {}) => {
    key ??= api('getSearchKey').then((answer) => answer.key);
    const limit = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${host}/multi-search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await key}` },
      body: JSON.stringify({ queries }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    if (!response.ok) {
      key = undefined;
      throw new ApiFailure('unavailable', `The search of the platform answered ${response.status}.`);
    }
    return ((await response.json()) as MultiSearchResponse<CarDocument>).results; // the gateway's own answer
  };
}
