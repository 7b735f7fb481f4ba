import { rm } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import type { Api, ReleaseTarget, SiteStore } from 'service-api';
import type { SearchService } from 'service-search';
import {
  createArtifactStore,
  overrideSecret,
  parseOverride,
  readManifest,
  signOverride,
} from 'service-delivery';
import type { ReleaseManifest, ReleaseName } from 'shared-contracts/remote/composition';
import { paths } from 'shared-contracts/routes';
import { versionPattern } from 'shared-contracts/remote/manifest';
import { UsageError } from '../errors';
import { contractProblems } from './contract-gate';
import { loadReleaseBuilder } from './release-builder';
import type { Versions } from './smoke-render';
import { createTrial, type Trial, type TrialLimits } from './trial';
import { compareVersions, nextPatch } from './versions';

/** A build that may not be published, with everything that speaks against it. */
class ReleaseRefused extends Error {
  override readonly name = 'ReleaseRefused';
  constructor(what: string, problems: readonly string[]) {
    super(
      `${what} was not published:\n${problems.map((problem) => `  - ${problem}`).join('\n')}\nCorrect this and publish again; nothing has changed.`,
    );
  }
}

export interface ReleaseServiceOptions {
  api: Pick<Api, 'call' | 'publicConfig' | 'sitemapCars' | 'releases'>;
  search: Pick<SearchService, 'query'>;
  sites: Pick<SiteStore, 'all' | 'bySlug'>;
  home: string;
  artifacts: string;
  staging: string;
  now: () => Date;
  /** What a candidate may use; the defaults when left out. */
  trialLimits?: TrialLimits;
}

/** What the `release` commands do on the platform's side. */
export interface ReleaseService {
  /** Decides version and place of a build that is about to be made. */
  plan: (name: ReleaseName, version: string | undefined) => Promise<{ version: string; folder: string }>;
  /**
   * Checks a finished build beside what is live and publishes it. Live nowhere yet. Without checks only for what
   * is built from one source in one go, where nothing live is a neighbour of it.
   */
  accept: (folder: string, options?: { isChecked?: boolean }) => Promise<ReleaseManifest>;
  /** @param by user and host of the command, for the trail */
  promote: (name: ReleaseName, version: string, target?: ReleaseTarget, by?: string) => Promise<void>;
  rollback: (name: ReleaseName, by?: string) => Promise<string | null>;
  status: Api['releases']['status'];
  /** Address of a page with releases swapped, on the first host of a site. */
  link: (site: string, override: string, hours: number) => string;
}

export function createReleaseService(options: ReleaseServiceOptions): ReleaseService {
  const { api, sites, artifacts, staging, now } = options;
  const { releases } = api;
  const store = createArtifactStore(artifacts);

  const published = (name: ReleaseName): string[] =>
    releases
      .status()
      .releases.find((release) => release.name === name)
      ?.published.map(({ version }) => version) ?? [];

  const liveVersions = (): Versions =>
    Object.fromEntries(
      releases.status().releases.flatMap(({ name, live }) => (live === null ? [] : [[name, live]])),
    );

  const liveManifests = (): ReleaseManifest[] =>
    Object.entries(liveVersions()).flatMap(([name, version]) => releases.manifest(name, version) ?? []);

  /** Live versions, and live versions with each neighbour one version back, so that a rollback is safe too. */
  const neighbourhoods = (candidate: ReleaseName): Versions[] => {
    const live = liveVersions();
    const older = Object.entries(live).flatMap(([name, current]): Versions[] => {
      if (name === candidate) return [];
      const before = published(name)
        .filter((version) => compareVersions(version, current) < 0 && store.has(name, version))
        .toSorted(compareVersions)
        .at(-1);
      return before === undefined ? [] : [{ ...live, [name]: before }];
    });
    return [live, ...older];
  };

  /**
   * What is not just as broken with the version that is live now, which is not the candidate's doing. A candidate that
   * was cut off is never excused so: on a busy machine the live version may be too, and then nothing is known.
   */
  const ownProblems = async (
    trial: Trial,
    name: ReleaseName,
    versions: Versions,
    problems: string[],
  ): Promise<string[]> => {
    const current = versions[name];
    const live = current === undefined ? undefined : releases.manifest(name, current);
    if (problems.length === 0 || !live) return problems;
    const known = await trial.render(live, store.folderOf(name, live.version), versions);
    return problems.filter((problem) => !known.problems.includes(problem));
  };

  /** Renders beside what is live, in a process of its own: whatever a candidate does there, shoppers do not notice. */
  const smoke = async (candidate: ReleaseManifest, folder: string): Promise<string[]> => {
    const site = sites.all()[0];
    const isComplete = liveVersions().shell !== undefined || candidate.name === 'shell';
    if (!site || !isComplete) return [];
    const [car] = await api.sitemapCars(site);
    const trial = createTrial(
      {
        artifacts,
        origin: site.config.site.url,
        site: await api.publicConfig(site),
        pages: [paths.home, paths.search, ...(car ? [car.path] : [])],
      },
      { api: api.call(site), search: (queries) => options.search.query(site.config, queries), now },
      options.trialLimits,
    );
    try {
      for (const versions of neighbourhoods(candidate.name)) {
        const { problems, cutOff } = await trial.render(candidate, folder, versions);
        const own = cutOff === null ? await ownProblems(trial, candidate.name, versions, problems) : [cutOff];
        if (own.length === 0) continue;
        const beside = Object.entries(versions)
          .filter(([name]) => name !== candidate.name)
          .map(([name, version]) => `${name}@${version}`);
        return own.map((problem) => `rendered beside ${beside.join(', ') || 'nothing'}: ${problem}`);
      }
      return await trial.settle(candidate);
    } finally {
      trial.close();
    }
  };

  return {
    plan: async (name, wanted) => {
      const known = [...new Set([...published(name), ...(await store.versions(name))])];
      const { packageVersion } = await loadReleaseBuilder();
      const version = wanted ?? nextPatch(known, await packageVersion(name));
      if (!versionPattern.test(version))
        throw new UsageError(`"${version}" is not a version such as 1.4.0 or 1.5.0-rc.1.`);
      if (known.includes(version)) {
        throw new UsageError(
          `${name}@${version} exists already, and a release is never changed. Leave --version out to get ${nextPatch(known, version)}.`,
        );
      }
      return {
        version,
        folder: join(staging, `${name}-${version}-${process.pid}-${Date.now().toString(36)}`),
      };
    },
    accept: async (built, { isChecked = true } = {}) => {
      const folder = resolve(built);
      if (!folder.startsWith(resolve(staging) + sep))
        throw new UsageError(`${folder} is not in the staging folder of this platform.`);
      try {
        const candidate = await readManifest(folder);
        const what = `${candidate.name}@${candidate.version}`;
        const problems = isChecked ? contractProblems(candidate, liveManifests()) : [];
        if (problems.length > 0) throw new ReleaseRefused(what, problems);
        const broken = isChecked ? await smoke(candidate, folder) : [];
        if (broken.length > 0) throw new ReleaseRefused(what, broken);
        const manifest = await store.place(folder);
        try {
          await releases.publish(manifest);
        } catch (error) {
          // Unknown to the registry it could never be live, and its version would be taken.
          await rm(store.folderOf(manifest.name, manifest.version), { recursive: true, force: true });
          throw error;
        }
        return manifest;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    promote: async (name, version, target, by) => {
      const unknown = (target?.sites ?? []).filter((slug) => !sites.bySlug(slug));
      if (unknown.length > 0) {
        throw new UsageError(
          `There is no site called ${unknown.join(', ')}. Sites: ${sites
            .all()
            .map(({ slug }) => slug)
            .join(', ')}.`,
        );
      }
      if (!store.has(name, version)) {
        throw new UsageError(
          `${name}@${version} has not been published. Published: ${published(name).join(', ') || 'nothing'}.`,
        );
      }
      await releases.promote(name, version, target, by);
    },
    rollback: (name, by) => releases.rollback(name, by),
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
      const address = new URL(site.config.site.url);
      const expiresS = Math.floor(now().getTime() / 1000 + hours * 3600);
      address.search = signOverride(overrideSecret(options.home), address.hostname, override, expiresS);
      return address.href;
    },
  };
}
