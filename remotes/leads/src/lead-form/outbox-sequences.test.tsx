import { fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { publicSite } from 'harness/testing';
import { browserStore, hasWaitingLeads } from 'shared-contracts/storage/web-stores';
import { createServerModel, isRefused } from '../testing/server-model';
import { faults, SimulatedBrowser, type Defect, type Fault, type Tab } from '../testing/simulated-browser';

/*
 * Shoppers do anything in any order, with a network that fails in every way, in up to three tabs. The hooks of the form
 * and the outbox are the real ones, the server is a model with the keys of the real one.
 */

const seed = 20261124;
/** `OUTBOX_SEQUENCES=1000` tries as many as the figures of docs/figures.md; they take minutes. */
const sequences = Number(process.env['OUTBOX_SEQUENCES'] ?? 150);

type Step =
  | { kind: 'open'; tab: number; car: number }
  | { kind: 'type'; tab: number; isRefused: boolean }
  | { kind: 'press'; tab: number; times: 1 | 2 }
  | { kind: 'crash' | 'leave' | 'reload' | 'close'; tab: number }
  | { kind: 'network'; isOnline: boolean }
  | { kind: 'faults'; plan: Fault[] }
  | { kind: 'wait'; ms: number };

const tab = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('open' as const), tab, car: fc.integer({ min: 7, max: 8 }) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('type' as const),
      tab,
      isRefused: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('press' as const), tab, times: fc.constantFrom(1 as const, 2 as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('crash' as const, 'leave' as const, 'reload' as const, 'close' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('network' as const), isOnline: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('faults' as const), plan: fc.array(fc.constantFrom(...faults), { minLength: 1, maxLength: 4 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1_000, 20_000, 130_000) }) },
); // prettier-ignore

/** What a shopper has sent from one opening of a form, in order; the form is restored with it after a reload. */
type Intent = string[];

interface Outcome {
  leads: number;
  intents: number;
}

const commentsOf = (form: HTMLFormElement): HTMLTextAreaElement => {
  const field = form.elements.namedItem('message');
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('The form has no Comments.');
  return field;
};

/** Does the steps, lets everything come to rest, and checks what the server has. Throws what is wrong. */
async function run(steps: readonly Step[], hasLocks: boolean, defect: Defect): Promise<Outcome> {
  const server = createServerModel();
  const browser = new SimulatedBrowser(server, defect, hasLocks);
  const tabs: (Tab | undefined)[] = [];
  const cars: number[] = [];
  /** By the text that stands in the form: who finds it again goes on with it. */
  const intents = new Map<string, Intent>();
  const of = new Map<Tab, Intent>();
  let count = 0;

  const meet = (at: number): void => {
    const shown = tabs[at];
    if (shown?.form) of.set(shown, intents.get(commentsOf(shown.form).value) ?? []);
  };
  const open = async (at: number, carId: number): Promise<void> => {
    const shown = tabs[at];
    if (shown) await browser.showForm(shown, carId);
    else tabs[at] = await browser.open(carId);
    cars[at] = carId;
    meet(at);
  };
  const close = (at: number): void => {
    const shown = tabs[at];
    if (!shown) return;
    browser.close(shown);
    browser.hideForm(shown);
    tabs[at] = undefined;
  };
  const type = async (at: number, isWrong: boolean): Promise<void> => {
    if (!tabs[at]?.form) await open(at, 7);
    const shown = tabs[at];
    if (!shown?.form || shown.form.dataset['state'] === 'submitting') return;
    count += 1;
    const text = `${isWrong ? 'bad' : 'good'} ${count}`;
    fireEvent.input(commentsOf(shown.form), { target: { value: text } });
    intents.set(text, of.get(shown) ?? []);
    await browser.settle();
  };
  const press = async (at: number, times: 1 | 2): Promise<void> => {
    const found = tabs[at]?.form;
    if (!found || commentsOf(found).value === '') await type(at, false);
    const shown = tabs[at];
    const text = shown?.form ? commentsOf(shown.form).value : '';
    if (!shown?.form || text === '' || ['submitting', 'sent'].includes(shown.form.dataset['state'] ?? ''))
      return;
    of.get(shown)?.push(text);
    await browser.press(shown, times);
  };
  const take = async (next: Step): Promise<void> => {
    switch (next.kind) {
      case 'open':
        return open(next.tab, next.car);
      case 'type':
        return type(next.tab, next.isRefused);
      case 'press':
        return press(next.tab, next.times);
      case 'crash': {
        await type(next.tab, false);
        const shown = tabs[next.tab];
        if (shown) shown.diesAtCall = true;
        await press(next.tab, 1);
        return close(next.tab);
      }
      case 'leave': {
        const shown = tabs[next.tab];
        if (shown) browser.hideForm(shown);
        return;
      }
      case 'reload': {
        const carId = cars[next.tab];
        close(next.tab);
        if (carId !== undefined) await open(next.tab, carId);
        return;
      }
      case 'close':
        return close(next.tab);
      case 'network':
        return browser.setOnline(next.isOnline);
      case 'faults':
        browser.plan.push(...next.plan);
        return;
      case 'wait':
        return browser.pass(next.ms);
    }
  };
  const leadsOf = (text: string): number => server.leads.filter(({ message }) => message === text).length;
  /** A form that says "sent" has a lead. One that is done with gives way to the success page. */
  const checkForms = (): void => {
    for (const shown of tabs) {
      if (shown?.form?.dataset['state'] !== 'sent') continue;
      const isThere = of.get(shown)?.some((text) => leadsOf(text) > 0);
      if (!isThere) throw new Error('A form says "sent" and there is no lead.');
      browser.hideForm(shown);
    }
  };

  try {
    for (const next of steps) {
      await take(next);
      checkForms();
    }
    browser.plan.length = 0;
    await browser.setOnline(true);
    // Another page of the site is enough; a tab that was closed while it sent keeps its lease for half a minute.
    for (let at = 0; at < 3; at += 1) close(at);
    await browser.open(null);
    const isWaiting = (): boolean => hasWaitingLeads('test-motors', browserStore());
    for (let minute = 0; minute < 8 && isWaiting(); minute += 1) await browser.pass(60_000);
    // A submission that was left without its lead would be made one now.
    await browser.pass(130_000);
    server.adopt();

    const sent = [...new Set(intents.values())].filter((intent) => intent.length > 0);
    const pressed = new Set(sent.flat());
    for (const { message } of server.leads) {
      if (!pressed.has(message)) throw new Error(`A lead of a form that was not sent: ${message}`);
      if (isRefused(message)) throw new Error(`A refused lead: ${message}`);
      if (leadsOf(message) > 1) throw new Error(`Twice: ${message}`);
    }
    for (const intent of sent) {
      const last = intent.at(-1) ?? '';
      if (isRefused(last) || leadsOf(last) === 1) continue;
      // What the server has made a lead of before it was changed stays that lead.
      const isAdopted = server.leads.some(({ message, isAdopted: was }) => was && intent.includes(message));
      if (!isAdopted) throw new Error(`Lost: ${intent.join(', ')}`);
    }
    if (new Set(browser.announced).size < browser.announced.length) throw new Error('Announced twice.');
    if (isWaiting()) throw new Error('A lead still waits.');
    return { leads: server.leads.length, intents: sent.length };
  } finally {
    browser.end();
  }
}

const sequence = fc.tuple(fc.array(step, { minLength: 4, maxLength: 16 }), fc.boolean());

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-06-01T00:00:00Z') }));
afterEach(() => jest.useRealTimers());

test('[API-039][LEA-023][LEA-015] in random sequences each lead that was sent arrives once, and no other', async () => {
  const total = { leads: 0, intents: 0 };
  const property = fc.asyncProperty(sequence, async ([steps, hasLocks]) => {
    const { leads, intents } = await run(steps, hasLocks, 'none');
    total.leads += leads;
    total.intents += intents;
  });
  await fc.assert(property, { seed, numRuns: sequences, endOnFailure: true });
  process.stdout.write(
    `outbox: seed ${seed}, ${sequences} sequences, ${total.intents} intents, ${total.leads} leads\n`,
  );
  expect(total.intents).toBeGreaterThan(sequences / 2);
}, 1_800_000);

test.each(['new-key-per-try', 'written-after-send'] as const)(
  'the same sequences find an outbox with the defect %s',
  async (defect) => {
    const property = fc.asyncProperty(sequence, async ([steps, hasLocks]) => {
      await run(steps, hasLocks, defect);
    });
    const found = await fc.check(property, { seed, numRuns: sequences, endOnFailure: true });
    expect(found.failed).toBe(true);
    expect(String(found.errorInstance)).toMatch(defect === 'new-key-per-try' ? /Twice|Announced/ : /Lost/);
  },
  600_000,
);

test('a lead that was refused while its form was closed comes back with what was typed and what is wrong', async () => {
  const browser = new SimulatedBrowser(createServerModel(), 'none', true);
  const first = await browser.open(7);
  if (first.form) fireEvent.input(commentsOf(first.form), { target: { value: 'bad words' } });
  await browser.setOnline(false);
  await browser.press(first, 1);
  expect(first.form?.dataset['state']).toBe('offline');
  browser.close(first);
  browser.hideForm(first);
  await browser.setOnline(true);

  const other = await browser.open(null);
  const toasts: string[] = [];
  other.platform.events.subscribe('toast:requested', ({ title }) => toasts.push(title));
  await browser.pass(1_000);
  expect(toasts).toEqual(['We couldn’t send your enquiry.']);
  await browser.showForm(other, 7);
  expect(other.form && commentsOf(other.form).value).toBe('bad words');
  expect(other.form?.dataset).toMatchObject({ state: 'invalid', error: 'Please say it in other words.' });
  browser.end();
});

test('leads go after seven days, and at most twenty are kept', async () => {
  expect(publicSite().site.slug).toBe('test-motors');
  const browser = new SimulatedBrowser(createServerModel(), 'none', true);
  await browser.setOnline(false);
  const shown = await browser.open(null);
  for (let carId = 1; carId <= 21; carId += 1) {
    await browser.showForm(shown, carId);
    if (shown.form) fireEvent.input(commentsOf(shown.form), { target: { value: `good ${carId}` } });
    await browser.press(shown, 1);
  }
  const kept = (): string => localStorage.getItem('test-motors:outbox') ?? '';
  expect(Object.keys(JSON.parse(kept()) as object)).toHaveLength(20);
  expect(kept()).not.toContain('"good 1"');
  jest.setSystemTime(Date.now() + 7 * 24 * 60 * 60 * 1000 + 1_000);
  const server = createServerModel();
  await browser.setOnline(true);
  await browser.pass(60_000);
  expect(server.leads).toEqual([]);
  browser.end();
});
