import { writtenDay, writtenMonth } from 'shared-rules/written-date';
import { regoStates } from 'shared-contracts/entities/scalars';
import { simpleFuel, simpleTransmission } from '../simple-values';

/** How a field is read, and what its text is not when it cannot be. */
interface FieldForm {
  /** The one form that pages show; null where the text says nothing that a shopper may read. */
  read: (text: string) => string | null;
  what: string;
}

const stateNames: Readonly<Record<(typeof regoStates)[number], string>> = {
  QLD: 'queensland', NSW: 'newsouthwales', VIC: 'victoria', SA: 'southaustralia', WA: 'westernaustralia', TAS: 'tasmania',
  ACT: 'australiancapitalterritory', NT: 'northernterritory',
}; // prettier-ignore

const withoutBlanks = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** Chassis numbers before 1989 and of other countries are shorter than 17 and may have a hyphen. */
function vin(text: string): string | null {
  const written = withoutBlanks(text);
  return /^[A-Z0-9-]{6,20}$/.test(written) && /\d{3}/.test(written) ? written : null;
}

function plate(text: string): string | null {
  const written = withoutBlanks(text);
  return /^[A-Z0-9-]{2,9}$/.test(written) && !/^(?:UN?REG|NOREGO|NOTREG|EXPIRED|DEALER|SOLD)/.test(written)
    ? written
    : null;
}

/** Written with or without dots, or by its name; a place of another country stays as it is. */
function state(text: string): string {
  const letters = text.toLowerCase().replace(/[^a-z]/g, '');
  return regoStates.find((code) => code.toLowerCase() === letters || stateNames[code] === letters) ?? text;
}

/** A word of a source, or what its one letter means; a letter that may mean two things says nothing. */
const orLetter =
  (simple: (text: string) => string | null) =>
  (text: string): string | null =>
    /^(?:\d*\s*[a-z]|dsl|man|auto)$/i.test(text) ? simple(text) : text;

/** Fields that sources write in more ways than the entity has (CON-002). */
export const fieldForms: Readonly<Record<string, FieldForm>> = {
  vin: { read: vin, what: 'no VIN' },
  regplate: { read: plate, what: 'no number plate' },
  rego_expiry: { read: writtenDay, what: 'no day' },
  build_date: { read: writtenMonth, what: 'no month of a year' },
  compliance_date: { read: writtenMonth, what: 'no month of a year' },
  state: { read: state, what: 'no state' },
  // A spreadsheet takes the zero off Darwin's 0800.
  private_postcode: { read: (text) => text.replace(/^\d{3}$/, '0$&'), what: 'no postcode' },
  fuel: { read: orLetter(simpleFuel), what: 'a letter that is not known' },
  trans: { read: orLetter(simpleTransmission), what: 'a letter that is not known' },
};
