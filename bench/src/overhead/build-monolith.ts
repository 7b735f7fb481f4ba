import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import webpack from 'webpack';
import type { RemoteName } from 'shared-contracts/slots';
import { monolithConfig } from './monolith-config';

const brotli = promisify(brotliCompress);

/** Scripts of a site built in one piece, by name, packed as releases are. */
export type Monolith = ReadonlyMap<string, Buffer>;

/** Script a page starts with. */
export const monolithEntry = 'main.js';

function run(outDir: string, first: readonly RemoteName[]): Promise<void> {
  const compiler = webpack(monolithConfig(outDir, first));
  return new Promise((resolve, reject) => {
    if (!compiler) return reject(new Error('webpack refused the configuration without saying why.'));
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors())
          reject(new Error(`The bundle has errors.\n${stats.toString('errors-only')}`));
        else resolve();
      });
    });
  });
}

/**
 * Builds shell and remotes as one bundle.
 *
 * @param first remotes that belong to the page's first view
 */
export async function buildMonolith(outDir: string, first: readonly RemoteName[]): Promise<Monolith> {
  await run(outDir, first);
  const names = (await readdir(outDir)).filter((name) => name.endsWith('.js'));
  const packed = await Promise.all(
    names.map(async (name) => {
      const body = await readFile(join(outDir, name));
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      return [name, await brotli(body, { params })] as const;
    }),
  );
  return new Map(packed);
}
