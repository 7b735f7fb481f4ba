import type { ReleaseManifest } from 'shared-contracts/remote/composition';

/** A release that is live, for everybody or for some. */
export interface LiveRelease {
  manifest: ReleaseManifest;
  /** Slugs of the only sites that get it; null for all. */
  sites: readonly string[] | null;
  /** Share of visitors; null for all. */
  percent: number | null;
}

/** A release that everybody gets. */
export const liveForAll = (manifest: ReleaseManifest): LiveRelease => ({
  manifest,
  sites: null,
  percent: null,
});

/** Such as `leads@1.4.0`, with the sites and the share of visitors where not all get it. */
export function labelOf({ manifest: { name, version }, sites, percent }: LiveRelease): string {
  const where = sites === null ? '' : ` on ${sites.join(', ')}`;
  return `${name}@${version}${where}${percent === null ? '' : ` for ${percent} % of visitors`}`;
}

/** How an operator lets a page, a slot or an event go all the same; ends a line of a refusal. */
export const wayOut = (retired: string): string => ` (let it go: --retire ${retired} --because "…")`;
