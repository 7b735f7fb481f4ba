import { messageOf } from 'service-api/error-message';
import { findPlatform } from '../control/control-client';
import type { OperationArgs, OperationName, OperationResult } from '../control/operations';
import { EnvironmentError, readEnvironment, type Environment } from '../core/environment';
import { createProgress, type Progress } from '../start/progress';
import { StartError } from '../errors';
import type { Command, CommandContext } from './command';
import { commandHelp, overview } from './help';
import { leadCommands } from './lead-commands';
import { readOptions } from './options';
import type { OwnCore } from './own-core';
import { createPeopleCommands } from './people-commands';
import { releaseCommands } from './release-commands';
import { reservationCommands } from './reservation-commands';
import { siteCommands } from './site-commands';
import { stockCommands } from './stock-commands';
import { UsageError } from '../errors';

const start: Command = {
  name: 'start',
  words: [],
  options: {},
  summary: 'starts the platform, as npm start does',
  execute: async () => {
    const { main } = await import('../start/main');
    await main();
    return 0;
  },
};

/** Every command there is. */
export const commands: readonly Command[] = [
  start,
  ...stockCommands,
  ...releaseCommands,
  ...siteCommands,
  ...leadCommands,
  ...reservationCommands,
  ...createPeopleCommands(),
];

/** The command that the first words name, and what follows. */
export function findCommand(args: readonly string[]): { command: Command; rest: string[] } {
  const command = commands
    .toSorted((a, b) => b.name.length - a.name.length)
    .find(({ name }) => name.split(' ').every((word, index) => args[index] === word));
  if (command) return { command, rest: args.slice(command.name.split(' ').length) };
  const group = commands.filter(({ name }) => name.split(' ')[0] === args[0]);
  const known = (group.length > 0 ? group : commands).map(({ name }) => name);
  throw new UsageError(`There is no command "${args.slice(0, 2).join(' ')}". Commands: ${known.join(', ')}.`);
}

const isHelp = (word: string | undefined): boolean => ['--help', '-h', 'help'].includes(word ?? '');

/**
 * Runs operations in the running platform, or opens the data in this process, once, when none runs. The code for that is
 * loaded only then: it takes seconds.
 */
function createRunner(
  environment: Environment,
  progress: Progress,
  update: (text: string) => void,
): { run: CommandContext['run']; close: () => Promise<void> } {
  let own: OwnCore | null = null;
  const openOwn = async (): Promise<OwnCore> => {
    const { openOwnCore } = await import('./own-core');
    return openOwnCore(environment, progress);
  };
  const run = async <N extends OperationName>(
    name: N,
    args: OperationArgs<N>,
  ): Promise<OperationResult<N>> => {
    const platform = own ? null : await findPlatform(environment.home);
    const result = platform
      ? await platform.call(name, args, update)
      : await (own ??= await openOwn()).run(name, args, update);
    return result as OperationResult<N>; // the operation of this name made it, here or in a platform of this version
  };
  return { run, close: async () => own?.close() };
}

/**
 * The command line. Gives the exit status: 0 done, 1 the work failed, 2 the command made no sense.
 *
 * @param out where the command's own output goes; progress and errors go to standard error
 */
export async function runCli(
  args: readonly string[],
  out: { print: (line: string) => void; complain: (line: string) => void } = {
    print: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
  },
): Promise<number> {
  const progress = createProgress();
  /** Shown only when there is something to wait for, so that quick commands stay quiet. */
  const update = (name: string) => (text: string) => {
    if (progress.current() === '') progress.step(name);
    progress.update(text);
  };
  try {
    if (args.length === 0 || isHelp(args[0])) {
      out.print(overview(commands));
      return args.length === 0 ? 2 : 0;
    }
    const group = commands.filter(({ name }) => name.startsWith(`${args[0]} `));
    if (group.length > 0 && (args.length === 1 || isHelp(args[1]))) {
      out.print(overview(group));
      return args.length === 1 ? 2 : 0;
    }
    const { command, rest } = findCommand(args);
    if (rest.includes('--help') || rest.includes('-h')) {
      out.print(commandHelp(command));
      return 0;
    }
    const given = readOptions(rest, command.options, command.words);
    const environment = readEnvironment(process.env);
    const runner = createRunner(environment, progress, update(command.name));
    try {
      return await command.execute(given, {
        environment,
        run: runner.run,
        print: (line) => {
          progress.done();
          out.print(line);
        },
        progress: update(command.name),
      });
    } finally {
      await runner.close();
    }
  } catch (error) {
    progress.done();
    if (error instanceof UsageError) {
      out.complain(error.message);
      out.complain('"npx forecourt --help" lists what there is.');
      return 2;
    }
    const isExplained = error instanceof StartError || error instanceof EnvironmentError;
    const isBug =
      error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError;
    out.complain(
      error instanceof Error
        ? isBug && !isExplained
          ? (error.stack ?? error.message)
          : messageOf(error)
        : String(error),
    );
    return 1;
  }
}
