import * as z from 'zod/mini';
import { remoteNames } from '../slots';
import type { ReleaseManifest, ReleaseName } from './composition';

/** Everything that this repository builds and releases on its own; the shell first, because it is the largest. */
export const releaseNames = ['shell', ...remoteNames] as const satisfies readonly ReleaseName[];
export type BuiltReleaseName = (typeof releaseNames)[number];

/** Names are folders, parts of addresses and of a global variable (`fc_<name>`). */
const releaseNamePattern = /^[a-z][a-z0-9]{0,31}$/;

/** Whether a release may have this name; whether there is one, the registry says. No key that every object has. */
export const isReleaseName = (name: string): boolean => releaseNamePattern.test(name) && !(name in {});

/**
 * Versions of releases: `1.4.0` or `1.5.0-rc.1`, nothing that could leave the folder it names. Its groups are the three
 * numbers and what follows the dash.
 */
export const versionPattern = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})(?:-([0-9a-z]+(?:[.-][0-9a-z]+)*))?$/i;

/** Folder of a release with the runtime of `@module-federation/enhanced`, which other sites may load from too. */
export const federatedFolder = 'mf/';

/** Manifest of a container of that package, in a remote's `mf/` and on a development server. */
export const containerManifest = 'mf-manifest.json';

/** Script of the shell that loads containers of development servers, in pages that are composed with one. */
export const teamHostScript = `${federatedFolder}team-host.js`;

const relativePath = z.string().check(
  z.refine((path) => !path.startsWith('/') && !path.split(/[/\\]/).includes('..'), {
    error: 'must be a path inside the release',
  }),
);

const filesSchema = z.array(z.object({ path: relativePath, bytes: z.number() }));

export const releaseNameSchema = z
  .string()
  .check(z.refine(isReleaseName, { error: 'must be the name of a release, such as search' }));

/** A remote's name and the slot's own. Open like names of releases: which slots pages place, the shell's build says. */
const slotNamePattern = /^[a-z][a-z0-9]*\.[a-zA-Z][a-zA-Z0-9]*$/;

const eventsSchema = z.record(z.string(), z.record(z.string(), z.array(z.string())));

const manifestSchema: z.ZodMiniType<ReleaseManifest> = z.object({
  name: releaseNameSchema,
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
  slots: z.array(z.string().check(z.regex(slotNamePattern))),
  shared: z.record(z.string(), z.string()),
  hashes: z.optional(z.record(relativePath, z.string().check(z.regex(/^[0-9a-f]{64}$/)))),
  exchange: z.optional(
    z.object({
      sent: eventsSchema,
      received: eventsSchema,
      carried: eventsSchema,
      sharedNames: z.record(z.string(), z.array(z.string())),
    }),
  ),
  exception: z.optional(z.object({ retired: z.array(z.string()), because: z.string() })),
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
