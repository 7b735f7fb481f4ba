import { remoteNames } from 'shared-contracts/slots';

/** Code whose tests are tried by changing it. */
export interface MutationTarget {
  /** Its package, from the root of the repository. */
  folder: string;
  /** The Jest project with its tests. */
  project: string;
  /** Lowest share of changes that the tests have to notice, in percent; null where none is set. */
  leastPercent: number | null;
}

const leastPercent = 85;

/** Every package that can be tried. Of remotes and contracts only what runs without a page: see `filesOf`. */
export const mutationTargets: readonly MutationTarget[] = [
  ...['shared-rules', 'shared-contracts'].map((name) => ({ folder: name, project: name, leastPercent })),
  ...['api', 'search', 'delivery'].map((name) => ({
    folder: `services/${name}`,
    project: `service-${name}`,
    leastPercent,
  })),
  ...remoteNames.map((name) => ({
    folder: `remotes/${name}`,
    project: `remote-${name}`,
    leastPercent: null,
  })),
];

/** What is never changed: tests, what only they use, styles, and text that a tool has written. */
const leftOut = ['*.test.*', '*.styles.ts', '*.d.ts', 'dev.tsx', 'testing/**'];
/** What needs a page: components and hooks. Those of the contracts are tested where remotes and shell use them. */
const ofPages = ['*.tsx', 'use-*.ts', 'react/**'];
const hasPages = (folder: string): boolean => folder.startsWith('remotes/') || folder === 'shared-contracts';

/** A target, or a part of one, as somebody named it. */
export interface ChosenTarget extends MutationTarget {
  /** The part that is changed: the package itself, a folder in it or a file. */
  part: string;
}

/**
 * Finds the target that a path names.
 *
 * @param path a package such as `services/api`, or a folder or file in its source
 * @throws when it is in no target; the message lists them
 */
export const chooseTarget = (path: string): ChosenTarget => {
  const part = path.replace(/^\.\//, '').replace(/\/+$/, '');
  const target = mutationTargets.find(
    ({ folder }) => part === folder || part.startsWith(`${folder}/src/`) || part === `${folder}/src`,
  );
  if (!target)
    throw new Error(
      `"${path}" holds nothing to try. Name one of these, or a folder or file in its src: ` +
        `${mutationTargets.map(({ folder }) => folder).join(', ')}.`,
    );
  return { ...target, part };
};

/** Patterns of the files that are changed, as Stryker takes them. */
export const filesOf = ({ folder, part }: ChosenTarget): string[] => {
  const isFile = /\.tsx?$/.test(part);
  const chosen = part === folder ? `${folder}/src` : part;
  const without = [...leftOut, ...(hasPages(folder) ? ofPages : [])];
  return [
    isFile ? part : `${chosen}/**/*.ts`,
    ...(isFile ? [] : [`${chosen}/**/*.tsx`]),
    ...without.map((pattern) => `!${folder}/src/**/${pattern}`),
  ];
};
