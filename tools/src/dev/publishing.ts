import { rm } from 'node:fs/promises';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import type { PlatformRunner } from './platform-runner';
import type { HotBuild } from './release-compiler';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Builds on their way to the platform. */
export interface Publishing {
  /** Makes a build live. Why there is none, or why it is not live, is reported. */
  take: (build: Promise<HotBuild | null>) => void;
  /** Gives a platform that was started again what it did not get before. */
  resume: () => Promise<void>;
  /** Resolves when nothing is on its way: a page that is loaded then comes with the newest markup. */
  settled: () => Promise<void>;
}

export function createPublishing(
  platform: Pick<PlatformRunner, 'publish'>,
  report: (line: string) => void,
): Publishing {
  /** Newest builds that are not live yet; a platform that could not start gets them when it can. */
  const waiting = new Map<ReleaseName, HotBuild>();
  const underWay = new Set<Promise<void>>();

  const publish = async (build: HotBuild): Promise<void> => {
    const { name, folder } = build;
    waiting.set(name, build);
    try {
      await platform.publish(build);
    } catch (error) {
      report(`${name} was not made live: ${messageOf(error)}`);
      return;
    }
    if (waiting.get(name) === build) waiting.delete(name);
    await rm(folder, { recursive: true, force: true });
    report(`${name} is live`);
  };

  return {
    take: (build) => {
      const work = build
        .then((made) => (made ? publish(made) : undefined))
        .catch((error: unknown) => report(`\n${messageOf(error)}\n`))
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },
    resume: async () => {
      for (const build of [...waiting.values()]) await publish(build);
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
