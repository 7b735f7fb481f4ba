import { fileURLToPath } from 'node:url';
import config from '../../../jest.config.mjs';

/**
 * The Jest project that `npm run mutate` tries, alone: Stryker measures which test runs which line in an environment
 * of its own, which it puts around that of a configuration without projects.
 */
const name = process.env.FORECOURT_MUTATE;
const { displayName: _name, ...project } = config.projects.find((one) => one.displayName === name);
const isPage = project.testEnvironment !== 'node';

export default {
  ...project,
  testTimeout: config.testTimeout,
  runner: fileURLToPath(new URL('./first-failure-runner.mjs', import.meta.url)),
  ...(isPage
    ? {
        // What needs no page runs in either environment; a wrapped one cannot choose by the test.
        testEnvironment: fileURLToPath(new URL('../test-run/dom-environment.cjs', import.meta.url)),
        testPathIgnorePatterns: [...project.testPathIgnorePatterns, '\\.ssr\\.test\\.tsx?$'],
      }
    : {
        // A test that names an environment of its own would run beside the wrapped one, unmeasured.
        testPathIgnorePatterns: [...project.testPathIgnorePatterns, '/sanitise-html\\.test\\.ts$'],
      }),
};
