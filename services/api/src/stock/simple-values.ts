/** Rows of pattern and value; the first that fits wins. */
type Words = readonly (readonly [RegExp, string])[];

const BODIES: Words = [
  [/people\s*mover|\bmpv\b/i, 'People Mover'],
  [/cab[\s-]?chassis/i, 'Cab Chassis'],
  [/\bute\b|utility|\btray\b|pick[\s-]?up/i, 'Ute'],
  [/\bsuv\b|crossover/i, 'SUV'],
  [/hatch/i, 'Hatch'],
  [/wagon|estate/i, 'Wagon'],
  [/sedan|saloon/i, 'Sedan'],
  [/coup[eé]/i, 'Coupe'],
  [/convertible|cabriolet|roadster/i, 'Convertible'],
  [/motor\s*home/i, 'Motorhome'],
  [/caravan/i, 'Caravan'],
  [/truck/i, 'Light Truck'],
  [/\bbus\b/i, 'Bus'],
  [/\bvan\b|commercial/i, 'Van'],
];

const FUELS: Words = [
  [/plug[\s-]?in|phev/i, 'Plug-in hybrid'],
  [/hybrid/i, 'Hybrid'],
  [/electric|\bev\b/i, 'Electric'],
  [/diesel|^(?:d|dsl)$/i, 'Diesel'],
  [/\blpg\b|\bgas\b/i, 'LPG'],
  [/petrol|leaded|premium|\bp?ulp\b|\be10\b|^p$/i, 'Petrol'],
];

const TRANSMISSIONS: Words = [
  [
    /auto|cvt|dct|dsg|tronic|sequential|variable transmission|reduction gear|single[\s-]?speed|\bamt\b|^\d*\s*a$/i,
    'Automatic',
  ],
  [/manual|\bman\b|^\d*\s*m$/i, 'Manual'],
];

const DRIVES: Words = [
  [/4\s*wd|4\s*x\s*4/i, '4WD'],
  [/awd|all[\s-]?wheel/i, 'AWD'],
  [/front|fwd/i, 'FWD'],
  [/rear|rwd|4\s*x\s*2|2\s*wd/i, 'RWD'],
];

const simple =
  (words: Words) =>
  (...texts: (string | null | undefined)[]): string | null => {
    for (const text of texts) {
      const found = text ? words.find(([pattern]) => pattern.test(text)) : undefined;
      if (found) return found[1];
    }
    return null;
  };

/** One word for what sources spell in many ways; null where they say nothing that is known. */
export const simpleBody = simple(BODIES);
export const simpleFuel = simple(FUELS);
export const simpleTransmission = simple(TRANSMISSIONS);
export const simpleDrive = simple(DRIVES);
