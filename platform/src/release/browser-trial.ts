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

/** Share of the controls in view that something may lie over: of the candidate's at most, and of the live ones for comparison. */
const covered = 0.5;
const uncovered = 0.25;
/** So often a page may ask for one path, and so many times as often as the live one. */
const mostRequests = 20;
const mostTimesAsOften = 4;
/** Texts that a program has written by mistake. */
const slip = /\bNaN\b|\bundefined\b|\[object \w+\]|\bInvalid Date\b|\bInfinity\b/;
/** So many links that what is live does not have are followed. */
const mostLinks = 16;
/** Looks at a page that speak for a problem, and how many are taken until so many came to rest. */
const enoughLooks = 2;
const mostLooks = 3;
/** So many texts that cannot be seen any more are named of a page. */
const mostTexts = 3;

/** A page, and how it is opened. */
export interface PageLook {
  address: string;
  views: readonly BrowserView[];
}

/** HTTP statuses of pages by their addresses. */
type Statuses = ReadonlyMap<string, number>;

/** Neither data nor a file. */
const isPage = (path: string): boolean => !/^\/(?:api|assets|images|site)\/|\.\w+(?:\?|$)/.test(path);

type Answer = (request: BrowserRequest) => Promise<BrowserAnswer>;

const doesNotRun = 'its scripts do not run';
const notSeen =
  'it could not be looked at, nor could what is live: try again when this machine has less to do';

/** What is worse in a page with the candidates, and whether it came to rest without them and with them. */
interface Look {
  problems: string[];
  hasRested: boolean;
}

/** What visitors can see and press less of, and what scripts do beside that. */
function worseForVisitors(seen: SeenPage, live: SeenPage): string[] {
  const slips = seen.texts.filter((text) => slip.test(text) && !live.texts.includes(text));
  const hidden = seen.unseenTexts.filter((text) => live.texts.includes(text) && !seen.texts.includes(text));
  const isInsistent = ([path, times]: [string, number]): boolean =>
    times > Math.max(mostRequests, mostTimesAsOften * (live.requests[path] ?? 0));
  return [
    ...slips.map((text) => `it says "${text}"`),
    ...hidden.slice(0, mostTexts).map((text) => `"${text}" is there, but cannot be seen`),
    ...(seen.coveredShare > covered && live.coveredShare < uncovered
      ? ['something lies over its links and buttons']
      : []),
    ...((live.refusedFields ?? 0) > 0 && seen.refusedFields === 0
      ? ['a form that is sent empty does not say what is missing']
      : []),
    ...seen.cookies
      .filter((name) => !live.cookies.includes(name))
      .map((name) => `it sets the cookie "${name}"`),
    ...Object.entries(seen.requests)
      .filter(isInsistent)
      .map(([path]) => `it asks for ${path} again and again`),
  ];
}

/** React's word, in a production build, for a page that the browser renders otherwise than the server. */
const hydrationError = /Minified React error #418;\S* visit \S*?args\[\]=(\w*)\S*.*/s;

/** An error in words. */
const readable = (error: string): string =>
  error.replace(
    hydrationError,
    (_, what: string) => `the browser renders other ${what || 'content'} than the server (React error #418)`,
  );

/** What is worse in a page with the candidate. */
function worse(seen: SeenPage, live: SeenPage): string[] {
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
    ...errors.map(readable),
    ...(isNew ? [] : worseForVisitors(seen, live)),
    ...(!isNew && live.hasHeading && !seen.hasHeading ? ['its heading cannot be seen'] : []),
    ...(!isNew && hasShrunk ? ['almost nothing of it can be seen'] : []),
    ...(!isNew && seen.beyondPx > Math.max(mostBeyondPx, live.beyondPx)
      ? ['it is wider than the screen']
      : []),
    ...(seen.busyShare > busy && live.busyShare < calm
      ? ['it keeps the processor at work although it is not touched']
      : []),
    ...empty.map((part) => `${part} is empty`),
    ...hollow.map((part) => `almost nothing of ${part} can be seen`),
    ...(live.isHydrated && !seen.isHydrated ? [doesNotRun] : []),
    ...(seen.stalledParts > live.stalledParts ? ['scripts of a part do not run'] : []),
  ];
}

/** One line for each problem: the first page that has it, and how many others do. */
function describe(places: ReadonlyMap<string, readonly string[]>): string[] {
  return [...places].map(([problem, [first, ...others]]) => {
    const number = others.length === 1 ? '1 other place' : `${others.length} other places`;
    const more = others.length > 0 ? ` (and in ${number})` : '';
    return `in a browser: ${first}: ${problem}${more}`;
  });
}

/**
 * Opens pages in a browser, with what is live and with candidates. Gives errors, differences of hydration and empty parts
 * that are new. What speaks against candidates is looked at again, beside what is live: an answer that came too late on a
 * busy machine does not come too late twice. A page that did not come to rest speaks neither for them nor against them.
 *
 * @param presses remotes whose buttons are pressed
 * @param pages in the order in which they are opened; a page whose scripts do not run is the last
 * @param answers `statusOf` renders addresses with the candidates
 */
export async function browserTrial(
  browser: PageBrowser,
  pages: readonly PageLook[],
  answers: { live: Answer; candidate: Answer; statusOf: (addresses: readonly string[]) => Promise<Statuses> },
  presses: readonly string[],
): Promise<string[]> {
  /** Addresses that what is live does not link to, and a page that does. */
  const newLinks = new Map<string, string>();
  async function look(address: string, view: BrowserView): Promise<Look> {
    const [live, seen] = await Promise.all([
      browser.see(address, answers.live, { view, hydratedMs, presses }),
      browser.see(address, answers.candidate, { view, hydratedMs, presses }),
    ]);
    for (const link of seen.links) {
      if (!live.links.includes(link) && isPage(link)) newLinks.set(new URL(link, address).href, address);
    }
    return { problems: worse(seen, live), hasRested: seen.hasRested && live.hasRested };
  }
  async function judge(address: string, view: BrowserView): Promise<Look> {
    const rested: string[][] = [];
    let restless: string[] = [];
    for (let looks = 0; looks < mostLooks && rested.length < enoughLooks; looks += 1) {
      const { problems, hasRested } = await look(address, view);
      if (!hasRested) restless = problems;
      else if (problems.length > 0) rested.push(problems);
      else return { problems: [], hasRested: true };
    }
    const [first, second = first] = rested;
    if (!first) return { problems: restless.length > 0 ? restless : [notSeen], hasRested: false };
    return { problems: first.filter((problem) => second?.includes(problem)), hasRested: true };
  }
  /** Pages, or widths of one, by what is wrong there. */
  const places = new Map<string, string[]>();
  const note = (problem: string, place: string): void => {
    places.set(problem, [...(places.get(problem) ?? []), place]);
  };
  for (const { address, views } of pages) {
    const found = await Promise.all(views.map((view) => judge(address, view)));
    for (const [index, view] of views.entries())
      for (const problem of found[index]?.problems ?? [])
        note(problem, view === 'phone' ? `${address} on a phone` : address);
    // Every other page may hold each look for as long, and a refusal is certain.
    if (places.has(doesNotRun) || found.some(({ hasRested }) => !hasRested)) break;
  }
  const links = [...newLinks.keys()].slice(0, mostLinks);
  const statuses = links.length > 0 ? await answers.statusOf(links) : new Map<string, number>();
  for (const [link, status] of statuses)
    if (status >= 400) note(`it links to ${link}, which answers ${status}`, newLinks.get(link) ?? link);
  return describe(places);
}
