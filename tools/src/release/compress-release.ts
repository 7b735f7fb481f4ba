import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseManifest } from 'shared-contracts/remote/composition';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const packable = /\.(?:js|css|json|svg|txt)$/;
const smallestBytes = 1024;

/**
 * Writes the packed twins (`.br`, `.gz`) of a release's files beside them, once and at the highest level, so that
 * serving costs nothing.
 */
export async function compressRelease(folder: string, manifest: ReleaseManifest): Promise<void> {
  const files = manifest.web.files.filter(({ path, bytes }) => packable.test(path) && bytes >= smallestBytes);
  await Promise.all(
    files.map(async ({ path }) => {
      const file = join(folder, 'web', path);
      const body = await readFile(file);
      const [br, gz] = await Promise.all([
        brotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        }),
        gzipAsync(body, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }),
  );
}
