/** Share of the cars that `most` stands for. */
const nineInTen = 0.9;

/** Upper end of a price band: "Under $10,000" and "$20,000 - $30,000" have one, "$1,000,000+" has none. */
function upperEnd(band: string): number {
  const amounts = [...band.matchAll(/\$([\d,]+)/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  );
  return band.endsWith('+') ? Infinity : Math.max(...amounts);
}

/**
 * The end of the price band that nine cars in ten are at or below; undefined where no band has an end there.
 *
 * @param bands cars by price band
 */
export function usualPrice(bands: Readonly<Record<string, number>>): number | undefined {
  const cars = Object.values(bands).reduce((sum, count) => sum + count, 0);
  const sorted = Object.entries(bands)
    .map(([band, count]) => ({ end: upperEnd(band), count }))
    .sort((a, b) => a.end - b.end);
  let below = 0;
  for (const { end, count } of sorted) {
    below += count;
    if (below >= cars * nineInTen) return Number.isFinite(end) ? end : undefined;
  }
  return undefined;
}
