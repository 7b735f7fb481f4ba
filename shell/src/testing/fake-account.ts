import { createFakeApi, type FakeVisitor } from 'harness/fake-api';
import { publicSite, serveApi } from 'harness/testing';
import type { CallApi, EndpointName } from 'shared-contracts/api/endpoints';
import { createHttpClient } from 'shared-contracts/api/http-client';
import type { ErrorCode } from 'shared-contracts/errors';
import type { Car } from 'shared-contracts/entities/car';

export interface SentCall {
  name: EndpointName;
  body: Record<string, unknown>;
}

/** A server that knows one visitor's session and watchlist, for the page's HTTP calls and the server's own. */
export interface FakeAccount extends FakeVisitor {
  calls: SentCall[];
  /** Answers the calls of one endpoint differently from now on. */
  answer: (name: EndpointName, respond: () => Response | Promise<Response>) => void;
  /** The same server without a network, as rendering has it. */
  api: CallApi;
  /** Stands in for the network of the page. */
  fetch: typeof fetch;
}

/** An error as the API sends it. */
export const failure = (
  status: number,
  code: ErrorCode,
  message: string,
  fields?: Record<string, string>,
): Response => Response.json({ error: { code, message, ...(fields ? { fields } : {}) } }, { status });

/** @param cars the stock: what can be saved, viewed and compared */
export function fakeAccount(cars: readonly Car[] = [], start: Partial<FakeVisitor> = {}): FakeAccount {
  const special = new Map<EndpointName, () => Response | Promise<Response>>();
  const calls: SentCall[] = [];
  const visitor: FakeVisitor = { phone: null, saved: [], valuations: [], ...start };
  const fetcher = serveApi(createFakeApi({ site: publicSite(), cars, visitor }), (name, body) => {
    calls.push({ name, body });
    return special.get(name)?.();
  });
  return Object.assign(visitor, {
    calls,
    answer: (name: EndpointName, respond: () => Response | Promise<Response>) => special.set(name, respond),
    api: createHttpClient(fetcher, 'https://test.localhost'),
    fetch: fetcher,
  });
}

/** Calls of some endpoints, in order. */
export const callsOf = (account: FakeAccount, ...names: EndpointName[]): SentCall[] =>
  account.calls.filter(({ name }) => names.includes(name));
