import type { GateException } from 'shared-contracts/remote/composition';
import { noise, opened, smallLeads, smallSearch, viewed, type SmallRelease } from './small-releases';

/** A change of the small remote, or of several releases that are published as one set. */
export interface CorpusCase {
  title: string;
  releases: SmallRelease[];
  exception?: GateException;
}

const next = (change: Partial<SmallRelease>): SmallRelease => ({
  ...smallSearch,
  version: '1.1.0',
  ...change,
});
const changed = (title: string, change: Partial<SmallRelease>): CorpusCase => ({
  title,
  releases: [next(change)],
});

/** The server bundle with one passage replaced. */
function patched(from: string, to: string): Pick<SmallRelease, 'node'> {
  if (!smallSearch.node.includes(from)) throw new Error(`The small remote does not hold ${from}.`);
  return { node: smallSearch.node.replace(from, to) };
}

const { routes, slots } = smallSearch;
const [results, compare, saved] = routes;
if (!results || !compare || !saved) throw new Error('The small remote has three pages.');
const added = { id: 'search.new', pattern: '/new', gate: 'none', cache: 'shared' } as const;
const listPage = `'<h1>' + count + ' cars</h1>`;
const rail = `Component: () => '<p>A row of cars</p>'`;
const lastPage = `{ pattern: '/saved',`;
const exporting = (page: string) => patched(lastPage, `${page}, ${lastPage}`);
const because = 'Agreed with the dealers.';
const entry = (bytes: number) => ({ 'remoteEntry.js': `var fc_search = "${noise(bytes)}";`, 'lazy.js': '' });

/** Releases that would harm a site. */
export const brokenReleases: readonly CorpusCase[] = [
  changed('another major of the contract', { contract: '2.0.0', ...patched("'1.0.0'", "'2.0.0'") }),
  changed('a later minor of the contract', { contract: '1.1.0' }),
  changed('an address of a neighbour', { routes: [...routes, { ...added, pattern: '/enquire' }] }),
  changed('a page is gone', { routes: [results, saved] }),
  changed('a slot is gone', { slots: [] }),
  changed('a slot of a neighbour', { slots: [...slots, 'leads.form'] }),
  changed('a page for signed-in visitors is kept for all', {
    routes: [results, compare, { ...saved, cache: 'shared' }],
  }),
  changed('a page for signed-in visitors is open', {
    routes: [results, compare, { ...saved, gate: 'none' }],
  }),
  changed('an open page needs signing in', {
    routes: [{ ...results, gate: 'signed-in', cache: 'private' }, compare, saved],
  }),
  changed('a private page is kept for all', { routes: [results, { ...compare, cache: 'shared' }, saved] }),
  changed('a shared module that the shell does not bring', {
    shared: { ...smallSearch.shared, 'left-pad': '^1.0.0' },
  }),
  changed('a later version of a shared module', { shared: { 'shared-thing': '^1.3.0' } }),
  changed('a name that a shared module does not offer', {
    sharedNames: { 'shared-thing': ['format', 'print'] },
  }),
  changed('a renamed field of an event', { sent: { 'vehicle:viewed': { id: ['integer'] } } }),
  changed('a field of another type', { sent: { 'vehicle:viewed': { ...viewed, car_id: ['string'] } } }),
  changed('an event without a sender', { sent: {} }),
  changed('an event without a listener', { received: {} }),
  changed('a field that the sender does not send', {
    received: { 'leads:opened': { ...opened, page: ['string'] } },
  }),
  changed('an event that the shell does not know', { sent: { ...smallSearch.sent, 'search:saved': {} } }),
  changed('a slot that is not exported', { slots: [...slots, 'search.budget'] }),
  changed('a page that is not exported', { routes: [...routes, added] }),
  changed('a changed server bundle', { changedFiles: { 'node/bundle.cjs': `${smallSearch.node}//` } }),
  changed('a changed script', { changedFiles: { 'web/lazy.js': 'throw 1' } }),
  changed('a bundle that throws', { node: 'throw new Error("broken")' }),
  changed('a bundle that needs the file system', { node: `require('node:fs');${smallSearch.node}` }),
  changed('a page that throws', patched(listPage, `count.no.such + ${listPage}`)),
  changed(
    'a loader that rejects',
    patched('async () => ({ count: 3 })', 'async () => { throw new Error("no") }'),
  ),
  changed(
    'a page that throws on one site',
    patched(
      `Component: () => '<h1>Compare`,
      `Component: (data, { site }) => (site.site.name === 'south' ? data.no.such : '') + '<h1>Compare`,
    ),
  ),
  changed('a slot that throws', patched(rail, 'Component: () => { throw new Error("no") }')),
  changed('a slot that holds nothing', patched(rail, "Component: () => ''")),
  changed(
    'a page that is not found',
    patched(
      `load: async () => ({ count: 3 })`,
      'load: async () => { throw new Response(null, { status: 404 }) }',
    ),
  ),
  changed('a page that is almost empty', patched(listPage, `count > 0 ? '<h1>.</h1>' : ${listPage}`)),
  changed('a loop', patched(listPage, `(() => { for (;;); })() + ${listPage}`)),
  changed(
    'an error that comes later',
    patched(listPage, `(setTimeout(() => { throw new Error('later') }, 20), '') + ${listPage}`),
  ),
  changed(
    'a rejected promise that is left',
    patched(listPage, `(Promise.reject(new Error('no')), '') + ${listPage}`),
  ),
  changed('a neighbour that it breaks', { node: `${smallSearch.node} shared.label = null;` }),
  changed('a first view that is 20 kB larger', { web: entry(57_000) }),
];

/** Releases that harm no site. */
export const acceptableReleases: readonly CorpusCase[] = [
  changed('another version of the same', {}),
  changed('a next major version', { version: '2.0.0' }),
  changed('a release candidate', { version: '1.1.0-rc.1' }),
  changed('another text', patched('Compare', 'Side by side')),
  changed('a text half as long', patched('.repeat(5)', '.repeat(3)')),
  changed('another page', {
    routes: [...routes, added],
    ...exporting(`{ pattern: '/new', Component: () => '<p>New</p>' }`),
  }),
  changed('another page that nothing is found on', {
    routes: [...routes, { ...added, pattern: '/new/:id' }],
    ...exporting(`{ pattern: '/new/:id', load: async () => { throw new Response(null, { status: 404 }) } }`),
  }),
  changed(
    'a page that is exported only',
    exporting(`{ pattern: '/draft', Component: () => '<p>Draft</p>' }`),
  ),
  changed('another slot', {
    slots: [...slots, 'search.budget'],
    ...patched('slots: {', "slots: { 'search.budget': { Component: () => '<p>Budget</p>' },"),
  }),
  changed('a new slot that holds nothing', {
    slots: [...slots, 'search.note'],
    ...patched('slots: {', "slots: { 'search.note': { Component: () => '' },"),
  }),
  changed('a renamed parameter of a path', {
    routes: [results, { ...compare, pattern: '/compare/:cars' }, saved],
    ...patched('/compare/:slug', '/compare/:cars'),
  }),
  changed('another order of pages', { routes: [saved, compare, results] }),
  changed('another id of a page', { routes: [{ ...results, id: 'search.list' }, compare, saved] }),
  changed('a page that becomes private', { routes: [{ ...results, cache: 'private' }, compare, saved] }),
  changed(
    'a page that redirects',
    patched(
      `{ pattern: '/compare/:slug',`,
      `{ pattern: '/compare/:slug', load: async () => { throw new Response(null, { status: 302, headers: { location: '/search' } }) },`,
    ),
  ),
  changed('a range with ||', { shared: { 'shared-thing': '^0.9.0 || ^1.0.0' } }),
  changed('an earlier version of a shared module', { shared: { 'shared-thing': '^1.0.0' } }),
  changed('a shared module less', { shared: {}, sharedNames: {} }),
  changed('another name of a shared module', { sharedNames: { 'shared-thing': ['format', 'label'] } }),
  changed('a patch of the contract', { contract: '1.0.3' }),
  changed('another field of an event', { sent: { 'vehicle:viewed': { ...viewed, colour: ['string'] } } }),
  changed('an optional field less', { sent: { 'vehicle:viewed': { car_id: ['integer'] } } }),
  changed('another event', { sent: { ...smallSearch.sent, 'toast:shown': {} } }),
  changed('a listener more', { received: { ...smallSearch.received, 'vehicle:viewed': viewed } }),
  changed('a build of another team', { hasExchange: false, hasHashes: false }),
  changed('a first view that is smaller', { web: entry(10_000) }),
  changed('a first view that is 5 kB larger', { web: entry(36_000) }),
  changed('another lazy script', { web: { ...smallSearch.web, 'more.js': noise(60_000) } }),
  changed('texts that differ with each rendering', patched(listPage, `Math.random() + ${listPage}`)),
  changed(
    'a loader that takes a while',
    patched(
      'async () => ({ count: 3 })',
      'async () => { await new Promise((done) => setTimeout(done, 200)); return { count: 3 } }',
    ),
  ),
  changed(
    'data that is missing and caught',
    patched(
      'async () => ({ count: 3 })',
      "async ({ api }) => ({ count: await api('listOffers', {}).then((all) => all.length, () => 0) })",
    ),
  ),
  changed('lines for the log', { node: `console.log('loaded');${smallSearch.node}` }),
  {
    ...changed('a page that is retired', { routes: [results, saved] }),
    exception: { retired: ['/compare/:slug'], because },
  },
  {
    ...changed('a slot that is retired', { slots: [], ...patched(`'search.rail': { ${rail} }`, '') }),
    exception: { retired: ['search.rail'], because },
  },
  {
    ...changed('an event that is retired', { sent: {} }),
    exception: { retired: ['vehicle:viewed'], because },
  },
  {
    ...changed('a larger first view with a reason', { web: entry(57_000) }),
    exception: { retired: [], because },
  },
  {
    title: 'an event that both sides give up, as one set',
    releases: [next({ sent: {} }), { ...smallLeads, version: '1.1.0', received: {} }],
  },
];
