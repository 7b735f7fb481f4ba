type ChooseTestFiles = (
  paths: readonly string[],
  changedFile: string,
  pattern: RegExp,
  names: Readonly<Record<string, readonly string[]>>,
) => string[];

const { chooseTestFiles } = jest.requireActual<{ chooseTestFiles: ChooseTestFiles }>(
  './first-failure-runner.mjs',
);

const changed = '/copy/services/api/src/stock/import/map-row.ts';
const [own, near, far] = ['stock/import/import-rows', 'stock/stock', 'leads/leads'].map(
  (name) => `/copy/services/api/src/${name}.test.ts`,
) as [string, string, string];

test('the tests nearest to the change run first', () => {
  expect(chooseTestFiles([far, near, own], changed, /./, {})).toEqual([own, near, far]);
});

test('a file without a chosen test is left out, one that was never seen is not', () => {
  const names = { [own]: ['a price', 'a year'], [far]: ['a lead'] };
  expect(chooseTestFiles([far, near, own], changed, /(a year)/, names)).toEqual([own, near]);
});
