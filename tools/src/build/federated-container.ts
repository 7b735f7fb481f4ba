import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import type { Configuration } from 'webpack';
import { cacheFolder, root } from './paths';
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

/**
 * A remote as a container of `@module-federation/enhanced`, for hosts of other teams: `mf-manifest.json`, an entry with
 * its own runtime, and the declarations of what it exposes. Pages of shoppers load the smaller container of `web/`.
 */
export function federatedConfig(target: BuildTarget): Configuration {
  const base = baseConfig(target, 'mf');
  const federation = new ModuleFederationPlugin({
    name: containerName(target.name),
    filename: 'remoteEntry.js',
    exposes: { './remote': './src/remote', './host': join(root, 'shared-routing/src/host.ts') },
    shared,
    manifest: true,
    dts: {
      generateTypes: { tsConfigPath: writeTypesConfig(target.name, target.source), abortOnError: true },
      consumeTypes: false,
    },
  });
  return { ...base, entry: {}, plugins: [...(base.plugins ?? []), federation] };
}
