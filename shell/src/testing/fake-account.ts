import { endpoints, type CallApi, type EndpointName } from 'shared-contracts/api/endpoints';
import { createHttpClient } from 'shared-contracts/api/http-client';
import type { ErrorCode } from 'shared-contracts/errors';
import type { Car } from 'shared-contracts/entities/car';
import { toCarCard } from 'shared-contracts/entities/car-card';
import type { Valuation } from 'shared-contracts/entities/trade-in';

const origin = 'http://test.localhost';

/** The code that is always right. */
export const rightCode = '123456';

export interface SentCall {
  name: EndpointName;
  body: Record<string, unknown>;
}

/** A server that knows one visitor's session and watchlist, for the page's HTTP calls and the server's own. */
export interface FakeAccount {
  /** Phone of the session; null without one. */
  phone: string | null;
  /** Ids of saved cars, newest first. */
  saved: number[];
  valuations: Valuation[];
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

const nameOf = (path: string): EndpointName | undefined =>
  (Object.keys(endpoints) as EndpointName[]).find((name) => endpoints[name].path === path); // keys of the table

/** @param cars the stock: what can be saved, viewed and compared */
export function fakeAccount(
  cars: readonly Car[] = [],
  start: { phone?: string; saved?: number[]; valuations?: Valuation[] } = {},
): FakeAccount {
  const special = new Map<EndpointName, () => Response | Promise<Response>>();
  const identity = () => ({ id: account.phone === null ? null : 'visitor-1', phone: account.phone });

  const forVisitor = (answer: () => object): Response =>
    account.phone === null ? failure(401, 'unauthorised', 'Please sign in.') : Response.json(answer());
  const saved = () => {
    const listed = account.saved.flatMap((id) => cars.filter((car) => car.id === id));
    return { items: account.saved.map((id) => ({ id })), cars: listed.map(toCarCard) };
  };

  const answers: Partial<Record<EndpointName, (body: Record<string, unknown>, url: URL) => Response>> = {
    requestCode: () => Response.json({ sent: true, resend_after: 30 }),
    verifyCode({ phone, code }) {
      if (code !== rightCode) {
        const message = 'Incorrect code. Please try again.';
        return failure(422, 'invalid_fields', message, { code: message });
      }
      account.phone = String(phone);
      return Response.json(identity());
    },
    getMe: () => Response.json(identity()),
    signOut() {
      account.phone = null;
      return Response.json(identity());
    },
    getWatchlist: () => forVisitor(saved),
    getMyGarage: () => forVisitor(() => ({ ...saved(), valuations: account.valuations })),
    saveCar({ car_id }) {
      account.saved = [Number(car_id), ...account.saved.filter((id) => id !== car_id)];
      return Response.json({ success: true });
    },
    removeCar({ car_id }) {
      account.saved = account.saved.filter((id) => id !== car_id);
      return Response.json({ success: true });
    },
    listCars(_body, url) {
      const [, name, list = ''] = /^(id|slug) IN \[(.*)\]$/.exec(url.searchParams.get('filter') ?? '') ?? [];
      const wanted = list.split(', ').map((value) => value.replace(/"/g, ''));
      const isListed = (car: Car): boolean => wanted.includes(String(name === 'slug' ? car.slug : car.id));
      return Response.json(cars.filter((car) => name === undefined || isListed(car)));
    },
    trackEvent: () => Response.json({ accepted: true }),
  };

  const fetcher: typeof fetch = async (input, init) => {
    const url = new URL(typeof input === 'string' ? input : '', origin);
    const name = nameOf(url.pathname);
    const body = (typeof init?.body === 'string' ? JSON.parse(init.body) : {}) as Record<string, unknown>; // sent by the page
    if (name) account.calls.push({ name, body });
    const respond = name && (special.get(name) ?? answers[name]?.bind(null, body, url));
    const response = await respond?.();
    // As the browser does, for a page that has gone on.
    init?.signal?.throwIfAborted();
    return response ?? failure(404, 'not_found', 'There is nothing here.');
  };

  const account: FakeAccount = {
    phone: start.phone ?? null,
    saved: start.saved ?? [],
    valuations: start.valuations ?? [],
    calls: [],
    answer: (name, respond) => special.set(name, respond),
    api: createHttpClient(fetcher, origin),
    fetch: fetcher,
  };
  return account;
}

/** Calls of some endpoints, in order. */
export const callsOf = (account: FakeAccount, ...names: EndpointName[]): SentCall[] =>
  account.calls.filter(({ name }) => names.includes(name));
