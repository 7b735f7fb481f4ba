import { join } from 'node:path';
import { minify } from '@swc/core';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { remoteNames, type RemoteName } from 'shared-contracts/slots';
import { root } from '../platform/repository';

/** Shrinks scripts as the releases' own build does, so that only the way of composing differs. */
class Minimizer {
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

const compileSource = {
  test: /\.[jt]sx?$/,
  exclude: /node_modules/,
  sideEffects: false,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react', development: false } },
    },
  },
};

/** Name of the file the shell finds its remotes by at run time; the bundle has them inside instead. */
const containerLoader = /platform[\\/]federation\.client$/;

/**
 * Source of a loader without containers. What the page's first view needs is in the bundle itself, everything else
 * follows when asked for, as in a site built in one piece.
 */
function staticLoader(first: readonly RemoteName[]): string {
  const source = (name: RemoteName) => JSON.stringify(join(root, 'remotes', name, 'src/remote.ts'));
  const later = remoteNames.filter((name) => !first.includes(name));
  return [
    ...first.map((name) => `import { remote as ${name} } from ${source(name)};`),
    'const remotes = {',
    ...first.map((name) => `  ${name}: () => Promise.resolve(${name}),`),
    ...later.map((name) => `  ${name}: () => import(${source(name)}).then(({ remote }) => remote),`),
    '};',
    'export const loadContainer = ({ name }) => remotes[name]();',
  ].join('\n');
}

const dataModule = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;

/** Shell and remotes as one bundle: the same source, the same compiler, no containers and no shared modules. */
export function monolithConfig(outDir: string, first: readonly RemoteName[]): Configuration {
  return {
    name: 'monolith',
    mode: 'production',
    target: ['web', 'es2022'],
    context: join(root, 'shell'),
    entry: { main: './src/client.tsx' },
    devtool: false,
    output: {
      path: outDir,
      uniqueName: 'fc-monolith',
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: 'auto',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // The releases share the router through this file as well.
      alias: { 'react-router-dom$': join(root, 'shell/src/platform/router-facade.ts') },
    },
    module: { rules: [compileSource] },
    cache: false,
    plugins: [
      new webpack.DefinePlugin({ __VERSION__: JSON.stringify('monolith') }),
      new webpack.NormalModuleReplacementPlugin(containerLoader, dataModule(staticLoader(first))),
    ],
    optimization: {
      splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false } },
      minimizer: [new Minimizer()],
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}
