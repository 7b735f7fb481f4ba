import { readEnvironment, EnvironmentError, type Environment } from './environment';
import { createProgress } from './progress';
import { StartError } from './start-error';
import { startPlatform, type Platform } from './start-platform';

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

/** Stops on Ctrl-C and on a supervisor's wish; a second Ctrl-C does not wait. */
function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    process.stderr.write(`\nStopping (${signal}) …\n`);
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    void stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  process.on('SIGHUP', onSignal);
}

/** `npm start`. */
export async function main(): Promise<void> {
  const startedAt = performance.now();
  const progress = createProgress();
  const stopping = new AbortController();
  let starting: Promise<Platform> | null = null;
  stopOnSignals(async () => {
    stopping.abort();
    const running = await starting?.catch(() => null); // a start that is given up stops its parts itself
    await running?.close();
  });
  try {
    const environment = readEnvironment(process.env);
    starting = startPlatform({ environment, progress, signal: stopping.signal });
    const platform = await starting;
    progress.say(`Ready after ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
    printAddresses(platform, environment);
  } catch (error) {
    if (stopping.signal.aborted) return; // the signal's handler ends the process
    progress.done();
    const isExplained = error instanceof StartError || error instanceof EnvironmentError;
    process.stderr.write(
      `\n${isExplained ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exit(1);
  }
}
