import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { remoteNames, type RemoteName } from 'shared-contracts/slots';
import { compileSource, Minimizer } from '../bundle/web-build';
import { root } from '../platform/repository';

/** Name of the file the shell finds its remotes by at run time; the bundle has them inside instead. */
const containerLoader = /platform[\\/]federation\.client$/;

/**
 * Source of a loader without containers. What the page's first view needs is in the bundle itself, everything else
 * follows when requested, as in a site built in one piece.
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
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
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
