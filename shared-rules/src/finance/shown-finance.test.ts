import type { CarInput } from 'shared-contracts/entities/car';
import { makeCar, makeSite } from 'shared-contracts/testing';
import { financeBox } from './finance-box';
import { financeLine } from './finance-line';
import { shownFinance } from './shown-finance';

const now = new Date('2026-06-01T00:00:00Z');
const entry = { interestRate: 8.5, comparisonRate: 8.38, paymentWeek: 112, paymentMonth: 485 };

const siteWith = (rule: number, finance: Record<string, unknown> = {}, stock: Record<string, unknown> = {}) =>
  makeSite({
    site: { finance_provider: 'firstDrive' },
    finance: { providers: { firstDrive: { rule, lender: 'toyotaDirect' } }, ...finance },
    stock,
  });
const carWith = (change: Partial<CarInput> = {}, lender: Record<string, unknown> = {}) =>
  makeCar({ finance_lenders: { toyotaDirect: { ...entry, ...lender } }, ...change });
const isShown = (car: ReturnType<typeof makeCar>, site: ReturnType<typeof makeSite>) =>
  shownFinance(car, site, now) !== null;

test('[FIN-007] the entry of the provider’s lender is used, not one of the provider’s name', () => {
  const car = makeCar({
    finance_lenders: {
      toyotaDirect: { ...entry, interestRate: 7 },
      firstDrive: { ...entry, interestRate: 1 },
    },
  });
  expect(shownFinance(car, siteWith(2), now)?.interestRate).toBe(7);
  expect(isShown(makeCar({ finance_lenders: { firstDrive: entry } }), siteWith(2))).toBe(false);
  expect(isShown(car, makeSite())).toBe(false);
  expect(financeLine(car, makeSite(), now)).toBeNull();
  expect(financeBox(car, makeSite(), now)).toBeNull();
});

test('[FIN-008] both rates must be present and the lender not excluded', () => {
  expect(isShown(carWith(), siteWith(2))).toBe(true);
  expect(isShown(carWith({}, { comparisonRate: null }), siteWith(2))).toBe(false);
  expect(isShown(carWith({}, { interestRate: null }), siteWith(2))).toBe(false);
  expect(isShown(carWith({}, { interestRate: 0 }), siteWith(2))).toBe(true);
  expect(isShown(carWith(), siteWith(2, { excludedLenders: ['toyotaDirect'] }))).toBe(false);
  expect(isShown(makeCar({ finance_lenders: null }), siteWith(2))).toBe(false);
});

test('[FIN-009] rule 1: the last 12 years, above 500 dollars, in stock', () => {
  const site = siteWith(1);
  expect(isShown(carWith({ year: 2014, price: 501 }), site)).toBe(true);
  expect(isShown(carWith({ year: 2013, price: 501 }), site)).toBe(false);
  expect(isShown(carWith({ price: 500 }), site)).toBe(false);
  expect(isShown(carWith({ sold: true }), site)).toBe(false);
  expect(isShown(carWith({ status: 'coming_soon' }), site)).toBe(true);
  expect(
    isShown(carWith({ status: 'coming_soon' }), siteWith(1, {}, { inStockStatuses: ['in_stock'] })),
  ).toBe(false);
  expect(isShown(carWith({}, { comparisonRate: null }), site)).toBe(false);
});

test.each([
  ['Australia/Brisbane', '2026-12-31T13:59:00Z', true],
  ['Australia/Brisbane', '2026-12-31T14:00:00Z', false],
  ['Australia/Perth', '2026-12-31T14:00:00Z', true],
  ['Australia/Perth', '2026-12-31T16:00:00Z', false],
])(
  '[FIN-009] the year is that of the site: in %s at %s a car of 2014 is shown: %s',
  (timezone, at, shown) => {
    const site = makeSite({
      site: { finance_provider: 'firstDrive', timezone },
      finance: { providers: { firstDrive: { rule: 1, lender: 'toyotaDirect' } } },
    });
    expect(shownFinance(carWith({ year: 2014, price: 501 }), site, new Date(at)) !== null).toBe(shown);
  },
);

test('[FIN-010] rule 2: in stock only', () => {
  expect(isShown(carWith({ year: 1999, price: 100 }), siteWith(2))).toBe(true);
  expect(isShown(carWith({ status: 'sold' }), siteWith(2))).toBe(false);
});

test('[FIN-011] rule 3: above 500 dollars, in stock, a weekly payment', () => {
  const site = siteWith(3);
  expect(isShown(carWith({ price: 501 }, { paymentWeek: 90 }), site)).toBe(true);
  expect(isShown(carWith({ price: 501 }, { paymentWeek: null }), site)).toBe(false);
  expect(isShown(carWith({ price: 500 }), site)).toBe(false);
  expect(isShown(carWith({ sold: true }), site)).toBe(false);
  expect(isShown(carWith({}, { paymentMonth: null, paymentWeek: 90 }), site)).toBe(true);
});

test('[FIN-012] rule 4: above 500 dollars, in stock, a monthly payment', () => {
  const site = siteWith(4);
  expect(isShown(carWith({ price: 501 }, { paymentMonth: 390 }), site)).toBe(true);
  expect(isShown(carWith({ price: 501 }, { paymentMonth: null }), site)).toBe(false);
  expect(isShown(carWith({ price: 500 }), site)).toBe(false);
  expect(isShown(carWith({ sold: true }), site)).toBe(false);
  expect(isShown(carWith({}, { paymentWeek: null, paymentMonth: 390 }), site)).toBe(true);
});

test('a car rented by the week shows its subscription and no loan beside it', () => {
  expect(isShown(carWith({ subscription_price: 249 }), siteWith(2))).toBe(false);
  expect(isShown(carWith({ subscription_price: 0 }), siteWith(2))).toBe(true);
});
