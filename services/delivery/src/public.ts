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
export { createEscapedErrors, type EscapedErrors } from './composition/escaped-errors';
export { createArtifactStore, readManifest } from './artifacts/artifact-store';
export { overrideSecret } from './composition/override-secret';
export { parseOverride, signOverride } from './composition/override';
