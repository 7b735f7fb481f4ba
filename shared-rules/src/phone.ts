/** Digits of an Australian number with +61 (or 0061) turned into 0: "+61 412 345 678" is "0412345678". */
export function normalisePhone(entered: string): string {
  const compact = entered.replace(/[\s().-]/g, '');
  return compact.replace(/^(?:\+61|0061)0?(?=\d)/, '0');
}

/** Groups ten digits 2-4-4; any other number is returned as entered (CON-029). */
export function formatPhone(entered: string): string {
  const digits = normalisePhone(entered);
  return /^\d{10}$/.test(digits) ? `${digits.slice(0, 2)} ${digits.slice(2, 6)} ${digits.slice(6)}` : entered;
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
