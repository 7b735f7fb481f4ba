import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import { sourceFolder } from './paths';

/** Version of a release as its package says. */
export async function packageVersion(name: ReleaseName): Promise<string> {
  const text = await readFile(join(sourceFolder(name), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version; // every package.json of the workspace has one
}
