import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';
import { root } from './paths';
import { sharedModules } from './shared-modules';

/**
 * Runs a remote's server bundle once, linked against this process's own copies of the shared modules, to learn
 * what it declares. Throws when it needs anything else or does not export `remote`.
 */
export function readRemoteModule(file: string): RemoteModule {
  const own = createRequire(join(root, 'shell/package.json'));
  const allowed = new Set(sharedModules.map(({ request }) => request));
  const link = (request: string): unknown => {
    if (allowed.has(request)) return own(request);
    if (request.startsWith('node:')) return own(request);
    throw new Error(
      `${file} needs "${request}" at run time, which the shell does not share. Import it so that it is compiled in.`,
    );
  };
  const bundle: { exports: { remote?: RemoteModule } } = { exports: {} };
  const run = compileFunction(
    readFileSync(file, 'utf8'),
    ['module', 'exports', 'require', '__dirname', '__filename'],
    { filename: file },
  ) as (...parts: unknown[]) => void; // compileFunction is typed as a bare Function
  run(bundle, bundle.exports, link, dirname(file), file);
  const { remote } = bundle.exports;
  if (!remote || !Array.isArray(remote.routes) || typeof remote.slots !== 'object') {
    throw new Error(
      `${file} must export \`remote\` with contract, routes and slots; found ${typeof remote}.`,
    );
  }
  return remote;
}
