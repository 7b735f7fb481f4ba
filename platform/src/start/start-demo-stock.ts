import type { SeedCar } from 'service-api';
import type { Core } from '../core/core';
import type { OpenDemo } from './demo-content';

/** Source of the demo cars: imports of other sources leave them alone. */
const demoSource = 'demo';

/** The demo cars; none, with a warning, when they cannot be made. */
function makeCars({ stock }: OpenDemo, { sites, clock, log }: Core): SeedCar[] {
  try {
    return stock({ now: clock.now(), sites: sites.all() });
  } catch (error) {
    log.warn({ error: String(error) }, 'there is no demo stock, because it could not be made');
    return [];
  }
}

/**
 * Gives the sample sites their demo stock, once for each data folder: its dates are relative to the first start.
 * Resolves when the cars can be searched.
 */
export async function seedDemoStock(
  demo: OpenDemo,
  core: Core,
  update: (detail: string) => void,
): Promise<void> {
  const { stock } = core.api;
  const counts = await stock.counts();
  if ((counts[demoSource] ?? 0) > 0) return;
  const cars = makeCars(demo, core);
  if (cars.length === 0) return;
  update(`${cars.length.toLocaleString('en-AU')} vehicles`);
  await stock.seed(demoSource, cars);
}
