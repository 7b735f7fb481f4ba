import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { root } from '../build/paths';
import { sharedModules } from '../build/shared-modules';
import { containerName, remoteConfigs, shellConfigs, type BuildTarget } from '../build/webpack-config';
import { compileSource, watchedPackages } from './harness-config';

const hotClient = fileURLToPath(new URL('./browser/hot-client.mjs', import.meta.url));
const refreshRuntime = fileURLToPath(new URL('./browser/refresh-runtime.cjs', import.meta.url));
const packagedRuntime = createRequire(import.meta.url).resolve('react-refresh/runtime');
/** The package does not export it by name. */
const developmentRuntime = join(dirname(packagedRuntime), 'cjs/react-refresh-runtime.development.js');

/**
 * Names modules by release and path. All bundles of a page share one refresh runtime, which tells components apart by
 * these names, and shell and remotes carry equal files.
 */
class ReleaseModuleIds {
  constructor(private readonly release: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ReleaseModuleIds', (compilation) => {
      compilation.hooks.moduleIds.tap('ReleaseModuleIds', (modules) => {
        const { chunkGraph } = compilation;
        const taken = new Set<string>();
        for (const module of modules) {
          const path = module.libIdent({ context: root });
          const id = `${this.release}:${path}`;
          if (path === null || taken.has(id) || chunkGraph.getModuleId(module) !== null) continue;
          taken.add(id);
          chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

const withoutFederation = ({ plugins = [] }: Configuration) =>
  plugins.filter((plugin) => !(plugin instanceof webpack.container.ModuleFederationPlugin));

type Cache = Configuration['cache'];
const isFileCache = (cache: Cache): cache is Exclude<Cache, boolean | undefined> & { type: 'filesystem' } =>
  typeof cache === 'object' && cache.type === 'filesystem';

/** What a browser bundle gets so that it can be updated while it runs. */
function hotWeb(config: Configuration, name: string): Configuration {
  return {
    ...config,
    output: { ...config.output, clean: false },
    module: { rules: [compileSource(true)] },
    resolve: {
      ...config.resolve,
      alias: {
        [packagedRuntime]: refreshRuntime,
        'react-refresh/runtime$': refreshRuntime,
      },
    },
    snapshot: watchedPackages,
    cache: isFileCache(config.cache) ? { ...config.cache, name: `${config.name}-hot` } : false,
    optimization: { ...config.optimization, moduleIds: 'named' },
    plugins: [
      ...(config.plugins ?? []),
      new ReleaseModuleIds(name),
      new webpack.DefinePlugin({
        __DEV_RELEASE__: JSON.stringify(name),
        __REFRESH_RUNTIME__: JSON.stringify(developmentRuntime),
      }),
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, /tools\/src\/dev\/browser/] }),
    ],
  };
}

/** Modules of the shell as a remote's development bundle asks for them. */
const consumed = Object.fromEntries(
  sharedModules.map(({ request, range }) => [
    request,
    { import: false as const, singleton: true, strictVersion: true, requiredVersion: range },
  ]),
);

/** Browser and server bundle of one release, made for being changed while they run. */
export function hotConfigs(target: BuildTarget): Configuration[] {
  const { name, source } = target;
  if (name === 'shell') {
    const [web, node] = shellConfigs(target);
    if (!web || !node) throw new Error('The shell is built for browser and server.');
    return [{ ...hotWeb(web, name), entry: { main: [hotClient, './src/client.tsx'] } }, node];
  }
  const [web, node] = remoteConfigs(target);
  if (!web || !node) throw new Error('A remote is built for browser and server.');
  const federation = new webpack.container.ModuleFederationPlugin({
    name: containerName(name),
    library: { type: 'var', name: containerName(name) },
    filename: 'remoteEntry.js',
    // The last one is what the container gives.
    exposes: { './remote': { import: [hotClient, join(source, 'src/remote')], name: 'remote' } },
    shared: consumed,
  });
  return [hotWeb({ ...web, plugins: [...withoutFederation(web), federation] }, name), node];
}
