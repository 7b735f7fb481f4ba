import { weeklyPayment } from '../entities/lender-payment';
import { makeCar } from '../testing';
import type { CarDocument } from './index-document';
import { toCard } from './to-card';

/** The lender's entry of a card that is found. */
function lineOf(entry: Record<string, unknown>) {
  const { finance_lenders } = makeCar({ finance_lenders: { lender: entry } });
  const document: Pick<CarDocument, 'finance_lenders'> = { finance_lenders };
  const line = toCard(document as CarDocument).finance_lenders?.['lender']; // nothing else is read here
  if (!line) throw new Error('the card has no entry of the lender');
  return line;
}

test('[FIN-013] a card has the lender’s payment for the term where there is no weekly one, and no other terms', () => {
  const forTerm = lineOf({ interestRate: 8.5, termMonths: 60, term5: 110, term7: 90 });
  expect(forTerm).toMatchObject({ interestRate: 8.5, termMonths: null });
  expect(weeklyPayment(forTerm)).toBe(110);
  expect(forTerm).not.toHaveProperty('term7');
  const stated = lineOf({ paymentWeek: 112, termMonths: 60, term5: 110 });
  expect(stated).toMatchObject({ paymentWeek: 112, termYears: null });
  expect(stated).not.toHaveProperty('term5');
  expect(weeklyPayment(lineOf({ termMonths: 60 }))).toBeNull();
  expect(lineOf({ term5: 110 })).not.toHaveProperty('term5');
});

test('[FIN-011] a payment for the term is none of the entry’s own on a card either', () => {
  expect(lineOf({ termMonths: 60, term5: 110 }).paymentWeek).toBeNull();
});
