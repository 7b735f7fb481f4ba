interface Mutant {
  id: string;
  fileName: string;
  location: { start: { line: number; column: number } };
  replacement: string;
}
type ChooseSample = (mutants: readonly Mutant[], size: number, seed: string) => ReadonlySet<string>;

const { chooseSample } = jest.requireActual<{ chooseSample: ChooseSample }>('./sample-checker.mjs');

/** Mutants of ten files, numbered from `firstId` as Stryker numbers them: in the order it found them. */
const mutantsOf = (firstId: number): Mutant[] =>
  Array.from({ length: 1_000 }, (_, at) => ({
    id: String(firstId + at),
    fileName: `/any/src/file-${at % 10}.ts`,
    location: { start: { line: at, column: 3 } },
    replacement: 'false',
  }));

const linesOf = (mutants: readonly Mutant[], sample: ReadonlySet<string>): number[] =>
  mutants.filter(({ id }) => sample.has(id)).map(({ location }) => location.start.line);

test('a sample has the wanted size and reaches every file', () => {
  const mutants = mutantsOf(0);
  const sample = chooseSample(mutants, 200, '1');
  expect(sample.size).toBe(200);
  expect(new Set(linesOf(mutants, sample).map((line) => line % 10)).size).toBe(10);
  expect(chooseSample(mutants, 5_000, '1').size).toBe(1_000);
});

test('the same seed and code give the same sample, another seed another one', () => {
  const [mutants, numberedAnew] = [mutantsOf(0), mutantsOf(500).toReversed()];
  const lines = linesOf(mutants, chooseSample(mutants, 50, '1'));
  expect(linesOf(numberedAnew, chooseSample(numberedAnew, 50, '1')).toSorted((a, b) => a - b)).toEqual(lines);
  expect(linesOf(mutants, chooseSample(mutants, 50, '2'))).not.toEqual(lines);
});
