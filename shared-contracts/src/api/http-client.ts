import { ApiFailure, errorCodes, type ApiErrorBody, type ErrorCode } from '../errors';
import { endpoints, endpointUrl, type CallApi } from './endpoints';

const defaultTimeoutMs = 10_000;

/**
 * What a visitor sends outlives the page it was sent from: a shopper may save a car and move on. Browsers keep
 * sending bodies of up to 64 KiB, all together; a longer one is tied to its page.
 */
const keepaliveLength = 16_000;

const codeOfStatus = (status: number): ErrorCode =>
  (Object.keys(errorCodes) as ErrorCode[]).find((code) => errorCodes[code] === status) ??
  (status >= 500 ? 'unavailable' : 'bad_request');

/** Lead calls answer their own shape whatever the status (LEA-030). */
const answersWithOwnShape = (
  body: unknown,
): body is { lead_id: unknown; error?: string | null; fields?: object } =>
  typeof body === 'object' && body !== null && 'lead_id' in body;

/**
 * The API over HTTP, for the browser and for split installations.
 *
 * @param fetcher `fetch`, or one that adds headers
 * @param base origin in front of the paths; empty for same-origin calls
 */
export function createHttpClient(fetcher: typeof fetch, base = ''): CallApi {
  return async (name, input = {}, options = {}) => {
    const { method } = endpoints[name];
    const timeout = AbortSignal.timeout(options.timeoutMs ?? defaultTimeoutMs);
    const headers: Record<string, string> = { accept: 'application/json' };
    const given: unknown = input.body;
    const isFile = given instanceof Blob;
    if (given !== undefined)
      headers['content-type'] = isFile ? 'application/octet-stream' : 'application/json';
    if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
    const sent = isFile ? given : given === undefined ? undefined : JSON.stringify(given);
    let response: Response;
    let body: unknown;
    try {
      response = await fetcher(base + endpointUrl(name, input), {
        method,
        headers,
        credentials: 'same-origin',
        signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
        ...(sent === undefined
          ? {}
          : { body: sent, keepalive: typeof sent === 'string' && sent.length <= keepaliveLength }),
      });
      body = response.status === 204 ? undefined : await response.json();
    } catch (cause) {
      if (options.signal?.aborted) throw options.signal.reason;
      throw new ApiFailure('unavailable', 'The service did not answer. Please try again.', { cause });
    }
    const lead = answersWithOwnShape(body) ? body : undefined;
    // A lead id is success and a wrong field says itself what is wrong, whatever the status. Otherwise only the status
    // says whether the same lead may be sent again.
    if (response.ok || (lead && (lead.lead_id !== null || lead.fields))) return body as never; // the server validates its answers against the same schema
    const failure: Partial<ApiErrorBody['error']> | undefined = lead
      ? { message: lead.error ?? '' }
      : (body as Partial<ApiErrorBody> | undefined)?.error;
    const retryAfterS = Number(response.headers.get('retry-after')) || undefined;
    throw new ApiFailure(
      failure?.code ?? codeOfStatus(response.status),
      failure?.message ?? 'The service could not answer. Please try again.',
      {
        ...(failure?.fields ? { fields: failure.fields } : {}),
        ...(retryAfterS ? { retryAfterS } : {}),
        // The words are ours, not the server's.
        ...(failure?.message ? {} : { cause: body }),
      },
    );
  };
}
