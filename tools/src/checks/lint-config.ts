import {
  THIRD_PARTY_GROUPS,
  IMPORT_TABLE,
  TESTING_FOLDER,
  TEST_FILES,
  type ThirdPartyGroup,
  type ImportRow,
} from './import-table';
import { importNameOf, isRootFile, layerUnits, notBelow } from './layers';

/** One entry of the linter's `no-restricted-imports`. */
interface RestrictedPattern {
  group?: string[];
  regex?: string;
  message: string;
  allowTypeImports?: boolean;
}

interface Override {
  files: string[];
  excludeFiles?: string[];
  rules: Record<string, unknown>;
}

const escapeForRegex = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Refuses workspace packages by name, and their files by a relative path that leaves the folder. */
const workspacePatterns = (row: ImportRow, allowed: readonly string[]): RestrictedPattern[] => {
  const refused = IMPORT_TABLE.filter(
    (other) => other.packageName !== row.packageName && !allowed.includes(other.packageName),
  );
  const names = refused.map((other) => escapeForRegex(other.packageName));
  const neighbours = IMPORT_TABLE.filter((other) => other.folder !== row.folder);
  // `remotes/vehicle` is reached as `../../vehicle/src` from a sibling and `../remotes/vehicle/src` from elsewhere.
  const folders = new Set(
    neighbours.flatMap((other) => [other.folder, other.folder.split('/').at(-1) ?? other.folder]),
  );
  const paths = [...folders].map(escapeForRegex);
  return [
    {
      regex: `^(?:${names.join('|')})(?:/|$)`,
      message: `${row.folder} may import only: ${allowed.join(', ') || 'nothing of ours'}.`,
    },
    {
      regex: `^(?:\\.\\./)+(?:${paths.join('|')})/(?:src|bin|e2e|specs)/`,
      message: `Import another workspace by its package name, never its files.`,
    },
  ];
};

const thirdPartyPatterns = (row: ImportRow): RestrictedPattern[] =>
  row.neverImports.map((group: ThirdPartyGroup) => ({
    group: [...THIRD_PARTY_GROUPS[group]],
    message: `${row.folder} stays free of this (${group}): see the import table.`,
    ...(row.typesAllowed?.includes(group) ? { allowTypeImports: true } : {}),
  }));

const restricted = (patterns: RestrictedPattern[]): Record<string, unknown> => ({
  'eslint/no-restricted-imports': ['error', { patterns }],
});

/** Refuses imports of one folder, or file directly in `src`, that do not go to a lower layer. */
const layerPatterns = (row: ImportRow, unit: string): RestrictedPattern[] => {
  const refused = [...notBelow(row.layers ?? [], unit).map(importNameOf), TESTING_FOLDER];
  return [
    {
      regex: `^${isRootFile(unit) ? '\\./' : '(?:\\.\\./)+'}(?:${refused.map(escapeForRegex).join('|')})(?:/|$)`,
      message: `${unit} of ${row.folder} imports only from layers below its own: see the import table.`,
    },
  ];
};

/** One override for each folder of a package with layers: what holds for the package, and the folder's layer. */
const layerOverrides = (row: ImportRow, patterns: RestrictedPattern[]): Override[] =>
  layerUnits(row.layers ?? []).map((unit) => ({
    files: [`${row.folder}/src/${isRootFile(unit) ? unit : `${unit}/**`}`],
    excludeFiles: TEST_FILES.map((glob) => `${row.folder}/${glob}`),
    rules: restricted([...patterns, ...layerPatterns(row, unit)]),
  }));

/** The layer's rule for a glob such as `src/react/**`; none for a package without layers. */
const layerPatternsOf = (row: ImportRow, glob: string): RestrictedPattern[] => {
  const unit = layerUnits(row.layers ?? []).find((name) => glob.split('/')[1] === name);
  return unit === undefined ? [] : layerPatterns(row, unit);
};

/** The overrides of one row: code first, then its looser files, because the last match wins. */
const overridesOf = (row: ImportRow): Override[] => {
  const globals = Object.entries(row.neverUses ?? {}).map(([name, message]) => ({ name, message }));
  const isolated = row.neverImports.includes('node');
  const patterns = [...workspacePatterns(row, row.mayImport), ...thirdPartyPatterns(row)];
  const code: Override = {
    files: [`${row.folder}/**`],
    rules: {
      ...restricted(patterns),
      ...(globals.length > 0
        ? { 'eslint/no-restricted-globals': ['error', { globals, checkGlobalObject: true }] }
        : {}),
    },
  };
  const overrides = [code, ...layerOverrides(row, patterns)];
  if (row.neverImports.includes('react') && !row.freeFiles) {
    // Where React cannot be imported, a function called `useX` is no hook.
    code.rules['react/rules-of-hooks'] = 'off';
  }
  for (const glob of row.freeFiles ?? []) {
    overrides.push({
      files: [`${row.folder}/${glob}`],
      rules: restricted([...workspacePatterns(row, row.mayImport), ...layerPatternsOf(row, glob)]),
    });
  }
  if (row.browserFiles) {
    overrides.push({
      files: row.browserFiles.map((glob) => `${row.folder}/${glob}`),
      rules: { 'eslint/no-restricted-globals': 'off' },
    });
  }
  if (isolated || row.mayImportInTests) {
    // Tests run in Node and may touch the page; they still import only what the table gives them.
    overrides.push({
      files: TEST_FILES.map((glob) => `${row.folder}/${glob}`),
      rules: {
        ...restricted(workspacePatterns(row, [...row.mayImport, ...(row.mayImportInTests ?? [])])),
        'eslint/no-restricted-globals': 'off',
      },
    });
  }
  return overrides;
};

const error = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, 'error']));

/** Rules for every file. */
const BASE_RULES: Record<string, unknown> = {
  ...error(
    'typescript/no-explicit-any',
    'typescript/no-floating-promises',
    'typescript/no-misused-promises',
    'typescript/no-non-null-assertion',
    'typescript/no-unnecessary-type-assertion',
    'typescript/consistent-type-imports',
    'react/rules-of-hooks',
    'react/exhaustive-deps',
    'react/jsx-key',
    'import/no-default-export',
    'import/no-cycle',
    'eslint/prefer-const',
    'eslint/no-var',
    'jest/no-focused-tests',
    'jest/no-disabled-tests',
  ),
  'eslint/eqeqeq': ['error', 'always', { null: 'ignore' }],
  // What a page says on purpose is information; an error or a warning is a defect.
  'eslint/no-console': ['error', { allow: ['info'] }],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  'eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'unicorn/filename-case': ['error', { case: 'kebabCase' }],
  // False alarms: our objects are closures without `this`, and splitting a text into characters is no mistake.
  'typescript/unbound-method': 'off',
  'typescript/no-misused-spread': 'off',
  'unicorn/no-useless-spread': 'off',
  // `role="status"` and `role="list"` have no element that says the same in every browser.
  'jsx-a11y/prefer-tag-over-role': 'off',
  // A scrolling region must be reachable by keyboard (axe demands it), and arrow keys may move it.
  'jsx-a11y/no-noninteractive-tabindex': 'off',
  'jsx-a11y/no-noninteractive-element-interactions': [
    'error',
    { handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onPointerDown'] },
  ],
  // Rules for the React compiler, which is not used; after hydration a component must set what only the browser knows.
  'react/set-state-in-effect': 'off',
  'react/preserve-manual-memoization': 'off',
  // The compiler checks these better, or the style guide decides otherwise.
  'jest/expect-expect': 'off',
  'jest/no-conditional-expect': 'off',
  'jest/valid-title': 'off',
  'jest/no-standalone-expect': 'off',
  'jest/require-to-throw-message': 'off',
};

/** The whole configuration of the linter. */
const makeLintConfig = () => ({
  $schema: './node_modules/oxlint/configuration_schema.json',
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'jest', 'promise'],
  categories: { correctness: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  env: { es2024: true },
  ignorePatterns: ['**/dist/**', '.cache/**', '.forecourt/**', 'test-results/**', 'services/api/drizzle/**'],
  rules: BASE_RULES,
  overrides: [
    ...IMPORT_TABLE.flatMap(overridesOf),
    {
      // Commands and test infrastructure talk to a person through the console.
      files: [
        'tools/**',
        'platform/**',
        'demo/**',
        'bench/**',
        'e2e/**',
        '**/*.test.ts',
        '**/*.test.tsx',
        '**/*.mjs',
        '**/*.cjs',
      ],
      rules: { 'eslint/no-console': 'off' },
    },
    {
      // These tools demand a default export.
      files: [
        '**/*.config.ts',
        '**/*.config.mjs',
        '**/*-reporter.*',
        '**/*-runner.mjs',
        'e2e/src/global-setup.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // Arithmetic over arrays whose bounds the loop holds; and tests, where a missing value should throw.
      files: ['demo/src/art/**', '**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts'],
      rules: { 'typescript/no-non-null-assertion': 'off' },
    },
    {
      // Browser tests are Playwright's, not Jest's.
      files: ['e2e/**', 'remotes/*/e2e/**'],
      rules: { 'jest/no-focused-tests': 'error', 'jest/no-disabled-tests': 'off' },
    },
  ],
});

/** The configuration as it stands in `.oxlintrc.json`. */
export const lintConfigText = (): string => `${JSON.stringify(makeLintConfig(), null, 2)}\n`;
