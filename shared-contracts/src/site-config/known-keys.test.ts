import * as z from 'zod/mini';
import { keyAdvice } from './known-keys';

const inner = z.strictObject({ colours: z.int(), title: z.string() });
const schema = z.strictObject({
  plain: inner,
  wrapped: z._default(z.nullable(z.optional(inner)), null),
  made: z.prefault(inner, { colours: 1, title: '' }),
  list: z.array(inner),
  record: z.record(z.string(), inner),
  either: z.union([z.string(), z.strictObject({ type: z.literal('a'), label: z.string() }), inner]),
  text: z.string(),
});
const advice = keyAdvice(schema, 'look it up');

test.each<[PropertyKey[], string, string]>([
  [[], 'lst', '; did you mean "list"?'],
  [['plain'], 'colors', '; did you mean "colours"?'],
  [['wrapped'], 'colors', '; did you mean "colours"?'],
  [['made'], 'colors', '; did you mean "colours"?'],
  [['list', 3], 'colors', '; did you mean "colours"?'],
  [['record', 'any'], 'colors', '; did you mean "colours"?'],
  [['either'], 'colors', '; did you mean "colours"?'],
  [['either'], 'lable', '; look it up'],
  [['either'], 'labl', '; did you mean "label"?'],
  [['plain'], 'nothing', '; look it up'],
  [['text'], 'colors', '; look it up'],
  [['no', 'such'], 'colors', '; look it up'],
  [['list'], 'colors', '; look it up'],
])('at %j the key "%s" gets the advice "%s"', (path, key, text) => {
  expect(advice(path, key)).toBe(text);
});
