import { randomInt } from 'node:crypto';

/** No letter or digit that people take for another. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** What a reference stands for: a payment of an invoice, a reservation, a spin of the wheel. */
type ReferenceKind = 'P' | 'R' | 'S';

/** A new reference that can be read out over the phone, such as "R-7KQM-2XWA". */
export function newReference(kind: ReferenceKind): string {
  const four = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${kind}-${four()}-${four()}`;
}
