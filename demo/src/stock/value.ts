import type { ModelFacts } from './facts/model-facts';

/** Share of the new price left after so many years, for an average car with average kilometres. */
const CAR_CURVE = [0.94, 0.86, 0.78, 0.71, 0.64, 0.575, 0.515, 0.46, 0.41, 0.365, 0.325, 0.29, 0.26] as const;
/** Trucks earn their keep for longer, caravans are driven less. */
const WORK_CURVE = [
  0.93, 0.86, 0.79, 0.725, 0.665, 0.61, 0.56, 0.515, 0.475, 0.44, 0.405, 0.375, 0.35,
] as const;

/** Yearly kilometres of an average owner. */
export const yearlyKm: Record<ModelFacts['kind'], number> = {
  car: 14_500,
  truck: 42_000,
  caravan: 0,
  motorhome: 11_000,
  motorcycle: 4_500,
};

/** Part of the value lost (or kept) over a full expected lifetime of extra (or spared) kilometres. */
const KM_WEIGHT = 0.22;

export interface Valued {
  newPriceAud: number;
  kind: ModelFacts['kind'];
  hold: number;
  /** May be a fraction. */
  ageYears: number;
  /** Null where there is no odometer reading. */
  km: number | null;
}

/** Reads a curve between its years; beyond the last one it loses 7 % a year. */
function shareLeft(curve: readonly number[], ageYears: number): number {
  const last = curve.length - 1;
  const year = Math.min(last, Math.floor(ageYears));
  const from = curve[year] ?? 0;
  const to = curve[year + 1];
  return to === undefined ? from * 0.93 ** (ageYears - last) : from + (to - from) * (ageYears - year);
}

/**
 * What a used vehicle is worth in dollars: falls with age and with kilometres, never rises.
 * `hold` bends the curve for makes that keep or lose their value.
 */
export function usedValue({ newPriceAud, kind, hold, ageYears, km }: Valued): number {
  const left = shareLeft(
    kind === 'car' || kind === 'motorcycle' ? CAR_CURVE : WORK_CURVE,
    Math.max(0, ageYears),
  );
  // a strong name matters more the older the vehicle is
  const kept = Math.min(0.97, left * hold ** (0.5 + Math.min(Math.max(0, ageYears), 8) / 5));
  const yearly = yearlyKm[kind];
  const worn =
    km === null || yearly === 0
      ? 1
      : 1 - (KM_WEIGHT * (km - yearly * Math.max(ageYears, 0.5))) / (yearly * 10);
  return newPriceAud * kept * Math.min(1.16, Math.max(0.6, worn));
}

/** The nearest price a dealer would write on a windscreen. */
export function windscreenPrice(value: number): number {
  if (value < 10_000) return Math.max(990, Math.round(value / 500) * 500 - 10);
  if (value < 150_000) return Math.round(value / 1000) * 1000 - (Math.round(value / 250) % 3 === 0 ? 10 : 12);
  return Math.round(value / 2500) * 2500 - 500;
}
