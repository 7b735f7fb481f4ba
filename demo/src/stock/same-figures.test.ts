import { carSchema, type Car } from 'shared-contracts/entities/car';
import { toPublicConfig } from 'shared-contracts/site-config';
import { calculatorRules } from 'shared-rules/finance/calculator-rules';
import { financeBox } from 'shared-rules/finance/finance-box';
import { financeLine } from 'shared-rules/finance/finance-line';
import { paymentText } from 'shared-rules/finance/finance-text';
import { estimateLoan } from 'shared-rules/finance/loan-estimate';
import { frequencyUnit } from 'shared-rules/finance/repayment';
import { payablePrice } from 'shared-rules/price';
import { readSites } from '../testing/read-sites';
import { generateDemoStock } from './generate';

const now = new Date('2026-11-20T08:00:00Z');
const sites = readSites();
const stock = generateDemoStock({ now, sites });

/** The payment of a car as each place of its site shows it. */
function figuresOf(slug: string) {
  const config = sites.find((site) => site.slug === slug)?.config;
  if (!config) throw new Error(`No site ${slug}.`);
  const site = toPublicConfig(config);
  const own = new Set(config.site.dealerships);
  return stock
    .filter(({ dealershipSlug }) => own.has(dealershipSlug))
    .flatMap(({ car: seed, dealershipSlug }, index) => {
      const car: Car = carSchema.parse({
        ...seed,
        id: index + 1,
        slug: `car-${index}`,
        path: `/cars/car-${index}`,
        dealership_id: 1,
        dealership_slug: dealershipSlug,
        created_at: seed.created_at ?? '',
      });
      const line = financeLine(car, site, now);
      const box = financeBox(car, site, now);
      if (line?.kind !== 'payment' || !box) return [];
      const rules = calculatorRules(site, car);
      const unit = frequencyUnit[rules.defaults.frequency];
      // A lender that quotes by the month only has no weekly figure to agree with.
      if (line.unit !== unit) return [];
      return [
        {
          car: car.name,
          isWhole: rules.defaults.amount === payablePrice(car),
          line: line.text,
          box: paymentText(box.payment, frequencyUnit[box.frequency]),
          calculator: paymentText(estimateLoan(rules.defaults, rules).payment, unit),
        },
      ];
    });
}

test.each(['coastal-toyota', 'summit-subaru', 'apex-group', 'outback-caravans', 'bigrig-trucks'])(
  '[FIN-014][FIN-027] every car of %s has one payment on its card, in its box and where the calculator begins',
  (slug) => {
    const figures = figuresOf(slug);
    expect(figures.length).toBeGreaterThan(20);
    expect(figures.filter(({ line, box }) => line !== box)).toEqual([]);
    const whole = figures.filter(({ isWhole }) => isWhole);
    expect(whole.length).toBeGreaterThan(20);
    expect(whole.filter(({ line, calculator }) => line !== calculator)).toEqual([]);
  },
);

test('[FIN-014][FIN-020] the site with the plain defaults has an example of its own in its box and its calculator', () => {
  const figures = figuresOf('harbour-motors');
  expect(figures.length).toBeGreaterThan(20);
  expect(new Set(figures.map(({ calculator }) => calculator))).toEqual(new Set(['$128 per week']));
  expect(figures.every(({ line, box }) => line !== box)).toBe(true);
});
