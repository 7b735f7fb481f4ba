import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, sharedPackages } from './paths';
import type { BuildTarget } from './webpack-config';

const isSource = (file: string): boolean =>
  /\.(tsx?|json|svg|css)$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file);

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}

/**
 * Hash of everything a build depends on: the release's source, the packages compiled into it, the build's own
 * code, the installed dependencies, version and mode. Equal hashes mean equal builds.
 */
export function sourceHash({ name, version, mode, source }: Omit<BuildTarget, 'outDir'>): string {
  const hash = createHash('sha256').update(`${name}\n${version}\n${mode}\n`);
  const folders = [
    join(source, 'src'),
    ...sharedPackages.map((folder) => join(root, folder, 'src')),
    join(root, 'tools/src/build'),
  ];
  const files = [...folders.flatMap(filesBelow), join(root, 'package-lock.json')];
  for (const file of files)
    hash
      .update(`${relative(root, file)}\n`)
      .update(readFileSync(file))
      .update('\n');
  return hash.digest('hex').slice(0, 16);
}
