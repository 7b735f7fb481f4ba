import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { THIRD_PARTY_GROUPS, IMPORT_TABLE, TESTING_FOLDER } from './import-table';
import { importNameOf, isRootFile, layerUnits, notBelow } from './layers';
import { lintConfigText } from './lint-config';
import { lint, makePlantedRepository, type Finding } from './planted';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const modules = join(root, 'node_modules');

const IMPORTS = 'eslint(no-restricted-imports)';
const GLOBALS = 'eslint(no-restricted-globals)';

/** One planted file: where, what, and the rule that must refuse it; without a rule it must pass. */
interface Planted {
  path: string;
  code: string;
  rule?: string;
  /** How many findings there must be; one or more when missing. */
  findings?: number;
}

const importOf = (name: string): string => `import { part } from '${name}';\nexport const used = part;\n`;

const plantedRows: Planted[] = IMPORT_TABLE.flatMap((row): Planted[] => {
  const others = IMPORT_TABLE.filter((other) => other.packageName !== row.packageName);
  const up = '../'.repeat(row.folder.split('/').length + 1);
  const at = (name: string): string => `${row.folder}/src/planted/${name}.ts`;
  return [
    ...others.map((other) => ({
      path: at(`names-${other.packageName}`),
      code: importOf(`${other.packageName}/part`),
      ...(row.mayImport.includes(other.packageName) ? {} : { rule: IMPORTS }),
    })),
    ...others.map((other) => ({
      path: at(`reaches-${other.packageName}`),
      code: importOf(`../${up}${other.folder}/src/part`),
      rule: IMPORTS,
    })),
    ...row.neverImports.map((group) => ({
      path: at(`foreign-${group}`),
      code: importOf((THIRD_PARTY_GROUPS[group][0] ?? '').replace('*', 'fs')),
      rule: IMPORTS,
    })),
    ...Object.keys(row.neverUses ?? {}).map((name) => ({
      path: at(`global-${name.toLowerCase()}`),
      code: `export const used = () => ${name};\n`,
      rule: GLOBALS,
    })),
    { path: at('sibling'), code: importOf('../deeper/part') },
  ];
});

/** One folder of a package with layers: each import of another in a file of its own. */
const plantedFolder = (folder: string, unit: string, units: string[], refused: string[]): Planted[] => [
  ...[...units.filter((other) => other !== unit), TESTING_FOLDER].map((other): Planted => {
    const isRefused = other === TESTING_FOLDER || refused.includes(other);
    return {
      path: `${folder}/src/${unit}/planted/${importNameOf(other)}.ts`,
      code: `export type * from '../../${importNameOf(other)}${isRootFile(other) ? '' : '/part'}';\n`,
      ...(isRefused ? { rule: IMPORTS } : {}),
    };
  }),
  {
    path: `${folder}/src/${unit}/every.test.ts`,
    code: units.map((other) => `export type * from '../${importNameOf(other)}';\n`).join(''),
  },
];

/** One file directly in `src` of a package with layers: it has one place, so it holds all the imports. */
const plantedRootFile = (folder: string, unit: string, units: string[], refused: string[]): Planted => ({
  path: `${folder}/src/${unit}`,
  code: [...units.filter((other) => other !== unit), TESTING_FOLDER]
    .map((other) => `export type * from './${importNameOf(other)}${isRootFile(other) ? '' : '/part'}';\n`)
    .join(''),
  rule: IMPORTS,
  findings: refused.length + 1,
});

const plantedLayers: Planted[] = IMPORT_TABLE.flatMap(({ folder, layers = [] }) => {
  const units = layerUnits(layers);
  return units.flatMap((unit) => {
    const refused = notBelow(layers, unit);
    return isRootFile(unit)
      ? plantedRootFile(folder, unit, units, refused)
      : plantedFolder(folder, unit, units, refused);
  });
});

const plantedRules: Planted[] = [
  ['floating', 'typescript(no-floating-promises)', 'export const f = () => {\n  Promise.resolve(1);\n};\n'],
  ['any', 'typescript(no-explicit-any)', 'export const f = (value: any): unknown => value;\n'],
  ['unused', 'eslint(no-unused-vars)', 'const never = 1;\nexport const f = 2;\n'],
  ['BadName', 'unicorn(filename-case)', 'export const f = 2;\n'],
  ['default', 'import(no-default-export)', 'export default 1;\n'],
  [
    'hooks',
    'react-hooks(rules-of-hooks)',
    "import { useState } from 'react';\nexport const useIt = (on: boolean) => {\n  if (on) return useState(1);\n  return undefined;\n};\n",
  ],
  [
    'deps',
    'react-hooks(exhaustive-deps)',
    "import { useEffect } from 'react';\nexport const useIt = (tell: (n: number) => void, n: number) => {\n  useEffect(() => {\n    tell(n);\n  }, []);\n};\n",
  ],
  ['alt', 'jsx-a11y(alt-text)', 'export const Photo = () => <img src="a.jpg" />;\n'],
].map(([name, rule, code]) => ({
  path: `shell/src/rules/${name}.${name === 'alt' ? 'tsx' : 'ts'}`,
  code: code ?? '',
  ...(rule === undefined ? {} : { rule }),
}));

const exceptions: Planted[] = [
  { path: 'remotes/search/src/a.test.ts', code: importOf('harness/part') },
  { path: 'remotes/search/src/dev.tsx', code: importOf('harness/part') },
  { path: 'shell/src/testing/a.ts', code: importOf('harness/part') },
  { path: 'remotes/search/src/b.test.ts', code: importOf('remote-vehicle/part'), rule: IMPORTS },
  {
    path: 'shared-contracts/src/remote/types.ts',
    code: "import type { FC } from 'react';\nexport type A = FC;\n",
  },
  { path: 'shared-contracts/src/react/context.ts', code: importOf('react') },
];

const planted = [...plantedRows, ...plantedLayers, ...plantedRules, ...exceptions];
let findings: Finding[] = [];

beforeAll(async () => {
  const repository = makePlantedRepository();
  for (const { path, code } of planted) repository.plant(path, code);
  try {
    findings = await lint(repository.root, modules);
  } finally {
    repository.remove();
  }
}, 60_000);

const rulesAt = (path: string): string[] =>
  findings.filter((finding) => finding.path.endsWith(path)).map((finding) => finding.rule);

test('the lint configuration is the one made from the import table', () => {
  const written = readFileSync(join(root, '.oxlintrc.json'), 'utf8');
  if (written !== lintConfigText()) {
    throw new Error(
      '.oxlintrc.json is out of date. Run: node --import tsx tools/src/checks/write-lint-config.ts',
    );
  }
});

/** Planted files whose findings differ from what they were planted for. */
const surprises = (files: readonly Planted[]): string[] =>
  files
    .filter(({ path, rule, findings: wanted }) => {
      if (rule === undefined) return rulesAt(path).length > 0;
      const found = rulesAt(path).filter((name) => name === rule).length;
      return wanted === undefined ? found === 0 : found !== wanted;
    })
    .map(
      ({ path, rule }) =>
        `${path}: expected ${rule ?? 'nothing'}, got ${rulesAt(path).join(', ') || 'nothing'}`,
    );

test.each(IMPORT_TABLE)(
  'every forbidden import of $folder turns red, every allowed one stays green',
  (row) => {
    const files = plantedRows.filter(({ path }) => path.startsWith(`${row.folder}/src/planted/`));
    expect(files.filter(({ rule }) => rule !== undefined).length).toBeGreaterThan(IMPORT_TABLE.length);
    expect(surprises(files)).toEqual([]);
  },
);

test.each(IMPORT_TABLE.filter(({ layers }) => layers))(
  'imports within $folder that do not go to a lower layer turn red, the others stay green',
  ({ folder, layers = [] }) => {
    const files = plantedLayers.filter(({ path }) => path.startsWith(`${folder}/`));
    expect(files.length).toBeGreaterThan(layerUnits(layers).length);
    expect(surprises(files)).toEqual([]);
  },
);

test.each(plantedRules)('$rule turns red', (file) => expect(surprises([file])).toEqual([]));

test('tests, their helpers and development pages may use the harness, and only that', () => {
  expect(surprises(exceptions)).toEqual([]);
});

test.each(IMPORT_TABLE)('the compiler knows the same neighbours of $folder', (row) => {
  const folder = join(root, row.folder);
  const config = JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8')) as {
    references: { path: string }[]; // our own file, written by hand
  };
  const names = config.references.map(({ path }) => {
    const manifest = join(folder, path, 'package.json');
    expect(existsSync(manifest)).toBe(true);
    return (JSON.parse(readFileSync(manifest, 'utf8')) as { name: string }).name; // npm demands a name
  });
  const allowed = [...row.mayImport, ...(row.mayImportInTests ?? [])];
  expect(names.toSorted()).toEqual(allowed.toSorted());
});
