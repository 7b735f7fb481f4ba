import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { moduleFederationPlugin } from '@module-federation/enhanced';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import { containerManifest, teamHostScript } from 'shared-contracts/remote/manifest';
import type { Configuration } from 'webpack';
import { cacheFolder, root, sourceFolder } from './paths';
import { sharedModules } from './shared-modules';
import { baseConfig, containerName, type BuildTarget } from './webpack-config';

/** Modules of which a page can have one copy only, the host's: a second React would not meet the first. */
const hostModules: readonly string[] = ['react', 'react-dom'];

/** Modules that a container brings itself unless the host, or another remote, shares one that fits. */
const sharedWithFallback: readonly string[] = [
  '@emotion/react',
  '@emotion/react/jsx-runtime',
  'shared-ui/jsx-runtime',
  'shared-contracts/react',
  'shared-routing',
];

const shared = Object.fromEntries(
  sharedModules
    .filter(({ request }) => hostModules.includes(request) || sharedWithFallback.includes(request))
    .map(({ request, version, range }) => [
      request,
      hostModules.includes(request)
        ? { import: false as const, singleton: true, requiredVersion: range }
        : { singleton: true, version, requiredVersion: range },
    ]),
);

/** The compiler's settings for the declarations: whole, unlike a package's own, because they cross packages. */
function writeTypesConfig(name: ReleaseName, source: string): string {
  const folder = join(cacheFolder, 'federated-types', name);
  const file = join(folder, 'tsconfig.json');
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node'],
      rootDir: root,
      composite: false,
      incremental: false,
      // Types are checked by a stage of their own.
      noCheck: true,
    },
    include: [join(source, 'src/remote.*')],
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(config));
  return file;
}

/** The plugin with what every container of a remote has in common. */
const containerPlugin = (
  name: string,
  options: Pick<moduleFederationPlugin.ModuleFederationPluginOptions, 'dts' | 'exposes'>,
): ModuleFederationPlugin =>
  new ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.js',
    shared,
    manifest: { fileName: containerManifest },
    ...options,
  });

/**
 * A remote as a container of `@module-federation/enhanced`, for hosts of other teams: `mf-manifest.json`, an entry with
 * its own runtime, and the declarations of what it exposes. Pages of shoppers load the smaller container of `web/`.
 */
export function federatedConfig(target: BuildTarget): Configuration {
  const base = baseConfig(target, 'mf');
  const federation = containerPlugin(containerName(target.name), {
    exposes: { './remote': './src/remote', './host': join(root, 'shared-routing/src/host.ts') },
    dts: {
      generateTypes: { tsConfigPath: writeTypesConfig(target.name, target.source), abortOnError: true },
      consumeTypes: false,
    },
  });
  return { ...base, entry: {}, plugins: [...(base.plugins ?? []), federation] };
}

/**
 * The same container as a development server holds it, for pages of a running platform (`?fc-override=`).
 *
 * Its name is its own: in a page the remote's stands for what the shell loads. Such a page has the production build of
 * React, so no component can be swapped in it and JSX has the production form: a change reloads the page.
 */
export function developmentContainer(name: ReleaseName, outDir: string): Configuration {
  const base = baseConfig(
    { name, version: '0.0.0-dev', mode: 'development', source: sourceFolder(name), outDir },
    'mf',
  );
  const federation = containerPlugin(`${containerName(name)}_dev`, {
    exposes: { './remote': './src/remote' },
    dts: false,
  });
  return {
    ...base,
    entry: {},
    output: { ...base.output, uniqueName: `fc-${name}-dev`, crossOriginLoading: 'anonymous' },
    optimization: { ...base.optimization, nodeEnv: 'production' },
    plugins: [...(base.plugins ?? []), federation],
  };
}

/** The host for such containers: a script of the shell's release beside those of its pages. */
export function teamHostConfig(target: BuildTarget): Configuration {
  const base = baseConfig(target, 'mf');
  return {
    ...base,
    entry: { 'team-host': join(sourceFolder('shell'), 'src/platform/team-host.client.ts') },
    // The server names it without asking the build.
    output: { ...base.output, filename: basename(teamHostScript) },
  };
}
