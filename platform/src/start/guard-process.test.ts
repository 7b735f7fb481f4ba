import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guard-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a program under the guard; it ends with status 7 when it was not ended. */
function runGuarded(fault: string): Promise<{ status: number | null; errors: string; log: string }> {
  const file = join(folder, 'platform.log');
  const program = `
    import { createEscapedErrors } from 'service-delivery';
    import { guardProcess } from ${JSON.stringify(join(__dirname, 'guard-process.ts'))};
    import { createLog } from ${JSON.stringify(join(__dirname, '../core/log.ts'))};
    const log = createLog({ file: ${JSON.stringify(file)}, level: 'info' });
    guardProcess(createEscapedErrors(log), log);
    setTimeout(() => process.exit(7), 5000);
    ${fault}`;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      cwd: join(__dirname, '..'),
    });
    let errors = '';
    child.stderr.on('data', (part) => (errors += String(part)));
    child.on('error', reject);
    child.on('close', (status) => {
      readFile(file, 'utf8').then((log) => resolve({ status, errors, log }), reject);
    });
  });
}

test.each([
  ['thrown by a timer', "setTimeout(() => { throw new Error('our own mistake'); }, 0);"],
  ['of a promise without a handler', "void Promise.reject(new Error('our own mistake'));"],
])('an error of the platform itself, %s, ends its process and stands in the log', async (_what, fault) => {
  const { status, errors, log } = await runGuarded(fault);
  expect([status, errors]).toEqual([1, expect.stringContaining('our own mistake')]);
  expect(log).toContain('an error that nothing expected ends the process');
});
