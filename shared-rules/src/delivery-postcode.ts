/** Digits of an Australian postcode; the input takes no more (VEH-060). */
export const postcodeLength = 4;

/** What is wrong with a delivery postcode, or null (VEH-058, VEH-060). */
export function deliveryPostcodeError(text: string): string | null {
  const postcode = text.trim();
  if (postcode === '') return 'Please enter a postcode.';
  return /^\d{4}$/.test(postcode) ? null : 'Invalid postcode. Please enter a 4-digit number.';
}
