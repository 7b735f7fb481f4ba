import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseManifest } from 'shared-contracts/remote/composition';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const packable = /\.(?:js|css|json|svg|txt)$/;
const smallestBytes = 1024;

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file);
  const br = await brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, await gzipAsync(body, { level: 9 }));
}

/**
 * Writes the packed twins (`.br`, `.gz`) of a release's files beside them, once and at the highest level, so that
 * serving costs nothing. One file after the other: packing shares its threads with every file access of the
 * process, which must not wait for it.
 */
export async function compressRelease(folder: string, manifest: ReleaseManifest): Promise<void> {
  for (const { path, bytes } of manifest.web.files) {
    if (packable.test(path) && bytes >= smallestBytes) await compressFile(join(folder, 'web', path));
  }
}
