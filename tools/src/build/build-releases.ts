import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import { releaseNames } from 'shared-contracts/remote/manifest';
import type { BuildRequest, BuildResult } from './build-release';
import type { WorkerAnswer } from './build-worker';
import { packageVersion } from './package-version';
import type { BuildMode } from './webpack-config';

export interface BuildOptions {
  /** All of them when left out. */
  names?: readonly ReleaseName[];
  /** Gets `<name>/<version>/{release.json,web,node}`. */
  outDir: string;
  /** One version for all; each package's own when left out. */
  version?: string | undefined;
  mode?: BuildMode | undefined;
  /** Folders of packages that are not in their usual place. */
  sources?: Record<ReleaseName, string>;
  /** Called when a build begins and when it has ended. */
  onProgress?: (event: BuildProgress) => void;
}

export type BuildProgress =
  { kind: 'started'; name: ReleaseName } | { kind: 'finished'; name: ReleaseName; result: BuildResult };

/** Compilers at work at the same time: more only wait for each other on a small machine. */
const workers = 2;

const workerFile = fileURLToPath(new URL('./build-worker.ts', import.meta.url));

function startWorker(): ChildProcess {
  return fork(workerFile, { execArgv: ['--import', 'tsx'], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
}

function ask(worker: ChildProcess, request: BuildRequest): Promise<BuildResult> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: WorkerAnswer): void => {
      worker.off('exit', onExit);
      if (answer.ok) resolve(answer.result);
      else reject(new Error(`Building ${request.name} failed.\n${answer.message}`));
    };
    const onExit = (code: number | null): void =>
      reject(new Error(`The process that built ${request.name} ended with status ${code}.`));
    worker.once('message', onMessage);
    worker.once('exit', onExit);
    worker.send(request);
  });
}

/**
 * Builds several releases, two at a time in processes of their own. The first failure stops the rest.
 * Answers in the order of the names.
 */
export async function buildReleases(options: BuildOptions): Promise<BuildResult[]> {
  const { names = releaseNames, outDir, mode, sources = {}, onProgress } = options;
  const waiting = [...names];
  const results = new Map<ReleaseName, BuildResult>();
  const work = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const worker = startWorker();
    try {
      for (let name = waiting.shift(); name; name = waiting.shift()) {
        const version = options.version ?? (await packageVersion(name));
        onProgress?.({ kind: 'started', name });
        const request = { name, version, mode, source: sources[name], outDir: join(outDir, name, version) };
        const result = await ask(worker, request);
        results.set(name, result);
        onProgress?.({ kind: 'finished', name, result });
      }
    } finally {
      waiting.length = 0;
      worker.kill();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, names.length) }, work));
  return names.flatMap((name) => results.get(name) ?? []);
}
