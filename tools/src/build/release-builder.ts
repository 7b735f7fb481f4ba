import type { ReleaseBuilder } from 'platform/release/release-builder';
import { buildReleases } from './build-releases';
import { packageVersion } from './package-version';
import { sourceFolder } from './paths';
import { sourceHash } from './source-hash';

/** The builds of this repository, for the platform. The compiler is loaded with the first build. */
export const releaseBuilder: ReleaseBuilder = {
  packageVersion,
  sourceHash: (name) =>
    sourceHash({ name, version: '0.0.0', mode: 'production', source: sourceFolder(name) }),
  buildRelease: async (request) => {
    const { buildRelease } = await import('./build-release');
    return buildRelease(request);
  },
  buildReleases,
};
