import { makeCar } from '../testing';
import type { CarDocument } from './index-document';
import { toCard } from './to-card';

/** The lender's entry of a card that is found. */
function lineOf(entry: Record<string, unknown>) {
  const { finance_lenders } = makeCar({ finance_lenders: { lender: entry } });
  const document: Pick<CarDocument, 'finance_lenders'> = { finance_lenders };
  return toCard(document as CarDocument).finance_lenders?.['lender']; // nothing else is read here
}

test('[FIN-013] a card has the lender’s payment for the term where there is no weekly one, and no terms', () => {
  expect(lineOf({ interestRate: 8.5, termMonths: 60, term5: 110, term7: 90 })).toMatchObject({
    interestRate: 8.5,
    paymentWeek: 110,
    termMonths: null,
  });
  expect(lineOf({ paymentWeek: 112, termMonths: 60, term5: 110 })).toMatchObject({ paymentWeek: 112 });
  expect(lineOf({ termMonths: 60 })).toMatchObject({ paymentWeek: null });
  expect(lineOf({ term5: 110 })).not.toHaveProperty('term5');
});
