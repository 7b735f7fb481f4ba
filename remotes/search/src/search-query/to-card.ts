import { carCardFields, type CarCard } from 'shared-contracts/entities/car-card';
import type { CarDocument } from 'shared-contracts/search/index-document';

/** The part of an index document that a card shows; a page inlines 21 of these. */
export function toCard(document: CarDocument): CarCard {
  const fields = Object.fromEntries(carCardFields.map((name) => [name, document[name] ?? null]));
  return {
    ...fields,
    location_name: document.location_name ?? null,
    finance_lenders: document.finance_lenders ?? null,
  } as CarCard; // exactly the fields of a card were picked
}
