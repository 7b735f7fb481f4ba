import { fileURLToPath } from 'node:url';

/** Paths below are relative to the repository. */
const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Packages compiled like our own code, because Jest runs CommonJS: most are published
 * as ES modules only; PGlite loads its parts with `import()`, which Node refuses inside Jest's module scope.
 */
const compiled = ['@electric-sql', '@nodable', 'anynum', 'meilisearch', 'strnum', 'xml-naming'];

/** The same compiler options as the bundles: our JSX runtime with Emotion's css prop. */
const swc = (tsx) => ({
  jsc: {
    parser: { syntax: 'typescript', tsx },
    target: 'es2022',
    transform: { react: { runtime: 'automatic', importSource: 'shared-ui' } },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
});

/**
 * Jest runs each module in a context whose global names are looked up slowly: a loop that calls `Math.min` took two hundred
 * times as long. These are given to each module instead; none of them is ever replaced in a test.
 */
const quickGlobals = [
  ...[
    'Array',
    'Boolean',
    'Error',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
    'Promise',
    'Reflect',
    'RegExp',
    'Set',
  ],
  ...['String', 'Symbol', 'WeakMap', 'WeakSet'],
  ...['Float32Array', 'Float64Array', 'Int8Array', 'Int32Array', 'Uint8Array', 'Uint16Array', 'Uint32Array'],
];

/** What every project has in common. */
const common = (displayName, folder) => ({
  displayName,
  rootDir: `${root}${folder}`,
  cacheDirectory: `${root}.cache/jest`,
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/e2e/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.cache/', '/\\.forecourt/'],
  transform: {
    '\\.tsx$': ['@swc/jest', swc(true)],
    '\\.[cm]?[jt]s$': ['@swc/jest', swc(false)],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${compiled.join('|')})/)`],
  setupFilesAfterEnv: [`${root}tools/src/test-run/jest-setup.ts`],
  restoreMocks: true,
  sandboxInjectedGlobals: quickGlobals,
});

/** Code without a page: services, rules, tools. */
const nodeProject = (name, folder) => ({ ...common(name, folder), testEnvironment: 'node' });

/** Code with a page: jsdom, except `*.ssr.test.tsx`, which runs as on the server (see the environment). */
const pageProject = (name, folder) => ({
  ...common(name, folder),
  testEnvironment: `${root}tools/src/test-run/jest-environment.cjs`,
});

/**
 * Tests that are projects of their own beside their package's: they are slow and depend on few files, which
 * `tools/src/test-run/repeatable-projects.ts` names. `npm test` leaves them out while those are as they were.
 */
const steady = [
  { name: 'demo-art', folder: 'demo', paths: ['art/', 'film/'] },
  { name: 'tools-contract-change', folder: 'tools', paths: ['checks/contract-change.test.ts'] },
];
const steadyTests = ({ paths }) =>
  paths.map((path) => `<rootDir>/src/${path.endsWith('/') ? `${path}**/*.test.ts` : path}`);

/** A package without those of its tests. */
const withoutSteady = (folder) => {
  const left = steady.filter((project) => project.folder === folder).flatMap(({ paths }) => paths);
  return {
    ...nodeProject(folder, folder),
    testPathIgnorePatterns: [
      ...common(folder, folder).testPathIgnorePatterns,
      '\\.postgres\\.test\\.ts$',
      ...left.map((path) => `<rootDir>/src/${path}`),
    ],
  };
};

/** What only PGlite can show: the rest of the API is tested on PostgreSQL where there is one. */
const pgliteTests = [
  '<rootDir>/src/database/open-database.test.ts',
  '<rootDir>/src/leads/crash.test.ts',
  '<rootDir>/src/**/*.pglite.test.ts',
];

/** What needs a PostgreSQL of its own to lose: the stage that provides one runs it. */
const postgresTests = ['<rootDir>/src/**/*.postgres.test.ts'];

const remotes = ['search', 'vehicle', 'finance', 'leads', 'locations'];

/** @type {import('jest').Config} */
export default {
  // Time is measured in bench/, never here: a limit only ends what hangs, also on a busy machine.
  testTimeout: 60_000,
  reporters: ['default', `${root}tools/src/test-run/jest-reporter.mjs`],
  testSequencer: `${root}tools/src/test-run/longest-first.cjs`,
  projects: [
    nodeProject('shared-contracts', 'shared-contracts'),
    nodeProject('shared-rules', 'shared-rules'),
    pageProject('shared-ui', 'shared-ui'),
    pageProject('shared-routing', 'shared-routing'),
    pageProject('shell', 'shell'),
    ...remotes.map((name) => pageProject(`remote-${name}`, `remotes/${name}`)),
    pageProject('harness', 'harness'),
    nodeProject('service-api', 'services/api'),
    { ...nodeProject('service-api-pglite', 'services/api'), testMatch: pgliteTests },
    nodeProject('service-search', 'services/search'),
    nodeProject('service-delivery', 'services/delivery'),
    nodeProject('platform', 'platform'),
    withoutSteady('demo'),
    withoutSteady('tools'),
    { ...nodeProject('tools-postgres', 'tools'), testMatch: postgresTests },
    ...steady.map((project) => ({
      ...nodeProject(project.name, project.folder),
      testMatch: steadyTests(project),
    })),
  ],
};
