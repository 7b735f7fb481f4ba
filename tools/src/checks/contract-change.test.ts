import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractUsers, isContractUser } from './contract-users';

/*
 * One call of the contract is changed in a copy of its users. Both sides of the call must stop compiling.
 */

const root = fileURLToPath(new URL('../../..', import.meta.url));
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'forecourt-contract-'));
  for (const folder of contractUsers) {
    cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isContractUser });
    const modules = join(root, folder, 'node_modules');
    if (existsSync(modules)) symlinkSync(modules, join(copy, folder, 'node_modules'));
  }
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const settings = {
    extends: './tsconfig.base.json',
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      noEmit: true,
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node'],
    },
    include: ['services/api/src', 'remotes/vehicle/src'],
  };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(settings));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Files with errors, relative to the copy. */
const compile = (): Promise<string[]> =>
  new Promise((resolve) => {
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    execFile(process.execPath, [compiler, '-p', copy], { cwd: copy, maxBuffer: 32_000_000 }, (_, stdout) =>
      resolve([...stdout.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file)),
    );
  });

test('[CON-020] a changed call stops both the API and the remote from compiling', async () => {
  expect(await compile()).toEqual([]);

  const calls = join(copy, 'shared-contracts/src/api/schemas.ts');
  const text = readFileSync(calls, 'utf8');
  const changed = text.replace('views: z.int()', 'views: z.string()');
  expect(changed).not.toBe(text);
  writeFileSync(calls, changed);

  const broken = await compile();
  expect(broken.some((file) => file.startsWith('services/api/src/'))).toBe(true);
  expect(broken.some((file) => file.startsWith('remotes/vehicle/src/'))).toBe(true);
});
