import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lintConfigText } from './lint-config';

/** A repository in a temporary folder, holding only planted files. */
export interface PlantedRepository {
  root: string;
  plant(path: string, code: string): void;
  remove(): void;
}

/** Makes an empty repository with this repository's lint configuration. Remove it after use. */
export const makePlantedRepository = (): PlantedRepository => {
  const root = mkdtempSync(join(tmpdir(), 'forecourt-planted-'));
  const plant = (path: string, code: string): void => {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  };
  plant('.oxlintrc.json', lintConfigText());
  plant(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { strict: true, module: 'ESNext', moduleResolution: 'bundler' } }),
  );
  return { root, plant, remove: () => rmSync(root, { recursive: true, force: true }) };
};

/** One finding of the linter: the file, relative to the repository, and the rule. */
export interface Finding {
  path: string;
  rule: string;
}

interface LintReport {
  diagnostics: { code: string; filename: string }[];
}

/**
 * Lints a repository in its own process, exactly as `npm run lint` does.
 *
 * @param root the repository's folder
 * @param modules the `node_modules` with the linter: its script itself, because what stands in `.bin` need not be one
 */
export const lint = (root: string, modules: string): Promise<Finding[]> =>
  new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [join(modules, 'oxlint/bin/oxlint'), '--type-aware', '--format', 'json'],
      {
        cwd: root,
        env: { ...process.env, OXLINT_TSGOLINT_PATH: join(modules, 'oxlint-tsgolint/bin/tsgolint.js') },
        maxBuffer: 32_000_000,
      },
      (error, stdout, stderr) => {
        try {
          const report = JSON.parse(stdout) as LintReport; // the linter's own documented format
          resolve(
            report.diagnostics.map(({ code, filename }) => ({
              path: filename.replaceAll('\\', '/'),
              rule: code,
            })),
          );
        } catch (cause) {
          reject(
            new Error(`The linter did not answer with a report: ${stderr || (error?.message ?? stdout)}`, {
              cause,
            }),
          );
        }
      },
    );
  });
