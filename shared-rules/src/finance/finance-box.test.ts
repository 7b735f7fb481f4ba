import { makeCar, makeSite } from 'shared-contracts/testing';
import type { CarInput } from 'shared-contracts/entities/car';
import { financeBox } from './finance-box';

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
test('[FIN-014] the box is 5 years, 10 % deposit and 30 % final payment, weekly', () => {
  const box = financeBox(carWith({ price: 40_000 }), siteWith(2), now);
  expect(box).toMatchObject({
    termYears: 5,
    depositPercent: 10,
    deposit: 4000,
    finalPaymentPercent: 30,
    finalPayment: 12_000,
    frequency: 'weekly',
  });
  expect(box?.payment).toBeCloseTo(132.998, 3);
  expect(financeBox(carWith({ price: null }), siteWith(2), now)).toBeNull();
});

test('the box finances the fee of the site’s lender, and rounds up where the site does', () => {
  const site = siteWith(2, {
    lenders: { toyotaDirect: { establishmentFee: 495 } },
    calculator: { roundUp: true },
  });
  expect(financeBox(carWith({ price: 40_000 }), site, now)).toMatchObject({
    establishmentFee: 495,
    amountFinanced: 36_495,
    payment: 136,
  });
});
