import type { SmokeJob } from './smoke-job';
import type { TrialRun } from './trial-run';

/* What the platform and the process that tries a candidate say to each other. */

export type FromTrial =
  /** The process has started: from here on its limits of time count. */
  | { kind: 'ready' }
  /** Live data of a site is wanted. */
  | { kind: 'call'; id: number; site: string; service: 'api' | 'search'; args: unknown[] }
  /** A page is rendered next that has the process to itself. */
  | { kind: 'alone'; address: string }
  | { kind: 'rendered'; run: TrialRun }
  /** An uncaught error; null when its release is not known. */
  | { kind: 'escaped'; release: string | null; message: string }
  | { kind: 'settled' };

/** A failed call, as `ApiFailure` is made again from. */
export interface CallFailure {
  code: string;
  message: string;
  details: object;
}

export type ToTrial =
  | { kind: 'render'; job: SmokeJob; now: number }
  | { kind: 'answer'; id: number; value: unknown; failure: CallFailure | null }
  /** Waits for what comes later. */
  | { kind: 'settle'; ms: number };
