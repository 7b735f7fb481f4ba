import { contractUsers, isContractUser } from '../checks/contract-users';

/**
 * A Jest project of slow tests that depend on few files. While those are as they were when it passed, `npm test` takes
 * over its results instead of running it.
 */
export interface RepeatableProject {
  /** Its name in `jest.config.mjs`. */
  name: string;
  /** Every file that its tests read or load, and folders of such files, from the root of the repository. */
  inputs: readonly string[];
  /** Which files of the folders count; all by default. */
  isInput?: (path: string) => boolean;
}

/** What every Jest project depends on. */
const ofAll = [
  'jest.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'tools/package.json',
  'tools/src/test-run/console-guard.ts',
  'tools/src/test-run/dom-environment.cjs',
  'tools/src/test-run/jest-environment.cjs',
  'tools/src/test-run/jest-setup.ts',
  'tools/src/test-run/longest-first.cjs',
  'tools/src/test-run/quick-selectors.cjs',
];

/** The projects whose results are taken over. A test holds that what they import stays within their inputs. */
export const repeatableProjects: readonly RepeatableProject[] = [
  {
    name: 'demo-art',
    inputs: [
      ...ofAll,
      'demo/package.json',
      'demo/src/art',
      'demo/src/film',
      'demo/src/stock/plans.ts',
      'demo/src/stock/facts',
      'sites',
    ],
    // Of the sites only their films.
    isInput: (path) => !path.startsWith('sites/') || path.endsWith('.webm'),
  },
  {
    name: 'tools-contract-change',
    inputs: [
      ...ofAll,
      'tools/src/checks/contract-change.test.ts',
      'tools/src/checks/contract-users.ts',
      ...contractUsers,
    ],
    isInput: (path) => path.startsWith('tools/') || isContractUser(path),
  },
];
