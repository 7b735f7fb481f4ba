import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from 'shared-contracts/remote/composition';
import type { RemoteName } from 'shared-contracts/slots';
import { ask } from './ask';

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
async function liveVersion(remote: RemoteName): Promise<string> {
  const { versions } = JSON.parse((await ask('harbour', '/healthz')).body) as {
    versions: Partial<Record<RemoteName, string>>;
  };
  const version = versions[remote];
  if (version === undefined) throw new Error(`No version of ${remote} is live.`);
  return version;
}

/**
 * Puts a version of a remote with a broken server bundle beside the live one into the artifact store, as a faulty
 * build would leave it there; its part for the browser is whole. Nobody gets it who does not ask for it.
 *
 * @returns the version, for `?fc-override=<remote>@<version>`
 */
export async function storeBrokenRelease(remote: RemoteName, fault: ServerFault): Promise<string> {
  const folder = join(process.env['E2E_HOME'] ?? '', 'artifacts', remote);
  const version = `9.9.9-${fault.replace(/ /g, '-')}`;
  const made = join(folder, `.making-${version}`);
  await rm(made, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(join(folder, await liveVersion(remote)), made, { recursive: true });
  const file = join(made, 'release.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as ReleaseManifest; // written by the build
  const bundle = join(made, manifest.node);
  await writeFile(bundle, serverFaults[fault](await readFile(bundle, 'utf8')));
  await writeFile(file, JSON.stringify({ ...manifest, version }));
  await rm(join(folder, version), { recursive: true, force: true });
  await rename(made, join(folder, version));
  return version;
}
