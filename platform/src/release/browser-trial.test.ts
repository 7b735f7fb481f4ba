import { browserTrial } from './browser-trial';
import type { BrowserAnswer, PageBrowser, SeenPage } from './page-browser';

const address = 'https://harbour.example/search';
const whole: SeenPage = {
  errors: [],
  parts: ['search.rail'],
  emptyParts: [],
  stalledParts: 0,
  isHydrated: true,
};
const late: SeenPage = { ...whole, errors: ['search.rail took longer than 3500 ms.'] };

const none: BrowserAnswer = { status: 404, type: 'text/plain', body: '' };
const live = () => Promise.resolve(none);
const candidate = () => Promise.resolve(none);

/** A browser that sees these pages, one look after the other, and what it looked at. */
function browserSeeing(looks: { live: SeenPage[]; candidate: SeenPage[] }, addresses = [address]) {
  const seen: string[] = [];
  const browser: PageBrowser = {
    see: async (_url, answer) => {
      const which = answer === live ? 'live' : 'candidate';
      seen.push(which);
      return looks[which].shift() ?? whole;
    },
    close: async () => undefined,
  };
  return { seen, trial: () => browserTrial(browser, addresses, { live, candidate }) };
}

test('an error of one look alone is chance, and refuses no release', async () => {
  const { trial, seen } = browserSeeing({ live: [], candidate: [late] });
  expect(await trial()).toEqual([]);
  expect(seen).toEqual(['live', 'candidate', 'live', 'candidate']);
});

test('an error of both looks refuses it', async () => {
  const { trial } = browserSeeing({ live: [], candidate: [late, late] });
  expect(await trial()).toEqual([`in a browser: ${address}: search.rail took longer than 3500 ms.`]);
});

test('an error that what is live has too refuses none, and a page without new ones is looked at once', async () => {
  expect(await browserSeeing({ live: [whole, late], candidate: [late, late] }).trial()).toEqual([]);
  const same = browserSeeing({ live: [late], candidate: [late] });
  expect(await same.trial()).toEqual([]);
  expect(same.seen).toEqual(['live', 'candidate']);
});

test('a part that has become empty refuses it, one that is new and empty does not', async () => {
  const empty = { ...whole, emptyParts: ['search.rail'] };
  const trial = (live: SeenPage) => browserSeeing({ live: [live, live], candidate: [empty, empty] }).trial();
  expect(await trial(whole)).toEqual([`in a browser: ${address}: search.rail is empty`]);
  expect(await trial({ ...whole, parts: [] })).toEqual([]);
  expect(await trial(empty)).toEqual([]);
});

test('a page whose scripts do not run refuses it at once: the team need not wait for the other pages', async () => {
  const stuck = { ...whole, isHydrated: false };
  const pages = [address, 'https://harbour.example/'];
  const both = browserSeeing({ live: [], candidate: [stuck, stuck, stuck, stuck] }, pages);
  expect(await both.trial()).toEqual([`in a browser: ${address}: its scripts do not run`]);
  expect(both.seen).toHaveLength(4);
  const once = browserSeeing({ live: [], candidate: [stuck] }, pages);
  expect(await once.trial()).toEqual([]);
  expect(once.seen).toHaveLength(6);
});
