import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/paths';

/** Code that the platform's own process runs. */
const folders = [
  'services/api/src',
  'services/search/src',
  'services/delivery/src',
  'shared-contracts/src',
  'shared-rules/src',
  'platform/src',
  'demo/src',
];

/** Editors write in several steps; a change counts once the files have been still for this long. */
const stillMs = 200;

/** Calls back once after each burst of changes to the services. Answers the way to stop. */
export function watchServices(onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (!file || !/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, stillMs);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
