import type { CallApi } from 'shared-contracts/api/endpoints';
import { createHttpClient } from 'shared-contracts/api/http-client';

/** One call as it left the page. */
export interface SentCall {
  path: string;
  /** Idempotency key. */
  key: string | null;
  body: unknown;
}

interface NetworkAnswer {
  status?: number;
  body?: unknown;
  /** The network fails. */
  isDown?: boolean;
  /** Resolves when the answer may come. */
  after?: Promise<unknown>;
}

/** Answers by path without query; the last of a list repeats. */
export type NetworkAnswers = Record<string, NetworkAnswer | NetworkAnswer[]>;

/** The real HTTP client over a network of given answers; an unknown path is down. */
export function fakeNetwork(given: NetworkAnswers): { api: CallApi; calls: SentCall[] } {
  const answers = { ...given };
  const calls: SentCall[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    const path = typeof input === 'string' ? input : '';
    const headers = new Headers(init?.headers);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ path, key: headers.get('idempotency-key'), body });
    const planned = answers[path.split('?')[0] ?? path];
    const answer = Array.isArray(planned) ? (planned.length > 1 ? planned.shift() : planned[0]) : planned;
    await answer?.after;
    if (!answer || answer.isDown) throw new TypeError('network down');
    return Response.json(answer.body ?? null, { status: answer.status ?? 200 });
  };
  return { api: createHttpClient(fetcher), calls };
}
