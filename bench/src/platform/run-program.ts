import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './repository';

/**
 * Runs a program of the repository, which prints one JSON value; what else it says comes through.
 *
 * @param path from the root of the repository
 * @throws when it does not end well
 */
export async function runProgram(path: string, signal: AbortSignal): Promise<unknown> {
  const program = spawn(process.execPath, ['--import', 'tsx', join(root, path)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    signal,
    killSignal: 'SIGTERM',
  });
  let output = '';
  program.stdout.on('data', (part: Buffer) => (output += part.toString()));
  const [status] = (await once(program, 'exit')) as [number | null];
  if (status !== 0) throw new Error(`${path} did not end well; see the lines above.`);
  return JSON.parse(output);
}
