import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createSiteStore } from 'service-api';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import { releaseNames } from 'shared-contracts/remote/manifest';
import { cacheFolder, root } from '../build/paths';
import { readEnvironment } from 'platform/core/environment';
import { createDevServer } from './dev-server';
import { runPlatform } from './platform-runner';
import { hotFolder, watchRelease, type HotBuild } from './watch-release';
import { watchServices } from './watch-services';

const say = (line: string): void => console.log(line);

/** Development builds are made live in data of their own, so that `npm start` never shows one. */
const defaultHome = join(root, '.forecourt', 'dev');

const silent = () => undefined;

async function printAddresses(sitesFolder: string, port: number): Promise<void> {
  const log = { debug: silent, info: silent, warn: silent, error: silent };
  const sites = await createSiteStore({ folder: sitesFolder, log });
  for (const { config } of sites.all()) {
    say(`  ${config.site.name.padEnd(24)} http://${config.site.hosts[0]}:${port}`);
  }
  await sites.close();
}

/**
 * `npm run dev`: the platform, with shell and remotes updated in the open page when their source changes, and services
 * started again when theirs does. Runs until it is stopped; rejects when it cannot start.
 */
export async function runDevCommand(env: NodeJS.ProcessEnv): Promise<void> {
  const environment = readEnvironment({ ...env, FORECOURT_HOME: env['FORECOURT_HOME'] || defaultHome });
  const platform = runPlatform(env, environment.home);
  const { server, tell } = createDevServer(platform.port, hotFolder);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${environment.port} is in use, so the sites cannot be served there. Stop what uses it, or choose another: PORT=3001 npm run dev.`,
            )
          : error,
      ),
    );
    server.listen(environment.port, environment.host, resolve);
  });
  await rm(join(cacheFolder, 'dev', 'releases'), { recursive: true, force: true });

  /** Newest builds that are not live yet; a platform that could not start gets them when it can. */
  const waiting = new Map<ReleaseName, HotBuild>();
  const publish = async (build: HotBuild): Promise<void> => {
    const { name, hash, folder } = build;
    waiting.set(name, build);
    try {
      await platform.publish(build);
    } catch (error) {
      say(`${name} was not made live: ${error instanceof Error ? error.message : String(error)}`);
      return;
    }
    if (waiting.get(name) === build) waiting.delete(name);
    await rm(folder, { recursive: true, force: true });
    tell({ kind: 'built', name, hash });
    say(`${name} is live`);
  };
  const stopWatching: (() => Promise<void>)[] = [];
  const closeAll = async (): Promise<void> => {
    for (const stop of stopWatching) await stop();
    server.closeAllConnections();
    server.close();
    await platform.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void closeAll().then(() => process.exit(0)));
  }

  const starting = platform.restart();
  for (const name of releaseNames) {
    say(`building ${name}`);
    const stop = await watchRelease(name, {
      onBuilt: (build) => void publish(build),
      onFailed: (failed, message) => {
        tell({ kind: 'failed', name: failed, message });
        console.error(`\n${failed} does not compile:\n${message}\n`);
      },
    });
    stopWatching.push(stop);
  }
  await starting;
  await platform.port();
  const stopServices = watchServices(() => {
    say('services have changed, starting them again');
    void platform.restart().then(async () => {
      for (const build of [...waiting.values()]) await publish(build);
      tell({ kind: 'restarted' });
    });
  });
  stopWatching.push(async () => stopServices());
  say('\nForecourt is running, with hot reload.');
  await printAddresses(environment.sites, environment.port);
  say('Ctrl-C stops it.');
}
