import * as z from 'zod/mini';
import { formatPath, toProblems, valueAt, type Problem } from './problems';

const problemsOf = (schema: z.ZodMiniType, value: unknown): Problem[] => {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? [] : toProblems(parsed.error.issues, value, () => '; look it up');
};
const messageOf = (schema: z.ZodMiniType, value: unknown): string | undefined =>
  problemsOf(schema, value)[0]?.message;

test('a path is dotted; numbers and names that are not plain stand in brackets', () => {
  expect(formatPath([])).toBe('');
  expect(formatPath(['a', '_b', '$c-1', 0, 'd'])).toBe('a._b.$c-1[0].d');
  expect(formatPath(['pages', '/fleet', 'blocks', 2, '1st', 'a b'])).toBe(
    'pages["/fleet"].blocks[2]["1st"]["a b"]',
  );
});

test('a value is found where the object itself holds it', () => {
  expect(valueAt({ a: [{ b: 1 }] }, ['a', 0, 'b'])).toBe(1);
  expect(valueAt({ a: null }, ['a', 'b'])).toBeUndefined();
  expect(valueAt({ a: 'text' }, ['a', 'length'])).toBeUndefined();
  expect(valueAt({}, ['toString'])).toBeUndefined();
  expect(valueAt(5, [])).toBe(5);
});

test.each<[string, z.ZodMiniType, unknown]>([
  ['must be a text, not 5', z.string(), 5],
  ['must be a number, not "x"', z.number(), 'x'],
  ['must be a whole number, not 1.5', z.int(), 1.5],
  ['must be true or false, not null', z.boolean(), null],
  ['must be a list, not {}', z.array(z.string()), {}],
  ['must be an object, not []', z.object({}), []],
  ['must be an object, not 1', z.record(z.string(), z.string()), 1],
  ['must be null, not 1', z.null(), 1],
  ['must be date, not 1', z.date(), 1],
  ['is required and must be a text', z.string(), undefined],
  ['must be "a", not "b"', z.literal('a'), 'b'],
  ['must be one of "a", "b", not "c"', z.enum(['a', 'b']), 'c'],
  ['must be one of "a", "b"', z.enum(['a', 'b']), undefined],
  ['must be at least 1, not 0', z.number().check(z.gte(1)), 0],
  ['must be more than 1, not 1', z.number().check(z.gt(1)), 1],
  ['must be at most 9, not 10', z.number().check(z.lte(9)), 10],
  ['must be less than 9, not 9', z.number().check(z.lt(9)), 9],
  ['must have at least 2 entries, not 1', z.array(z.int()).check(z.minLength(2)), [1]],
  ['must have at most 1 entry, not 2', z.array(z.int()).check(z.maxLength(1)), [1, 2]],
  ['must have exactly 2 entries, not 1', z.array(z.int()).check(z.length(2)), [1]],
  ['must have exactly 2 entries, not 3', z.array(z.int()).check(z.length(2)), [1, 2, 3]],
  ['must be a text or a number, not true', z.union([z.string(), z.int()]), true],
  ['must be a text, not true', z.union([z.string(), z.string()]), true],
  ['is not valid, not "b"', z.string().check(z.regex(/^a/)), 'b'],
  ['must begin with a, not "b"', z.string().check(z.regex(/^a/, 'must begin with a')), 'b'],
  ['must be a name; it is missing', z.string('must be a name'), undefined],
])('a wrong value is described with what is allowed: %s', (message, schema, value) => {
  expect(messageOf(schema, value)).toBe(message);
});

test('a long value is cut to 57 characters, one of 60 is shown whole', () => {
  expect(messageOf(z.int(), 'x'.repeat(58))).toBe(`must be a number, not "${'x'.repeat(58)}"`);
  expect(messageOf(z.int(), 'x'.repeat(59))).toBe(`must be a number, not "${'x'.repeat(56)}…`);
});

test('a value of a union is described by the form it is closest to', () => {
  const card = z.object({ title: z.string(), tags: z.array(z.string()) });
  const schema = z.object({ card: z.union([z.string(), card]) });
  expect(problemsOf(schema, { card: { title: 1, tags: ['a', 2] } })).toEqual([
    { path: 'card.title', message: 'must be a text, not 1' },
    { path: 'card.tags[1]', message: 'must be a text, not 2' },
  ]);
  expect(problemsOf(schema, { card: 5 })).toEqual([
    { path: 'card', message: 'must be a text or an object, not 5' },
  ]);
});

test('keys that are unknown or not allowed are named', () => {
  const hint = 'is not a known key; look it up';
  expect(problemsOf(z.strictObject({ a: z.strictObject({}) }), { a: { b: 1, 'c d': 2 } })).toEqual([
    { path: 'a.b', message: hint },
    { path: 'a["c d"]', message: hint },
  ]);
  const named = z.record(z.string().check(z.regex(/^\//, 'must begin with a slash')), z.int());
  expect(problemsOf(named, { x: 1 })).toEqual([{ path: 'x', message: 'as a key must begin with a slash' }]);
  const plain = z.record(z.string().check(z.regex(/^\//)), z.int());
  expect(problemsOf(plain, { x: 1 })).toEqual([{ path: 'x', message: 'as a key is not an allowed name' }]);
});
