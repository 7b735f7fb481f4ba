import { readEnvironment, EnvironmentError, type Environment } from '../core/environment';
import { requireHome, requireSites } from '../core/folders';
import { createProgress } from './progress';
import { StartError } from '../errors';
import { startPlatform, type Platform, type StartOptions } from './start-platform';
import { linkSupervisor } from './supervisor-link';

/** A stop that takes longer than this is forced. */
const stopLimitMs = 15_000;

function printAddresses({ core, port }: Platform, { home }: Environment): void {
  const lines = core.sites.all().map(({ config }) => {
    const host = config.site.hosts[0] ?? 'localhost';
    return `  ${config.site.name.padEnd(24)} http://${host}:${port}`;
  });
  const refused = core.sites.refused().map(({ site, path, message }) => `  ${site}: ${path} ${message}`);
  const problems = refused.length > 0 ? ['', 'Not loaded, correct these files:', ...refused] : [];
  process.stdout.write(
    ['', 'Forecourt is running.', ...lines, ...problems, '', `Data: ${home}. Ctrl-C stops it.`, ''].join(
      '\n',
    ),
  );
}

/** The process that serves, under its supervisor. Resolves when it is ready; ends the process when it cannot start. */
export async function serve(parts: Partial<StartOptions> = {}): Promise<void> {
  const startedAt = performance.now();
  const progress = createProgress();
  const stopping = new AbortController();
  let starting: Promise<Platform> | null = null;
  let drainMs = 0;
  const stop = (isDrained: boolean): void => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    supervisor.report({ kind: 'stopping' });
    setTimeout(() => process.exit(1), stopLimitMs + (isDrained ? drainMs : 0)).unref();
    const running = starting?.catch(() => null) ?? Promise.resolve(null); // a start that is given up stops its parts itself
    void running
      .then(async (platform) => {
        if (isDrained) await platform?.drain();
        await platform?.close();
      })
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  const supervisor = linkSupervisor(stop);
  process.on('SIGTERM', () => stop(true));
  // A terminal sends these to both processes; the supervisor decides.
  process.on('SIGINT', () => undefined);
  process.on('SIGHUP', () => undefined);
  try {
    const given = readEnvironment(process.env);
    requireHome(given.home);
    requireSites(given.sites);
    drainMs = given.drainMs;
    const { port, restarts } = await supervisor.takePort();
    const environment = { ...given, port: port ?? given.port };
    starting = startPlatform({
      environment,
      progress,
      signal: stopping.signal,
      restarts,
      onListening: (open) =>
        supervisor.report({ kind: 'listening', port: open, host: environment.host, drainMs }),
      ...parts,
    });
    const platform = await starting;
    supervisor.report({ kind: 'ready' });
    progress.say(`Ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
    printAddresses(platform, environment);
  } catch (error) {
    if (stopping.signal.aborted) return; // the stop ends the process
    progress.done();
    const isExplained = error instanceof StartError || error instanceof EnvironmentError;
    process.stderr.write(
      `\n${isExplained ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exit(1);
  }
}
