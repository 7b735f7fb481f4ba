/* Loading releases, and the policy of their pages, without the server around it, for programs that only try one. */
export { createBundleLoader, type BundleLoader, type LoadedShell } from './composition/bundle-loader';
export { ownerOf, runOwned } from './composition/escaped-errors';
export { createArtifactStore, storedRelease, type ReleaseStore } from './artifacts/artifact-store';
export { toPageRelease } from './composition/page-release';
export { contentSecurityPolicy } from './edge/security-headers';
