import { cpus, loadavg } from 'node:os';
import { readOptions, usage, UsageError, type Options } from './options';
import type { Figure } from './report/figure';
import { createProgress } from './report/progress';
import { toTable } from './report/table';
import { runBench } from './run-bench';

/** Where the figures come from: times say little without it. */
const machine = (): string => {
  const all = cpus();
  return `${all.length} × ${all[0]?.model.trim() ?? 'unknown processor'}, load ${loadavg()[0]?.toFixed(1) ?? '?'}, Node ${process.versions.node}`;
};

async function bench(options: Options, signal: AbortSignal): Promise<void> {
  const figures: Figure[] = [];
  try {
    await runBench(options, createProgress(), signal, figures);
  } finally {
    // What was measured before something failed took minutes too.
    if (figures.length > 0)
      console.log(
        options.json
          ? JSON.stringify({ machine: machine(), figures }, null, 2)
          : `\n${toTable(figures)}\n\n${machine()}`,
      );
  }
}

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stopping.abort());
try {
  const options = readOptions(process.argv.slice(2));
  if (options) await bench(options, stopping.signal);
  else console.log(usage);
} catch (error) {
  process.exitCode = 1;
  if (stopping.signal.aborted) console.error('Stopped.');
  else if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`);
  else console.error(error);
}
