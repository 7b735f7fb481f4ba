/** "45,000", "45 000 kms" and "45k" as whole kilometres; null for anything that is no such number. */
export function parseKms(text: string): number | null {
  const [, digits = '', thousands] =
    /^(\d+(?:\.\d+)?)(k)?(?:kms?)?$/.exec(text.toLowerCase().replace(/[\s,]/g, '')) ?? [];
  if (digits === '') return null;
  const kms = Math.round(Number(digits) * (thousands ? 1000 : 1));
  return Number.isSafeInteger(kms) ? kms : null;
}
