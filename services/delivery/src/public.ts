export { createDelivery } from './create-delivery';
export { currentRequestId } from './edge/request-id';
export type {
  AnsweredRequest,
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
export { isLocalHost } from './edge/host-name';
export { createMetrics, type Metrics, type MetricSources } from './edge/metrics';
export { createArtifactStore, readManifest, type ArtifactStore } from './artifacts/artifact-store';
export { verifyFiles } from './artifacts/file-hashes';
export { overrideSecret } from './composition/override-secret';
export { parseOverride, signOverride } from './composition/override';
