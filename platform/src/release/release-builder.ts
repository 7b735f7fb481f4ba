import type { ReleaseName } from 'shared-contracts/remote/composition';

/** Something has begun or ended while several releases are built. */
export interface BuildEvent {
  kind: 'started' | 'finished';
  name: ReleaseName;
}

/** Builds releases from the source of this repository. The platform works without it until something has to be built. */
export interface ReleaseBuilder {
  /** Version of a release as its package says. */
  packageVersion: (name: ReleaseName) => Promise<string>;
  /** Hash of everything a release is built from, whatever version it gets. Equal hashes mean equal builds. */
  sourceHash: (name: ReleaseName) => string;
  /** Builds one release into a folder. Rejects with the compiler's messages. */
  buildRelease: (request: { name: ReleaseName; version: string; outDir: string }) => Promise<unknown>;
  /** Builds several into `<outDir>/<name>/<version>`. The first failure stops the rest. */
  buildReleases: (request: {
    names: readonly ReleaseName[];
    version: string;
    outDir: string;
    onProgress: (event: BuildEvent) => void;
  }) => Promise<unknown>;
}

/** Named, not imported: it is found when it is needed, and the package that has it knows the platform. */
const builderModule: string = 'tools/build/release-builder';

/** The builder of the package `tools`. Rejects where that package or the compilers are not installed. */
export const loadReleaseBuilder = async (): Promise<ReleaseBuilder> => {
  const { releaseBuilder } = (await import(builderModule)) as { releaseBuilder: ReleaseBuilder }; // declared so there
  return releaseBuilder;
};
