import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Candidate } from './trial-parts';

const compress = promisify(brotliCompress);

/** A first view may grow by this share, or by so many bytes. */
const growthShare = 0.1;
const growthBytes = 10_000;

/** Bytes of a file as the browser receives it: of its packed twin, or packed now. */
async function sentBytes(file: string): Promise<number> {
  const packed = await stat(`${file}.br`).catch(() => null);
  return packed?.size ?? (await compress(await readFile(file))).length;
}

/** Bytes of the scripts that a page needs of a release at once. */
async function firstViewBytes({ manifest: { web }, folder }: Candidate): Promise<number> {
  const scripts = [...new Set([web.entry, ...web.chunks])];
  const sizes = await Promise.all(scripts.map((path) => sentBytes(join(folder, 'web', path))));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Why a candidate is too large beside the version that is live; empty when it is not. */
export async function sizeProblems(candidate: Candidate, live: Candidate): Promise<string[]> {
  if (candidate.manifest.exception) return [];
  const [now, before] = [await firstViewBytes(candidate), await firstViewBytes(live)];
  if (now - before <= Math.max(growthBytes, before * growthShare)) return [];
  return [
    `its first view is ${kb(now)}, that of ${live.manifest.name}@${live.manifest.version} ${kb(before)}: more than 10 % and 10 kB up`,
  ];
}
