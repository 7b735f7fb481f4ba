import { makeCar, makeSite } from 'shared-contracts/testing';
import type { CarInput } from 'shared-contracts/entities/car';
import { financeLine } from './finance-line';

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
test.each([
  [2, { paymentWeek: 112 }, '$112 per week'],
  [4, { paymentMonth: 390 }, '$390 per month'],
  [4, { paymentMonth: 390, paymentWeek: 90 }, '$390 per month'],
  [2, { paymentWeek: null, paymentMonth: 390 }, '$390 per month'],
  [2, { paymentWeek: null, paymentMonth: null }, null],
  [2, { paymentWeek: 25 }, 'Enquire for Finance'],
  [2, { paymentWeek: 25.5 }, '$26 per week'],
  [2, { paymentWeek: 0 }, 'Enquire for Finance'],
])('the line under rule %d with %j reads %j', (rule, lender, text) => {
  expect(financeLine(carWith({}, lender), siteWith(rule), now)?.text ?? null).toBe(text);
});

test('[FIN-043] a line has the lender’s rate beside its comparison rate', () => {
  expect(financeLine(carWith(), siteWith(2), now)).toMatchObject({
    annualRatePercent: 8.5,
    comparisonRatePercent: 8.38,
  });
});
