import type { ReleaseManifest } from 'shared-contracts/remote/composition';
import type { RemoteModule } from 'shared-contracts/remote/remote-module';

/** Pages and slots that a manifest declares and the release's code does not export: visitors would find nothing there. */
export function undeclaredParts(manifest: ReleaseManifest, remote: RemoteModule): string[] {
  const patterns = new Set(remote.routes.map(({ pattern }) => pattern));
  const pages = manifest.routes
    .filter(({ pattern }) => !patterns.has(pattern))
    .map(({ pattern }) => `it declares the page ${pattern} and does not export it`);
  const slots = manifest.slots
    .filter((slot) => !Object.hasOwn(remote.slots, slot))
    .map((slot) => `it declares the slot ${slot} and does not export it`);
  return [...pages, ...slots];
}
