import { carCardFields, type CarCard } from '../entities/car-card';
import type { LenderEntry } from '../entities/lender-entry';
import { offeredYears, weeklyPayment } from '../entities/lender-payment';
import type { CarDocument } from './index-document';

/** What a card's finance line needs; a lender's terms and legal text stay with the car's own page. */
function toLine(entry: LenderEntry): LenderEntry {
  const { interestRate, comparisonRate, paymentWeek, paymentMonth } = entry;
  const years = paymentWeek === null ? offeredYears(entry) : null;
  return {
    interestRate,
    comparisonRate,
    paymentWeek,
    paymentMonth,
    termYears: years,
    termMonths: null,
    termWeeks: null,
    deposit: null,
    establishmentFees: null,
    balloon: null,
    totalPayable: null,
    financeProvider: null,
    disclaimer: null,
    // Not as a weekly payment of the entry's own: a provider's rule may ask for one (FIN-011).
    ...(years === null ? {} : { [`term${years}`]: weeklyPayment(entry) }),
  };
}

/** The part of an index document that a card shows; a page inlines 21 of these. */
export function toCard(document: CarDocument): CarCard {
  const fields = Object.fromEntries(carCardFields.map((name) => [name, document[name] ?? null]));
  const lenders = Object.entries(document.finance_lenders ?? {});
  return {
    ...fields,
    location_name: document.location_name ?? null,
    ...(document.locality_id === null ? {} : { locality_id: document.locality_id }),
    ...(document.autograb_data ? { autograb_data: document.autograb_data } : {}),
    ...(document.specifications ? { specifications: document.specifications } : {}),
    ...(document.variant ? { variant: document.variant } : {}),
    finance_lenders:
      lenders.length === 0 ? null : Object.fromEntries(lenders.map(([key, entry]) => [key, toLine(entry)])),
  } as CarCard; // exactly the fields of a card were picked
}
