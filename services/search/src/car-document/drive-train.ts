import { firstMatch } from 'shared-rules/clean-text';

const FUELS: readonly (readonly [RegExp, string])[] = [
  [/plug[\s-]?in|\bphev\b/i, 'Plug-in hybrid'],
  [/hybrid|\bhev\b|petrol\s*[-/+]\s*electric|electric\s*[-/+]\s*petrol/i, 'Hybrid'],
  [/hydrogen|fuel\s*cell/i, 'Hydrogen'],
  [/electric|\bb?ev\b/i, 'Electric'],
  [/diesel|turbo\s*d\b/i, 'Diesel'],
  [/\blpg\b|gas\b/i, 'LPG'],
  [/petrol|unleaded|premium|leaded|\bulp\b|\bpulp\b|\be10\b|flex/i, 'Petrol'],
];

const DRIVES: readonly (readonly [RegExp, string])[] = [
  [/4\s*wd|4\s*x\s*4|four[\s-]?wheel/i, '4WD'],
  [/awd|all[\s-]?wheel|quattro|4motion|xdrive/i, 'AWD'],
  [/front|fwd/i, 'FWD'],
  [/rear|rwd|4\s*x\s*2|2\s*wd/i, 'RWD'],
];

const TRANSMISSIONS: readonly (readonly [RegExp, string])[] = [
  [
    /auto|cvt|constantly|continuous|variable|dct|dsg|dual[\s-]?clutch|tronic|\b\d+\s*sp\w*\s*a\b|sequential/i,
    'Automatic',
  ],
  [/man/i, 'Manual'],
];

/** Petrol, Diesel, Hybrid, Plug-in hybrid, Electric, LPG, Hydrogen or null. */
export const toFuel = (...texts: (string | null | undefined)[]): string | null => firstMatch(FUELS, ...texts);

/** 4WD, AWD, FWD, RWD or null. */
export const toDrive = (...texts: (string | null | undefined)[]): string | null =>
  firstMatch(DRIVES, ...texts);

/** Automatic, Manual or null. */
export const toTransmission = (...texts: (string | null | undefined)[]): string | null =>
  firstMatch(TRANSMISSIONS, ...texts);
