import { sampleSites } from './sample-addresses';

/** Pages that are opened at least, where there are so many; each is opened four times. */
const fewestPages = 7;
/** Pages of the candidates among them; a larger set has one of each. */
const ownPages = 4;

/** A page that was rendered, with the slots on it. */
export interface OpenablePage {
  path: string;
  slots: readonly string[];
}

/** A release, by what it adds to pages. */
export interface PageOwner {
  /** Addresses of its own routes. */
  paths: readonly string[];
  slots: readonly string[];
}

/**
 * Chooses the pages that a browser opens: first pages of the candidates' own, evenly spread over their routes, or pages
 * that place the slots of one without routes. Main pages follow, those with slots of candidates first.
 *
 * @param pages those that can be opened
 */
export function pagesToOpen(
  candidates: readonly PageOwner[],
  main: readonly string[],
  pages: readonly OpenablePage[],
): string[] {
  const places =
    ({ slots }: PageOwner) =>
    (page: OpenablePage): boolean =>
      page.slots.some((slot) => slots.includes(slot));
  const ownOf = (candidate: PageOwner): OpenablePage[] => {
    const routed = pages.filter(({ path }) => candidate.paths.includes(path));
    return routed.length > 0 ? routed : pages.filter(places(candidate));
  };
  const own = candidates.map(ownOf);
  const quota = Math.max(1, Math.floor(ownPages / candidates.length));
  const chosen = own.flatMap((some) => sampleSites(some, quota));
  const mainOnes = pages.filter(({ path }) => main.includes(path));
  const withSlots = mainOnes.filter((page) => candidates.some((candidate) => places(candidate)(page)));
  const most = Math.max(fewestPages, new Set(chosen).size + 1);
  const all = [...chosen, ...withSlots, ...mainOnes, ...own.flat()].map(({ path }) => path);
  return [...new Set(all)].slice(0, most);
}
