import { trialPage } from '../testing/given-trial';
import {
  compareRuns,
  readPage,
  slowdownOf,
  type TrialForm,
  type TrialPage,
  type TrialRun,
} from './trial-run';

const run = (change: Partial<TrialPage>): TrialRun => ({
  pages: [trialPage(change)],
  forms: [],
  cpuMs: {},
  refusals: [],
});
const failure = { remote: 'finance', phase: 'slot', message: 'no' };

test.each([
  [
    'a part of another release fails',
    run({ failures: [failure] }),
    'harbour/search: slot failed in finance: no',
  ],
  ['a page cannot be rendered', run({ error: 'it threw', status: null }), 'harbour/search: it threw'],
  ['a page answers 500', run({ status: 500 }), 'harbour/search: answered 500'],
  ['a page is gone', run({ status: 404 }), 'harbour/search: answered 404, with what is live 200'],
  ['a slot is empty', run({ emptySlots: ['finance.box'] }), 'harbour/search: the slot finance.box is empty'],
  ['a page is almost empty', run({ textLength: 90 }), 'harbour/search: the page is almost empty'],
])('%s that is well with what is live', (_what, candidate, problem) => {
  expect(compareRuns(candidate, run({}))).toEqual([problem]);
  expect(compareRuns(candidate, candidate)).toEqual([]);
});

test('less text, a redirect and a slot that is new and empty are no problems', () => {
  expect(compareRuns(run({ textLength: 300 }), run({}))).toEqual([]);
  expect(compareRuns(run({ status: 302, textLength: 0 }), run({}))).toEqual([]);
  expect(compareRuns(run({ isLedOn: true, textLength: 10 }), run({}))).toEqual([]);
  expect(compareRuns(run({ slots: ['a.b'], emptySlots: ['a.b'] }), run({}))).toEqual([]);
});

test('without a control run only what is broken by itself counts', () => {
  expect(compareRuns({ ...run({ status: 404 }), refusals: ['no'] }, null)).toEqual(['no']);
  expect(compareRuns(run({ failures: [failure] }), null)).toHaveLength(1);
});

test('a page is read without its scripts, and its frame does not count', () => {
  const html =
    '<header>Menu</header><main><style>a{}</style><p>Two  words</p><div data-slot="a.b"></div><div data-slot="c.d">x</div><script>1</script></main>';
  expect(readPage(html)).toEqual({
    slots: ['a.b', 'c.d'],
    emptySlots: ['a.b'],
    textLength: 'Two words x'.length,
  });
});

describe('a posted form', () => {
  const posted = (change: Partial<TrialForm>): TrialRun => ({
    ...run({}),
    forms: [{ address: 'harbour/enquire', isTaken: true, error: null, ...change }],
  });

  test('that is taken no more, or that fails, is a problem where it works with what is live', () => {
    const [gone, failing] = [posted({ isTaken: false }), posted({ error: 'no document' })];
    expect(compareRuns(gone, posted({}))).toEqual(['harbour/enquire: it takes no form any more']);
    expect(compareRuns(failing, posted({}))).toEqual([
      'harbour/enquire: its form fails on the server: no document',
    ]);
    for (const broken of [gone, failing]) expect(compareRuns(broken, broken)).toEqual([]);
    expect(compareRuns(failing, run({}))).toEqual([]);
  });
});

describe('processor time', () => {
  const taking = (cpuMs: Record<string, number>): TrialRun => ({ ...run({}), cpuMs });

  test('is too much at many times that of the live pages, of the sites that both runs came to', () => {
    const live = taking({ north: 600, south: 400 });
    expect(slowdownOf(taking({ north: 1800, south: 1200 }), live)).toBe(3);
    expect(slowdownOf(taking({ north: 600, south: 1090 }), live)).toBeNull();
    expect(slowdownOf(taking({ north: 1800 }), live)).toBe(3);
    expect(slowdownOf(taking({ north: 1800 }), null)).toBeNull();
  });

  test('of little is never too much', () => {
    expect(slowdownOf(taking({ north: 600 }), taking({ north: 100 }))).toBeNull();
  });
});
