import type { Browser } from 'playwright-core';
import { loadCold, type ColdLoad } from './browser/cold-load';
import type { PageBudgets } from './report/budgets';
import { ofRuns, type Figure } from './report/figure';
import { measurePageCost } from './server/page-cost';
import { spreadOf } from './statistics';

export interface PageTarget {
  section: string;
  /** Page the browser loads. */
  path: string;
  /** Different pages of the kind, for the server. */
  paths: readonly string[];
  budgets: PageBudgets;
}

export interface BenchSetup {
  browser: Browser;
  port: number;
  pid: number;
  host: string;
  runs: number;
  step: (title: string) => void;
  update: (detail: string) => void;
}

const kb = (bytes: number): number => bytes / 1000;

/** Measures a page on a slow phone, and what pages of its kind cost the server. */
export async function measurePage(setup: BenchSetup, target: PageTarget): Promise<Figure[]> {
  const { browser, port, pid, host, runs, step, update } = setup;
  const { section, budgets, path, paths } = target;
  step(`${section}: work of the server`);
  const costs = await measurePageCost({ pid, port, host }, paths, update);
  step(`${section}: first view on a slow phone`);
  const address = `http://${host}:${port}${path}`;
  await loadCold(browser, address); // the pictures of the page are made when they are requested first
  const loads: ColdLoad[] = [];
  for (let run = 0; run < runs; run += 1) {
    update(`run ${run + 1} of ${runs}`);
    loads.push(await loadCold(browser, address));
  }
  const over = (pick: (load: ColdLoad) => number) => ofRuns(spreadOf(loads.map(pick)));
  const figure = (
    name: string,
    unit: Figure['unit'],
    rest: Omit<Figure, 'section' | 'name' | 'unit'>,
  ): Figure => ({
    section,
    name,
    unit,
    ...rest,
  });
  return [
    figure('LCP', 'ms', { ...over(({ lcp }) => lcp), ...budgets.lcp }),
    figure('TBT', 'ms', { ...over(({ tbt }) => tbt), ...budgets.tbt }),
    figure('CLS', '', { ...over(({ cls }) => cls), ...budgets.cls }),
    figure(
      'interactive',
      'ms',
      over(({ interactive }) => interactive),
    ),
    figure('JavaScript of the first view', 'kB', {
      measured: kb(spreadOf(loads.map(({ scriptBytes }) => scriptBytes)).median),
      ...budgets.script,
    }),
    figure('HTML', 'kB', { ...over(({ htmlBytes }) => kb(htmlBytes)), ...budgets.html }),
    figure(
      'requests',
      '',
      over(({ requests }) => requests),
    ),
    figure('server CPU, uncached', 'ms', {
      ...ofRuns(spreadOf(costs.map(({ cpuMs }) => cpuMs))),
      ...budgets.serverCpu,
      note: `${paths.length} different pages, ${kb(spreadOf(costs.map(({ htmlBytes }) => htmlBytes)).median).toFixed(1)} kB each`,
    }),
  ];
}
