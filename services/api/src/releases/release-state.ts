import * as z from 'zod/mini';
import type { ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';
import type { TargetedRelease } from './release-registry';

const targetedSchema = z.object({
  version: z.string(),
  sites: z.exactOptional(z.readonly(z.array(z.string()))),
  percent: z.exactOptional(z.number()),
}) satisfies z.ZodMiniType<TargetedRelease>;

export const liveReleaseSchema = z.object({
  version: z.nullable(z.string()),
  /** The newest first; the first that fits a visitor wins. */
  targeted: z.array(targetedSchema),
});
/** What is live of one release: for everybody, and for some. */
export type LiveRelease = z.output<typeof liveReleaseSchema>;

/** What is live of all releases: the content of one row of `compositions`. */
export type ReleaseState = Record<ReleaseName, LiveRelease>;

export const releaseStateSchema: z.ZodMiniType<ReleaseState> = z.record(z.string(), liveReleaseSchema);

const decidedBy = z.looseObject({
  name: z.string(),
  version: z.string(),
  routes: z.array(z.looseObject({ id: z.string(), pattern: z.string() })),
});
/**
 * A manifest as it was published, when all of it was checked. Here only what the registry decides by is checked again,
 * so that a release of an older or newer contract stays readable.
 */
export const storedManifestSchema = z.custom<ReleaseManifest>(
  (value) => z.safeParse(decidedBy, value).success,
);
