import { clickFilter } from './browser/filter-click';
import type { Interaction } from './browser/interactions';
import type { BenchSetup } from './measure-page';
import { budgets } from './report/budgets';
import { ofRuns, type Figure } from './report/figure';
import { spreadOf } from './statistics';

/** Measures how long a choice of a filter takes until its cars are on screen. */
export async function measureFilter(setup: BenchSetup, section: string, path: string): Promise<Figure[]> {
  setup.step(`${section}: choice of a filter`);
  const address = `http://${setup.host}:${setup.port}${path}`;
  const clicks: Interaction[] = [];
  for (let run = 0; run < setup.runs; run += 1) {
    setup.update(`run ${run + 1} of ${setup.runs}`);
    clicks.push(await clickFilter(setup.browser, address, run));
  }
  return [
    {
      section,
      name: 'filter click to painted results',
      unit: 'ms',
      ...ofRuns(spreadOf(clicks.map(({ painted }) => painted))),
      ...budgets.filter.painted,
    },
    {
      section,
      name: 'filter click to next paint (INP)',
      unit: 'ms',
      ...ofRuns(spreadOf(clicks.map(({ interaction }) => interaction))),
      ...budgets.filter.interaction,
    },
  ];
}
