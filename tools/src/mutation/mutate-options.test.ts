import { parseMutateOptions } from './mutate-options';

test.each([
  [['shared-rules'], undefined],
  [['shared-rules', '--sample', '200'], { size: 200, seed: '1' }],
  [['--sample', '20', 'shared-rules', '--seed', 'b'], { size: 20, seed: 'b' }],
])('%j tries the sample %j', (args, sample) => {
  expect(parseMutateOptions(args)).toEqual({ path: 'shared-rules', sample });
});

test.each([
  [[], /^npm run mutate -- <folder> \[--sample <size>\]/],
  [['shared-rules', 'shared-contracts'], /^npm run mutate/],
  [['shared-rules', '--sample', '0'], /^"0" is no size of a sample\.\n\nnpm run mutate/],
  [['shared-rules', '--sample', 'ten'], /^"ten" is no size/],
  [['shared-rules', '--samples', '10'], /--samples/],
])('%j is refused', (args, message) => {
  expect(() => parseMutateOptions(args)).toThrow(message);
});
