import { openCar } from './browser/open-car';
import type { BenchWorld } from './measure-page';
import { ofRuns, type Figure } from './report/figure';
import { spreadOf } from './statistics';

/** Measures how long a car takes to open from a list of results, a car that was not looked at before in each run. */
export async function measureOpening(world: BenchWorld, section: string, path: string): Promise<Figure[]> {
  world.step(`${section}: opening a car from the results`);
  const address = `http://${world.host}:${world.port}${path}`;
  const times: number[] = [];
  for (let run = 0; run < world.runs; run += 1) {
    world.update(`run ${run + 1} of ${world.runs}`);
    times.push(await openCar(world.browser, address, run));
  }
  return [{ section, name: 'car opened from the results', unit: 'ms', ...ofRuns(spreadOf(times)) }];
}
