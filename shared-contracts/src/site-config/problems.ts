import type * as z from 'zod/mini';

/** One thing wrong in a file: where, and what is allowed there. */
export interface Problem {
  /** Dotted path, for example `search.hitsPerPage` or `pages["/fleet"].blocks[2].href`. */
  path: string;
  message: string;
}

/** Dotted path of an issue; keys that are not plain names are quoted. */
export function formatPath(parts: readonly PropertyKey[]): string {
  return parts.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    const name = String(part);
    if (/^[A-Za-z_$][\w$-]*$/.test(name)) return text === '' ? name : `${text}.${name}`;
    return `${text}[${JSON.stringify(name)}]`;
  }, '');
}

/** Value at a path, or undefined. */
export function valueAt(root: unknown, parts: readonly PropertyKey[]): unknown {
  return parts.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? (value as Record<PropertyKey, unknown>)[part] // an object that owns this key
        : undefined,
    root,
  );
}

/** A value as a message shows it: JSON, cut so that one line stays readable. */
export function showValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
}

const entries = (count: number | bigint): string => `${count} ${Number(count) === 1 ? 'entry' : 'entries'}`;

const NOUNS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const noun = (expected: string) => NOUNS[expected] ?? expected;

/** Zod's own text when no message was given; ours replaces it. */
const isPlain = (message: string) => message === 'Invalid input';

function describe(issue: z.core.$ZodIssue, value: unknown): string {
  const given = value === undefined ? '' : `, not ${showValue(value)}`;
  if (!isPlain(issue.message))
    return value === undefined ? `${issue.message}; it is missing` : `${issue.message}${given}`;
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined
        ? `is required and must be ${noun(issue.expected)}`
        : `must be ${noun(issue.expected)}${given}`;
    case 'invalid_value': {
      const allowed = issue.values.map((entry) => showValue(entry)).join(', ');
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${allowed}${given}`;
    }
    case 'too_small':
      return issue.origin === 'array'
        ? `must have ${issue.exact ? 'exactly' : 'at least'} ${entries(issue.minimum)}, not ${countOf(value)}`
        : `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}${given}`;
    case 'too_big':
      return issue.origin === 'array'
        ? `must have ${issue.exact ? 'exactly' : 'at most'} ${entries(issue.maximum)}, not ${countOf(value)}`
        : `must be ${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}${given}`;
    case 'invalid_union':
      return describeUnion(issue, value);
    case 'invalid_format':
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return `is not valid${given}`;
  }
}

const countOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

function describeUnion(issue: z.core.$ZodIssueInvalidUnion, value: unknown): string {
  const options: unknown = 'options' in issue ? issue.options : undefined;
  if (Array.isArray(options))
    return `must be one of ${options.map(showValue).join(', ')}, not ${showValue(value)}`;
  const kinds = issue.errors.flatMap((branch) =>
    branch.flatMap((inner) =>
      inner.code === 'invalid_type' && inner.path.length === 0 ? [noun(inner.expected)] : [],
    ),
  );
  return `must be ${[...new Set(kinds)].join(' or ') || 'one of the allowed forms'}, not ${showValue(value)}`;
}

/**
 * Turns the issues of a failed parse into problems. A union whose value has the right kind in one branch reports
 * that branch's own, deeper problem, so that the path names the exact field.
 *
 * @param root what was parsed
 * @param advice what to do about an unknown key of the object at a path, such as `; did you mean "name"?`
 */
export function toProblems(
  issues: readonly z.core.$ZodIssue[],
  root: unknown,
  advice: (path: readonly PropertyKey[], key: string) => string,
): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((name) => ({
        path: formatPath([...issue.path, name]),
        message: `is not a known key${advice(issue.path, name)}`,
      }));
    }
    if (issue.code === 'invalid_key') {
      const inner = issue.issues.map((entry) =>
        isPlain(entry.message) ? 'is not an allowed name' : entry.message,
      );
      return [{ path: formatPath(issue.path), message: `as a key ${inner.join('; ')}` }];
    }
    if (issue.code === 'invalid_union') {
      const close = issue.errors.find((branch) =>
        branch.every((inner) => inner.path.length > 0 || inner.code !== 'invalid_type'),
      );
      if (close && close.length > 0) {
        const nested = close.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
        return toProblems(nested, root, advice);
      }
    }
    return [{ path: formatPath(issue.path), message: describe(issue, valueAt(root, issue.path)) }];
  });
}
