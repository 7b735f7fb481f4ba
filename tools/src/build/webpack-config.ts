import { join } from 'node:path';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import webpack, { type Configuration, type PathData } from 'webpack';
import { FontFiles } from './font-files';
import { FreshChunkAddress } from './fresh-chunk-address';
import { cacheFolder, root, sharedPackages } from './paths';
import { RouterNames } from './router-names';
import { sharedModules } from './shared-modules';
import { SwcMinimizer } from './swc-minimizer';

export type BuildMode = 'production' | 'development';

/** One release to be compiled. */
export interface BuildTarget {
  name: ReleaseName;
  version: string;
  mode: BuildMode;
  /** Folder of the package that is built. */
  source: string;
  /** Folder that gets `web/` and `node/`. */
  outDir: string;
}

/** Global variable that holds the container of a remote. */
export const containerName = (name: ReleaseName): string => `fc_${name}`;

/**
 * Milliseconds after which the browser gives up on a chunk, so that it can be requested again. A slow line brings pictures
 * first; until then the markup of the server stands in its place.
 */
const chunkTimeoutMs = 10_000;

const compileSource = {
  test: /\.[jt]sx?$/,
  exclude: /node_modules/,
  // Our modules only declare things, so whatever is not imported by name can be left out.
  sideEffects: false,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', importSource: 'shared-ui', development: false } },
    },
    sourceMaps: true,
  },
};

const scriptName = (mode: BuildMode): string =>
  mode === 'production' ? '[name].[contenthash:12].js' : '[name].js';

/** What a release is built for: pages of shoppers, the server, hosts of other teams. */
type BuildSide = 'web' | 'node' | 'mf';

/** What every bundle of a release has in common. */
export function baseConfig(
  { name, version, mode, source, outDir }: BuildTarget,
  side: BuildSide,
): Configuration {
  const isProduction = mode === 'production';
  const file = scriptName(mode);
  return {
    name: `${name}-${side}`,
    mode,
    target: side === 'node' ? 'node20' : ['web', 'es2022'],
    context: source,
    devtool: side === 'mf' ? false : isProduction ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: join(outDir, side),
      uniqueName: side === 'mf' ? `fc-${name}-mf` : `fc-${name}`,
      filename: file,
      chunkFilename: file,
      publicPath: side === 'node' ? '' : 'auto',
      hashFunction: 'xxhash64',
      chunkLoadTimeout: chunkTimeoutMs,
      // A module that threw while loading can be tried again.
      strictModuleErrorHandling: true,
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: [compileSource] },
    cache: {
      type: 'filesystem',
      name: `${name}-${side}-${mode}`,
      cacheDirectory: join(cacheFolder, 'webpack'),
      buildDependencies: { config: [join(root, 'tools/src/build/webpack-config.ts')] },
    },
    // Package imports of the workspace lead to source files, which must be watched like our own.
    snapshot: {
      managedPaths: [new RegExp(`^(.+[\\\\/]node_modules[\\\\/](?!(${sharedPackages.join('|')})))`)],
    },
    plugins: [
      new webpack.DefinePlugin({ __VERSION__: JSON.stringify(version) }),
      ...(side === 'web' ? [new FreshChunkAddress()] : []),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      // One request per lazy part: code is only set apart when two lazy parts share it.
      splitChunks: { chunks: 'async', cacheGroups: { defaultVendors: false } },
      // The server's bundle keeps its names, so that stack traces stay readable.
      minimize: isProduction && side !== 'node',
      minimizer: [new SwcMinimizer()],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** The server needs no lazy parts: one file is compiled by version and swapped as a whole. */
const oneChunk = () => new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 });

/** What every server bundle adds to the base. */
function nodeParts(config: Configuration): Configuration {
  return {
    ...config,
    output: { ...config.output, filename: 'bundle.cjs', library: { type: 'commonjs2' } },
    plugins: [...(config.plugins ?? []), oneChunk()],
  };
}

/** Modules a remote gets from the shell, in the form both sides of the build understand. */
const consumedModules = Object.fromEntries(
  sharedModules.map(({ request, range }) => [
    request,
    { import: false as const, singleton: true, strictVersion: true, requiredVersion: range },
  ]),
);

/** Container for the browser and CommonJS bundle for the server, from the same source (design section 3). */
export function remoteConfigs(target: BuildTarget): Configuration[] {
  const web = baseConfig(target, 'web');
  const node = baseConfig(target, 'node');
  const entry = './src/remote';
  return [
    {
      ...web,
      entry: {},
      plugins: [
        ...(web.plugins ?? []),
        new RouterNames(target.source),
        new webpack.container.ModuleFederationPlugin({
          name: containerName(target.name),
          library: { type: 'var', name: containerName(target.name) },
          filename: 'remoteEntry.js',
          exposes: { './remote': { import: entry, name: 'remote' } },
          shared: consumedModules,
        }),
      ],
    },
    nodeParts({
      ...node,
      entry: { bundle: entry },
      externals: Object.fromEntries(sharedModules.map(({ request }) => [request, `commonjs ${request}`])),
    }),
  ];
}

/** Modules a host brings, at once and not in chunks of their own, so that nothing waits for them. */
export const providedModules = Object.fromEntries(
  sharedModules.map(({ request, version, range }) => [
    request,
    { singleton: true, eager: true, version, requiredVersion: range },
  ]),
);

/** The shell's own pages keep their name, because the server puts it into the head (`server/own-pages.ts` of the shell). */
const ownPagesName = (others: string) => (data: PathData) =>
  data.chunk?.name === 'pages' ? 'pages.js' : others;

/** React Router's package gives its production build no name of its own. */
const routerBuild = (mode: BuildMode): string =>
  join(root, `node_modules/react-router/dist/${mode}/index.mjs`);

/** The host for the browser, and the renderer for the server, which brings the shared modules with it. */
export function shellConfigs(target: BuildTarget): Configuration[] {
  const web = baseConfig(target, 'web');
  const node = baseConfig(target, 'node');
  return [
    {
      ...web,
      output: { ...web.output, chunkFilename: ownPagesName(scriptName(target.mode)) },
      entry: { main: './src/client.tsx' },
      plugins: [
        ...(web.plugins ?? []),
        new RouterNames(root),
        new FontFiles(),
        new webpack.container.ModuleFederationPlugin({ name: 'fc_shell', shared: providedModules }),
      ],
    },
    nodeParts({
      ...node,
      resolve: { ...node.resolve, alias: { 'react-router$': routerBuild(target.mode) } },
      entry: { bundle: './src/server.tsx' },
    }),
  ];
}
