import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReleaseName } from 'shared-contracts/remote/composition';

/** The repository. */
export const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Folder with the source of a release. */
export const sourceFolder = (name: ReleaseName): string =>
  name === 'shell' ? join(root, 'shell') : join(root, 'remotes', name);

/** Packages that are compiled into every release. */
export const sharedPackages = ['shared-contracts', 'shared-rules', 'shared-ui', 'shared-routing'] as const;

/** Where builds and webpack keep what they may reuse. */
export const cacheFolder = join(root, '.cache');
