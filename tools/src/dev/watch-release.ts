import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import webpack, { type MultiStats, type StatsCompilation } from 'webpack';
import { cacheFolder, sourceFolder } from '../build/paths';
import { describeRelease } from '../build/release-manifest';
import { hotConfigs } from './hot-config';

/** A build that can be published. */
export interface HotBuild {
  name: ReleaseName;
  version: string;
  /** Identity of the browser bundle. */
  hash: string;
  /** Manifest and server bundle. */
  folder: string;
}

export interface WatchEvents {
  onBuilt: (build: HotBuild) => void;
  onFailed: (name: ReleaseName, message: string) => void;
}

/** Folder with the bundles of a release as they are now. */
export const hotFolder = (name: ReleaseName): string => join(cacheFolder, 'dev', name);

/** Versions of development builds; each build has its own, so that the server takes its bundle anew. */
const versionOf = (builtAt: number): string => `0.0.0-dev.${builtAt}`;

/** Milliseconds that changes are collected before a build begins. */
const aggregateMs = 40;

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
  return { name, version, hash: web.hash ?? '', folder };
}

/**
 * Builds a release and builds it again with every change. Answers the way to stop.
 *
 * @returns resolves after the first build, whether it worked or not
 */
export async function watchRelease(name: ReleaseName, events: WatchEvents): Promise<() => Promise<void>> {
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

  const onDone = async (stats: MultiStats): Promise<void> => {
    const { children = [] } = stats.toJson({ all: false, errors: true, hash: true, chunkGroups: true });
    const errors = children.flatMap((child) => child.errors ?? []);
    const [web, node] = children;
    if (errors.length > 0 || !web) {
      events.onFailed(
        name,
        errors.map(({ moduleName, message }) => `${moduleName ?? ''}\n${message}`).join('\n\n'),
      );
      return;
    }
    const hash = `${web.hash} ${node?.hash}`;
    if (hash === lastHash) return;
    lastHash = hash;
    events.onBuilt(await prepare(name, web));
  };

  return new Promise((resolve) => {
    const watching = compiler.watch(
      { aggregateTimeout: aggregateMs, ignored: /\.(?:test|spec)\.tsx?$/ },
      (error, stats) => {
        const told = stats ? onDone(stats) : Promise.reject(error ?? new Error('webpack answered nothing.'));
        const stop = (): Promise<void> => new Promise((closed) => watching?.close(() => closed()));
        void told
          .catch((problem: unknown) => events.onFailed(name, String(problem)))
          .then(() => resolve(stop));
      },
    );
  });
}
