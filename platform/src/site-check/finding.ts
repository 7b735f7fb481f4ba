import { formatPath } from 'shared-contracts/site-config';

/** One thing that `sites check` found in a file of a site. */
export interface Finding {
  /** An error has to be mended before the site goes live; a warning is worth a look. */
  severity: 'error' | 'warning';
  /** Such as "site.json". */
  file: string;
  /** Dotted path in that file; empty for the file as a whole. */
  path: string;
  /** What is wrong, and what to do. */
  message: string;
}

/** Where a value stands: a file, and the keys that lead to it. */
export interface Place {
  file: string;
  parts: readonly PropertyKey[];
}

/** A finding at a place. */
export const findingAt = (severity: Finding['severity'], place: Place, message: string): Finding => ({
  severity,
  file: place.file,
  path: formatPath(place.parts),
  message,
});
