import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from 'shared-contracts/remote/composition';
import { federatedFolder } from 'shared-contracts/remote/manifest';

/** SHA-256 in hexadecimal. */
export const sha256 = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex');

/** Files that a release's manifest names, by their paths in its folder. */
const namedFiles = ({ web, mf, node }: ReleaseManifest): string[] => [
  node,
  ...web.files.map(({ path }) => `web/${path}`),
  ...(mf?.files ?? []).map(({ path }) => federatedFolder + path),
];

/** Hashes of the files that a manifest names. Rejects when one is missing. */
export async function hashNamedFiles(
  folder: string,
  manifest: ReleaseManifest,
): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const path of namedFiles(manifest)) hashes[path] = sha256(await readFile(join(folder, path)));
  return hashes;
}

/** Why a file is not the one that was built; null when it is. */
async function problemOf(folder: string, path: string, hash: string | undefined): Promise<string | null> {
  if (hash === undefined) return `${path} has no hash`;
  try {
    return sha256(await readFile(join(folder, path))) === hash ? null : `${path} has changed`;
  } catch {
    return `${path} is missing`;
  }
}

/**
 * Compares the files of a release with the hashes in its manifest; a manifest without hashes says nothing. One file
 * after the other, so that a large release does not hold many of them at once.
 *
 * @throws when a file has changed, is missing or has no hash; the message names them all
 */
export async function verifyFiles(folder: string, manifest: ReleaseManifest): Promise<void> {
  const { name, version, hashes } = manifest;
  if (!hashes) return;
  const problems: string[] = [];
  for (const path of new Set([...namedFiles(manifest), ...Object.keys(hashes)])) {
    const problem = await problemOf(folder, path, hashes[path]);
    if (problem !== null) problems.push(problem);
  }
  if (problems.length === 0) return;
  throw new Error(
    `${name}@${version} is not as it was built: ${problems.join(', ')}. Publish it again under another version.`,
  );
}
