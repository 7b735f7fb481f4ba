import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ReleaseManifest } from 'shared-contracts/remote/composition';
import { sha256 } from './file-hashes';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const packable = /\.(?:js|css|json|svg|txt)$/;
const smallestBytes = 1024;

/** Gives the hashes of both twins by their suffixes. */
async function compressFile(file: string): Promise<Record<string, string>> {
  const body = await readFile(file);
  const br = await brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  const gz = await gzipAsync(body, { level: 9 });
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
  return { '.br': sha256(br), '.gz': sha256(gz) };
}

/**
 * Writes the packed twins (`.br`, `.gz`) of a release's files beside them, once and at the highest level, so that
 * serving costs nothing. One file after the other: packing shares its threads with every file access of the
 * process, which must not wait for it.
 *
 * @returns hashes of the twins, by their paths in the release's folder
 */
export async function compressRelease(
  folder: string,
  manifest: ReleaseManifest,
): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const { path, bytes } of manifest.web.files) {
    if (!packable.test(path) || bytes < smallestBytes) continue;
    const twins = await compressFile(join(folder, 'web', path));
    for (const [suffix, hash] of Object.entries(twins)) hashes[`web/${path}${suffix}`] = hash;
  }
  return hashes;
}
