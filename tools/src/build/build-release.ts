import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';
import { federatedConfig, teamHostConfig } from './federated-container';
import { cacheFolder, sourceFolder } from './paths';
import { packageVersion } from './package-version';
import { readExchange } from './release-exchange';
import { releaseHashes } from './release-hashes';
import { describeRelease, withFederatedFiles } from './release-manifest';
import { runWebpack } from './run-webpack';
import { sourceHash } from './source-hash';
import { remoteConfigs, shellConfigs, type BuildMode, type BuildTarget } from './webpack-config';

export interface BuildRequest {
  name: ReleaseName;
  /** Version written into the release; the package's own when left out. */
  version?: string | undefined;
  mode?: BuildMode | undefined;
  /** Folder with `src/remote.ts` when the source is not in its usual place. */
  source?: string | undefined;
  /** Folder that gets `release.json`, `web/`, `node/` and `mf/`. It is replaced as a whole. */
  outDir: string;
}

export interface BuildResult {
  manifest: ReleaseManifest;
  outDir: string;
  /** Milliseconds. */
  tookMs: number;
  /** Nothing had changed since an earlier build, which was taken. */
  reused: boolean;
}

/** Finished builds by hash are kept for this many per release, so that going back to a branch costs nothing. */
const keptBuilds = 6;

async function compile(target: BuildTarget): Promise<void> {
  const { name } = target;
  const [web, node] = await runWebpack(name === 'shell' ? shellConfigs(target) : remoteConfigs(target));
  if (!web || !node) throw new Error(`The build of ${name} answered no figures.`);
  const described = describeRelease(target, web);
  // Last, because a container's declarations take as long as the rest, and a source with a mistake never gets there.
  const [mf] = await runWebpack([name === 'shell' ? teamHostConfig(target) : federatedConfig(target)]);
  if (!mf) throw new Error(`The build of mf/ of ${name} answered no figures.`);
  const manifest: ReleaseManifest = {
    ...withFederatedFiles(described, target, mf),
    exchange: readExchange(name, join(target.outDir, described.node), { web, node }),
    hashes: releaseHashes(target.outDir),
  };
  await writeFile(join(target.outDir, 'release.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

async function removeOldBuilds(folder: string): Promise<void> {
  const entries = await readdir(folder);
  const dated = await Promise.all(
    entries.map(async (entry) => ({ entry, at: (await stat(join(folder, entry))).mtimeMs })),
  );
  const old = dated.toSorted((a, b) => b.at - a.at).slice(keptBuilds);
  await Promise.all(old.map(({ entry }) => rm(join(folder, entry), { recursive: true, force: true })));
}

/**
 * Builds one release for browser and server from the same source. A build of equal source is taken from the
 * cache. Throws with the compiler's messages.
 */
export async function buildRelease(request: BuildRequest): Promise<BuildResult> {
  const startedAt = performance.now();
  const { name, outDir, mode = 'production', source = sourceFolder(name) } = request;
  const version = request.version ?? (await packageVersion(name));
  const kept = join(cacheFolder, 'builds', name);
  const finished = join(kept, sourceHash({ name, version, mode, source }));
  const reused = existsSync(join(finished, 'release.json'));
  await mkdir(kept, { recursive: true });
  if (reused) {
    const now = new Date();
    await utimes(finished, now, now);
  } else {
    const working = `${finished}.${process.pid}`;
    await compile({ name, version, mode, source, outDir: working });
    await rm(finished, { recursive: true, force: true });
    await rename(working, finished);
    await removeOldBuilds(kept);
  }
  await rm(outDir, { recursive: true, force: true });
  await cp(finished, outDir, { recursive: true });
  const manifest = JSON.parse(await readFile(join(outDir, 'release.json'), 'utf8')) as ReleaseManifest; // written by describeRelease
  return { manifest, outDir, tookMs: Math.round(performance.now() - startedAt), reused };
}
