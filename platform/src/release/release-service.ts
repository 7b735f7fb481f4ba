import { rm } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Api, ReleaseTarget, SiteBundle } from 'service-api';
import {
  createArtifactStore,
  isLocalHost,
  overrideSecret,
  parseOverride,
  readManifest,
  signOverride,
  verifyFiles,
} from 'service-delivery';
import { messageOf } from 'service-api/error-message';
import type { GateException, ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';
import { versionPattern } from 'shared-contracts/remote/manifest';
import { UsageError } from '../errors';
import { noteBuilds, type NotedBuild } from './built-record';
import { createLiveState } from './live-state';
import { loadReleaseBuilder } from './release-builder';
import { createReleaseGate } from './release-gate';
import { requireKnownRetired } from './retired-names';
import type { Candidate } from './trial-parts';
import type { TrialOptions } from './trial-scope';
import { nextPatch } from './versions';

/** A release that the gate does not let through, with everything that speaks against it. */
class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
  /** @param outcome such as `was not published` */
  constructor(what: string, outcome: string, problems: readonly string[]) {
    super(
      `${what} ${outcome}:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\nCorrect this and try again; nothing has changed.`,
    );
  }
}

export interface ReleaseServiceOptions extends TrialOptions {
  home: string;
  staging: string;
  /** Where the sites of a developer's own machine are served. */
  port: number;
}

/** One release by its name and version. */
export interface ReleaseKey {
  name: ReleaseName;
  version: string;
}

/** What was published, and what the gate did not look at. */
export interface Accepted {
  releases: ReleaseManifest[];
  notes: string[];
}

export interface AcceptOptions {
  /** False only for what is built from one source in one go, where nothing live is a neighbour of it. */
  isChecked?: boolean;
  /** What may go, and why; kept with the release. */
  exception?: GateException | undefined;
}

export interface PromoteOptions {
  target?: ReleaseTarget | undefined;
  /** User and host of the command, for the trail. */
  by?: string | undefined;
  /** False as for `accept`. */
  isChecked?: boolean;
}

/** What the `release` commands do on the platform's side. */
export interface ReleaseService {
  /** Decides version and place of a build that is about to be made. */
  plan: (name: ReleaseName, version: string | undefined) => Promise<{ version: string; folder: string }>;
  /** Checks finished builds as one set beside what is live and publishes them. Live nowhere yet. */
  accept: (folders: readonly string[], options?: AcceptOptions) => Promise<Accepted>;
  /**
   * Checks published releases as one set beside what is live now, and makes them live one right after the other.
   *
   * @returns what the gate did not look at, and what was live already
   */
  promote: (releases: readonly ReleaseKey[], options?: PromoteOptions) => Promise<string[]>;
  /**
   * Takes back the last promotion. Looks quickly first whether what comes back goes with what is live.
   *
   * @param isForced goes back whatever speaks against it
   */
  rollback: (name: ReleaseName, by?: string, isForced?: boolean) => Promise<string | null>;
  status: Api['releases']['status'];
  /**
   * Address of a site's home page with releases swapped. Throws a `UsageError` for a site or a version that is not there.
   */
  link: (site: string, override: string, hours: number) => string;
}

/** Where a browser opens a site: at its public address, or at its first host where that address is served elsewhere. */
function openedAt({ url, hosts }: SiteBundle['config']['site'], port: number): URL {
  const published = new URL(url);
  const [host] = hosts;
  if (host === undefined || hosts.includes(published.hostname)) return published;
  return new URL(isLocalHost(host) ? `http://${host}:${port}` : `https://${host}`);
}

const namesOf = (releases: readonly ReleaseKey[]): string =>
  releases.map(({ name, version }) => `${name}@${version}`).join(', ');

export function createReleaseService(options: ReleaseServiceOptions): ReleaseService {
  const { api, sites, artifacts, staging, now } = options;
  const { releases } = api;
  const store = createArtifactStore(artifacts);
  const live = createLiveState(releases, store.has);
  const gate = createReleaseGate(options, live, store);

  /** Source of builds that were planned, by their folder. */
  const planned = new Map<string, string>();

  /** Hash of a release's source; null where it has none here, such as a remote of another team. */
  const sourceOf = async (name: ReleaseName): Promise<string | null> => {
    try {
      return (await loadReleaseBuilder()).sourceHash(name);
    } catch {
      return null;
    }
  };

  /** Builds whose source is still the one that was planned. */
  const builtFromSource = async (
    folders: readonly string[],
    accepted: readonly ReleaseManifest[],
  ): Promise<NotedBuild[]> => {
    const builds: NotedBuild[] = [];
    for (const [index, { name, version }] of accepted.entries()) {
      const source = planned.get(folders[index] ?? '');
      if (source !== undefined && source === (await sourceOf(name))) builds.push({ name, version, source });
    }
    return builds;
  };

  /** A build in the staging folder, with the files that its manifest says. */
  const readCandidate = async (folder: string, exception: GateException | undefined): Promise<Candidate> => {
    const manifest = await readManifest(folder);
    await verifyFiles(folder, manifest);
    return { folder, manifest: { ...manifest, ...(exception ? { exception } : {}) } };
  };

  const publish = async ({ folder, manifest: { exception } }: Candidate): Promise<ReleaseManifest> => {
    const placed = await store.place(folder);
    const manifest = { ...placed, ...(exception ? { exception } : {}) };
    try {
      await releases.publish(manifest);
    } catch (error) {
      // Unknown to the registry it could never be live, and its version would be taken.
      await rm(store.folderOf(manifest.name, manifest.version), { recursive: true, force: true });
      throw error;
    }
    return manifest;
  };

  const requireKnown = (name: ReleaseName): void => {
    const known = releases.status().releases.map((release) => release.name);
    if (known.includes(name)) return;
    throw new UsageError(`There is no release called ${name}. Releases: ${known.join(', ')}.`);
  };

  const requirePublished = ({ name, version }: ReleaseKey): void => {
    if (store.has(name, version)) return;
    requireKnown(name);
    throw new UsageError(
      `${name}@${version} has not been published. Published: ${live.published(name).join(', ') || 'nothing'}.`,
    );
  };

  /** A published release with its files as they were published. */
  const storedCandidate = async ({ name, version }: ReleaseKey): Promise<Candidate> => {
    requirePublished({ name, version });
    const { folder, manifest } = await createArtifactStore(artifacts).read(name, version);
    return { folder, manifest: releases.manifest(name, version) ?? manifest };
  };

  /** Takes back a set that was made live in part; gives why it was, with the releases that could not be taken back. */
  const undone = async (
    done: readonly ReleaseName[],
    by: string | undefined,
    reason: unknown,
  ): Promise<unknown> => {
    const kept: ReleaseName[] = [];
    for (const name of done.toReversed()) {
      try {
        await releases.rollback(name, by);
      } catch {
        kept.push(name);
      }
    }
    if (kept.length === 0) return reason;
    return new UsageError(
      `${messageOf(reason)} ${kept.join(', ')} stays live: there is nothing to go back to. Promote the rest of the set once ` +
        'the reason is gone, or another version.',
      { cause: reason },
    );
  };

  return {
    plan: async (name, wanted) => {
      const known = [...new Set([...live.published(name), ...(await store.versions(name))])];
      const { packageVersion } = await loadReleaseBuilder();
      const version = wanted ?? nextPatch(known, await packageVersion(name));
      if (!versionPattern.test(version))
        throw new UsageError(`"${version}" is not a version such as 1.4.0 or 1.5.0-rc.1.`);
      if (known.includes(version)) {
        throw new UsageError(
          `${name}@${version} exists already, and a release is never changed. Leave --version out to get ${nextPatch(known, version)}.`,
        );
      }
      const folder = join(staging, `${name}-${version}-${process.pid}-${Date.now().toString(36)}`);
      const source = await sourceOf(name);
      if (source !== null) planned.set(resolve(folder), source);
      return { version, folder };
    },
    accept: async (built, { isChecked = true, exception } = {}) => {
      const folders = built.map((folder) => resolve(folder));
      const foreign = folders.find((folder) => !folder.startsWith(resolve(staging) + sep));
      if (foreign !== undefined)
        throw new UsageError(`${foreign} is not in the staging folder of this platform.`);
      try {
        const candidates = await Promise.all(folders.map((folder) => readCandidate(folder, exception)));
        const names = candidates.map(({ manifest }) => manifest.name);
        if (exception) requireKnownRetired(exception, names, live.releases());
        const { problems, notes } = isChecked
          ? await gate(candidates, { slugs: null, isShort: false, isOpened: true })
          : { problems: [], notes: [] };
        if (problems.length > 0) {
          const what = namesOf(candidates.map(({ manifest }) => manifest));
          throw new ReleaseRefused(what, 'was not published', problems);
        }
        const accepted: ReleaseManifest[] = [];
        for (const candidate of candidates) accepted.push(await publish(candidate));
        // A start leaves what was published by hand to the operator.
        await noteBuilds(artifacts, await builtFromSource(folders, accepted), true);
        return { releases: accepted, notes };
      } finally {
        for (const folder of folders) planned.delete(folder);
        await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
      }
    },
    promote: async (wanted, { target, by, isChecked = true } = {}) => {
      const unknown = (target?.sites ?? []).filter((slug) => !sites.bySlug(slug));
      if (unknown.length > 0) {
        throw new UsageError(
          `There is no site called ${unknown.join(', ')}. Sites: ${sites
            .all()
            .map(({ slug }) => slug)
            .join(', ')}.`,
        );
      }
      if (wanted.length > 1 && target?.percent !== undefined)
        throw new UsageError(
          'A set goes to all visitors: leave --percent out, or promote the releases one by one.',
        );
      const candidates = await Promise.all(wanted.map(storedCandidate));
      const { problems, notes } = isChecked
        ? await gate(candidates, { slugs: target?.sites ?? null, isShort: false, isOpened: false })
        : { problems: [], notes: [] };
      if (problems.length > 0) throw new ReleaseRefused(namesOf(wanted), 'was not made live', problems);
      const done: ReleaseName[] = [];
      const unchanged: string[] = [];
      try {
        for (const { name, version } of wanted) {
          if (await releases.promote(name, version, target, by)) done.push(name);
          else unchanged.push(`${name}@${version} was live already: nothing has changed.`);
        }
      } catch (error) {
        throw await undone(done, by, error);
      }
      return [...notes, ...unchanged];
    },
    rollback: async (name, by, isForced = false) => {
      requireKnown(name);
      for (const version of isForced ? [] : await live.versionsBefore(name)) {
        if (!store.has(name, version)) continue;
        const candidate = await storedCandidate({ name, version });
        const { problems } = await gate([candidate], { slugs: null, isShort: true, isOpened: false });
        if (problems.length > 0)
          throw new ReleaseRefused(
            name,
            `was not rolled back to ${version} (--because goes back all the same)`,
            problems,
          );
      }
      return releases.rollback(name, by);
    },
    status: () => releases.status(),
    link: (slug, override, hours) => {
      const site = sites.bySlug(slug);
      if (!site)
        throw new UsageError(
          `There is no site called ${slug}. Sites: ${sites
            .all()
            .map((entry) => entry.slug)
            .join(', ')}.`,
        );
      const parsed = parseOverride(override);
      if (!parsed || Object.keys(parsed.dev ?? {}).length > 0) {
        throw new UsageError(`"${override}" is not a list such as search@1.5.0-rc.1,leads@2.0.0.`);
      }
      for (const [name, version] of Object.entries(parsed.versions)) requirePublished({ name, version });
      const address = openedAt(site.config.site, options.port);
      const expiresS = Math.floor(now().getTime() / 1000 + hours * 3600);
      address.search = signOverride(overrideSecret(options.home), address.hostname, override, expiresS);
      return address.href;
    },
  };
}
