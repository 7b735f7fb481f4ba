import type { Browser } from 'playwright-core';
import { loadCold } from '../browser/cold-load';
import { openWidePage } from '../browser/filter-click';
import { clickMake, focusBox, typeWords, waitForResults, type Interaction } from '../browser/interactions';
import { workOf } from '../browser/main-thread';
import { endSlowdown } from '../browser/slow-phone';
import type { BaselineServers } from '../instantsearch/baseline-server';
import type { Figure } from '../report/figure';
import { speedFigures } from './speed-figures';

/** A way the same results page is made. */
export type Maker = 'ours' | 'baseline' | 'plainHtml';
const makers: readonly Maker[] = ['ours', 'baseline', 'plainHtml'];

/** One visit of a page. */
export interface Session {
  clicks: Interaction[];
  keys: Interaction[];
  /** Requests to the search that the first focus of the box took. */
  focusRequests: number;
  /** Processor time of the main thread for one choice more, in ms. */
  workMs: number;
}

/** Choices in one visit. Each adds a make to those before, so that no cache knows the answer. */
const clicksPerVisit = 5;
/** Words no two of which find the same first page. */
const words = ['hilux', 'kia', 'ranger sport', 'mazda', 'automatic suv', 'golf', 'white ute', 'diesel', 'outback', 'tesla']; // prettier-ignore
const wordsPerVisit = 4;

async function visit(browser: Browser, address: string, run: number, debounceMs: number): Promise<Session> {
  const page = await openWidePage(browser, address);
  try {
    await waitForResults(page);
    const focusRequests = await focusBox(page);
    const keys: Interaction[] = [];
    for (let at = 0; at < wordsPerVisit; at += 1) {
      const typed = await typeWords(page, words[(run * wordsPerVisit + at) % words.length] ?? '');
      keys.push({ ...typed, painted: typed.painted - debounceMs });
    }
    const begin = async (): Promise<void> => {
      await page.goto(address, { waitUntil: 'load' });
      await waitForResults(page);
      await page.waitForFunction(() => window.benchRecord.interactive !== null);
    };
    await begin();
    const clicks: Interaction[] = [];
    for (let at = 0; at < clicksPerVisit; at += 1) clicks.push(await clickMake(page, run + at));
    // Slowing a processor is work of its own. Another make beside five may leave the first cars as they are.
    await endSlowdown(page);
    await begin();
    const workMs = await workOf(browser, page, () => clickMake(page, run + clicksPerVisit));
    return { clicks, keys, focusRequests, workMs };
  } finally {
    await page.context().close();
  }
}

interface ComparedPage {
  browser: Browser;
  servers: BaselineServers;
  host: string;
  path: string;
  section: string;
  /** Pause before a search of typed words, in ms; the same for all. */
  debounceMs: number;
  runs: number;
  update: (detail: string) => void;
}

/** Visits the pages in turn, and gives the figures of ours with the ratios of the others to it. */
export async function comparePages(compared: ComparedPage): Promise<Figure[]> {
  const { browser, servers, host, path, section, debounceMs, runs, update } = compared;
  const address = (maker: Maker): string => `http://${host}:${servers[maker]}${path}`;
  const sessions: Record<Maker, Session[]> = { ours: [], baseline: [], plainHtml: [] };
  const loads = {
    ours: await loadCold(browser, address('ours')),
    baseline: await loadCold(browser, address('baseline')),
  };
  for (let run = 0; run < runs; run += 1) {
    // The one that goes first changes: the one after it finds a warmer search server.
    for (const maker of run % 2 === 0 ? makers : makers.toReversed()) {
      update(`visit ${run + 1} of ${runs}, ${maker}`);
      sessions[maker].push(await visit(browser, address(maker), run, debounceMs));
    }
  }
  return speedFigures(section, sessions, loads);
}
