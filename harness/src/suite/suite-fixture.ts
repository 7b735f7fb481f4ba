import { createEventBus, type BusProblem, type EventBus } from 'shared-contracts/events/bus';
import type { LoadContext, LoadServices, Platform } from 'shared-contracts/remote/remote-module';
import { createFakeApi } from '../fake-api/fake-api';
import { createFakeSearch } from '../fake-api/fake-search';
import type { FakeBehaviour } from '../fake-api/behaviour';
import { sampleFixture, type SampleFixture } from '../sample/sample-fixture';

/** What the shared suite needs to know of a remote. */
export interface SuiteOptions {
  /** Addresses that together touch each of its routes, with data of the sample world. */
  pages: readonly string[];
  /** Addresses of its routes that hold nothing and must end in the 404 page. */
  missing?: readonly string[];
  /** What a page or slot writes to `console.error` when later calls fail, where it must (VEH-063, FIN-018); by address or name. */
  failureLogs?: Readonly<Record<string, RegExp>>;
  /** Raw config values of the site the suite runs on. */
  site?: Parameters<typeof sampleFixture>[0];
}

/** Noon on a Monday in Brisbane: locations are open, and nothing depends on today. */
export const suiteNow = (): Date => new Date('2026-06-01T02:00:00Z');

const origin = 'https://test.localhost';

const sampleTerms = { deposit: 5000, tradeIn: 0, termYears: 5, rate: 9.5, residualPercent: 0 };

/** Milliseconds an abandoned test may hold on to a call. */
const patienceMs = 5_000;

/** A platform made of fakes, with what it noticed. */
export interface SuiteFixture extends SampleFixture {
  /** Change it to change how the fakes answer from then on. */
  behaviour: FakeBehaviour;
  platform: Platform;
  services: () => LoadServices;
  context: (address: string, params: Record<string, string | undefined>) => LoadContext;
  /** Dropped payloads and subscribers that threw. */
  problems: BusProblem[];
  /** Subscriptions that were not given back. */
  subscriptions: () => number;
  /** Calls of API and search so far. */
  calls: () => number;
}

/** Counts the subscriptions that are open. */
function counting(bus: EventBus): { bus: EventBus; open: () => number } {
  let open = 0;
  return {
    open: () => open,
    bus: {
      ...bus,
      subscribe: (name, handler) => {
        const stop = bus.subscribe(name, handler);
        open += 1;
        let isOpen = true;
        return () => {
          if (isOpen) open -= 1;
          isOpen = false;
          stop();
        };
      },
    },
  };
}

/** A fresh world for one test. */
export function createSuiteFixture({ site: changes }: Pick<SuiteOptions, 'site'>): SuiteFixture {
  const fixture = sampleFixture(changes);
  const behaviour: FakeBehaviour = {};
  const problems: BusProblem[] = [];
  let calls = 0;
  const { bus, open } = counting(
    createEventBus(
      (problem) => problems.push(problem),
      () => suiteNow().getTime(),
    ),
  );
  // What the shell keeps of a shopper: a slot that shows it has something to show.
  bus.publish('finance:terms-changed', { terms: sampleTerms }, 'shell');
  const api = createFakeApi({ ...fixture, behaviour });
  const search = createFakeSearch(fixture.cars, behaviour);
  const platform: Platform = {
    site: fixture.site,
    now: suiteNow,
    events: bus,
    api: (...call) => {
      calls += 1;
      return api(...call);
    },
    search: (...call) => {
      calls += 1;
      return search(...call);
    },
  };
  const services = (): LoadServices => {
    const { site, now } = platform;
    return { site, now, api: platform.api, search: platform.search, signal: AbortSignal.timeout(patienceMs) };
  };
  return {
    ...fixture,
    behaviour,
    platform,
    services,
    context: (address, params) => ({ ...services(), url: new URL(address, origin), params }),
    problems,
    subscriptions: open,
    calls: () => calls,
  };
}
