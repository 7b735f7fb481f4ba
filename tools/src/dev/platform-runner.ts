import { fork, type ChildProcess } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { releaseNames } from 'shared-contracts/remote/manifest';
import { root } from '../build/paths';
import { releaseBuilder } from '../build/release-builder';
import { homeFolders } from 'platform/core/environment';
import type { PlatformMessage, PublishRequest } from './platform-process';

const program = fileURLToPath(new URL('./platform-process.ts', import.meta.url));

/** The platform in a process of its own, started again when the code of the services changes. */
export interface PlatformRunner {
  /** Port of the running platform; waits while it is starting. Rejects when it could not start. */
  port: () => Promise<number>;
  /** Makes a build live. Rejects with the platform's reason. */
  publish: (request: PublishRequest) => Promise<void>;
  restart: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * The platform builds what has changed since its last start. Here the watchers do that, so its record of builds says
 * that what is live was built from the source as it is now. The very first start has nothing to show and builds everything.
 */
async function claimBuilt(home: string): Promise<void> {
  const file = join(homeFolders(home).artifacts, 'built.json');
  const text = await readFile(file, 'utf8').catch(() => '{}'); // nothing was built yet
  const built = JSON.parse(text) as Record<string, { version: string; source: string }>; // written by the platform's start
  for (const name of releaseNames) {
    const known = built[name];
    if (known) known.source = releaseBuilder.sourceHash(name);
  }
  if (text !== '{}') await writeFile(file, JSON.stringify(built));
}

export function runPlatform(env: NodeJS.ProcessEnv, home: string): PlatformRunner {
  let child: ChildProcess | undefined;
  let ready: Promise<number> = Promise.reject(new Error('The platform has not been started.'));
  ready.catch(() => undefined);
  const waiting = new Map<string, (problem: string | null) => void>();

  const start = async (): Promise<number> => {
    await claimBuilt(home);
    const started = fork(program, {
      cwd: root,
      execArgv: ['--import', 'tsx'],
      env: { ...env, FORECOURT_HOME: home, FORECOURT_DEV: '1', PORT: '0' },
    });
    child = started;
    return new Promise((resolve, reject) => {
      started.on('message', (message: PlatformMessage) => {
        if (message.kind === 'ready') resolve(message.port);
        else if (message.kind === 'stopped') reject(new Error(message.message));
        else waiting.get(message.version)?.(message.problem);
      });
      started.once('exit', (code) => {
        reject(new Error(`The platform ended with status ${code}.`));
        for (const answer of waiting.values()) answer('the platform was started again');
      });
    });
  };
  const stop = async (): Promise<void> => {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null) return;
    await new Promise<void>((resolve) => {
      running.once('exit', () => resolve());
      running.kill('SIGTERM');
    });
  };
  const restart = (): Promise<void> => {
    ready = stop().then(start);
    return ready.then(
      () => undefined,
      () => undefined, // the caller that waits for the port gets it
    );
  };
  return {
    port: () => ready,
    publish: async (request) => {
      await ready;
      const problem = await new Promise<string | null>((resolve) => {
        waiting.set(request.version, resolve);
        child?.send(request);
      });
      waiting.delete(request.version);
      if (problem !== null) throw new Error(problem);
    },
    restart,
    close: stop,
  };
}
