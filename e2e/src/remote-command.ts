import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './platform-process';

/** Milliseconds for building harnesses on a slow machine. */
const startLimitMs = 180_000;

/** A command of `npm run dev -w remotes/<name>` that runs. */
export interface RemoteCommand {
  /** The line that reported it ready. */
  line: string;
  stop: () => Promise<void>;
}

/**
 * Runs the harness of remotes in a process of its own, as people start it, and waits until it is ready.
 *
 * @param ready what the line looks like that says so
 */
export async function startRemoteCommand(
  args: readonly string[],
  env: Record<string, string>,
  ready: RegExp,
): Promise<RemoteCommand> {
  const child = spawn(process.execPath, ['tools/bin/dev-remote.mjs', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  const limit = setTimeout(() => child.kill(), startLimitMs);
  const lines = createInterface({ input: child.stdout });
  const line = await new Promise<string | undefined>((resolve) => {
    lines.on('line', (text) => ready.test(text) && resolve(text));
    void ended.then(() => resolve(undefined));
  });
  clearTimeout(limit);
  if (line !== undefined) return { line, stop };
  throw new Error(
    `The harnesses of the remotes did not start within ${startLimitMs / 1000} s or ended early; their own messages stand above. ` +
      'Without them no remote can be tested alone.',
  );
}
