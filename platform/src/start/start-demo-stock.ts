import { generateDemoStock } from 'demo/stock/generate';
import type { Core } from './core';

/** Source of the demo cars: imports of other sources leave them alone. */
const demoSource = 'demo';

/**
 * Gives the sample sites their demo stock, once for each data folder: its dates are relative to the first start.
 * Resolves when the cars can be searched.
 */
export async function seedDemoStock(
  { api, sites, clock }: Core,
  update: (detail: string) => void,
): Promise<void> {
  const counts = await api.stock.counts();
  if ((counts[demoSource] ?? 0) > 0) return;
  const cars = generateDemoStock({ now: clock.now(), sites: sites.all() });
  if (cars.length === 0) return;
  update(`${cars.length.toLocaleString('en-AU')} vehicles`);
  await api.stock.seed(demoSource, cars);
}
