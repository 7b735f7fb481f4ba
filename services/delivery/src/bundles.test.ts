import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const folder = resolve(__dirname, '..');

test('a program that only tries releases loads neither the server around them nor the API', async () => {
  const program = `import { createRequire } from 'node:module';
    await import('service-delivery/bundles');
    console.log(Object.keys(createRequire(import.meta.url).cache).join('\\n'));`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type', 'module', '--eval', program],
    { cwd: folder },
  );
  // Each publication starts two such programs, and the API alone is four hundred modules with libraries for pictures.
  expect(stdout.match(/node_modules\/(?:sharp|pg|fastify|sanitize-html)\//g)).toBeNull();
});
