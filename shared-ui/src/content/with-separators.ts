/**
 * A number with a comma between thousands: "12,345.5". By hand, because the first use of `Intl` on a page takes a slow
 * phone as long as drawing several cards.
 */
export function withSeparators(value: number): string {
  const [whole = '', ...decimals] = String(value).split('.');
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.');
}
