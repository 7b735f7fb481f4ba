import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { RemoteName } from 'shared-contracts/slots';
import type { Configuration, RuleSetRule } from 'webpack';
import { cacheFolder, root, sharedPackages, sourceFolder } from '../build/paths';
import { providedModules } from '../build/webpack-config';

/** Address under which a harness finds its scripts. */
export const harnessScripts = '/__harness/';

/** Source as the production build compiles it, with names and state kept for hot replacement when requested. */
export const compileSource = (hot: boolean): RuleSetRule => ({
  test: /\.[jt]sx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: {
        react: { runtime: 'automatic', importSource: 'shared-ui', development: hot, refresh: hot },
      },
    },
    sourceMaps: true,
  },
});

/** Package imports of the workspace lead to source files, which must be watched like our own. */
export const watchedPackages = {
  managedPaths: [
    new RegExp(`^(.+[\\\\/]node_modules[\\\\/](?!(${[...sharedPackages, 'harness'].join('|')})))`),
  ],
};

/**
 * One bundle of a remote's `dev.tsx` with everything in it but the shell. It is a host, too: neighbours get its React and
 * its contexts.
 *
 * @param outDir gets the scripts
 */
export function harnessConfig(
  name: RemoteName,
  { hot, outDir }: { hot: boolean; outDir: string },
): Configuration {
  return {
    name: `harness-${name}`,
    mode: 'development',
    target: ['web', 'es2022'],
    context: sourceFolder(name),
    entry: { main: './src/dev.tsx' },
    devtool: 'cheap-module-source-map',
    output: {
      path: outDir,
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: harnessScripts,
      uniqueName: `harness-${name}`,
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: [compileSource(hot)] },
    plugins: [
      new ModuleFederationPlugin({ name: 'harness', shared: providedModules, dts: false, manifest: false }),
      ...(hot ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    cache: {
      type: 'filesystem',
      name: `harness-${name}-${hot ? 'hot' : 'built'}`,
      cacheDirectory: join(cacheFolder, 'webpack'),
      buildDependencies: { config: [join(root, 'tools/src/dev/harness-config.ts')] },
    },
    snapshot: watchedPackages,
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
