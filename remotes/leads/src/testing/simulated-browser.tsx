import { act, fireEvent, render } from '@testing-library/react';
import { strictBus, testPlatform } from 'harness/testing';
import { createHttpClient } from 'shared-contracts/api/http-client';
import { PlatformProvider } from 'shared-contracts/react';
import type { Platform } from 'shared-contracts/remote/remote-module';
import { outboxOf } from '../lead-outbox/outbox-of';
import { startOutbox } from '../lead-outbox/start-outbox';
import type { ServerModel } from './server-model';
import { TestForm } from './test-form';

/** What becomes of one call. `lost`: the server has done it, its answer does not arrive. */
export const faults = ['none', 'down', 'lost', 'error', 'busy', 'slow', 'slow-lost'] as const;
export type Fault = (typeof faults)[number];

/** How an outbox can be wrong; the controls of the test. */
export type Defect = 'none' | 'new-key-per-try' | 'written-after-send';

export interface Tab {
  platform: Platform;
  form: HTMLFormElement | null;
  isDead: boolean;
  /** Dies at its next call, before that leaves the machine. */
  diesAtCall: boolean;
  unmount: () => void;
  stop: () => void;
}

const never = <T,>(): Promise<T> => new Promise(() => undefined);
const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Web Locks of one browser: a tab's locks are free once it has closed. */
function createLocks() {
  const tails = new Map<string, Promise<unknown>>();
  const releases = new Map<string, () => void>();
  return {
    release: (name: string): void => releases.get(name)?.(),
    request: <T,>(name: string, work: () => Promise<T>): Promise<T> => {
      const before = tails.get(name) ?? Promise.resolve();
      let free: () => void = () => undefined;
      const end = new Promise<void>((resolve) => {
        free = resolve;
      });
      const result = before.then(() => {
        releases.set(name, free);
        return work();
      });
      result.then(free, free);
      tails.set(name, end);
      return result;
    },
  };
}

/** Made once: a site's config takes longer to parse than all the rest of a page. */
const base = testPlatform();

const outboxKey = 'test-motors:outbox';

/** A browser with some tabs, a network that fails as planned, and time that passes on request. */
export class SimulatedBrowser {
  readonly plan: Fault[] = [];
  /** Ids of the leads that a page has announced as sent. */
  readonly announced: number[] = [];
  private isOnline = true;
  private readonly locks: ReturnType<typeof createLocks> | null;
  private readonly tabs = new Set<Tab>();
  private lastKey = '';
  /** What the defect `written-after-send` has not written yet. */
  private held: { tab: Tab | null; value: string } | null = null;
  private pressing: Tab | null = null;

  constructor(
    private readonly server: ServerModel,
    private readonly defect: Defect,
    hasLocks: boolean,
  ) {
    localStorage.clear();
    this.locks = hasLocks ? createLocks() : null;
    Object.defineProperty(navigator, 'locks', { configurable: true, value: this.locks ?? undefined });
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => this.isOnline);
    this.watchStorage();
  }

  /** Every tab is notified of what is written, a moment later. */
  private watchStorage(): void {
    const { getItem, setItem, removeItem } = Object.getPrototypeOf(localStorage) as Storage; // the methods jsdom gives it
    const report = (key: string): void => {
      setTimeout(() => window.dispatchEvent(new StorageEvent('storage', { key })), 0);
    };
    const write = (key: string, value: string): void => {
      setItem.call(localStorage, key, value);
      report(key);
    };
    this.flushHeld = () => {
      if (this.held) write(outboxKey, this.held.value);
      this.held = null;
    };
    const prototype = Object.getPrototypeOf(localStorage) as Storage; // the same
    jest.spyOn(prototype, 'setItem').mockImplementation((key, value) => {
      const isLate = this.defect === 'written-after-send' && key === outboxKey;
      if (isLate && (this.held || value.includes('"waiting"'))) {
        this.held = { tab: this.held?.tab ?? this.pressing, value };
      } else write(key, value);
    });
    jest
      .spyOn(prototype, 'getItem')
      .mockImplementation((key) =>
        this.held && key === outboxKey ? this.held.value : getItem.call(localStorage, key),
      );
    jest.spyOn(prototype, 'removeItem').mockImplementation((key) => {
      if (key === outboxKey) this.held = null;
      removeItem.call(localStorage, key);
      report(key);
    });
  }

  private flushHeld: () => void = () => undefined;

  private fetcherOf(tab: () => Tab): typeof fetch {
    return async (input, init) => {
      const headers = new Headers(init?.headers);
      const call = {
        path: typeof input === 'string' ? input : '',
        key: headers.get('idempotency-key') ?? '',
        body: JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as unknown,
      };
      const lock = `test-motors:outbox:${call.key}`;
      const die = <T,>(): Promise<T> => {
        this.locks?.release(lock);
        return never();
      };
      if (tab().diesAtCall) this.close(tab());
      if (tab().isDead) return die();
      if (this.defect === 'new-key-per-try') {
        if (call.path.endsWith('/forms')) this.lastKey = `${call.key}-${Math.random()}`;
        call.key = this.lastKey;
      }
      try {
        const answer = await this.answer(call);
        return tab().isDead ? await die<Response>() : answer;
      } catch (error) {
        if (tab().isDead) return die();
        throw error;
      } finally {
        if (!tab().isDead) this.flushHeld();
      }
    };
  }

  private async answer(call: Parameters<ServerModel['handle']>[0]): Promise<Response> {
    const down = (): never => {
      throw new TypeError('network down');
    };
    if (!this.isOnline) return down();
    const fault = this.plan.shift() ?? 'none';
    const error = (status: number, text: string, retryAfterS: string): Response =>
      Response.json(
        call.path.endsWith('/leads') ? { lead_id: null, error: text } : { error: { message: text } },
        { status, headers: { 'retry-after': retryAfterS } },
      );
    if (fault === 'down') return down();
    if (fault === 'error') return error(503, 'Stored nothing.', '2');
    if (fault === 'busy') return error(429, 'Please wait.', '60');
    if (fault === 'slow' || fault === 'slow-lost') await sleep(3_000);
    const response = this.server.handle(call);
    return fault === 'lost' || fault === 'slow-lost' ? down() : response;
  }

  /** Opens a page of the site, with the form about a car or without one. */
  async open(carId: number | null): Promise<Tab> {
    const events = strictBus();
    events.subscribe('leads:submitted', ({ lead_id: id }) => {
      expect(this.server.leads.map((lead) => lead.id)).toContain(id);
      this.announced.push(id);
    });
    const tab: Tab = {
      platform: {
        ...base,
        events,
        api: createHttpClient(this.fetcherOf(() => tab)),
        now: () => new Date(Date.now()),
      },
      form: null,
      isDead: false,
      diesAtCall: false,
      unmount: () => undefined,
      stop: () => undefined,
    };
    this.tabs.add(tab);
    tab.stop = startOutbox(tab.platform);
    if (carId !== null) await this.showForm(tab, carId);
    return tab;
  }

  async showForm(tab: Tab, carId: number): Promise<void> {
    this.hideForm(tab);
    const shown = render(
      <PlatformProvider value={tab.platform}>
        <TestForm carId={carId} />
      </PlatformProvider>,
    );
    tab.unmount = shown.unmount;
    tab.form = shown.container.querySelector('form');
    await this.settle();
  }

  hideForm(tab: Tab): void {
    tab.unmount();
    tab.unmount = () => undefined;
    tab.form = null;
  }

  close(tab: Tab): void {
    tab.isDead = true;
    tab.stop();
    outboxOf(tab.platform).stop();
    this.tabs.delete(tab);
    if (this.held?.tab === tab) this.held = null;
  }

  async press(tab: Tab, times: 1 | 2): Promise<void> {
    const { form } = tab;
    if (!form) return;
    this.pressing = tab;
    fireEvent.submit(form);
    if (times === 2) fireEvent.submit(form);
    await this.settle();
  }

  async setOnline(isOnline: boolean): Promise<void> {
    this.isOnline = isOnline;
    if (isOnline) window.dispatchEvent(new Event('online'));
    await this.settle();
  }

  settle = (): Promise<void> => this.pass(1);

  async pass(ms: number): Promise<void> {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(ms);
    });
  }

  end(): void {
    for (const tab of [...this.tabs]) {
      this.hideForm(tab);
      this.close(tab);
    }
    Reflect.deleteProperty(navigator, 'locks');
    jest.restoreAllMocks();
  }
}
