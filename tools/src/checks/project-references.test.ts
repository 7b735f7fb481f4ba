import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IMPORT_TABLE } from './import-table';

/*
 * A small copy of the repository: its real compiler settings, and in each workspace one file to import and one
 * that imports from every other workspace, one per line. The compiler must refuse exactly what the table does.
 */

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** How another package names the one file of a workspace. */
const specifierOf = (packageName: string): string =>
  packageName.startsWith('service-') ? packageName : `${packageName}/part`;

const others = (packageName: string): string[] =>
  IMPORT_TABLE.map((row) => row.packageName).filter((name) => name !== packageName);

/** Packages that the compiler lets a package see: references count onwards, which only the linter forbids. */
const visibleTo = (packageName: string): Set<string> => {
  const row = IMPORT_TABLE.find((candidate) => candidate.packageName === packageName);
  const direct = [...(row?.mayImport ?? []), ...(row?.mayImportInTests ?? [])];
  return new Set([...direct, ...direct.flatMap((name) => [...visibleTo(name)])]);
};

let errors: string[] = [];

beforeAll(async () => {
  const copy = mkdtempSync(join(tmpdir(), 'forecourt-references-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  };
  for (const { folder, packageName } of IMPORT_TABLE) {
    const source = packageName.startsWith('service-') ? 'public' : 'part';
    write(`${folder}/src/${source}.ts`, 'export const part = 1;\n');
    const lines = others(packageName).map(
      (name, index) => `import { part as p${index} } from '${specifierOf(name)}';`,
    );
    const used = lines.map((_, index) => `p${index}`).join(', ');
    write(`${folder}/src/planted.ts`, `${lines.join('\n')}\nexport const used: number[] = [${used}];\n`);
    copyFileSync(join(root, folder, 'tsconfig.json'), join(copy, folder, 'tsconfig.json'));
  }
  write('tools/src/test-run/globals.d.ts', '');
  for (const file of ['tsconfig.json', 'tsconfig.base.json'])
    copyFileSync(join(root, file), join(copy, file));
  mkdirSync(join(copy, 'node_modules'));
  for (const name of ['@types', '@testing-library']) {
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  try {
    errors = await new Promise((resolve) => {
      const compiler = join(root, 'node_modules/typescript/bin/tsc');
      execFile(process.execPath, [compiler, '-b'], { cwd: copy, maxBuffer: 32_000_000 }, (_, stdout) =>
        resolve(stdout.split('\n')),
      );
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}, 60_000);

test.each(IMPORT_TABLE)('the compiler refuses what the table refuses to $folder', (row) => {
  const names = others(row.packageName);
  const visible = visibleTo(row.packageName);
  const refused = names.filter((_, index) =>
    // TS6305: a permitted neighbour that was not built, because its own planted file has errors.
    errors.some(
      (line) =>
        line.startsWith(`${row.folder}/src/planted.ts(${index + 1},`) && !line.includes('error TS6305'),
    ),
  );
  expect(refused).toEqual(names.filter((name) => !visible.has(name)));
});
