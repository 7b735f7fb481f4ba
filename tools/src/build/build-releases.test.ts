import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseSiteFiles, type SiteFiles } from 'shared-contracts/site-config/content';
import { ApiFailure } from 'shared-contracts/errors';
import type { ShellServer } from 'shared-contracts/remote/shell-server';
import { toPublicConfig, type PublicTenantConfig } from 'shared-contracts/site-config';
import { buildReleases } from './build-releases';
import { cacheFolder, root } from './paths';

/** Sources have to stand inside the repository, where their imports can be resolved. */
const sources = join(cacheFolder, 'fixture-remotes', String(process.pid));
const outDir = mkdtempSync(join(tmpdir(), 'build-'));
const buildMs = 120_000;

afterAll(() => {
  rmSync(sources, { recursive: true, force: true });
  rmSync(outDir, { recursive: true, force: true });
});

/** Writes the source of a remote and answers its folder. */
function remoteSource(name: string, code: string): string {
  const folder = join(sources, name);
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'src/remote.tsx'), code);
  return folder;
}

const working = `
import { lazy } from 'react';
import { useParams } from 'shared-routing';
import { useEvent } from 'shared-contracts/react';
import { contractVersion, defineRoute, defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
const Later = lazy(() => import('./later'));
declare const __VERSION__: string;
export const remote: RemoteModule = {
  contract: contractVersion,
  routes: [defineRoute<null>({
    id: 'search.results', pattern: '/search', gate: 'none', cache: 'shared', load: () => Promise.resolve(null),
    Component: () => {
      useEvent('leads:submitted', () => undefined);
      return <h1>Version {__VERSION__} of {useParams().slug}<Later /></h1>;
    },
    meta: () => ({ title: 'x', description: 'x', canonical: '/search' }),
  })],
  slots: { 'search.entry': defineSlot('search.entry', { Component: () => null }) },
};`;

test(
  'a remote is built for browser and server, and its manifest says what it declares',
  async () => {
    const source = remoteSource('search', working);
    writeFileSync(join(source, 'src/later.tsx'), 'export default () => <p>later</p>;');
    const build = (version: string) =>
      buildReleases({ names: ['search'], version, outDir, sources: { search: source } });
    const [first] = await build('1.4.0');
    expect(first?.manifest).toMatchObject({
      name: 'search',
      version: '1.4.0',
      contract: '1.0.0',
      node: 'node/bundle.cjs',
      routes: [{ id: 'search.results', pattern: '/search', gate: 'none', cache: 'shared' }],
      slots: ['search.entry'],
      shared: { react: '^19.3.0', 'shared-routing': '^1.0.0' },
      web: { entry: 'remoteEntry.js', chunks: [expect.stringMatching(/^remote\.[0-9a-f]{12}\.js$/)] },
    });
    const web = join(outDir, 'search/1.4.0/web');
    const scripts = readdirSync(web).filter((name) => name.endsWith('.js'));
    expect(scripts).toHaveLength(3);
    const code = scripts.map((name) => readFileSync(join(web, name), 'utf8')).join('');
    expect(code).toContain('fc_search');
    const mf = readdirSync(join(outDir, 'search/1.4.0/mf'));
    expect(mf).toEqual(expect.arrayContaining(['mf-manifest.json', 'remoteEntry.js', '@mf-types.zip']));
    expect(first?.manifest.mf?.files.map(({ path }) => path).toSorted()).toEqual(mf.toSorted());
    const files = readdirSync(join(outDir, 'search/1.4.0'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'release.json')
      .map((entry) => relative(join(outDir, 'search/1.4.0'), join(entry.parentPath, entry.name)));
    expect(Object.keys(first?.manifest.hashes ?? {}).toSorted()).toEqual(files.toSorted());
    const bundleHash = createHash('sha256').update(
      readFileSync(join(outDir, 'search/1.4.0/node/bundle.cjs')),
    );
    expect(first?.manifest.hashes?.['node/bundle.cjs']).toBe(bundleHash.digest('hex'));
    expect(first?.manifest.exchange?.sharedNames).toMatchObject({ 'shared-routing': ['useParams'] });
    expect(first?.manifest.exchange?.sharedNames['react']).toContain('lazy');
    expect(Object.keys(first?.manifest.exchange?.received ?? {})).toEqual(['leads:submitted']);
    // The libraries are the shell's.
    expect(code.length).toBeLessThan(20_000);
    expect(existsSync(join(web, 'remoteEntry.js.map'))).toBe(true);

    const [again] = await build('1.4.0');
    expect(again?.reused).toBe(true);
    const [second] = await build('1.5.0');
    expect(second?.reused).toBe(false);
    const bundle = (version: string) =>
      readFileSync(join(outDir, 'search', version, 'node/bundle.cjs'), 'utf8');
    expect(bundle('1.5.0').replaceAll('1.5.0', '1.4.0')).toBe(bundle('1.4.0'));
  },
  buildMs,
);

test.each([
  ['does not export `remote`', 'export const other = 1;', 'must export `remote`'],
  ['has an error', 'export const remote = ;', 'Building search failed'],
  ['imports what is not there', "import './nowhere'; export const remote = {};", 'nowhere'],
  [
    'asks for a name that the router does not offer',
    "import { useBlocker } from 'shared-routing'; export const remote = { useBlocker };",
    "'shared-routing' does not offer useBlocker, only createRouteSnapshots, ",
  ],
  [
    'passes such a name on',
    "export { useFetcher } from 'shared-routing'; export const remote = {};",
    "'shared-routing' does not offer useFetcher, only",
  ],
  [
    'brings a router of its own',
    "import { Link } from 'react-router-dom'; export const remote = { Link };",
    "import Link from 'shared-routing' instead of 'react-router-dom'",
  ],
])(
  'a remote that %s is refused with the reason',
  async (_name, code, message) => {
    const source = remoteSource(`broken-${message.length}`, code);
    const building = buildReleases({
      names: ['search'],
      version: '9.9.9',
      outDir,
      sources: { search: source },
    });
    await expect(building).rejects.toThrow(message);
    expect(existsSync(join(outDir, 'search/9.9.9/release.json'))).toBe(false);
  },
  buildMs,
);

test(
  'a shell with React Router in the scripts of its pages is refused; its server may have it',
  async () => {
    const source = join(sources, 'shell');
    mkdirSync(join(source, 'src'), { recursive: true });
    const write = (file: string, code: string): void => writeFileSync(join(source, 'src', file), code);
    const withRouter = "import { createMemoryRouter } from 'react-router'; console.log(createMemoryRouter);";
    write('client.tsx', withRouter);
    write('server.tsx', 'export const render = null;');
    const building = buildReleases({
      names: ['shell'],
      version: '9.9.9',
      outDir,
      sources: { shell: source },
    });
    await expect(building).rejects.toThrow("import createMemoryRouter from 'shared-routing' instead");
    write('client.tsx', 'export {};');
    write('server.tsx', withRouter);
    const [built] = await buildReleases({
      names: ['shell'],
      version: '9.9.8',
      outDir,
      sources: { shell: source },
    });
    expect(built?.reused).toBe(false);
  },
  buildMs,
);

function publicConfig(slug: string): PublicTenantConfig {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(root, 'sites', path), 'utf8'));
  const { $schema: _editorHint, ...site } = read(`${slug}/site.json`) as Record<string, unknown>; // an object by its schema
  const templates = { standard: read('_templates/standard.json'), toyota: read('_templates/toyota.json') };
  const files: SiteFiles = { site };
  const result = parseSiteFiles(files, templates);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return toPublicConfig(result.config);
}

test(
  '[SHL-001] one build serves two sites with title, logo and colour of their own, and names neither',
  async () => {
    // Of its own version, which an earlier stage of the run may have built.
    const [result] = await buildReleases({ names: ['shell'], outDir });
    const folder = result?.outDir ?? '';
    const shell = createRequire(join(root, 'package.json'))(join(folder, 'node/bundle.cjs')) as ShellServer; // what the shell exports
    const render = async (slug: string): Promise<string> => {
      const output = await shell.render({
        url: new URL('http://x.localhost/'),
        site: publicConfig(slug),
        composition: 'c',
        releases: {},
        remotes: {},
        api: () => Promise.reject(new ApiFailure('unavailable', 'No API here.')),
        search: () => Promise.reject(new ApiFailure('unavailable', 'No search here.')),
        now: () => new Date(0),
        signal: new AbortController().signal,
        report: () => undefined,
      });
      return output.kind === 'page' ? output.html : '';
    };
    const facts = (html: string) => ({
      title: /<title>([^<]*)/.exec(html)?.[1],
      logo: /data-part="name"[^>]*>\s*<img src="([^"]*)" alt="([^"]*)"/.exec(html)?.slice(1).join(' '),
      primary: /--color-primary:([^;]*)/.exec(html)?.[1],
    });
    const harbour = facts(await render('harbour-motors'));
    const coastal = facts(await render('coastal-toyota'));
    for (const fact of ['title', 'logo', 'primary'] as const) {
      expect(harbour[fact]).toBeTruthy();
      expect(coastal[fact]).toBeTruthy();
      expect(harbour[fact]).not.toBe(coastal[fact]);
    }
    const scripts = readdirSync(join(folder, 'web')).filter((name) => name.endsWith('.js'));
    expect(scripts).toContain('pages.js');
    for (const name of scripts) {
      expect(readFileSync(join(folder, 'web', name), 'utf8')).not.toContain('coastal-toyota');
    }
  },
  buildMs,
);
