import type { SpinPrize } from 'shared-contracts/entities/spin';

/** A field of the wheel, in degrees from the top, clockwise. */
export interface WheelField {
  prize: SpinPrize;
  from: number;
  to: number;
}

/** Every field as wide as its chance: the wheel shows what the draw does. */
export function wheelFields(prizes: readonly SpinPrize[]): WheelField[] {
  const total = prizes.reduce((sum, { weight }) => sum + weight, 0);
  let before = 0;
  return prizes.map((prize) => {
    const from = (before / total) * 360;
    before += prize.weight;
    return { prize, from, to: (before / total) * 360 };
  });
}

/** Degrees by which the wheel is turned when the middle of a prize's field is at the top; 0 for one that is gone. */
export function restingAngle(prizes: readonly SpinPrize[], name: string): number {
  const field = wheelFields(prizes).find(({ prize }) => prize.name === name);
  return field ? 360 - (field.from + field.to) / 2 : 0;
}

/** A point of the rim, by degrees from the top, clockwise. */
export function rimPoint(degrees: number, radius: number): { x: number; y: number } {
  const radians = (degrees * Math.PI) / 180;
  const round = (value: number): number => Math.round(value * 100) / 100;
  return { x: round(radius * Math.sin(radians)), y: round(-radius * Math.cos(radians)) };
}
