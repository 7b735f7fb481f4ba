import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ReleaseManifest } from 'shared-contracts/remote/composition';

const brotliBytes = (file: string): number =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Bytes as the browser receives them: what the first view needs, and what may follow. */
export interface ReleaseSizes {
  firstBytes: number;
  lazyBytes: number;
}

/** Brotli sizes of a release's scripts. */
export function releaseSizes({ web }: ReleaseManifest, folder: string): ReleaseSizes {
  const first = new Set([web.entry, ...web.chunks]);
  const sizes = { firstBytes: 0, lazyBytes: 0 };
  for (const { path } of web.files) {
    if (!path.endsWith('.js')) continue;
    sizes[first.has(path) ? 'firstBytes' : 'lazyBytes'] += brotliBytes(join(folder, 'web', path));
  }
  return sizes;
}

/** "12.3 kB" (1 kB is 1,000 bytes). */
export const formatKb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
