import type { ArtifactStore } from 'service-delivery';
import { browserStep } from './browser-step';
import { contractProblems } from './contract-gate';
import { sizeProblems } from './first-view';
import type { LiveState } from './live-state';
import { liveForAll } from './neighbours';
import { serverTrial } from './server-trial';
import type { Candidate } from './trial-parts';
import { createTrial } from './trial';
import { choosePages, servicesOf, type TrialOptions, type TrialScope } from './trial-scope';

/** What the gate says of releases that are to be live together. */
export interface Verdict {
  /** Everything that speaks against them. */
  problems: string[];
  /** What was not looked at, and why. */
  notes: string[];
}

/** How closely releases are looked at. */
export interface GateRequest extends TrialScope {
  /** Whether their scripts are opened in a browser. */
  isOpened: boolean;
}

/** Judges releases beside what is live now, as one set. */
export type ReleaseGate = (candidates: readonly Candidate[], request: GateRequest) => Promise<Verdict>;

/** @param live what the registry says */
export function createReleaseGate(
  options: TrialOptions,
  live: LiveState,
  store: Pick<ArtifactStore, 'folderOf' | 'has' | 'read'>,
): ReleaseGate {
  /** Each candidate beside what is live, the others of its set in the place of their versions before. */
  const contracts = (candidates: readonly Candidate[]): string[] => {
    const names = new Set(candidates.map(({ manifest }) => manifest.name));
    return candidates.flatMap(({ manifest }) => {
      const others = candidates.filter((other) => other.manifest !== manifest);
      const beside = [
        ...live.releases().filter((release) => release.manifest.name === manifest.name),
        ...live.releases().filter((release) => !names.has(release.manifest.name)),
        ...others.map((other) => liveForAll(other.manifest)),
      ];
      const problems = contractProblems(manifest, beside);
      if (candidates.length === 1) return problems;
      return problems.map((problem) => `${manifest.name}@${manifest.version}: ${problem}`);
    });
  };

  const sizes = async (candidate: Candidate): Promise<string[]> => {
    const { name, version } = candidate.manifest;
    const current = live.versions()[name];
    if (current === undefined || current === version || !store.has(name, current)) return [];
    return sizeProblems(candidate, await store.read(name, current));
  };

  const rendered = async (candidates: readonly Candidate[], request: GateRequest): Promise<Verdict> => {
    const pages = await choosePages(options, live, candidates, request);
    const isComplete =
      live.versions()['shell'] !== undefined || candidates.some(({ manifest }) => manifest.name === 'shell');
    if (pages.all.length === 0 || !isComplete) return { problems: [], notes: [] };
    const start = () => createTrial(options.artifacts, servicesOf(options), options.trialLimits);
    const trials = { trial: start(), control: start() };
    try {
      const { problems, triedSites } = await serverTrial(trials, live, candidates, pages);
      const total = request.slugs?.length ?? options.sites.all().length;
      const sampled =
        triedSites < total && !request.isShort
          ? [`Pages of ${triedSites} of ${total} sites were tried.`]
          : [];
      if (problems.length > 0 || !request.isOpened) return { problems, notes: sampled };
      const opened = await browserStep(options, trials, live, store, candidates, pages);
      return { ...opened, notes: [...sampled, ...opened.notes] };
    } finally {
      trials.trial.close();
      trials.control.close();
    }
  };

  return async (candidates, request) => {
    const declared = contracts(candidates);
    const large = request.isShort ? [] : (await Promise.all(candidates.map(sizes))).flat();
    if (declared.length + large.length > 0) return { problems: [...declared, ...large], notes: [] };
    return rendered(candidates, request);
  };
}
