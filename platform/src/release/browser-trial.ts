import type { BrowserAnswer, BrowserRequest, PageBrowser, SeenPage } from './page-browser';

/** How long the scripts of a page may take, and how long one is looked at whose live version does not run either. */
const hydratedMs = 10_000;
const shortMs = 500;

type Answer = (request: BrowserRequest) => Promise<BrowserAnswer>;

const doesNotRun = (address: string): string => `${address}: its scripts do not run`;

/** What is worse in a page with the candidate. */
function worse(address: string, seen: SeenPage, live: SeenPage): string[] {
  const errors = seen.errors.filter((error) => !live.errors.includes(error));
  // What is new may be empty, such as the weekly payment for a car without finance.
  const empty = seen.emptyParts.filter(
    (part) => live.parts.includes(part) && !live.emptyParts.includes(part),
  );
  return [
    ...errors.map((error) => `${address}: ${error}`),
    ...empty.map((part) => `${address}: ${part} is empty`),
    ...(live.isHydrated && !seen.isHydrated ? [doesNotRun(address)] : []),
    ...(seen.stalledParts > live.stalledParts ? [`${address}: scripts of a part do not run`] : []),
  ];
}

/**
 * Opens pages in a browser, with what is live and with candidates. Gives errors, differences of hydration and empty parts
 * that are new. What speaks against candidates is looked at again, beside what is live: an answer that came too late on a
 * busy machine does not come too late twice.
 */
export async function browserTrial(
  browser: PageBrowser,
  addresses: readonly string[],
  answers: { live: Answer; candidate: Answer },
): Promise<string[]> {
  async function look(address: string): Promise<string[]> {
    const live = await browser.see(address, answers.live, hydratedMs);
    const seen = await browser.see(address, answers.candidate, live.isHydrated ? hydratedMs : shortMs);
    return worse(address, seen, live);
  }
  const problems: string[] = [];
  for (const address of addresses) {
    const first = await look(address);
    const second = first.length > 0 ? await look(address) : [];
    const both = first.filter((problem) => second.includes(problem));
    problems.push(...both);
    // Every other page may hold each look for as long, and a refusal is certain.
    if (both.includes(doesNotRun(address))) break;
  }
  return problems.map((problem) => `in a browser: ${problem}`);
}
