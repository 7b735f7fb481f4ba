import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Composition, ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';
import type { RouteDeclaration } from 'shared-contracts/routes';
import type { ReleaseDirectory } from '../ports';

/** A small release as a build would leave it. */
export interface TestRelease {
  name: ReleaseName;
  version: string;
  /** CommonJS of the server bundle. */
  node: string;
  routes?: RouteDeclaration[];
  /** Files of `web/` by path. */
  web?: Record<string, string>;
  /** Files of `mf/` by path. */
  mf?: Record<string, string>;
}

const route = (id: string, pattern: string): RouteDeclaration => ({
  id,
  pattern,
  gate: 'none',
  cache: 'shared',
});

/** A shell that renders what it was given, so that tests can read it in the page. */
export const shellBundle = `
module.exports = {
  contract: '1.0.0',
  sharedModules: { 'shared-thing': { label: 'shared' } },
  async act(input) {
    const owner = Object.keys(input.releases).find((name) =>
      input.releases[name].routes.some((route) => route.pattern === input.url.pathname));
    const action = input.remotes[owner] && input.remotes[owner].routes[0].action;
    return action ? action(input) : null;
  },
  async render(input) {
    const path = input.url.pathname;
    if (path === '/throws') throw new Error('secret detail of the shell');
    if (path === '/hangs') return new Promise(() => {});
    if (path === '/moved') return { kind: 'redirect', status: 302, location: '/search' };
    if (path === '/calls') {
      await input.api('getCar', { params: { slug: 'x' } });
    }
    const owner = Object.keys(input.releases).find((name) =>
      input.releases[name].routes.some((route) => route.pattern === path));
    const remote = input.remotes[owner];
    const limit = input.limit || ((work) => work());
    const text = remote ? limit(() => remote.routes[0].text(input), () => owner) : owner === 'shell' ? 'home' : owner ? 'left out' : 'not found';
    const status = owner ? 200 : 404;
    globalThis.renders = (globalThis.renders || 0) + 1;
    return {
      kind: 'page', status, cache: path === '/mine' ? 'private' : 'shared', complete: !owner || owner === 'shell' || Boolean(remote),
      ...(path === '/mine' ? {} : { trustedTypes: true }),
      html: '<!doctype html><html><head><title>' + input.site.site.name + '</title>'
        + '<script nonce="' + input.noncePlaceholder + '">1</script><style nonce="' + input.noncePlaceholder + '"></style></head><body>'
        + '<main data-remote="' + owner + '@' + (input.releases[owner] || {}).version + '">' + text + '</main>'
        + '<p id="query">' + input.url.search + '</p><p id="renders">' + globalThis.renders + '</p>'
        + '<p id="placeholder">' + [...input.noncePlaceholder].reverse().join('') + '</p>'
        + '<pre>' + JSON.stringify(input.formState || null).replace(/</g, '&lt;') + '</pre>'
        + (path === '/mine' ? '<pre id="visitor">' + JSON.stringify([input.hasSession, input.cameFrom || null]) + '</pre>' : '')
        + '<!--' + 'padding '.repeat(300) + '--></body></html>',
    };
  },
};`;

/** A remote with one page. */
export const remoteBundle = (text: string): string => `
const thing = require('shared-thing');
exports.remote = { contract: '1.0.0', slots: {}, routes: [{ text: () => ${JSON.stringify(text)} + ' with ' + thing.label }] };`;

export const shellRelease = (version = '1.0.0'): TestRelease => ({
  name: 'shell',
  version,
  node: shellBundle,
  routes: [route('shell.home', '/'), route('shell.mine', '/mine')],
  web: {
    'main.abc12345.js': `console.log(${JSON.stringify('x'.repeat(2000))})`,
    'main.abc12345.js.map': '{}',
  },
});

export const searchRelease = (version: string, node = remoteBundle(`search ${version}`)): TestRelease => ({
  name: 'search',
  version,
  node,
  routes: [route('search.results', '/search')],
  web: { 'remoteEntry.js': `var fc_search = "${version}"` },
  mf: { 'mf-manifest.json': '{}' },
});

/** A remote whose page never ends. */
export const loopingBundle = `exports.remote = { contract: '1.0.0', slots: {}, routes: [{ text: () => { for (;;); } }] };`;

/** A remote whose page has a form. Its action sends what it is given to the API and answers as that says. */
export const leadsRelease = (): TestRelease => ({
  name: 'leads',
  version: '1.0.0',
  node: `
exports.remote = { contract: '1.0.0', slots: {}, routes: [{
  text: () => 'a form',
  action: ({ api, fields, key, page }) => api('submitForm', { body: { fields, page } }, { idempotencyKey: key }),
}] };`,
  routes: [route('leads.enquire', '/enquire')],
  web: { 'remoteEntry.js': 'var fc_leads' },
});

/** Writes a release into an artifact store. */
export async function writeRelease(dir: string, release: TestRelease): Promise<void> {
  const folder = join(dir, release.name, release.version);
  const { web = {}, mf } = release;
  const listed = (files: Record<string, string>) =>
    Object.entries(files).map(([path, text]) => ({ path, bytes: text.length }));
  const manifest: ReleaseManifest = {
    name: release.name,
    version: release.version,
    contract: '1.0.0',
    builtAt: '2026-11-20T00:00:00.000Z',
    web: {
      entry: Object.keys(web)[0] ?? 'remoteEntry.js',
      chunks: [],
      files: listed(web),
    },
    ...(mf ? { mf: { files: listed(mf) } } : {}),
    node: 'node/bundle.cjs',
    routes: release.routes ?? [],
    slots: [],
    shared: {},
  };
  const files = { 'release.json': JSON.stringify(manifest), 'node/bundle.cjs': release.node };
  for (const [path, text] of Object.entries(web)) Object.assign(files, { [`web/${path}`]: text });
  for (const [path, text] of Object.entries(mf ?? {})) Object.assign(files, { [`mf/${path}`]: text });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** A registry held by the test. */
export interface TestRegistry extends ReleaseDirectory {
  set: (releases: Composition['releases'], forCohortsBelow?: number) => void;
}

export function createTestRegistry(releases: Composition['releases']): TestRegistry {
  let everybody = releases;
  let some: { releases: Composition['releases']; below: number } | null = null;
  const idOf = (versions: Composition['releases']) =>
    Object.entries(versions)
      .map(([name, version]) => `${name}-${version}`)
      .toSorted()
      .join('_');
  return {
    compositionFor: (_site, cohort) => {
      const versions = some && cohort < some.below ? some.releases : everybody;
      return { id: idOf(versions), releases: versions };
    },
    set: (next, forCohortsBelow) => {
      if (forCohortsBelow === undefined) everybody = next;
      else some = { releases: next, below: forCohortsBelow };
    },
  };
}
