/** An amount as people write it, without what they put around and between its digits. */
const amountForm = /^(-?)(\d+\.?\d*|\.\d+)(k?)$/i;

/**
 * Dollars in a typed or pasted text: "$45,000.00", "45 000", "45k". Null for what is no amount, such as "soon" or
 * "1e309".
 */
export function parseDollars(text: string): number | null {
  const [, sign, digits, thousands] = amountForm.exec(text.replace(/[$,\s]|aud/gi, '')) ?? [];
  if (digits === undefined) return null;
  const amount = Number(digits) * (thousands ? 1_000 : 1);
  if (!Number.isFinite(amount)) return null;
  return sign ? -amount : amount;
}
