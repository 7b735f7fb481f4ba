import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { readEnvironment } from 'platform/core/environment';
import { createSiteStore } from 'service-api';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import { remoteNames } from 'shared-contracts/slots';
import type { MultiCompiler } from 'webpack';
import { cacheFolder, root } from '../build/paths';
import { runPlatform } from './platform-runner';
import { createPublishing } from './publishing';
import { releaseCompiler } from './release-compiler';
import { startRemoteServer, startShellServer, type ReleaseServer } from './release-server';
import { watchServices } from './watch-services';

const say = (line: string): void => console.log(line);

/** Development builds are made live in data of their own, so that `npm start` never shows one. */
const defaultHome = join(root, '.forecourt', 'dev');

const silent = () => undefined;

/** Name and hosts of every site, the first host being its address. */
async function readSites(folder: string): Promise<{ name: string; hosts: string[] }[]> {
  const log = { debug: silent, info: silent, warn: silent, error: silent };
  const store = await createSiteStore({ folder, log });
  const sites = store.all().map(({ config: { site } }) => ({ name: site.name, hosts: site.hosts }));
  await store.close();
  return sites;
}

/** Rejects with advice when the sites cannot be served at an address. */
async function requireFreePort(port: number, host: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is in use, so the sites cannot be served there. Stop what uses it, or choose another: PORT=3001 npm run dev.`,
            )
          : error,
      ),
    );
    probe.listen(port, host, resolve);
  });
  await new Promise((closed) => probe.close(closed));
}

/** A value that comes later. */
function later<T>(): { value: Promise<T>; set: (value: T) => void } {
  let set: (value: T) => void = silent;
  const value = new Promise<T>((resolve) => {
    set = resolve;
  });
  return { value, set };
}

/**
 * `npm run dev`: the platform behind a webpack-dev-server for the shell and one for each remote, which put a change into
 * the open page; services are started again when theirs changes. Runs until it is stopped; rejects when it cannot start.
 */
export async function runDevCommand(env: NodeJS.ProcessEnv): Promise<void> {
  const environment = readEnvironment({ ...env, FORECOURT_HOME: env['FORECOURT_HOME'] || defaultHome });
  const { host, port } = environment;
  await requireFreePort(port, host);
  await rm(join(cacheFolder, 'dev', 'releases'), { recursive: true, force: true });
  const sites = await readSites(environment.sites);
  const allowedHosts = sites.flatMap(({ hosts }) => hosts);
  const platform = runPlatform(env, environment.home);
  const publishing = createPublishing(platform, say);

  const stopping: (() => Promise<void>)[] = [() => platform.close()];
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void Promise.all(stopping.map((stop) => stop())).then(() => process.exit(0));
    });
  }

  /** Starts the server of a release and waits for its first build, so that only one compiles at a time. */
  const startServer = async (
    name: ReleaseName,
    start: (compiler: MultiCompiler) => Promise<ReleaseServer>,
  ): Promise<ReleaseServer> => {
    say(`building ${name}`);
    const first = later<void>();
    const compiler = await releaseCompiler(name, (build) => {
      publishing.take(build);
      build.then(
        () => first.set(),
        () => first.set(),
      );
    });
    const server = await start(compiler);
    stopping.push(server.close);
    await first.value;
    return server;
  };

  const starting = platform.restart();
  const remotePorts = new Map<ReleaseName, ReturnType<typeof later<number>>>(
    remoteNames.map((name) => [name, later<number>()]),
  );
  const shell = await startServer('shell', (compiler) =>
    startShellServer(compiler, {
      host,
      port,
      allowedHosts,
      remotes: remoteNames,
      remotePort: (name) => remotePorts.get(name)?.value ?? Promise.reject(new Error(`There is no ${name}.`)),
      platformPort: async () => {
        await publishing.settled();
        return platform.port();
      },
    }),
  );
  for (const name of remoteNames) {
    const server = await startServer(name, (compiler) => startRemoteServer(name, compiler, allowedHosts));
    remotePorts.get(name)?.set(server.port);
  }
  await starting;
  await platform.port();
  const stopServices = watchServices(() => {
    say('services have changed, starting them again');
    void platform.restart().then(async () => {
      await publishing.resume();
      shell.reload();
    });
  });
  stopping.push(async () => stopServices());
  say('\nForecourt is running, with hot reload.');
  for (const { name, hosts } of sites) say(`  ${name.padEnd(24)} http://${hosts[0]}:${port}`);
  say('Ctrl-C stops it.');
}
