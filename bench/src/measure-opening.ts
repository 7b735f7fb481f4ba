import { openCar } from './browser/open-car';
import type { BenchSetup } from './measure-page';
import { ofRuns, type Figure } from './report/figure';
import { spreadOf } from './statistics';

/** Measures how long a car takes to open from a list of results, a car that was not looked at before in each run. */
export async function measureOpening(setup: BenchSetup, section: string, path: string): Promise<Figure[]> {
  setup.step(`${section}: opening a car from the results`);
  const address = `http://${setup.host}:${setup.port}${path}`;
  const times: number[] = [];
  for (let run = 0; run < setup.runs; run += 1) {
    setup.update(`run ${run + 1} of ${setup.runs}`);
    times.push(await openCar(setup.browser, address, run));
  }
  return [{ section, name: 'car opened from the results', unit: 'ms', ...ofRuns(spreadOf(times)) }];
}
