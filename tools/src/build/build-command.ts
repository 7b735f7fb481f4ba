import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { releaseNames, versionPattern, type BuiltReleaseName } from 'shared-contracts/remote/manifest';
import { buildReleases } from './build-releases';
import { root } from './paths';
import { formatKb, releaseSizes } from './release-sizes';

const usage = `npm run build -- [names…] [--out folder] [--version x.y.z] [--dev]

Builds the shell and the remotes for browser and server.
Names: ${releaseNames.join(', ')}. All of them when none is given.
--out      folder that gets <name>/<version>/{release.json,web,node}; dist when left out
--version  version written into the releases; each package's own when left out
--dev      development build, larger and easier to read`;

const isBuilt = (name: string): name is BuiltReleaseName =>
  (releaseNames as readonly string[]).includes(name);

/** The command behind `npm run build`. Answers the exit status. */
export async function runBuildCommand(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'dist' },
      version: { type: 'string' },
      dev: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const unknown = positionals.filter((name) => !isBuilt(name));
  if (unknown.length > 0)
    throw new Error(`There is nothing called ${unknown.join(', ')} to build.\n\n${usage}`);
  if (values.version !== undefined && !versionPattern.test(values.version)) {
    throw new Error(`--version must be a version such as 1.4.0, not "${values.version}".`);
  }
  const names = positionals.filter(isBuilt);
  const results = await buildReleases({
    names: names.length > 0 ? names : releaseNames,
    outDir: resolve(root, values.out),
    version: values.version,
    mode: values.dev ? 'development' : 'production',
    onProgress: (event) => {
      if (event.kind === 'started') console.log(`building ${event.name}`);
      else {
        const { manifest, reused, tookMs } = event.result;
        const how = reused ? 'unchanged' : `built in ${(tookMs / 1000).toFixed(1)} s`;
        console.log(`${manifest.name}@${manifest.version} ${how}`);
      }
    },
  });
  console.log('\nJavaScript, brotli (first view, lazy):');
  for (const { manifest, outDir } of results) {
    const { firstBytes, lazyBytes } = releaseSizes(manifest, outDir);
    console.log(
      `  ${manifest.name.padEnd(10)} ${formatKb(firstBytes).padStart(9)} ${formatKb(lazyBytes).padStart(9)}`,
    );
  }
  return 0;
}
