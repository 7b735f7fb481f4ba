import type { ReleaseName } from 'shared-contracts/remote/composition';
import type { TargetedRelease } from './release-registry';

/** What is live of one release: for everybody, and for some. */
export interface LiveRelease {
  version: string | null;
  /** The newest first; the first that fits a visitor wins. */
  targeted: TargetedRelease[];
}

/** What is live of all releases: the content of one row of `compositions`. */
export type ReleaseState = Partial<Record<ReleaseName, LiveRelease>>;
