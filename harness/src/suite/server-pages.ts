import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { RenderPagesRequest } from './render-pages';
import type { ServerPage } from './render-on-server';

const harnessFolder = join(__dirname, '../..');

/** Milliseconds for starting a process and drawing a few pages. */
export const serverPagesLimitMs = 30_000;

/** Pages of a remote, by address, rendered in a process of their own, which has no document. */
export function serverPages(request: RenderPagesRequest): Record<string, ServerPage> {
  const command = join(harnessFolder, 'src/suite/render-pages.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', command], {
    cwd: harnessFolder,
    input: JSON.stringify(request),
    encoding: 'utf8',
    timeout: serverPagesLimitMs,
    maxBuffer: 64 * 1024 * 1024,
    // The compiler options with Emotion's JSX are those of the workspace.
    env: { ...process.env, TSX_TSCONFIG_PATH: join(harnessFolder, '../tsconfig.base.json') },
  });
  if (status !== 0)
    throw new Error(`The pages of ${request.file} could not be rendered on the server:\n${stderr}`);
  return JSON.parse(stdout) as Record<string, ServerPage>; // written by render-pages.ts
}
