import { parseArgs } from 'node:util';
import { UsageError } from '../errors';

/** An option of a command. */
export interface OptionSpec {
  kind: 'text' | 'flag';
  /** What stands for the value in the help, such as "slug". */
  value?: string;
  help: string;
}

/** What a command was given. */
export interface Given {
  /** Words after the command's name. */
  words: string[];
  text: (name: string) => string | undefined;
  flag: (name: string) => boolean;
}

/** Reads a command's words and options; an unknown one is named together with those there are. */
export function readOptions(
  args: readonly string[],
  options: Readonly<Record<string, OptionSpec>>,
  words: readonly string[],
): Given {
  const config = Object.fromEntries(
    Object.entries(options).map(([name, { kind }]) => [
      name,
      { type: kind === 'flag' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const parsed = parseArgs({
    args: [...args],
    options: config,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of parsed.tokens) {
    if (token.kind !== 'option') continue;
    const spec = options[token.name];
    if (!spec) {
      const known = Object.keys(options).map((name) => `--${name}`);
      throw new UsageError(`There is no option ${token.rawName}. Options: ${known.join(', ') || 'none'}.`);
    }
    if (spec.kind === 'text' && (token.value === undefined || token.value === '')) {
      throw new UsageError(`${token.rawName} needs a value: ${token.rawName} <${spec.value ?? 'value'}>.`);
    }
    if (spec.kind === 'flag' && token.value !== undefined)
      throw new UsageError(`${token.rawName} takes no value.`);
  }
  const needed = words.filter((word) => !word.startsWith('['));
  if (parsed.positionals.length < needed.length)
    throw new UsageError(`Missing: ${needed.slice(parsed.positionals.length).join(' ')}.`);
  if (parsed.positionals.length > words.length) {
    throw new UsageError(`"${parsed.positionals[words.length]}" is one word too many.`);
  }
  const values: Record<string, unknown> = parsed.values;
  return {
    words: parsed.positionals,
    text: (name) => (typeof values[name] === 'string' ? values[name] : undefined),
    flag: (name) => values[name] === true,
  };
}

/** A required option. */
export function required(given: Given, name: string): string {
  const value = given.text(name);
  if (value === undefined) throw new UsageError(`--${name} is missing.`);
  return value;
}

/** A whole number, or undefined when the option is missing. */
export function wholeNumber(given: Given, name: string, min: number, max: number): number | undefined {
  const value = given.text(name);
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not "${value}".`);
  }
  return number;
}
