import type { Browser, Page } from 'playwright-core';

/** An entry of a trace: `X` is a piece of work, `M` says what a thread is called. Times in microseconds. */
interface TraceEntry {
  ph: string;
  pid: number;
  tid: number;
  name: string;
  ts: number;
  dur?: number;
  /** Processor time; the time the thread waited for a busy machine is not in it. */
  tdur?: number;
  args?: { name?: string };
}

const categories = ['devtools.timeline', 'v8', 'disabled-by-default-v8.gc'];
/** What says that a thread runs a page. */
const pageThread = 'CrRendererMain';

/** Processor time of the outermost pieces of work of each page thread, in ms; the busiest is the page measured. */
function busiestThread(entries: readonly TraceEntry[]): number {
  const threads = entries.filter(
    ({ ph, name, args }) => ph === 'M' && name === 'thread_name' && args?.name === pageThread,
  );
  const times = threads.map(({ pid, tid }) => {
    const work = entries
      .filter(
        (entry) => entry.ph === 'X' && entry.pid === pid && entry.tid === tid && entry.tdur !== undefined,
      )
      .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
    let [total, end] = [0, 0];
    for (const { ts, dur = 0, tdur = 0 } of work) {
      if (ts < end) continue; // part of the piece before
      total += tdur;
      end = ts + dur;
    }
    return total / 1000;
  });
  return Math.max(0, ...times);
}

/**
 * Processor time that a page's main thread spends on something: script, styles, layout, painting. A busy machine
 * makes it hardly longer, so pages can be compared by it when times cannot.
 */
export async function workOf(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories });
  try {
    await act();
  } catch (error) {
    await browser.stopTracing();
    throw error;
  }
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEntry[] }; // the browser's own format
  return busiestThread(trace.traceEvents);
}
