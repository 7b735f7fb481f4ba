import type { Car } from 'shared-contracts/entities/car';
import { makeCar } from 'shared-contracts/testing';
import { daysAgo } from './search-platform';

/** Payments at every limit of a band and beside it, once in dollars and once as they are rounded for a card. */
const weekly = [
  null, -5, 0, 24.99, 25, 25.01, 25.5, 49.4, 49.49, 49.5, 49.995, 50, 50.49, 99.49, 99.5, 100, 119.6, 149.5, 150, 166.2,
  199.4, 200, 249.5, 299.49, 300, 399.5, 400, 499.49, 499.5, 500, 1_250.75,
] as const; // prettier-ignore
const rates = [8.5, 8.5, 8.5, 8.5, 8.5, 0, null] as const;
const prices = [35_990, 35_990, 35_990, 501, 500.5, 500, 10, 0, null] as const;
const lenders = ['toyotaDirect', 'secondLoan', 'thirdPay', 'fourthMonthly', 'oldLender'] as const;

/** Numbers that look random and are always the same (a linear congruential generator). */
function pickFrom(seed: number): <Item>(items: readonly Item[]) => Item {
  let state = seed;
  return (items) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    const item = items[Math.floor((state / 2 ** 32) * items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
}

type Pick = ReturnType<typeof pickFrom>;

const entryOf = (pick: Pick) => {
  const paymentWeek = pick(weekly);
  return {
    interestRate: pick(rates),
    comparisonRate: pick(rates),
    paymentWeek,
    paymentMonth: pick([null, 390, 24]),
    ...pick([{}, { termMonths: 60, term5: pick(weekly), term7: 90 }, { termYears: 5 }]),
  };
};

function carOf(id: number, dealership: string, pick: Pick): Car {
  const status = pick(['in_stock', 'in_stock', 'in_stock', 'coming_soon', 'sold']);
  const offered = lenders.filter(() => pick([true, true, true, false]));
  return makeCar({
    id,
    make: pick(['Toyota', 'Subaru', 'Kia']),
    dealership_slug: dealership,
    year: 2011 + (id % 16),
    price: pick(prices),
    offer_price: pick([null, null, 29_990]),
    subscription_price: pick([null, null, null, 0, 249]),
    status,
    sold: status === 'sold' || pick([false, false, false, false, false, true]),
    sold_date_timestamp: status === 'sold' ? daysAgo(1) : null,
    finance_lenders: pick([true, true, true, true, true, false])
      ? Object.fromEntries(offered.map((lender) => [lender, entryOf(pick)]))
      : null,
  });
}

/** Cars of a dealership whose payments, rates, prices, years and states lie on both sides of every limit. */
export const weeklyStock = (count: number, dealership: string): Car[] => {
  const pick = pickFrom(7);
  return Array.from({ length: count }, (_, at) => carOf(at + 1, dealership, pick));
};
