export { createDelivery } from './create-delivery';
export type {
  DealerApi,
  DeliveryOptions,
  Incidents,
  PictureSource,
  PlatformHealth,
  ReleaseDirectory,
  SearchGateway,
  SiteDirectory,
} from './ports';
export { createBundleLoader, type BundleLoader, type LoadedShell } from './composition/bundle-loader';
export { createEscapedErrors, ownerOf, type EscapedErrors } from './composition/escaped-errors';
export {
  createReleaseStore,
  isReleaseName,
  parseManifest,
  releaseNames,
  toPageRelease,
  versionPattern,
  type ReleaseStore,
  type StoredRelease,
} from './composition/release-store';
export { overrideSecret } from './composition/override-secret';
export { parseOverride, signOverride } from './composition/override';
