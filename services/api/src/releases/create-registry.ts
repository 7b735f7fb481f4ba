import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Composition, ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';
import { findRouteClashes, type RouteClash } from 'shared-contracts/routes';
import { errorFields } from '../error-message';
import type { Database, Tx } from '../database/database';
import { countRow, query, queryOne, sqlState, sqlStates } from '../database/query';
import type { Logger } from '../logger';
import { composeFor, liveVersions, promoted, stateBefore } from './composition';
import {
  ReleaseError,
  type ReleaseChange,
  type ReleaseRegistry,
  type ReleaseTarget,
} from './release-registry';
import {
  liveReleaseSchema,
  releaseStateSchema,
  storedManifestSchema,
  type LiveRelease,
  type ReleaseState,
} from './release-state';

const publishedRow = z.object({ manifest: storedManifestSchema, at: z.string() });
const historyRow = z.object({ action: z.string(), live: liveReleaseSchema });

const changeRow = z.object({
  revision: z.int(),
  action: z.string(),
  name: z.string(),
  version: z.nullable(z.string()),
  live: liveReleaseSchema,
  by: z.nullable(z.string()),
  at: z.string(),
}) satisfies z.ZodMiniType<ReleaseChange>;

/** Milliseconds between two looks for changes by other processes. */
const pollMs = 1000;

interface Published {
  manifest: ReleaseManifest;
  publishedAt: string;
}

const revisionRow = z.object({ revision: z.int(), state: releaseStateSchema });
type Revision = z.output<typeof revisionRow>;

const latest = async (tx: Tx): Promise<Revision> => {
  const [found] = await query(
    tx,
    revisionRow,
    sql`select revision, state from compositions order by revision desc limit 1`,
  );
  return found ?? { revision: 0, state: {} };
};

const keyOf = (name: string, version: string) => `${name}@${version}`;

function checkTarget({ sites, percent }: ReleaseTarget): void {
  if (percent !== undefined && (!Number.isInteger(percent) || percent < 1 || percent > 100)) {
    throw new ReleaseError(`The share must be a whole number from 1 to 100, not ${percent}.`);
  }
  if (sites?.length === 0)
    throw new ReleaseError('The list of sites is empty; name at least one, or none at all.');
}

const describeClashes = (name: string, version: string, clashes: readonly RouteClash[]): string =>
  `${name}@${version} claims addresses that another release owns: ` +
  `${clashes.map(({ pattern, owners }) => `${pattern} (${owners.join(' and ')})`).join(', ')}. ` +
  `Change its route patterns, or promote a version of the other release without them first.`;

/** Opens the registry of releases and follows its changes, also those of other processes. */
export async function createReleaseRegistry(
  db: Database,
  now: () => Date,
  log: Logger,
): Promise<ReleaseRegistry & { close(): void }> {
  const published = new Map<string, Published>();
  const listeners = new Set<() => void>();
  let current: Revision = { revision: 0, state: {} };
  let composed = new Map<string, Composition>();

  function accept(next: Revision): void {
    // A look that began before a change of this process may end after it.
    if (next.revision <= current.revision) return;
    current = next;
    composed = new Map();
    for (const listener of listeners) listener();
  }

  /** Reads what other processes published. */
  async function loadPublished(tx: Tx): Promise<void> {
    const { count } = await queryOne(tx, countRow, sql`select count(*)::int as count from releases`);
    if (count === published.size) return;
    const found = await query(
      tx,
      publishedRow,
      sql`select manifest, to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from releases`,
    );
    for (const { manifest, at } of found) {
      published.set(keyOf(manifest.name, manifest.version), { manifest, publishedAt: at });
    }
  }

  async function refresh(): Promise<void> {
    const next = await db.asWorker(async (tx) => {
      await loadPublished(tx);
      return latest(tx);
    });
    accept(next);
  }

  function requirePublished(name: ReleaseName, version: string): Published {
    const found = published.get(keyOf(name, version));
    if (found) return found;
    const known = [...published.values()].filter(({ manifest }) => manifest.name === name);
    const versions = known.map(({ manifest }) => manifest.version).join(', ') || 'none';
    throw new ReleaseError(
      `${name}@${version} was never published. Published versions of ${name}: ${versions}.`,
    );
  }

  /** Routes of a release against those of every other release that is live for anybody. */
  function clashesOf(manifest: ReleaseManifest, state: ReleaseState): RouteClash[] {
    const { name, version, routes } = manifest;
    const own = findRouteClashes([{ owner: keyOf(name, version), routes }]);
    const others = Object.entries(state).filter(([other]) => other !== name);
    const between = others.flatMap(([other, live]) =>
      liveVersions(live).flatMap((otherVersion) => {
        const neighbour = published.get(keyOf(other, otherVersion));
        if (!neighbour) return [];
        const owned = { owner: keyOf(other, otherVersion), routes: neighbour.manifest.routes };
        const alone = findRouteClashes([owned]).length;
        return findRouteClashes([owned, { owner: keyOf(name, version), routes }])
          .slice(alone)
          .filter(({ owners }) => owners[0] !== owners[1]);
      }),
    );
    return [...own, ...between];
  }

  /**
   * Writes the next revision, but for a state that is left as it is, and says whether it did; of two writers at once the
   * later one builds on what the earlier one wrote.
   */
  async function change(
    action: 'promote' | 'rollback',
    name: ReleaseName,
    version: string | null,
    by: string | undefined,
    next: (state: ReleaseState, tx: Tx) => Promise<ReleaseState> | ReleaseState,
  ): Promise<boolean> {
    let isChanged = false;
    const written = await db.asWorker(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('forecourt:compositions'))`);
      await loadPublished(tx);
      const before = await latest(tx);
      const state = await next(before.state, tx);
      if (state === before.state) return before;
      const revision = before.revision + 1;
      await tx.execute(sql`insert into compositions (revision, action, name, version, state, changed_by, created_at)
        values (${revision}, ${action}, ${name}, ${version}, ${JSON.stringify(state)}::jsonb, ${by ?? null},
          ${now().toISOString()})`);
      isChanged = true;
      return { revision, state };
    });
    await db.flush();
    accept(written);
    return isChanged;
  }

  const readStateBefore = async (tx: Tx, name: ReleaseName): Promise<LiveRelease | null> =>
    stateBefore(
      await query(
        tx,
        historyRow,
        sql`select action, state->${name} as live from compositions where name = ${name} order by revision`,
      ),
    );

  await refresh();
  const timer = setInterval(() => {
    refresh().catch((error: unknown) => {
      log.warn(
        errorFields(error),
        'The release registry cannot be read; the last known composition stays live.',
      );
    });
  }, pollMs).unref();

  return {
    async publish(manifest) {
      const { name, version } = manifest;
      await refresh();
      const clashes = clashesOf(manifest, current.state);
      if (clashes.length > 0) throw new ReleaseError(describeClashes(name, version, clashes), clashes);
      const at = now().toISOString();
      try {
        await db.asWorker((tx) =>
          tx.execute(sql`insert into releases (name, version, manifest, published_at)
            values (${name}, ${version}, ${JSON.stringify(manifest)}::jsonb, ${at})`),
        );
      } catch (error) {
        if (sqlState(error) !== sqlStates.uniqueViolation) throw error;
        throw new ReleaseError(
          `${name}@${version} is published already, and a published version never changes. Choose another version.`,
        );
      }
      await db.flush();
      published.set(keyOf(name, version), { manifest, publishedAt: at });
    },

    async promote(name, version, target = {}, by) {
      checkTarget(target);
      await refresh();
      const { manifest } = requirePublished(name, version);
      return change('promote', name, version, by, (state) => {
        const clashes = clashesOf(manifest, state);
        if (clashes.length > 0) throw new ReleaseError(describeClashes(name, version, clashes), clashes);
        const next = promoted(state, name, version, target);
        return isDeepStrictEqual(next[name], state[name]) ? state : next;
      });
    },

    async rollback(name, by) {
      let version: string | null = null;
      await change('rollback', name, null, by, async (state, tx) => {
        const previous = await readStateBefore(tx, name);
        if (!previous) {
          throw new ReleaseError(
            `${name} has no earlier version to go back to: a rollback takes back the last promotion, and without ` +
              `its first one ${name} would have no pages at all. Promote another published version instead: ` +
              `npx forecourt release promote ${name}@<version>.`,
          );
        }
        version = previous.version;
        return { ...state, [name]: previous };
      });
      return version;
    },

    stateBefore: (name) => db.asWorker((tx) => readStateBefore(tx, name)),

    history: (limit) =>
      db.asWorker((tx) =>
        query(
          tx,
          changeRow,
          sql`select revision, action, name, version, state->name as live, changed_by as by,
                to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
              from compositions order by revision desc limit ${limit}`,
        ),
      ),

    compositionFor(siteSlug, cohort) {
      const key = `${cohort} ${siteSlug}`;
      let composition = composed.get(key);
      if (!composition) {
        composition = composeFor(current.state, siteSlug, cohort);
        composed.set(key, composition);
      }
      return composition;
    },

    manifest: (name, version) => published.get(keyOf(name, version))?.manifest,

    status() {
      const names = [...new Set([...published.values()].map(({ manifest }) => manifest.name))].sort();
      return {
        revision: current.revision,
        releases: names.map((name) => ({
          name,
          live: current.state[name]?.version ?? null,
          targeted: current.state[name]?.targeted ?? [],
          published: [...published.values()]
            .filter(({ manifest }) => manifest.name === name)
            .sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
            .map(({ manifest, publishedAt }) => ({ version: manifest.version, publishedAt })),
        })),
      };
    },

    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    close: () => clearInterval(timer),
  };
}
