import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../repository';
import type { PlatformProcess } from './platform-process';

/** What a program came to, with all it printed. */
export interface CommandResult {
  status: number | null;
  output: string;
}

async function run(program: string, args: string[], env: Record<string, string>): Promise<CommandResult> {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (part: unknown) => (output += String(part)));
  child.stderr.on('data', (part: unknown) => (output += String(part)));
  const [status] = (await once(child, 'close')) as [number | null]; // arguments of the event "close"
  return { status, output };
}

/** Folders of a platform, as its commands read them. */
const foldersOf = ({ home, sites }: PlatformProcess) => ({ FORECOURT_HOME: home, FORECOURT_SITES: sites });

/** Runs the `forecourt` command on the files and data of a platform, without a terminal. */
export const runForecourt = (platform: PlatformProcess, args: string[]): Promise<CommandResult> =>
  run(process.execPath, [join(root, 'platform/bin/forecourt.mjs'), ...args], foldersOf(platform));

/**
 * Runs the shell commands of a block of `docs/operations.md`, as an operator who copies them; ends at the first that fails.
 *
 * @param name word behind the language of the block
 */
export async function runDocumented(
  name: string,
  platform: PlatformProcess,
  env: Record<string, string>,
): Promise<CommandResult> {
  const text = await readFile(join(root, 'docs/operations.md'), 'utf8');
  const [, commands] = new RegExp(`^\`\`\`sh ${name}\\n([^]*?)^\`\`\``, 'm').exec(text) ?? [];
  if (commands === undefined) throw new Error(`docs/operations.md has no block of commands named ${name}.`);
  return run('sh', ['-euc', commands], { ...foldersOf(platform), ...env });
}
