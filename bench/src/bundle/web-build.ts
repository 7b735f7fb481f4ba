import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { minify } from '@swc/core';
import webpack, { type Compiler, type Configuration } from 'webpack';

const brotli = promisify(brotliCompress);

/** Scripts of a build by name, packed as releases are. */
export type Scripts = ReadonlyMap<string, Buffer>;

/** Shrinks scripts as the releases' own build does, so that only what is compared differs. */
export class Minimizer {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('Minimizer', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'Minimizer', stage }, async (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith('.js')) continue;
          const { code } = await minify(source.source().toString(), {
            compress: { passes: 2, ecma: 2020 },
            mangle: true,
            ecma: 2020,
            format: { comments: false },
          });
          compilation.updateAsset(name, new webpack.sources.RawSource(code));
        }
      });
    });
  }
}

/** Compiles our source as the releases' own build does. */
export const compileSource = {
  test: /\.[jt]sx?$/,
  exclude: /node_modules/,
  sideEffects: false,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', importSource: 'shared-ui', development: false } },
    },
  },
};

function run(config: Configuration): Promise<void> {
  const compiler = webpack(config);
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

/** Builds scripts into a folder. Rejects with what webpack found wrong. */
export async function buildScripts(config: Configuration, outDir: string): Promise<Scripts> {
  await run(config);
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
