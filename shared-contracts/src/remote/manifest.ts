import * as z from 'zod/mini';
import { remoteNames, slotSpace, type SlotName } from '../slots';
import type { ReleaseManifest, ReleaseName } from './composition';

/** Everything that is built and released on its own; the shell first, because it is the largest. */
export const releaseNames = ['shell', ...remoteNames] as const satisfies readonly ReleaseName[];

export const isReleaseName = (name: string): name is ReleaseName =>
  (releaseNames as readonly string[]).includes(name);

/**
 * Versions of releases: `1.4.0` or `1.5.0-rc.1`, nothing that could leave the folder it names. Its groups are the three
 * numbers and what follows the dash.
 */
export const versionPattern = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})(?:-([0-9a-z]+(?:[.-][0-9a-z]+)*))?$/i;

/** Folder of a release with the container for hosts of other teams, which may load it from anywhere. */
export const federatedFolder = 'mf/';

const relativePath = z.string().check(
  z.refine((path) => !path.startsWith('/') && !path.split(/[/\\]/).includes('..'), {
    error: 'must be a path inside the release',
  }),
);

const filesSchema = z.array(z.object({ path: relativePath, bytes: z.number() }));

const manifestSchema: z.ZodMiniType<ReleaseManifest> = z.object({
  name: z.enum(releaseNames),
  version: z.string().check(z.regex(versionPattern)),
  contract: z.string(),
  builtAt: z.string(),
  web: z.object({
    entry: relativePath,
    chunks: z.array(relativePath),
    files: filesSchema,
  }),
  mf: z.optional(z.object({ files: filesSchema })),
  node: relativePath,
  routes: z.array(
    z.object({
      id: z.string(),
      pattern: z.string(),
      gate: z.enum(['none', 'signed-in']),
      cache: z.enum(['shared', 'private']),
      frame: z.optional(z.literal('none')),
    }),
  ),
  slots: z.array(z.enum(Object.keys(slotSpace) as SlotName[])), // its keys are the names of slots
  shared: z.record(z.string(), z.string()),
});

/** Checks a `release.json`; throws an error that names the field. */
export function parseManifest(raw: unknown, where: string): ReleaseManifest {
  const parsed = z.safeParse(manifestSchema, raw);
  if (parsed.success) return parsed.data;
  const first = parsed.error.issues[0];
  throw new Error(
    `${where}: ${first?.path.join('.') || 'the file'} is not valid (${first?.message}). Publish the release again.`,
  );
}
