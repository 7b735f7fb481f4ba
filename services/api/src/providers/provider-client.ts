import * as z from 'zod/mini';
import { createCircuitBreaker } from './circuit-breaker';

/** Address of a provider, and the key it knows the platform by. */
export interface ProviderSettings {
  /** Base address; paths are put behind it. */
  url: string;
  key: string;
}

/** A shopper waits for the answer, and the browser gives up after 10 s. */
const defaultTimeoutMs = 4000;
/** Bytes; an answer has a few hundred. */
const longestAnswer = 64 * 1024;
/** Statuses by which a provider says that it has nothing for this request; it is well. */
const declined = new Set([404, 422]);

/** A provider did not give an answer that can be used. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  constructor(
    message: string,
    readonly reason: 'no_answer' | 'timeout' | 'status' | 'unreadable' | 'paused',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface ProviderClient {
  /**
   * Posts JSON and gives the parsed answer, or null where the provider declines (404, 422). Rejects with
   * `ProviderError`; with the signal's reason when the caller gave up.
   */
  post<Schema extends z.ZodMiniType>(
    path: string,
    body: object,
    schema: Schema,
    signal?: AbortSignal,
  ): Promise<z.output<Schema> | null>;
}

/** The answer's text, of which no more is read than an answer can have. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > longestAnswer) throw new ProviderError('The answer is too long.', 'unreadable');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseAnswer<Schema extends z.ZodMiniType>(text: string, schema: Schema): z.output<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new ProviderError('The answer is no JSON.', 'unreadable', { cause });
  }
  const parsed = z.safeParse(schema, json);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'the answer').join(', ');
  throw new ProviderError(`The answer is not of its form: ${fields}.`, 'unreadable');
}

/**
 * A client of one provider: with a time limit over the whole answer, a circuit breaker, and answers parsed by their
 * schema. Redirects are refused, because the key would travel with them. No request is repeated: a shopper waits.
 */
export function createProviderClient(
  { url, key }: ProviderSettings,
  {
    timeoutMs = defaultTimeoutMs,
    nowMs = () => performance.now(),
  }: { timeoutMs?: number; nowMs?: () => number } = {},
): ProviderClient {
  const breaker = createCircuitBreaker(nowMs);
  const base = url.replace(/\/+$/, '');

  async function ask(path: string, body: object, signal: AbortSignal): Promise<string | null> {
    const response = await fetch(base + path, {
      method: 'POST',
      redirect: 'error',
      signal,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${key}`,
      },
      body: JSON.stringify(body),
    });
    if (response.ok) return readText(response);
    await response.body?.cancel();
    if (declined.has(response.status)) return null;
    throw new ProviderError(`The answer has status ${response.status}.`, 'status');
  }

  return {
    async post(path, body, schema, signal) {
      if (breaker.waitMs() > 0)
        throw new ProviderError('It failed several times and is left alone.', 'paused');
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const text = await ask(path, body, signal ? AbortSignal.any([signal, timeout]) : timeout);
        const answer = text === null ? null : parseAnswer(text, schema);
        breaker.succeeded();
        return answer;
      } catch (cause) {
        if (signal?.aborted) throw signal.reason;
        breaker.failed();
        if (cause instanceof ProviderError) throw cause;
        throw timeout.aborted
          ? new ProviderError(`There was no answer in ${timeoutMs} ms.`, 'timeout', { cause })
          : new ProviderError('There was no answer.', 'no_answer', { cause });
      }
    },
  };
}
