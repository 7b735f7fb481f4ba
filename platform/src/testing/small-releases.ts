import { createHash } from 'node:crypto';
import type { PayloadFields } from 'shared-contracts/events/payload-fields';
import type { ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';
import type { RouteDeclaration } from 'shared-contracts/routes';

/** A release as its source would be: what is changed in it makes another one. */
export interface SmallRelease {
  name: ReleaseName;
  version: string;
  contract: string;
  routes: RouteDeclaration[];
  slots: string[];
  sent: Record<string, PayloadFields>;
  received: Record<string, PayloadFields>;
  sharedNames: Record<string, string[]>;
  shared: Record<string, string>;
  /** CommonJS of the server bundle. */
  node: string;
  /** Files of `web/`; the first is the entry. */
  web: Record<string, string>;
  /** Files that are other ones than when their hashes were taken. */
  changedFiles: Record<string, string>;
  /** Whether its build says what it exchanges, and hashes its files. */
  hasExchange: boolean;
  hasHashes: boolean;
}

/** Payload of the event between the two remotes. */
export const viewed: PayloadFields = { car_id: ['integer'], label: ['string', 'undefined'] };
/** Payload of the event that the remotes send and the other way round. */
export const opened: PayloadFields = { form: ['string'] };

const known: Record<string, PayloadFields> = {
  'vehicle:viewed': viewed,
  'leads:opened': opened,
  'toast:shown': {},
};

const route = (id: string, pattern: string, more: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  id,
  pattern,
  gate: 'none',
  cache: 'shared',
  ...more,
});

/** Finds the page of an address, loads it, renders it with the slots of all remotes, and reports what fails. */
const shellCode = `
const shared = { label: 'shared', format: (text) => '[' + text + ']' };
const matches = (pattern, path) => new RegExp('^' + pattern.replace(/:[^/]+/g, '[^/]+') + '$').test(path);
exports.contract = '1.0.0';
exports.sharedModules = { 'shared-thing': shared };
exports.render = async (input) => {
  const path = input.url.pathname;
  const filler = '<p>' + 'A line of text that every page of this shell has. '.repeat(2) + '</p>';
  const part = async (remote, phase, work) => {
    try { return await work(); } catch (error) {
      if (error instanceof Response) throw error;
      input.report({ remote, phase, message: String(error && error.message || error) });
      return '';
    }
  };
  let [status, body] = [200, path === '/' ? '<h1>Home</h1>' : ''];
  for (const [name, remote] of Object.entries(input.remotes)) {
    if (!remote) { input.report({ remote: name, phase: 'load', message: 'it is missing' }); continue; }
    const found = remote.routes.find((route) => matches(route.pattern, path));
    if (!found) continue;
    try {
      body = await part(name, 'render', async () => found.Component(found.load ? await found.load(input) : null, input));
    } catch (answer) {
      if (answer.status >= 300 && answer.status < 400)
        return { kind: 'redirect', status: answer.status, location: answer.headers.get('location') };
      status = answer.status;
    }
  }
  if (body === '' && path !== '/') status = Math.max(status, 404);
  for (const [name, remote] of Object.entries(input.remotes))
    for (const [slot, definition] of Object.entries(remote ? remote.slots : {})) {
      const html = await part(name, 'slot', async () => definition.Component({}, input));
      body += '<div data-remote="' + name + '" data-slot="' + slot + '">' + html + '</div>';
    }
  const scripts = Object.values(input.releases).map(({ base, entry }) => '<script nonce="' + input.noncePlaceholder + '" src="' + base + entry + '"></script>');
  const html = '<!doctype html><html><body><main>' + body + '</main>' + filler + scripts.join('') + '</body></html>';
  return { kind: 'page', status, html, cache: 'shared', complete: true };
};`;

/** Pages and slots of a remote; its texts are what the corpus changes. */
const searchCode = `
const shared = require('shared-thing');
exports.remote = {
  contract: '1.0.0',
  routes: [
    { pattern: '/search', load: async () => ({ count: 3 }), Component: ({ count }) => '<h1>' + count + ' cars</h1><p>' + shared.format('A list of cars with their prices, their pictures and their places. '.repeat(5)) + '</p>' },
    { pattern: '/compare/:slug', Component: () => '<h1>Compare</h1><p>Two cars side by side.</p>' },
    { pattern: '/saved', Component: () => '<h1>Saved</h1><p>Your saved searches.</p>' },
  ],
  slots: { 'search.rail': { Component: () => '<p>A row of cars</p>' } },
};`;

const leadsCode = `
const shared = require('shared-thing');
exports.remote = {
  contract: '1.0.0',
  routes: [{ pattern: '/enquire', Component: () => '<h1>Enquire</h1><p>' + shared.label.toUpperCase() + '</p>' }],
  slots: { 'leads.form': { Component: () => '<form>A form</form>' } },
};`;

/** Text that packs badly, so that its size is about what is sent. */
export function noise(bytes: number): string {
  let text = '';
  for (let index = 0; text.length < bytes; index += 1)
    text += createHash('sha256').update(String(index)).digest('base64');
  return text.slice(0, bytes);
}

const base = {
  version: '1.0.0',
  contract: '1.0.0',
  slots: [],
  sent: {},
  received: {},
  sharedNames: {},
  shared: { 'shared-thing': '^1.2.0' },
  changedFiles: {},
  hasExchange: true,
  hasHashes: true,
};

const smallShell: SmallRelease = {
  ...base,
  name: 'shell',
  routes: [route('shell.home', '/'), route('shell.content', '*')],
  node: shellCode,
  // Says what the shell of this repository says when it has hydrated a page.
  web: { 'main.js': `window.forecourt = { events: { recording: () => [{ name: 'navigation:changed' }] } };` },
  sharedNames: { 'shared-thing': ['label', 'format'] },
};

/** The remote that the corpus changes. */
export const smallSearch: SmallRelease = {
  ...base,
  name: 'search',
  routes: [
    route('search.results', '/search'),
    route('search.compare', '/compare/:slug', { cache: 'private' }),
    route('search.saved', '/saved', { gate: 'signed-in', cache: 'private' }),
  ],
  slots: ['search.rail'],
  sent: { 'vehicle:viewed': viewed },
  received: { 'leads:opened': opened },
  sharedNames: { 'shared-thing': ['format'] },
  node: searchCode,
  web: { 'remoteEntry.js': `var fc_search = "${noise(30_000)}";`, 'lazy.js': '/* later */' },
};

/** Its neighbour. */
export const smallLeads: SmallRelease = {
  ...base,
  name: 'leads',
  routes: [route('leads.enquire', '/enquire')],
  slots: ['leads.form'],
  sent: { 'leads:opened': opened },
  received: { 'vehicle:viewed': viewed },
  sharedNames: { 'shared-thing': ['label'] },
  node: leadsCode,
  web: { 'remoteEntry.js': 'var fc_leads;' },
};

export const smallReleases: readonly SmallRelease[] = [smallShell, smallSearch, smallLeads];

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** `release.json` of a small release. */
export function manifestOf(release: SmallRelease): ReleaseManifest {
  const { name, version, contract, routes, slots, shared, node, web, sent, received, sharedNames } = release;
  const files = Object.entries(web);
  return {
    name,
    version,
    contract,
    builtAt: '2026-11-20T00:00:00.000Z',
    web: {
      entry: files[0]?.[0] ?? 'remoteEntry.js',
      chunks: [],
      files: files.map(([path, text]) => ({ path, bytes: text.length })),
    },
    node: 'node/bundle.cjs',
    routes,
    slots,
    shared,
    ...(release.hasHashes
      ? {
          hashes: {
            'node/bundle.cjs': hashOf(node),
            ...Object.fromEntries(files.map(([path, text]) => [`web/${path}`, hashOf(text)])),
          },
        }
      : {}),
    ...(release.hasExchange
      ? { exchange: { sent, received, carried: name === 'shell' ? known : {}, sharedNames } }
      : {}),
  };
}
