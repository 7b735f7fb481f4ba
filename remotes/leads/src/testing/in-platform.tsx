import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { RoutedPage } from 'shared-routing/routed-page';
import { endpoints, type CallApi } from 'shared-contracts/api/endpoints';
import { createHttpClient } from 'shared-contracts/api/http-client';
import { createEventBus, type EventBus } from 'shared-contracts/events/bus';
import { PlatformProvider, ServerFormProvider, type ServerFormState } from 'shared-contracts/react';
import type { Visit } from 'shared-contracts/remote/remote-module';
import { toPublicConfig, type PublicTenantConfig } from 'shared-contracts/site-config';
import { makeSite } from 'shared-contracts/testing';

/** A site as the page has it, changed by raw config values. */
export const publicSite = (changes: Parameters<typeof makeSite>[0] = {}): PublicTenantConfig =>
  toPublicConfig(makeSite(changes));

/** A bus on which any problem fails the test. */
export const strictBus = (): EventBus =>
  createEventBus((problem) => {
    throw new Error(`${problem.name}: ${problem.message}`);
  }, Date.now);

/** One call as it left the page. */
export interface SentCall {
  path: string;
  key: string | null;
  body: unknown;
}

interface Answer {
  status?: number;
  body?: unknown;
  /** The network fails. */
  isDown?: boolean;
  /** Resolves when the answer may come. */
  after?: Promise<unknown>;
}

/** Answers by path without query; the last of a list repeats. */
export type Answers = Record<string, Answer | Answer[]>;

/** What the API answers to what it takes. */
export const accepted: Record<string, Answer> = {
  [endpoints.submitForm.path]: { status: 201, body: { form_submission_id: 'f-1' } },
  [endpoints.createLead.path]: { status: 201, body: { lead_id: 5, error: null } },
};

/** The real HTTP client over a network of given answers; an unknown path is down. */
export function fakeApi(changes: Answers = {}): { api: CallApi; calls: SentCall[] } {
  const answers: Answers = { ...accepted, ...changes };
  const calls: SentCall[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    const path = typeof input === 'string' ? input : '';
    const headers = new Headers(init?.headers);
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    calls.push({ path, key: headers.get('idempotency-key'), body });
    const name = path.split('?')[0] ?? path;
    const planned = answers[name];
    const answer = Array.isArray(planned) ? (planned.length > 1 ? planned.shift() : planned[0]) : planned;
    await answer?.after;
    if (!answer || answer.isDown) throw new TypeError('network down');
    return Response.json(answer.body ?? null, { status: answer.status ?? 200 });
  };
  return { api: createHttpClient(fetcher), calls };
}

interface InPlatformProps {
  site?: PublicTenantConfig;
  events?: EventBus;
  api?: CallApi;
  visit?: () => Visit;
  served?: ServerFormState | null;
  now?: () => Date;
  children: ReactNode;
}

/** The day on which every test happens. */
export const testNow = (): Date => new Date('2026-06-01T00:00:00Z');

/** Renders a part the way a page does. */
export function InPlatform({
  site = publicSite(),
  events = strictBus(),
  api = fakeApi().api,
  visit,
  served = null,
  now = testNow,
  children,
}: InPlatformProps): ReactNode {
  const search = () => Promise.reject(new Error('Lead forms do not search.'));
  const content = (
    <PlatformProvider value={{ site, api, search, now, events, ...(visit ? { visit } : {}) }}>
      <ServerFormProvider value={served}>{children}</ServerFormProvider>
    </PlatformProvider>
  );
  return <RoutedPage router={createMemoryRouter([{ path: '*', element: content }])} />;
}
