import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from 'shared-contracts/remote/composition';
import type { RemoteName } from 'shared-contracts/slots';
import { ask } from './ask';
import type { PlatformProcess } from './platform-process';

/** Ways in which the server bundle of a remote can be broken. */
export const serverFaults = {
  'throws on load': () => `throw new Error('This bundle is broken on purpose.');`,
  'hangs on load': () => `for (;;) {}`,
  'is no script': () => `this is ( no script`,
  'throws on render': (code: string) =>
    altered(code, `{ ...part, Component: () => { throw new Error('Broken on purpose.'); } }`),
  'has loaders that throw': (code: string) =>
    altered(code, `{ ...part, load: () => Promise.reject(new Error('Broken on purpose.')) }`),
  'has loaders that hang': (code: string) => altered(code, `{ ...part, load: () => new Promise(() => {}) }`),
} as const;
export type ServerFault = keyof typeof serverFaults;

/** The bundle with every page and slot replaced by an expression over `part`. */
const altered = (code: string, expression: string): string => `
const inner = { exports: {} };
(function (module, exports) {
${code}
})(inner, inner.exports);
const whole = inner.exports.remote ?? inner.exports.default;
const change = (part) => (${expression});
module.exports = {
  remote: {
    ...whole,
    routes: whole.routes.map(change),
    slots: Object.fromEntries(Object.entries(whole.slots).map(([name, part]) => [name, change(part)])),
  },
};
`;

/** Version of a remote that is live. */
async function liveVersion(remote: RemoteName, port: number | undefined): Promise<string> {
  const { body } = await ask('harbour', '/healthz', port === undefined ? {} : { port });
  const { versions } = JSON.parse(body) as { versions: Partial<Record<RemoteName, string>> };
  const version = versions[remote];
  if (version === undefined) throw new Error(`No version of ${remote} is live.`);
  return version;
}

interface BrokenRelease {
  remote: RemoteName;
  /** Makes the broken server bundle out of the whole one. */
  breakCode: (code: string) => string;
  version: string;
  /** Folder of the copy. */
  to: string;
}

/** Copies the release that is live, with another version and a broken server bundle; its part for the browser is whole. */
async function copyBroken(
  artifacts: string,
  { remote, breakCode, version, to }: BrokenRelease,
  port?: number,
): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await cp(join(artifacts, remote, await liveVersion(remote, port)), to, { recursive: true });
  const file = join(to, 'release.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as ReleaseManifest; // written by the build
  const bundle = join(to, manifest.node);
  await writeFile(bundle, breakCode(await readFile(bundle, 'utf8')));
  // Without hashes, which would show the broken bundle at once.
  await writeFile(file, JSON.stringify({ ...manifest, version, hashes: undefined }));
}

/**
 * Puts a version of a remote with a broken server bundle beside the live one into the artifact store, as a faulty
 * build would leave it there. Only a request that names it gets it.
 *
 * @returns the version, for `?fc-override=<remote>@<version>`
 */
export async function storeBrokenRelease(remote: RemoteName, fault: ServerFault): Promise<string> {
  const artifacts = join(process.env['E2E_HOME'] ?? '', 'artifacts');
  const version = `9.9.9-${fault.replace(/ /g, '-')}`;
  const [made, folder] = [join(artifacts, remote, `.making-${version}`), join(artifacts, remote, version)];
  await copyBroken(artifacts, { remote, breakCode: serverFaults[fault], version, to: made });
  await rm(folder, { recursive: true, force: true });
  await rename(made, folder);
  return version;
}

/** It would take a process that serves with it, so it is none of `serverFaults`, whose versions are served. */
const loopsForEver = (code: string): string => altered(code, `{ ...part, load: () => { for (;;); } }`);

/**
 * Writes a release whose loaders never end where a platform takes candidates from.
 *
 * @returns its folder, for the operation `release.accept`
 */
export async function writeLoopingCandidate(
  { home, port }: Pick<PlatformProcess, 'home' | 'port'>,
  remote: RemoteName,
): Promise<string> {
  const artifacts = join(home, 'artifacts');
  const to = join(artifacts, '.staging', `${remote}-loops`);
  await copyBroken(artifacts, { remote, breakCode: loopsForEver, version: '8.8.8', to }, port());
  return to;
}
