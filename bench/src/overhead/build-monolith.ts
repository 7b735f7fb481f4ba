import type { RemoteName } from 'shared-contracts/slots';
import { buildScripts, type Scripts } from '../bundle/web-build';
import { monolithConfig } from './monolith-config';

/** Scripts of a site built in one piece, by name. */
export type Monolith = Scripts;

/** Script a page starts with. */
export const monolithEntry = 'main.js';

/**
 * Builds shell and remotes as one bundle.
 *
 * @param first remotes that belong to the page's first view
 */
export const buildMonolith = (outDir: string, first: readonly RemoteName[]): Promise<Monolith> =>
  buildScripts(monolithConfig(outDir, first), outDir);
