import type { BrowserAnswer, BrowserRequest, BrowserView, PageBrowser, SeenPage } from './page-browser';

/** How long the scripts of a page may take. */
const hydratedMs = 10_000;

/** Below this share of the text that can be seen of the live page, a page counts as empty; shorter ones are not compared. */
const leastTextShare = 0.25;
const leastText = 200;
/** The same of a slot or the page of a remote, of which a headline may be left. */
const leastPartShare = 0.1;
/** Pixels that a page may be wider than the screen: what is rounded. */
const mostBeyondPx = 2;
/** Shares of the time that an idle page may be at work: of the candidate's at most, and of the live one's for comparison. */
const busy = 0.3;
const calm = 0.15;

/** A page, and how it is opened. */
export interface PageLook {
  address: string;
  views: readonly BrowserView[];
}

type Answer = (request: BrowserRequest) => Promise<BrowserAnswer>;

const doesNotRun = 'its scripts do not run';

/** What is worse in a page with the candidate. */
function worse(address: string, seen: SeenPage, live: SeenPage): string[] {
  // A page that is new is not compared with the page that stands where it is missing.
  const isNew = live.status >= 400;
  const errors = seen.errors.filter((error) => !live.errors.includes(error));
  // What is new may be empty, such as the weekly payment for a car without finance.
  const empty = seen.emptyParts.filter(
    (part) => live.parts.includes(part) && !live.emptyParts.includes(part),
  );
  const hollow = Object.entries(isNew ? {} : live.partTexts)
    .filter(([part, length]) => length >= leastText && part in seen.partTexts && !empty.includes(part))
    .filter(([part, length]) => (seen.partTexts[part] ?? 0) < length * leastPartShare)
    .map(([part]) => part);
  const hasShrunk = live.textLength >= leastText && seen.textLength < live.textLength * leastTextShare;
  return [
    ...errors.map((error) => `${address}: ${error}`),
    ...(!isNew && live.hasHeading && !seen.hasHeading ? [`${address}: its heading cannot be seen`] : []),
    ...(!isNew && hasShrunk ? [`${address}: almost nothing of it can be seen`] : []),
    ...(!isNew && seen.beyondPx > Math.max(mostBeyondPx, live.beyondPx)
      ? [`${address}: it is wider than the screen`]
      : []),
    ...(seen.busyShare > busy && live.busyShare < calm
      ? [`${address}: it keeps the processor at work although it is not touched`]
      : []),
    ...empty.map((part) => `${address}: ${part} is empty`),
    ...hollow.map((part) => `${address}: almost nothing of ${part} can be seen`),
    ...(live.isHydrated && !seen.isHydrated ? [`${address}: ${doesNotRun}`] : []),
    ...(seen.stalledParts > live.stalledParts ? [`${address}: scripts of a part do not run`] : []),
  ];
}

/**
 * Opens pages in a browser, with what is live and with candidates. Gives errors, differences of hydration and empty parts
 * that are new. What speaks against candidates is looked at again, beside what is live: an answer that came too late on a
 * busy machine does not come too late twice.
 *
 * @param presses remotes whose buttons are pressed
 * @param pages in the order in which they are opened; a page whose scripts do not run is the last
 */
export async function browserTrial(
  browser: PageBrowser,
  pages: readonly PageLook[],
  answers: { live: Answer; candidate: Answer },
  presses: readonly string[],
): Promise<string[]> {
  async function look(address: string, view: BrowserView): Promise<string[]> {
    const [live, seen] = await Promise.all([
      browser.see(address, answers.live, { view, hydratedMs, presses }),
      browser.see(address, answers.candidate, { view, hydratedMs, presses }),
    ]);
    return worse(view === 'phone' ? `${address} on a phone` : address, seen, live);
  }
  async function judge(address: string, view: BrowserView): Promise<string[]> {
    const first = await look(address, view);
    const second = first.length > 0 ? await look(address, view) : [];
    return first.filter((problem) => second.includes(problem));
  }
  const problems: string[] = [];
  for (const { address, views } of pages) {
    const found = (await Promise.all(views.map((view) => judge(address, view)))).flat();
    problems.push(...found);
    // Every other page may hold each look for as long, and a refusal is certain.
    if (found.some((problem) => problem.endsWith(doesNotRun))) break;
  }
  return problems.map((problem) => `in a browser: ${problem}`);
}
