import { dirname, join } from 'node:path';
import type { RunAxe } from 'jest-axe';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import { sampleSlots } from '../sample/sample-slots';
import { opaqueSlot } from '../rendering/opaque';
import { describeContract, slotNames } from './contract-tests';
import { findRoute } from './find-route';
import { hydratePage, openPage, openSlot, type Shown } from './page-in-browser';
import type { ServerPage } from './render-on-server';
import { serverPages, serverPagesLimitMs } from './server-pages';
import { createSuiteFixture, type SuiteOptions, type SuiteFixture } from './suite-fixture';
import { watchListeners } from './watch-listeners';

const nothing = (): void => undefined;

/** Milliseconds for one test: axe reads every element of a page on a machine that is busy with other suites. */
const testLimitMs = 30_000;

/** Landmarks belong to the shell; contrast cannot be seen without a layout, so browser tests look at it. */
const axeRules = { region: { enabled: false }, 'color-contrast': { enabled: false } };

/** axe is large, so it is loaded by the first test that needs it. */
async function violations(container: HTMLElement): Promise<string[]> {
  const { axe } = jest.requireActual<{ axe: RunAxe }>('jest-axe');
  const found = await axe(container, { rules: axeRules });
  return found.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
}

/** What must hold after anything was on screen. */
async function expectClean(shown: Shown, fixture: SuiteFixture): Promise<void> {
  expect(shown.errors).toEqual([]);
  expect(fixture.problems).toEqual([]);
  await shown.remove();
  expect(fixture.subscriptions()).toBe(0);
  expect(document.body.innerHTML).toBe('');
  expect(document.body.getAttribute('style') ?? '').toBe('');
}

type Outcome = { kind: 'loaded'; data: unknown } | { kind: 'rejected'; reason: unknown };

/** What loading came to. */
async function outcomeOf(loading: Promise<unknown> | undefined): Promise<Outcome> {
  try {
    return { kind: 'loaded', data: await loading };
  } catch (reason) {
    return { kind: 'rejected', reason };
  }
}

const headings = (container: HTMLElement): number => container.querySelectorAll('h1').length;

function describePage(
  remote: RemoteModule,
  address: string,
  options: SuiteOptions,
  rendered: () => ServerPage,
): void {
  test(`${address} hydrates from the server's markup without a difference`, async () => {
    const fixture = createSuiteFixture(options);
    const page = rendered();
    const shown = await hydratePage(remote, address, fixture, page);
    expect(headings(shown.container)).toBe(1);
    await expectClean(shown, fixture);
  });

  test(`${address} has no accessibility violation and publishes valid events only`, async () => {
    const fixture = createSuiteFixture(options);
    const shown = await openPage(remote, address, fixture);
    expect(headings(shown.container)).toBe(1);
    expect(await violations(shown.container)).toEqual([]);
    await expectClean(shown, fixture);
  });

  test.each(['fail', 'hang'] as const)(`${address} stands when every later call does: %s`, async (fault) => {
    const fixture = createSuiteFixture(options);
    const { route, params } = findRoute(remote, address);
    const data = await route.load(fixture.context(address, params));
    const loaded: RemoteModule = { ...remote, routes: [{ ...route, load: async () => data } as never] }; // its data is its own
    fixture.behaviour.fault = fault;
    const log = options.failureLogs?.[address];
    if (log && fault === 'fail') expectConsole('error', log);
    const shown = await openPage(loaded, address, fixture);
    expect(headings(shown.container)).toBe(1);
    await expectClean(shown, fixture);
  });

  test(`${address} rejects when its data cannot be had, or is whole without`, async () => {
    const fixture = createSuiteFixture(options);
    fixture.behaviour.fault = 'fail';
    const { route, params } = findRoute(remote, address);
    const outcome = await outcomeOf(route.load(fixture.context(address, params)));
    if (outcome.kind === 'rejected') {
      // A failure of the services is no missing page.
      const isFailure = outcome.reason instanceof Error || (outcome.reason as Response).status >= 500;
      expect(isFailure).toBe(true);
      return;
    }
    const whole: RemoteModule = {
      ...remote,
      routes: [{ ...route, load: async () => outcome.data } as never],
    }; // as above
    const shown = await openPage(whole, address, fixture);
    expect(headings(shown.container)).toBe(1);
    await expectClean(shown, fixture);
  });

  test(`${address} leaves nothing behind`, async () => {
    // The first time React and the parts set themselves up once and for all.
    await (await openPage(remote, address, createSuiteFixture(options))).remove();
    const listeners = watchListeners();
    try {
      const fixture = createSuiteFixture(options);
      const shown = await openPage(remote, address, fixture);
      await expectClean(shown, fixture);
      expect(listeners.open()).toEqual([]);
    } finally {
      listeners.stop();
    }
  });
}

function describeSlots(remote: RemoteModule, options: SuiteOptions): void {
  const { cars, locations } = createSuiteFixture(options);
  const samples = sampleSlots(cars, locations, nothing);
  for (const name of slotNames(remote)) {
    const slot = opaqueSlot(remote, name);
    test(`slot ${name} has sample props to be tested with`, () => {
      expect(samples[name].length).toBeGreaterThan(0);
    });

    for (const { name: sample, props } of samples[name]) {
      test(`slot ${name} (${sample}) is rendered without violation and leaves nothing behind`, async () => {
        const fixture = createSuiteFixture(options);
        const data = (await slot?.load?.(props, fixture.services())) ?? null;
        const shown = await openSlot(remote, name, props, data, fixture);
        expect(shown.errors).toEqual([]);
        expect(document.body.textContent).not.toBe('');
        expect(await violations(document.body)).toEqual([]);
        await expectClean(shown, fixture);
      });

      test(`slot ${name} (${sample}) stands when every later call fails`, async () => {
        const fixture = createSuiteFixture(options);
        const data = (await slot?.load?.(props, fixture.services())) ?? null;
        fixture.behaviour.fault = 'fail';
        const log = options.failureLogs?.[name];
        if (log) expectConsole('error', log);
        const shown = await openSlot(remote, name, props, data, fixture);
        await expectClean(shown, fixture);
      });
    }

    const first = samples[name][0];
    if (slot?.load && first) {
      test(`slot ${name} rejects with an error when its data cannot be had, or is whole without`, async () => {
        const fixture = createSuiteFixture(options);
        fixture.behaviour.fault = 'fail';
        const outcome = await outcomeOf(slot.load?.(first.props, fixture.services()));
        if (outcome.kind === 'rejected') {
          expect(outcome.reason).toBeInstanceOf(Error);
          return;
        }
        const log = options.failureLogs?.[name];
        if (log) expectConsole('error', log);
        await expectClean(await openSlot(remote, name, first.props, outcome.data, fixture), fixture);
      });
    }
  }
}

/**
 * The part of the shared suite that runs in a browser-like environment: contract, hydration, accessibility,
 * failing services, teardown. Call it in `suite.test.tsx`, beside the remote's `remote.ts`; every remote passes it.
 */
export function describeRemote(name: string, remote: RemoteModule, options: SuiteOptions): void {
  jest.setTimeout(testLimitMs);

  describe(`remote ${name}`, () => {
    describeContract(name, remote, options);

    // A test that failed half way must not fail the next ones.
    afterEach(() => {
      document.body.replaceChildren();
      for (const style of document.head.querySelectorAll('style')) style.remove();
      window.localStorage.clear();
    });

    let pages: Record<string, ServerPage> = {};
    if (options.pages.length > 0) {
      beforeAll(() => {
        const { testPath } = expect.getState();
        if (!testPath) throw new Error('Jest does not say which file is being run.');
        pages = serverPages({ file: join(dirname(testPath), 'remote.ts'), options });
      }, serverPagesLimitMs);
    }
    for (const address of options.pages) {
      describePage(remote, address, options, () => {
        const page = pages[address];
        if (!page) throw new Error(`The server drew no page for ${address}.`);
        return page;
      });
    }

    describeSlots(remote, options);

    if (remote.start) {
      test('start gives back every subscription', () => {
        const fixture = createSuiteFixture(options);
        const stop = remote.start?.(fixture.platform);
        stop?.();
        expect(fixture.subscriptions()).toBe(0);
        expect(fixture.problems).toEqual([]);
      });
    }
  });
}
