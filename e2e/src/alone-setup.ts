import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { aloneVariable } from './alone';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Milliseconds for building all harnesses on a slow machine. */
const startLimitMs = 180_000;

/**
 * Builds the harness of every remote and serves each on a free port; their addresses reach the specs through the
 * environment. Answers the tear-down.
 */
export async function startAlone(): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['tools/bin/dev-remote.mjs', '--built'], {
    cwd: root,
    // A platform that this person runs must not answer for the fakes; nothing listens on this port.
    env: { ...process.env, FORECOURT_URL: 'http://127.0.0.1:9' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
  };
  const limit = setTimeout(() => child.kill(), startLimitMs);
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{')) continue;
    clearTimeout(limit);
    process.env[aloneVariable] = line;
    return stop;
  }
  clearTimeout(limit);
  throw new Error(
    `The harnesses of the remotes did not start within ${startLimitMs / 1000} s or ended early; their own messages stand above. ` +
      'Without them no remote can be tested alone.',
  );
}
