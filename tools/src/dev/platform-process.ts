import { cp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Mutex } from 'async-mutex';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import { releaseNames } from 'shared-contracts/remote/manifest';
import { homeFolders, readEnvironment } from 'platform/core/environment';
import { createProgress } from 'platform/start/progress';
import { startPlatform } from 'platform/start/start-platform';

/** A development build to be made live. */
export interface PublishRequest {
  name: ReleaseName;
  version: string;
  folder: string;
}

/** What this process reports to its parent. */
export type PlatformMessage =
  | { kind: 'ready'; port: number }
  | { kind: 'stopped'; message: string }
  | { kind: 'published'; version: string; problem: string | null };

const report = (message: PlatformMessage): void => void process.send?.(message);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const developmentBuild = /^0\.0\.0-dev\./;

/** Every change leaves a build behind; those that are not live any more are of no use to anyone. */
async function removeOldBuilds(live: readonly string[]): Promise<void> {
  const { artifacts } = homeFolders(environment.home);
  for (const name of releaseNames) {
    const versions = await readdir(join(artifacts, name)).catch(() => []); // nothing was published under this name
    const old = versions.filter(
      (version) => developmentBuild.test(version) && !live.includes(`${name}/${version}`),
    );
    await Promise.all(
      old.map((version) => rm(join(artifacts, name, version), { recursive: true, force: true })),
    );
  }
}

const stopping = new AbortController();
const environment = readEnvironment(process.env);
const { staging } = homeFolders(environment.home);

try {
  const platform = await startPlatform({ environment, progress: createProgress(), signal: stopping.signal });
  const { releases } = platform.core;
  await removeOldBuilds(releases.status().releases.map(({ name, live }) => `${name}/${live}`));
  const publish = async ({ name, version, folder }: PublishRequest): Promise<void> => {
    const place = join(staging, `${name}-${version}`);
    await cp(folder, place, { recursive: true });
    // Neighbours change with it, so there is nothing to compare it with.
    await releases.accept([place], { isChecked: false });
    await releases.promote([{ name, version }], { isChecked: false });
  };
  const publishing = new Mutex();
  process.on('message', (request: PublishRequest) => {
    void publishing
      .runExclusive(() => publish(request))
      .then(
        () => report({ kind: 'published', version: request.version, problem: null }),
        (error: unknown) =>
          report({ kind: 'published', version: request.version, problem: messageOf(error) }),
      );
  });
  // The parent is gone, or wants a new one.
  const stop = (): void => void platform.close().then(() => process.exit(0));
  process.once('disconnect', stop);
  process.once('SIGTERM', stop);
  process.on('SIGINT', () => undefined); // a terminal sends it to both; the parent decides
  report({ kind: 'ready', port: platform.port });
} catch (error) {
  report({ kind: 'stopped', message: messageOf(error) });
  process.exit(1);
}
