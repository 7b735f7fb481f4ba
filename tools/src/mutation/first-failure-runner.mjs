import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import JestRunner from 'jest-runner';

/** Names of the tests in each file, as the run without a change found them: a process that Stryker starts anew has them too. */
const foundNames = fileURLToPath(new URL('./test-names.json', import.meta.url));

const readNames = () => (existsSync(foundNames) ? JSON.parse(readFileSync(foundNames, 'utf8')) : {});

/** How many folders of the path two files share: a test near the changed file is the likelier to notice. */
const nearness = (file, other) => {
  const [parts, others] = [dirname(file), dirname(other)].map((folder) => folder.split('/'));
  const apart = parts.findIndex((part, at) => part !== others[at]);
  return apart < 0 ? parts.length : apart;
};

/**
 * The test files that can notice a change, the nearest first.
 *
 * @param pattern matches the names of the tests that reach the changed code
 * @param names the names of the tests in each file; a file that is not among them is kept
 */
export const chooseTestFiles = (paths, changedFile, pattern, names) =>
  paths
    .filter((path) => names[path]?.some((name) => pattern.test(name)) ?? true)
    .toSorted((a, b) => nearness(b, changedFile) - nearness(a, changedFile));

/**
 * Runs the test files of one change until one fails. Jest loads every file that imports the changed one, also those
 * in which Stryker has chosen no test, and has no bail that leaves the process running.
 */
export default class FirstFailureRunner extends JestRunner {
  async runTests(tests, watcher, options) {
    const { testNamePattern, nonFlagArgs } = this._globalConfig;
    if (!testNamePattern) return this.#runAll(tests, watcher, options);
    const pattern = new RegExp(testNamePattern, 'i');
    const paths = chooseTestFiles(
      tests.map(({ path }) => path),
      nonFlagArgs[0],
      pattern,
      readNames(),
    );
    let hasFailed = false;
    this.on('test-file-success', ([, { numFailingTests }]) => (hasFailed ||= numFailingTests > 0));
    this.on('test-file-failure', () => (hasFailed = true));
    for (const path of paths) {
      if (hasFailed) return;
      await super.runTests(
        tests.filter((test) => test.path === path),
        watcher,
        { ...options, serial: true },
      );
    }
  }

  /** The run without a change. */
  async #runAll(tests, watcher, options) {
    const names = {};
    this.on('test-file-success', ([{ path }, { testResults }]) => {
      names[path] = testResults.map(({ fullName }) => fullName);
    });
    await super.runTests(tests, watcher, options);
    writeFileSync(foundNames, JSON.stringify(names));
  }
}
