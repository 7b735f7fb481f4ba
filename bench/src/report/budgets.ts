/** What a figure may be, and what it should become. */
export interface Budget {
  budget: number;
  aim?: number;
}

/** Budgets of a page's first view and of the server's work for it. */
export interface PageBudgets {
  /** Milliseconds. */
  lcp: Budget;
  tbt: Budget;
  /** Layout shift score. */
  cls: Budget;
  /** kB (1,000 bytes), brotli. */
  script: Budget;
  html: Budget;
  /** Milliseconds of processor for a page that no cache knows: platform and search server. */
  serverCpu: Budget;
}

/** The budgets (`docs/budgets.md` says how each is measured, and how to change one). */
export const budgets = {
  search: {
    lcp: { budget: 1300, aim: 1000 },
    tbt: { budget: 50 },
    cls: { budget: 0.01 },
    script: { budget: 172, aim: 150 },
    html: { budget: 28, aim: 20 },
    serverCpu: { budget: 32, aim: 5 },
  },
  vehicle: {
    lcp: { budget: 1200, aim: 950 },
    tbt: { budget: 50 },
    cls: { budget: 0.01 },
    script: { budget: 172, aim: 150 },
    html: { budget: 27, aim: 20 },
    serverCpu: { budget: 18, aim: 4 },
  },
  /** Milliseconds. */
  filter: { painted: { budget: 150 }, interaction: { budget: 100 } },
  session: { budget: 100 },
  /** Milliseconds, with 100,000 cars of 50 dealers; requests are a number. */
  speed: {
    click: { p50: { budget: 150, aim: 100 }, p95: { budget: 300, aim: 150 } },
    key: { p50: { budget: 100, aim: 80 }, p95: { budget: 200, aim: 80 } },
    requests: { budget: 1 },
  },
  /** Ratios to one bundle of the same code. */
  overhead: {
    script: { budget: 1.28, aim: 1.1 },
    lcp: { budget: 1.28, aim: 1.1 },
    interactive: { budget: 1.28, aim: 1.1 },
  },
  /** MB (1,000,000 bytes) that the serving process holds after any number of different pages. */
  memory: { budget: 1200 },
  /** Seconds. */
  start: { first: { budget: 240 }, later: { budget: 8 } },
} satisfies { search: PageBudgets; vehicle: PageBudgets; [part: string]: unknown };
