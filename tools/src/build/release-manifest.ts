import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseFile, ReleaseManifest } from 'shared-contracts/remote/composition';
import { contractVersion } from 'shared-contracts/remote/remote-module';
import type { RouteDeclaration } from 'shared-contracts/routes';
import type { SlotName } from 'shared-contracts/slots';
import { shellRoutes } from 'shared-contracts/shell-routes';
import type { StatsCompilation } from 'webpack';
import { readRemoteModule } from './node-bundle';
import { sharedRanges } from './shared-modules';
import type { BuildTarget } from './webpack-config';

const nodeBundle = 'node/bundle.cjs';

const isScript = (name: string): boolean => name.endsWith('.js');

/** Scripts of a named chunk group, in load order. */
function scriptsOf(stats: StatsCompilation, group: string): string[] {
  return (stats.namedChunkGroups?.[group]?.assets ?? []).map(({ name }) => name).filter(isScript);
}

function filesOf(stats: StatsCompilation, folder: string): ReleaseFile[] {
  return (stats.assets ?? [])
    .map(({ name }) => ({ path: name, bytes: statSync(join(folder, name)).size }))
    .toSorted((a, b) => a.path.localeCompare(b.path));
}

const declare = ({ id, pattern, gate, cache, frame }: RouteDeclaration): RouteDeclaration => ({
  id,
  pattern,
  gate,
  cache,
  ...(frame ? { frame } : {}),
});

/**
 * Describes a finished build. A remote's routes and slots are read from its own bundle, so that they cannot
 * drift from the code.
 *
 * @param web figures of the bundle for pages
 * @returns the manifest of a release without what teams load
 */
export function describeRelease(target: BuildTarget, web: StatsCompilation): ReleaseManifest {
  const { name, version, outDir } = target;
  const isShell = name === 'shell';
  const scripts = scriptsOf(web, isShell ? 'main' : 'remote');
  const declared: { contract: string; routes: readonly RouteDeclaration[]; slots: SlotName[] } = isShell
    ? { contract: contractVersion, routes: shellRoutes, slots: [] }
    : describeRemote(join(outDir, nodeBundle));
  const entry = isShell ? scripts.at(-1) : 'remoteEntry.js';
  if (!entry) throw new Error(`The build of ${name} has no entry script.`);
  return {
    name,
    version,
    contract: declared.contract,
    builtAt: new Date().toISOString(),
    web: {
      entry,
      chunks: scripts.filter((script) => script !== entry),
      files: filesOf(web, join(outDir, 'web')),
    },
    node: nodeBundle,
    routes: declared.routes.map(declare),
    slots: declared.slots,
    shared: sharedRanges,
  };
}

/** Adds what teams load to the manifest of a release. */
export const withFederatedFiles = (
  manifest: ReleaseManifest,
  { outDir }: BuildTarget,
  mf: StatsCompilation,
): ReleaseManifest => ({ ...manifest, mf: { files: filesOf(mf, join(outDir, 'mf')) } });

function describeRemote(file: string) {
  const { contract, routes, slots } = readRemoteModule(file);
  return { contract, routes, slots: Object.keys(slots) as SlotName[] }; // AnySlots has slot names as keys
}
