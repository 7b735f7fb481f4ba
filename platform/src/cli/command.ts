import type { OperationArgs, OperationName, OperationResult } from '../control/operations';
import type { Environment } from '../core/environment';
import type { Given, OptionSpec } from './options';

/** What a command works with. */
export interface CommandContext {
  environment: Environment;
  /** Runs an operation in the running platform, or in this process when none runs. */
  run: <N extends OperationName>(operation: N, args: OperationArgs<N>) => Promise<OperationResult<N>>;
  /** The command's own output. */
  print: (line: string) => void;
  /** What is being done, for people who wait. */
  progress: (text: string) => void;
}

/** One command of `npx forecourt`. */
export interface Command {
  /** Such as "release publish". */
  name: string;
  /** Words after the name; those in brackets may be left out. */
  words: readonly string[];
  options: Readonly<Record<string, OptionSpec>>;
  /** One line. */
  summary: string;
  /** More lines of help: what happens, exit status. */
  details?: string;
  /** Gives the exit status: 0 done, 1 the work failed. Throws `UsageError` for 2. */
  execute: (given: Given, context: CommandContext) => Promise<number>;
}
