/** One folder of the repository and what its code may import. The table of `docs/architecture.md`. */
export interface ImportRow {
  /** Folder, relative to the repository. */
  folder: string;
  /** Name of the workspace package in that folder. */
  packageName: string;
  /** Workspace packages its code may import, by name. Everything else of ours is refused. */
  mayImport: readonly string[];
  /** Workspace packages that only its tests and development pages may import. */
  mayImportInTests?: readonly string[];
  /** Foreign packages it must stay free of. */
  neverImports: readonly ThirdPartyGroup[];
  /** Groups of `neverImports` of which types may be imported: they leave nothing in the bundle. */
  typesAllowed?: readonly ThirdPartyGroup[];
  /** Files of the folder (glob, relative to it) to which `neverImports` does not apply. */
  freeFiles?: readonly string[];
  /** Files of the folder to which `neverUses` does not apply: the one place that may touch the browser. */
  browserFiles?: readonly string[];
  /** Global names its code must not use, with the reason. */
  neverUses?: Readonly<Record<string, string>>;
  /**
   * Folders of `src`, and files directly in it by their names with extension, from the lowest layer to the highest.
   * Each imports only from layers below its own; members of a group share a layer and do not import each other.
   * Tests, development pages and `testing/` stand above all layers. A folder inside one of these folders must not
   * have the name of a layer: the linter sees only the path of an import.
   */
  layers?: readonly (string | readonly string[])[];
}

/** Foreign packages that a rule names together. */
export type ThirdPartyGroup = 'react' | 'node' | 'network';

/** What belongs to each group, as import patterns. */
export const THIRD_PARTY_GROUPS: Readonly<Record<ThirdPartyGroup, readonly string[]>> = {
  react: [
    'react',
    'react/**',
    'react-dom',
    'react-dom/**',
    'react-router',
    'react-router/**',
    'react-router-dom',
    'react-router-dom/**',
    'react-redux',
    '@emotion/**',
    '@reduxjs/**',
    'radix-ui',
    'embla-carousel-react',
    '@testing-library/react',
  ],
  node: ['node:*', 'node:*/**'],
  network: ['fastify', 'fastify/**', '@fastify/**', 'meilisearch', 'pg', 'nodemailer', '@electric-sql/**'],
};

const BROWSER_REASON = 'this package also runs where there is no browser';
const BROWSER_GLOBALS = { window: BROWSER_REASON, document: BROWSER_REASON, navigator: BROWSER_REASON };
const STORAGE_REASON = 'use the storage module, which validates what it reads and survives a full disk';
const STORAGE_GLOBALS = { localStorage: STORAGE_REASON, sessionStorage: STORAGE_REASON };
const PURE_REASON = 'rules are pure: pass the value in';
const IMPURE_GLOBALS = {
  fetch: PURE_REASON,
  process: PURE_REASON,
  setTimeout: PURE_REASON,
  setInterval: PURE_REASON,
  performance: PURE_REASON,
};

const SHARED = ['shared-contracts', 'shared-rules', 'shared-ui'] as const;
/** What code of a page may import of them. */
const SHARED_IN_PAGES = [...SHARED, 'shared-routing'] as const;

/** The five features, by folder name under `remotes/`. */
const REMOTES = ['search', 'vehicle', 'finance', 'leads', 'locations'] as const;

const REMOTE_LAYERS: Partial<Record<(typeof REMOTES)[number], ImportRow['layers']>> = {
  search: [
    ['sender.ts', 'body-types', 'distance'],
    'search-query',
    ['search-session', 'rendering', 'car-card', 'promo', 'parts'],
    ['plain-language', 'rail'],
    ['presets', 'relaxations', 'saved-cards', 'saved-search', 'suggestions'],
    'filters',
    ['budget', 'entry'],
    'results-page',
    'lazy.ts',
    ['routes.ts', 'slots.ts'],
    'remote.ts',
  ],
};

/** Helpers of a package's tests. They may import all of the package, and only tests import them. */
export const TESTING_FOLDER = 'testing';

/** The files that may import what the table allows to tests: those, their helpers, development pages. */
export const TEST_FILES = [
  '**/*.test.ts',
  '**/*.test.tsx',
  `**/${TESTING_FOLDER}/**`,
  '**/dev.tsx',
  '**/dev/**',
  'e2e/**',
] as const;

/** Who may import whom. The linter's configuration is generated from it: `node --import tsx tools/src/checks/write-lint-config.ts`. */
export const IMPORT_TABLE: readonly ImportRow[] = [
  {
    folder: 'shared-contracts',
    packageName: 'shared-contracts',
    mayImport: [],
    neverImports: ['react', 'node', 'network'],
    typesAllowed: ['react'],
    freeFiles: ['src/react/**'],
    browserFiles: ['src/react/**', 'src/storage.ts', 'src/storage/**'],
    neverUses: { ...BROWSER_GLOBALS, ...STORAGE_GLOBALS },
  },
  {
    folder: 'shared-rules',
    packageName: 'shared-rules',
    mayImport: ['shared-contracts'],
    neverImports: ['react', 'node', 'network'],
    neverUses: { ...BROWSER_GLOBALS, ...STORAGE_GLOBALS, ...IMPURE_GLOBALS },
  },
  {
    folder: 'shared-ui',
    packageName: 'shared-ui',
    mayImport: [],
    neverImports: ['node', 'network'],
    neverUses: STORAGE_GLOBALS,
  },
  {
    folder: 'shared-routing',
    packageName: 'shared-routing',
    mayImport: ['shared-contracts', 'shared-ui'],
    neverImports: ['node', 'network'],
    neverUses: STORAGE_GLOBALS,
  },
  ...REMOTES.map((remote): ImportRow => ({
    folder: `remotes/${remote}`,
    packageName: `remote-${remote}`,
    mayImport: SHARED_IN_PAGES,
    mayImportInTests: ['harness', 'e2e'],
    neverImports: ['node', 'network'],
    neverUses: STORAGE_GLOBALS,
    ...(REMOTE_LAYERS[remote] ? { layers: REMOTE_LAYERS[remote] } : {}),
  })),
  {
    folder: 'shell',
    packageName: 'shell',
    mayImport: SHARED_IN_PAGES,
    mayImportInTests: ['harness'],
    neverImports: ['node', 'network'],
    neverUses: STORAGE_GLOBALS,
    layers: [
      ['store', 'document'],
      ['platform', 'session'],
      'routing',
      // Other pages show offers too.
      'offers',
      'models',
      'brands',
      [
        'analytics',
        'banners',
        'chat',
        'compare',
        'content-page',
        'leads-modal',
        'not-found',
        'sign-in',
        'toasts',
        'watchlist',
      ],
      ['layout', 'home', 'garage', 'offer-pages'],
      // Alone knows the shell's own pages and what stands around every page.
      'app',
      ['server', 'client.tsx'],
      'server.tsx',
    ],
  },
  {
    folder: 'services/search',
    packageName: 'service-search',
    mayImport: ['shared-contracts', 'shared-rules'],
    neverImports: ['react'],
    layers: [
      ['logger.ts', 'car-document', 'transport'],
      ['index', 'server'],
      'filter',
      'gateway',
      'service.ts',
      'create-search-service.ts',
      'public.ts',
    ],
  },
  {
    folder: 'services/api',
    packageName: 'service-api',
    mayImport: ['shared-contracts', 'shared-rules', 'service-search'],
    // Shoppers' words are tried on imported stock as the search page reads them.
    mayImportInTests: ['remote-search'],
    neverImports: ['react'],
    layers: [
      ['logger.ts', 'error-message.ts', 'keyed-queue.ts', 'latest-moment.ts', 'reference.ts'],
      'database',
      ['sites', 'releases', 'outbox'],
      'http',
      ['geocode', 'sms', 'delivery', 'analytics', 'appointments', 'content', 'providers'],
      ['auth', 'stock'],
      ['phones', 'watchlist', 'listing-pdf', 'leads', 'finance'],
      ['reservations', 'trade-in', 'saved-search', 'spin'],
      ['garage', 'invoice-payments'],
      ['lead-delivery', 'people'],
      'worker',
      'api.ts',
      'create-api.ts',
      'public.ts',
    ],
  },
  {
    folder: 'services/delivery',
    packageName: 'service-delivery',
    // Of shared-routing the matching of paths, which is free of React.
    mayImport: [...SHARED, 'shared-routing', 'service-api', 'service-search'],
    neverImports: [],
    layers: [
      ['ports.ts', 'artifacts'],
      'edge',
      'composition',
      ['assets', 'sitemap', 'pages'],
      ['images', 'site-files', 'actions'],
      'create-delivery.ts',
      ['bundles.ts', 'public.ts'],
    ],
  },
  {
    folder: 'harness',
    packageName: 'harness',
    mayImport: SHARED_IN_PAGES,
    neverImports: ['network'],
  },
  {
    folder: 'platform',
    packageName: 'platform',
    // Of shared-ui the colour arithmetic of themes, which is free of React.
    mayImport: [
      'shared-contracts',
      'shared-rules',
      'shared-ui',
      'service-api',
      'service-search',
      'service-delivery',
    ],
    neverImports: ['react'],
  },
  {
    // The platform loads it by name when it is wanted, so that production starts without it.
    folder: 'demo',
    packageName: 'demo',
    mayImport: ['shared-contracts', 'shared-rules', 'service-api', 'platform'],
    neverImports: ['react', 'network'],
  },
  {
    folder: 'tools',
    packageName: 'tools',
    mayImport: ['shared-contracts', 'service-api', 'platform'],
    neverImports: ['react'],
  },
  {
    folder: 'e2e',
    packageName: 'e2e',
    mayImport: ['shared-contracts'],
    neverImports: ['react'],
  },
  {
    folder: 'conformance',
    packageName: 'conformance',
    mayImport: ['shared-contracts'],
    neverImports: [],
  },
  {
    folder: 'bench',
    packageName: 'bench',
    mayImport: ['shared-contracts'],
    // It builds a page of React InstantSearch to compare with.
    neverImports: [],
  },
];
