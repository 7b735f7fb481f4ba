import type { ReleaseName } from 'shared-contracts/remote/composition';

/** One page of a trial as it was rendered. */
export interface TrialPage {
  /** Site and path, such as `harbour-motors/search`. */
  address: string;
  /** Null when it was not rendered. */
  status: number | null;
  /** Why it was not rendered. */
  error: string | null;
  /** Slots that are on it, and those of them that hold nothing. */
  slots: string[];
  emptySlots: string[];
  /** Characters that a reader sees of its main part. */
  textLength: number;
  /** The document, where it was wanted and the address does not lead elsewhere. */
  html: string | null;
  /** Whether the address leads to another page, which is the one that was read. */
  isLedOn: boolean;
  /** Whether the document sets a default policy of Trusted Types. */
  hasTrustedTypes: boolean;
  /** Parts that were left out. */
  failures: { remote: ReleaseName; phase: string; message: string }[];
}

/** What a page did with an empty form that was posted to it. */
export interface TrialForm {
  /** Site and path. */
  address: string;
  isTaken: boolean;
  /** What it threw, if it was no answer. */
  error: string | null;
}

/** What came of rendering all pages with one set of releases. */
export interface TrialRun {
  pages: TrialPage[];
  /** Forms posted to the pages of the first site. */
  forms: TrialForm[];
  /** Milliseconds of processor time that the pages of each site took. */
  cpuMs: Record<string, number>;
  /** Why nothing was rendered, such as a bundle that cannot be loaded. */
  refusals: string[];
}

/** Of how many sites there are pages in a run. */
export const sitesOf = ({ pages }: TrialRun): number =>
  new Set(pages.map(({ address }) => address.split('/', 1)[0])).size;

/** Below this share of the text that the live page has, a page counts as empty. */
const leastTextShare = 0.1;
/** Pages with so little text are not compared. */
const leastText = 200;

const isBad = (status: number | null): boolean => status === null || status >= 500;

/** Problems that a page has with the candidate and not with what is live. */
function newProblems(page: TrialPage, live: TrialPage | undefined): string[] {
  const { address, status, error, textLength } = page;
  if (error !== null) return live?.error == null ? [`${address}: ${error}`] : [];
  const problems: string[] = [];
  if (isBad(status) && !(live && isBad(live.status))) problems.push(`${address}: answered ${status}`);
  else if (status !== null && status >= 400 && live?.status != null && live.status < 400)
    problems.push(`${address}: answered ${status}, with what is live ${live.status}`);
  for (const { remote, phase, message } of page.failures) {
    const isKnown = live?.failures.some((failure) => failure.remote === remote && failure.phase === phase);
    if (!isKnown) problems.push(`${address}: ${phase} failed in ${remote}: ${message}`);
  }
  if (!live) return problems;
  for (const slot of page.emptySlots)
    if (live.slots.includes(slot) && !live.emptySlots.includes(slot))
      problems.push(`${address}: the slot ${slot} is empty`);
  const isShown = status !== null && status < 300 && !page.isLedOn && !live.isLedOn;
  if (isShown && live.textLength >= leastText && textLength < live.textLength * leastTextShare)
    problems.push(`${address}: the page is almost empty`);
  return problems;
}

/** Problems that a page has with a posted form, and does not have with what is live. */
function newFormProblems({ address, isTaken, error }: TrialForm, live: TrialForm | undefined): string[] {
  if (!live?.isTaken || live.error !== null) return [];
  if (!isTaken) return [`${address}: it takes no form any more`];
  return error === null ? [] : [`${address}: its form fails on the server: ${error}`];
}

/** So many times the live processor time is too slow, if it is so much more. */
const slowTimes = 1.7;
const slowMs = 700;

/**
 * How many times the processor time of the live pages the same pages take with candidates; null when that is not
 * much, or nothing is known of what is live.
 */
export function slowdownOf(candidate: TrialRun, control: TrialRun | null): number | null {
  const sites = Object.keys(control?.cpuMs ?? {}).filter((site) => Object.hasOwn(candidate.cpuMs, site));
  const sum = (run: TrialRun | null): number =>
    sites.reduce((total, site) => total + (run?.cpuMs[site] ?? 0), 0);
  const [now, before] = [sum(candidate), sum(control)];
  return before > 0 && now > before * slowTimes && now > before + slowMs ? now / before : null;
}

/**
 * Problems of a run that are not there without the candidate, in any release.
 *
 * @param control the same pages with what is live; null where that could not be rendered
 */
export function compareRuns(candidate: TrialRun, control: TrialRun | null): string[] {
  const live = new Map(control?.pages.map((page) => [page.address, page]));
  const forms = new Map(control?.forms.map((form) => [form.address, form]));
  return [
    ...candidate.refusals,
    ...candidate.forms.flatMap((form) => newFormProblems(form, forms.get(form.address))),
    ...candidate.pages.flatMap((page) => newProblems(page, live.get(page.address))),
  ];
}

/** What a reader sees of a page, without its scripts and styles. */
const textOf = (html: string): string =>
  html
    .replace(/<(script|style|template)\b[^]*?<\/\1>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Reads of a page what runs are compared by. */
export const readPage = (html: string): Pick<TrialPage, 'slots' | 'emptySlots' | 'textLength'> => ({
  slots: [...html.matchAll(/data-slot="([^"]+)"/g)].map(([, slot = '']) => slot),
  emptySlots: [...html.matchAll(/data-slot="([^"]+)"[^>]*><\/div>/g)].map(([, slot = '']) => slot),
  textLength: textOf(/<main\b[^]*<\/main>/.exec(html)?.[0] ?? html).length,
});
