import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import webpack, { type MultiCompiler, type MultiStats, type StatsCompilation } from 'webpack';
import { cacheFolder, sourceFolder } from '../build/paths';
import { describeRelease } from '../build/release-manifest';
import { hotConfigs } from './hot-config';

/** A build that can be published. */
export interface HotBuild {
  name: ReleaseName;
  version: string;
  /** Manifest and server bundle. */
  folder: string;
}

/** Folder with the bundles of a release as they are now. */
const hotFolder = (name: ReleaseName): string => join(cacheFolder, 'dev', name);

/** Versions of development builds; each build has its own, so that the server takes its bundle anew. */
const versionOf = (builtAt: number): string => `0.0.0-dev.${builtAt}`;

const isUpdate = (name: string): boolean => name.includes('.hot-update.');

/** Updates are files of their own; a page that starts now needs none of them. */
function withoutUpdates(stats: StatsCompilation): StatsCompilation {
  const groups = Object.entries(stats.namedChunkGroups ?? {}).map(([name, group]) => [
    name,
    { ...group, assets: (group.assets ?? []).filter((asset) => !isUpdate(asset.name)) },
  ]);
  return {
    ...stats,
    assets: [],
    namedChunkGroups: Object.fromEntries(groups) as StatsCompilation['namedChunkGroups'],
  };
}

/** Writes what the platform needs to know of a build: manifest and server bundle. Browser files stay where they are. */
async function prepare(name: ReleaseName, web: StatsCompilation): Promise<HotBuild> {
  const outDir = hotFolder(name);
  const version = versionOf(Date.now());
  const target = { name, version, mode: 'development' as const, source: sourceFolder(name), outDir };
  const manifest = describeRelease(target, withoutUpdates(web));
  const folder = join(cacheFolder, 'dev', 'releases', `${name}-${version}`);
  await cp(join(outDir, 'node'), join(folder, 'node'), { recursive: true });
  await writeFile(join(folder, 'release.json'), JSON.stringify(manifest, null, 2));
  return { name, version, folder };
}

/**
 * The compiler of a release, for a development server to run.
 *
 * @param onDone called at the end of each build, before pages are notified, with what has to be done until it can be
 *   published; null when there is nothing new
 */
export async function releaseCompiler(
  name: ReleaseName,
  onDone: (outcome: Promise<HotBuild | null>) => void,
): Promise<MultiCompiler> {
  const outDir = hotFolder(name);
  await rm(outDir, { recursive: true, force: true });
  const target = {
    name,
    version: '0.0.0-dev',
    mode: 'development' as const,
    source: sourceFolder(name),
    outDir,
  };
  const compiler = webpack(hotConfigs(target));
  if (!compiler) throw new Error('webpack refused the build configuration without saying why.');
  let lastHash = '';

  const built = async (stats: MultiStats): Promise<HotBuild | null> => {
    const { children = [] } = stats.toJson({ all: false, errors: true, hash: true, chunkGroups: true });
    const errors = children.flatMap((child) => child.errors ?? []);
    const [web, node] = children;
    if (errors.length > 0 || !web) {
      const messages = errors.map(({ moduleName, message }) => `${moduleName ?? ''}\n${message}`);
      throw new Error(`${name} does not compile:\n${messages.join('\n\n')}`);
    }
    const hash = `${web.hash} ${node?.hash}`;
    if (hash === lastHash) return null;
    lastHash = hash;
    return prepare(name, web);
  };
  compiler.hooks.done.tap('release', (stats) => onDone(built(stats)));
  return compiler;
}
