/** What the page itself writes down while it loads. Times are milliseconds since navigation started. */
export interface PageRecord {
  lcp: number;
  fcp: number;
  cls: number;
  longTasks: { start: number; duration: number }[];
  /** When the browser had taken over the page's own content; null while it has not. */
  interactive: number | null;
}

declare global {
  interface Window {
    benchRecord: PageRecord;
  }
}

/** Milliseconds between two looks at whether the content is hydrated. */
const pollEveryMs = 20;

/**
 * Runs in the page before anything else. The content is hydrated when React has taken over its last link or button,
 * which it marks with a property of its own.
 *
 * @param every pause between two looks in milliseconds; an argument, because nothing of this file exists in the page
 */
function recordPage(every: number): void {
  const record: PageRecord = { lcp: 0, fcp: 0, cls: 0, longTasks: [], interactive: null };
  window.benchRecord = record;
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  };
  observe('largest-contentful-paint', ({ startTime }) => {
    record.lcp = startTime;
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') record.fcp = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    record.longTasks.push({ start: startTime, duration });
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }; // entries of this type have both
    if (!shift.hadRecentInput) record.cls += shift.value;
  });
  const poll = (): void => {
    const controls = document.querySelectorAll('main a, main button');
    const last = controls[controls.length - 1];
    if (last && Object.keys(last).some((key) => key.startsWith('__reactFiber'))) {
      record.interactive = performance.now();
    } else setTimeout(poll, every);
  };
  setTimeout(poll, every);
}

/** Script and argument for `addInitScript`. */
export const recorder = { script: recordPage, argument: pollEveryMs };
