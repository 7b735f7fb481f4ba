import type { Command } from './command';
import type { OptionSpec } from './options';

const usageLine = ({ name, words, options }: Command): string =>
  ['npx forecourt', name, ...words, ...(Object.keys(options).length > 0 ? ['[options]'] : [])].join(' ');

/** Help of one command. */
export function commandHelp(command: Command): string {
  const all: Record<string, OptionSpec> = { ...command.options, help: { kind: 'flag', help: 'show this' } };
  const options = Object.entries(all).map(
    ([name, { kind, value, help }]) =>
      `  --${`${name}${kind === 'text' ? ` <${value ?? 'value'}>` : ''}`.padEnd(26)} ${help}`,
  );
  const summary = `${command.summary.charAt(0).toUpperCase()}${command.summary.slice(1)}.`;
  return [
    usageLine(command),
    '',
    summary,
    ...(command.details ? [command.details] : []),
    '',
    ...options,
  ].join('\n');
}

/** Help of everything. */
export const overview = (commands: readonly Command[]): string =>
  [
    'npx forecourt <command> [options]',
    '',
    ...commands.map(({ name, words, summary }) => `  ${[name, ...words].join(' ').padEnd(40)} ${summary}`),
    '',
    'A command works in the running platform of the data folder (FORECOURT_HOME, .forecourt when unset), and opens',
    'the data itself when none runs. "npx forecourt <command> --help" explains one.',
    'Exit status: 0 done, 1 the work failed, 2 the command made no sense.',
  ].join('\n');
