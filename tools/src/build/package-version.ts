import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import { releaseNames } from 'shared-contracts/remote/manifest';
import { root, sourceFolder } from './paths';

/** Version of a release as its package says. Rejects when there is no such package. */
export async function packageVersion(name: ReleaseName): Promise<string> {
  const file = join(sourceFolder(name), 'package.json');
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    const known = `There are ${releaseNames.join(', ')}.`;
    throw new Error(
      `There is nothing called ${name} to build: ${relative(root, file)} cannot be read. ${known}`,
      { cause },
    );
  });
  return (JSON.parse(text) as { version: string }).version; // every package.json of the workspace has one
}
