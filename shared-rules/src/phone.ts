/** Behind 61: nine digits of a number without its 0, or a 1300 or 1800 number. */
const withCountryCode = /^(?:\+|00)?61(?:0?([2-478]\d{8})|(1[38]00\d{6}))$/;
/** Short numbers such as 13 12 13; behind a bare 61 they could be a local number. */
const shortWithCountryCode = /^(?:\+|00)61(13\d{4})$/;

/**
 * Digits of an Australian number without its country code, which may be +61, 0061 or 61: "+61 412 345 678" and
 * "61412345678" are "0412345678". Invisible marks, which a number that was copied may bring along, do not count.
 */
export function normalisePhone(entered: string): string {
  const compact = entered.replace(/[\s\p{Cf}().-]/gu, '');
  return compact
    .replace(withCountryCode, (_, area?: string, service?: string) => (area ? `0${area}` : (service ?? '')))
    .replace(shortWithCountryCode, '$1');
}

/** How Australians read a number, by how it begins. */
const groupings: readonly (readonly [number: RegExp, groups: string])[] = [
  [/^(1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3'],
  [/^(13)(\d\d)(\d\d)$/, '$1 $2 $3'],
  [/^(04\d\d)(\d{3})(\d{3})$/, '$1 $2 $3'],
  [/^(\d\d)(\d{4})(\d{4})$/, '$1 $2 $3'],
];

/**
 * A number in the groups in which Australians read it: 1300 000 000, 0412 345 678, 07 5550 0142, 13 12 13; any other
 * number is returned as entered (CON-029).
 */
export function formatPhone(entered: string): string {
  const digits = normalisePhone(entered);
  const grouping = groupings.find(([number]) => number.test(digits));
  return grouping ? digits.replace(...grouping) : entered;
}

/** `tel:` link target of a number. */
export const phoneHref = (entered: string): string => `tel:${normalisePhone(entered)}`;

/** Ten digits beginning with 02, 03, 04, 07, 08 or 13/18 after normalising (D-27). */
export const isAustralianPhone = (entered: string): boolean =>
  /^(?:0[23478]\d{8}|1[38]\d{8})$/.test(normalisePhone(entered));

/** A number that text messages reach: 04 and eight digits after normalising (D-12). */
export const isAustralianMobile = (entered: string): boolean => /^04\d{8}$/.test(normalisePhone(entered));

/** Digits of a number that are shown before a shopper asks for the rest. */
const openDigits = 3;

/** A number with all but its first digits hidden: "07 3xxx xxxx" (VEH-024). */
export function maskPhone(entered: string): string {
  let seen = 0;
  return formatPhone(entered).replace(/\d/g, (digit) => (seen++ < openDigits ? digit : 'x'));
}
