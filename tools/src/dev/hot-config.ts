import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { root } from '../build/paths';
import { remoteConfigs, shellConfigs, type BuildTarget } from '../build/webpack-config';
import { compileSource, watchedPackages } from './harness-config';

const refreshRuntime = fileURLToPath(new URL('./browser/refresh-runtime.cjs', import.meta.url));
const packagedRuntime = createRequire(import.meta.url).resolve('react-refresh/runtime');
/** The package does not export it by name. */
const developmentRuntime = join(dirname(packagedRuntime), 'cjs/react-refresh-runtime.development.js');

/**
 * Names modules by release and path. All bundles of a page share one refresh runtime, which distinguishes components by
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

type Cache = Configuration['cache'];
const isFileCache = (cache: Cache): cache is Exclude<Cache, boolean | undefined> & { type: 'filesystem' } =>
  typeof cache === 'object' && cache.type === 'filesystem';

/** Changes are collected for some milliseconds before a build begins. */
const watchOptions = { aggregateTimeout: 40, ignored: /\.(?:test|spec)\.tsx?$/ };

/** What a browser bundle gets so that it can be updated while it runs, beside what the development server adds. */
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
    watchOptions,
    cache: isFileCache(config.cache) ? { ...config.cache, name: `${config.name}-hot` } : false,
    optimization: { ...config.optimization, moduleIds: 'named' },
    plugins: [
      ...(config.plugins ?? []),
      new ReleaseModuleIds(name),
      new webpack.DefinePlugin({
        __REFRESH_RUNTIME__: JSON.stringify(developmentRuntime),
      }),
      new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, /tools\/src\/dev\/browser/] }),
    ],
  };
}

/**
 * Browser and server bundle of one release, made for being changed while they run. The development server gives its
 * client to the first and leaves the second alone.
 */
export function hotConfigs(target: BuildTarget): Configuration[] {
  const { name } = target;
  const [web, node] = name === 'shell' ? shellConfigs(target) : remoteConfigs(target);
  if (!web || !node) throw new Error('A release is built for browser and server.');
  const untouched = { devServer: false as never }; // the declaration leaves out the value that its own code looks for
  return [hotWeb(web, name), { ...node, ...untouched, watchOptions }];
}
