import type { Composition, ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';
import type { RouteClash } from 'shared-contracts/routes';
import type { LiveRelease } from './release-state';

/** The visitors who get a promoted version; without either, everybody. */
export interface ReleaseTarget {
  /** Site slugs. */
  sites?: readonly string[];
  /** Share of visitors: 10 means a tenth of the cohorts, in an order of each release's own. */
  percent?: number;
}

/** A version that only some visitors get. */
export interface TargetedRelease extends ReleaseTarget {
  version: string;
}

/** What is live of one release, and what could be. */
export interface ReleaseStatus {
  name: ReleaseName;
  /** Version everybody gets who is not targeted; null before the first promotion. */
  live: string | null;
  targeted: TargetedRelease[];
  /** All published versions, newest first. */
  published: { version: string; publishedAt: string }[];
}

/** What is live of every release. */
export interface RegistryStatus {
  /** Grows by one with every change. */
  revision: number;
  releases: ReleaseStatus[];
}

/** One change of what is live. */
export interface ReleaseChange {
  revision: number;
  action: string;
  name: ReleaseName;
  /** Version that was promoted; null for a rollback. */
  version: string | null;
  /** What was live of the release after it. */
  live: LiveRelease;
  /** User and host of the command (`kim@ops-1`); null for changes of earlier versions of the platform. */
  by: string | null;
  /** ISO 8601. */
  at: string;
}

/** Which version of what is live where. Every change is a new composition; none is ever edited. */
export interface ReleaseRegistry {
  /** Records a version, live nowhere yet. Rejects with `ReleaseError` when this version exists already. */
  publish(manifest: ReleaseManifest): Promise<void>;
  /**
   * Makes a published version live. Rejects with `ReleaseError` listing every route clash.
   *
   * @param by user and host of the command, for the trail
   * @returns whether that changed anything; what changed nothing is no change that a rollback would take back
   */
  promote(name: ReleaseName, version: string, target?: ReleaseTarget, by?: string): Promise<boolean>;
  /** Gives one release the state it had before its last change; nothing else changes. Gives the live version. */
  rollback(name: ReleaseName, by?: string): Promise<string | null>;
  /** What a rollback of a release would make live of it; null where there is nothing to go back to. */
  stateBefore(name: ReleaseName): Promise<LiveRelease | null>;
  /** The last changes of what is live, the newest first. */
  history(limit: number): Promise<ReleaseChange[]>;
  /** Versions for a site and a visitor's cohort (0 to 99), from memory. */
  compositionFor(siteSlug: string, cohort: number): Composition;
  manifest(name: ReleaseName, version: string): ReleaseManifest | undefined;
  status(): RegistryStatus;
  /** Called within seconds of a change, made here or by another process; returns the unsubscriber. */
  onChange(listener: () => void): () => void;
  /** Looks for changes by other processes now. */
  refresh(): Promise<void>;
}

/** A release that cannot be published, promoted or rolled back: what happened, why, what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  constructor(
    message: string,
    readonly clashes: readonly RouteClash[] = [],
  ) {
    super(message);
  }
}
