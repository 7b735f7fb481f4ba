import type { PageRelease, ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';
import { releaseFilesPath } from 'shared-contracts/remote/release-files';

/** URL of the folder that a release's files are served from. */
export const releaseBase = (name: ReleaseName, version: string): string =>
  `${releaseFilesPath}${name}/${version}/`;

/** What the page needs to know of a release. */
export const toPageRelease = ({ name, version, web, routes }: ReleaseManifest): PageRelease => ({
  name,
  version,
  base: releaseBase(name, version),
  entry: web.entry,
  chunks: web.chunks,
  routes,
});
