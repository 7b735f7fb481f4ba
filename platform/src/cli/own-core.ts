import { join } from 'node:path';
import { operate, type OperationArgs, type OperationName } from '../control/operations';
import { createClock } from '../core/clock';
import { openCore } from '../core/core';
import { homeFolders, type Environment } from '../core/environment';
import { requireHome, requireSites } from '../core/folders';
import { createLog } from '../core/log';
import type { Progress } from '../start/progress';

/** The data of a home, opened by a command itself because no platform runs there. */
export interface OwnCore {
  run: <N extends OperationName>(
    name: N,
    args: OperationArgs<N>,
    update: (text: string) => void,
  ) => Promise<unknown>;
  close: () => Promise<void>;
}

export async function openOwnCore(environment: Environment, progress: Progress): Promise<OwnCore> {
  requireHome(environment.home);
  requireSites(environment.sites);
  const log = createLog({
    file: join(homeFolders(environment.home).logs, 'commands.log'),
    level: environment.logLevel,
  });
  const core = await openCore({ environment, clock: createClock(), log, step: progress.step });
  core.api.worker.start();
  progress.done();
  return {
    run: (name, args, update) =>
      operate(core, name, args, { progress: update, signal: new AbortController().signal }),
    close: async () => {
      await core.api.worker.stop();
      await core.close();
      await log.close();
    },
  };
}
