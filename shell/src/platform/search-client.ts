import type { CallApi } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import type { SearchClient } from 'shared-contracts/remote/remote-module';
import type { CarDocument } from 'shared-contracts/search/index-document';
import type { MultiSearchResponse } from 'shared-contracts/search/wire';

const timeoutMs = 8_000;

/**
 * Asks the search gateway over HTTP. The key of the page is used until the gateway refuses it; then one fresh key
 * is fetched and the question asked again (API-003).
 *
 * @param host base of the search service
 * @param key key the page came with
 */
export function createSearchClient(
  fetcher: typeof fetch,
  host: string,
  key: string,
  api: CallApi,
): SearchClient {
  let current = key;
  const ask = async (body: string, signal: AbortSignal | undefined): Promise<Response> => {
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      return await fetcher(`${host}/multi-search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${current}` },
        body,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      throw new ApiFailure('unavailable', 'The search did not answer. Please try again.', { cause });
    }
  };
  return async (queries, options = {}) => {
    const body = JSON.stringify({ queries });
    let response = await ask(body, options.signal);
    if (response.status === 401) {
      current = (await api('getSearchKey', {}, options)).key;
      response = await ask(body, options.signal);
    }
    if (!response.ok) {
      const code =
        response.status === 429 ? 'too_many_requests' : response.status < 500 ? 'bad_request' : 'unavailable';
      throw new ApiFailure(code, 'The search could not answer. Please try again.');
    }
    const { results } = (await response.json()) as MultiSearchResponse<CarDocument>; // the gateway's own contract
    return results;
  };
}
