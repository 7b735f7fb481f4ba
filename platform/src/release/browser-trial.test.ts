import { browserTrial, type PageLook } from './browser-trial';
import type { BrowserAnswer, PageBrowser, SeenPage } from './page-browser';

const address = 'https://harbour.example/search';
const whole: SeenPage = {
  status: 200,
  hasRested: true,
  errors: [],
  parts: ['search.rail'],
  emptyParts: [],
  partTexts: { 'search.rail': 500 },
  stalledParts: 0,
  isHydrated: true,
  hasHeading: true,
  textLength: 1000,
  beyondPx: 0,
  busyShare: 0.02,
  texts: ['$35,988', 'Enquire Now'],
  unseenTexts: ['Loading'],
  coveredShare: 0.1,
  links: ['/', '/cars/one'],
  cookies: ['seen'],
  refusedFields: 5,
  requests: { '/data/cars': 3 },
};
const late: SeenPage = { ...whole, errors: ['search.rail took longer than 3500 ms.'] };

const onBoth = (page: string): PageLook => ({ address: page, views: ['phone', 'wide'] });

const none: BrowserAnswer = { status: 404, type: 'text/plain', body: '' };
const live = () => Promise.resolve(none);
const candidate = () => Promise.resolve(none);
/** Every page is there but one. */
const statusOf = (addresses: readonly string[]) =>
  Promise.resolve(new Map(addresses.map((href) => [href, href.endsWith('/cars/on') ? 404 : 200])));
const answers = { live, candidate, statusOf };

/** A browser that sees these pages on a phone, one look after the other, and whole ones elsewhere; and what it looked at. */
function browserSeeing(looks: { live: SeenPage[]; candidate: SeenPage[] }, addresses = [address]) {
  const seen: string[] = [];
  const browser: PageBrowser = {
    see: async (_url, answer, { view }) => {
      if (view === 'wide') return whole;
      const which = answer === live ? 'live' : 'candidate';
      seen.push(which);
      return looks[which].shift() ?? whole;
    },
    close: async () => undefined,
  };
  return { seen, trial: () => browserTrial(browser, addresses.map(onBoth), answers, []) };
}

test('an error of one look alone is chance, and refuses no release', async () => {
  const { trial, seen } = browserSeeing({ live: [], candidate: [late] });
  expect(await trial()).toEqual([]);
  expect(seen).toEqual(['live', 'candidate', 'live', 'candidate']);
});

test('an error of both looks refuses it', async () => {
  const { trial } = browserSeeing({ live: [], candidate: [late, late] });
  expect(await trial()).toEqual([
    `in a browser: ${address} on a phone: search.rail took longer than 3500 ms.`,
  ]);
});

test('an error that what is live has too refuses none, and a page without new ones is looked at once', async () => {
  expect(await browserSeeing({ live: [whole, late], candidate: [late, late] }).trial()).toEqual([]);
  const same = browserSeeing({ live: [late], candidate: [late] });
  expect(await same.trial()).toEqual([]);
  expect(same.seen).toEqual(['live', 'candidate']);
});

describe('a page that does not come to rest', () => {
  const restless: SeenPage = { ...whole, hasRested: false, errors: ['it did not come to rest'] };
  const pages = [address, 'https://harbour.example/'];

  test.each([
    ['before', [restless, late, late]],
    ['between', [late, restless, late]],
    ['twice', [restless, restless, late]],
  ])('does not acquit a release of an error that was seen, %s', async (_when, candidate) => {
    expect(await browserSeeing({ live: [], candidate }).trial()).toEqual([
      `in a browser: ${address} on a phone: search.rail took longer than 3500 ms.`,
    ]);
  });

  test('once is chance', async () => {
    const { trial, seen } = browserSeeing({ live: [], candidate: [restless] });
    expect(await trial()).toEqual([]);
    expect(seen).toHaveLength(4);
  });

  test('at any look refuses it, and no other page is opened', async () => {
    const { trial, seen } = browserSeeing({ live: [], candidate: [restless, restless, restless] }, pages);
    expect(await trial()).toEqual([`in a browser: ${address} on a phone: it did not come to rest`]);
    expect(seen).toHaveLength(6);
  });

  test('with what is live either is no page that was tried', async () => {
    const all = [restless, restless, restless];
    expect(await browserSeeing({ live: [...all], candidate: [...all] }).trial()).toEqual([
      `in a browser: ${address} on a phone: it could not be looked at, nor could what is live: try again when this machine has less to do`,
    ]);
    expect(await browserSeeing({ live: [restless], candidate: [restless] }).trial()).toEqual([]);
  });
});

test('a part that has become empty refuses it, one that is new and empty does not', async () => {
  const empty = { ...whole, emptyParts: ['search.rail'] };
  const trial = (live: SeenPage) => browserSeeing({ live: [live, live], candidate: [empty, empty] }).trial();
  expect(await trial(whole)).toEqual([`in a browser: ${address} on a phone: search.rail is empty`]);
  expect(await trial({ ...whole, parts: [] })).toEqual([]);
  expect(await trial(empty)).toEqual([]);
});

test('a page whose scripts do not run refuses it at once: the team need not wait for the other pages', async () => {
  const stuck = { ...whole, isHydrated: false };
  const pages = [address, 'https://harbour.example/'];
  const both = browserSeeing({ live: [], candidate: [stuck, stuck, stuck, stuck] }, pages);
  expect(await both.trial()).toEqual([`in a browser: ${address} on a phone: its scripts do not run`]);
  expect(both.seen).toHaveLength(4);
  const once = browserSeeing({ live: [], candidate: [stuck] }, pages);
  expect(await once.trial()).toEqual([]);
  expect(once.seen).toHaveLength(6);
});

test.each<[string, Partial<SeenPage>, Partial<SeenPage>]>([
  ['its heading cannot be seen', { hasHeading: false }, { hasHeading: false }],
  ['almost nothing of it can be seen', { textLength: 240 }, { textLength: 240 }],
  [
    'almost nothing of search.rail can be seen',
    { partTexts: { 'search.rail': 49 } },
    { partTexts: { 'search.rail': 199 } },
  ],
  ['it is wider than the screen', { beyondPx: 3 }, { beyondPx: 3 }],
  ['it keeps the processor at work although it is not touched', { busyShare: 0.31 }, { busyShare: 0.2 }],
  ['it says "NaN% p.a."', { texts: [...whole.texts, 'NaN% p.a.'] }, { texts: ['NaN% p.a.'] }],
  [
    '"$35,988" is there, but cannot be seen',
    { texts: ['Enquire Now'], unseenTexts: ['Loading', '$35,988'] },
    { texts: ['Enquire Now'], unseenTexts: ['$35,988'] },
  ],
  ['something lies over its links and buttons', { coveredShare: 0.9 }, { coveredShare: 0.5 }],
  ['it sets the cookie "mine"', { cookies: ['seen', 'mine'] }, { cookies: ['seen', 'mine'] }],
  ['a form that is sent empty does not say what is missing', { refusedFields: 0 }, { refusedFields: null }],
  [
    'it asks for /data/cars again and again',
    { requests: { '/data/cars': 90 } },
    { requests: { '/data/cars': 30 } },
  ],
])('%s: that refuses it, unless it was so before', async (problem, broken, before) => {
  const seen = { ...whole, ...broken };
  const trial = (live: SeenPage) => browserSeeing({ live: [live, live], candidate: [seen, seen] }).trial();
  expect(await trial(whole)).toEqual([`in a browser: ${address} on a phone: ${problem}`]);
  expect(await trial({ ...whole, ...before })).toEqual([]);
});

test('what is wrong on several pages is named once, with the first of them', async () => {
  const browser: PageBrowser = {
    see: async (_url, answer) => (answer === candidate ? late : whole),
    close: async () => undefined,
  };
  const pages = ['/search', '/', '/cars/one'].map((path) => onBoth(new URL(path, address).href));
  const problem = `in a browser: ${address} on a phone: search.rail took longer than 3500 ms.`;
  expect(await browserTrial(browser, pages, answers, [])).toEqual([`${problem} (and in 5 other places)`]);
  expect(await browserTrial(browser, pages.slice(0, 1), answers, [])).toEqual([
    `${problem} (and in 1 other place)`,
  ]);
});

test('a difference of hydration is named in words', async () => {
  const react =
    'Minified React error #418; visit https://react.dev/errors/418?args[]=text&args[]= for the full message or more.';
  const seen = { ...whole, errors: [`shell (render): Error: ${react}`] };
  expect(await browserSeeing({ live: [], candidate: [seen, seen] }).trial()).toEqual([
    `in a browser: ${address} on a phone: shell (render): Error: the browser renders other text than the server (React error #418)`,
  ]);
});

test('a little of each is no problem', async () => {
  const seen = { ...whole, textLength: 250, beyondPx: 2, busyShare: 0.3, partTexts: { 'search.rail': 50 } };
  expect(await browserSeeing({ live: [], candidate: [seen] }).trial()).toEqual([]);
});

test('what lies elsewhere now, or is new, is no problem', async () => {
  const seen = {
    ...whole,
    texts: ['$35,988', 'Enquire Now', 'An undefinedly good offer'],
    unseenTexts: ['Enquire Now', 'Later'],
    requests: { '/data/cars': 20, '/data/offers': 20 },
    coveredShare: 0.5,
  };
  expect(await browserSeeing({ live: [], candidate: [seen] }).trial()).toEqual([]);
});

test('a link that is new is followed, and refuses a release where nothing is', async () => {
  const links = ['/', '/cars/one', '/cars/two', '/images/320/none', '/brochure.pdf', '/cars/on'];
  const { trial } = browserSeeing({ live: [], candidate: [{ ...whole, links }] });
  expect(await trial()).toEqual([
    `in a browser: ${address}: it links to https://harbour.example/cars/on, which answers 404`,
  ]);
  const known = { ...whole, links };
  expect(await browserSeeing({ live: [known], candidate: [known] }).trial()).toEqual([]);
});

test('a page that is new is not compared with the page that stands where it is missing, but for its errors', async () => {
  const missing = { ...whole, status: 404 };
  const bare = { ...whole, hasHeading: false, textLength: 10, beyondPx: 90, partTexts: { 'search.rail': 0 } };
  const trial = (seen: SeenPage) =>
    browserSeeing({ live: [missing, missing], candidate: [seen, seen] }).trial();
  expect(await trial(bare)).toEqual([]);
  expect(await trial({ ...bare, errors: ['no'] })).toEqual([`in a browser: ${address} on a phone: no`]);
});

test('what is wrong on a wide screen alone is found too', async () => {
  const browser: PageBrowser = {
    see: async (_url, answer, { view }) => (answer === candidate && view === 'wide' ? late : whole),
    close: async () => undefined,
  };
  expect(await browserTrial(browser, [onBoth(address)], answers, [])).toEqual([
    `in a browser: ${address}: search.rail took longer than 3500 ms.`,
  ]);
  expect(await browserTrial(browser, [{ address, views: ['phone'] }], answers, [])).toEqual([]);
});
