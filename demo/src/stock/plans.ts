import type { LookName } from '../art/models/catalogue';
import type { PaintName } from '../art/paints';
import type { ModelFacts } from './facts/model-facts';

/** What stands on the yards of a site. */
export interface SitePlan {
  /** Vehicles by slug of the dealership. */
  counts: Record<string, number>;
  /** Shares of new and demonstrator stock; the rest is used. */
  newShare: number;
  demoShare: number;
  /** Which models may be new or demonstrators: those of the yard's own brands, or any of the site's. */
  sells: (facts: ModelFacts, brands: ReadonlySet<string>) => boolean;
  /** Weight of a model among used stock; 0 keeps it out. */
  tradesIn: (facts: ModelFacts, brands: ReadonlySet<string>) => number;
  oldestYears: number;
  /** A film in the site's folder that goes around a vehicle of this look and paint (`src/film`). */
  film?: { body: LookName; colour: PaintName; href: string };
}

/** Slug of a make as the sites spell it: "Mercedes-Benz" is mercedes-benz, "UD Trucks" ud-trucks. */
const makeSlug = (make: string): string => make.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const isOwn = ({ make }: ModelFacts, brands: ReadonlySet<string>): boolean => brands.has(makeSlug(make));
const isCar = ({ kind }: ModelFacts): boolean => kind === 'car';

/** Makes that the group's site shows (its base filter). */
const GROUP_MAKES = new Set([
  'Audi',
  'BMW',
  'BYD',
  'Deepal',
  'Ford',
  'Hyundai',
  'Kia',
  'Mazda',
  'Mercedes-Benz',
  'Peugeot',
  'Skoda',
  'Volkswagen',
  'Volvo',
  'Subaru',
  'Isuzu',
  'Foton',
  'Yamaha',
  'Triumph',
  'Lexus',
  'Toyota',
  'Nissan',
  'Mitsubishi',
]);

const DEAR_MAKES = new Set(['Porsche', 'Ram', 'Mercedes-Benz', 'BMW', 'Audi', 'Lexus']);
const BIG_SELLERS = new Set(['Toyota', 'Mazda', 'Ford', 'Hyundai', 'Kia', 'Mitsubishi', 'Nissan']);

const anyTradeIn = (facts: ModelFacts, brands: ReadonlySet<string>): number => {
  if (!isCar(facts)) return 0;
  if (isOwn(facts, brands)) return 3;
  if (BIG_SELLERS.has(facts.make)) return 2;
  return DEAR_MAKES.has(facts.make) ? 0.5 : 1;
};

/** Best sellers, so that a yard looks like a car park and not like a catalogue. */
const POPULAR: Record<string, number> = {
  RAV4: 4,
  HiLux: 4,
  Ranger: 4,
  'CX-5': 3.5,
  Corolla: 3,
  LandCruiser: 2,
  'LandCruiser Prado': 2,
  Camry: 2.5,
  Tucson: 2.5,
  i30: 2.5,
  Sportage: 2.5,
  Triton: 2.5,
  Outlander: 2,
  Forester: 4,
  Outback: 3.5,
  Crosstrek: 2.5,
  Mazda3: 2.5,
  'X-Trail': 2,
  Everest: 2,
  Kluger: 2,
  'BT-50': 2,
  'D-MAX': 2,
  Navara: 1.5,
  Carnival: 1.5,
  'Model Y': 1.5,
  Starcraft: 2,
  Journey: 1.5,
  'NPR 45-155': 2,
  'NNR 45-150': 2,
  'NPR 65-190': 2,
  '300 616': 2,
  'Canter 515': 1.5,
};

/** How often a model turns up against an ordinary one; weekend cars and buses are rare. */
export function popularity({ model, art }: ModelFacts): number {
  if (art === 'coupe' || art === 'convertible' || art === 'bus') return 0.4;
  return POPULAR[model] ?? 1;
}

const TOW_VEHICLES = new Set([
  'LandCruiser',
  'LandCruiser Prado',
  'Ranger',
  'Everest',
  'Patrol',
  'MU-X',
  'D-MAX',
]);

export const plans: Record<string, SitePlan> = {
  'harbour-motors': {
    counts: { 'harbour-springwood': 130, 'harbour-southport': 112, 'harbour-cleveland': 88 },
    newShare: 0.3,
    demoShare: 0.07,
    oldestYears: 14,
    film: { body: 'Ford Ranger', colour: 'white', href: '/site/walk-around.webm' },
    sells: (facts, brands) => isCar(facts) && isOwn(facts, brands),
    tradesIn: anyTradeIn,
  },
  'coastal-toyota': {
    counts: { 'coastal-burleigh': 112, 'coastal-nerang': 88 },
    newShare: 0.36,
    demoShare: 0.08,
    oldestYears: 10,
    sells: isOwn,
    tradesIn: (facts, brands) => (isOwn(facts, brands) ? 1 : 0),
  },
  'summit-subaru': {
    counts: { 'summit-southport': 92, 'summit-toowoomba': 68 },
    newShare: 0.38,
    demoShare: 0.09,
    oldestYears: 11,
    sells: isOwn,
    tradesIn: (facts, brands) => (isOwn(facts, brands) ? 1 : 0),
  },
  'bigrig-trucks': {
    counts: { 'bigrig-wacol': 82, 'bigrig-laverton': 58 },
    newShare: 0,
    demoShare: 0,
    oldestYears: 10,
    sells: () => false,
    tradesIn: (facts, brands) =>
      facts.kind === 'truck' && facts.make !== 'Toyota' && isOwn(facts, brands) ? 1 : 0,
  },
  'outback-caravans': {
    counts: { 'outback-caboolture': 72, 'outback-dubbo': 48 },
    newShare: 0.45,
    demoShare: 0.04,
    oldestYears: 12,
    sells: (facts, brands) =>
      (facts.kind === 'caravan' || facts.kind === 'motorhome') && isOwn(facts, brands),
    tradesIn: (facts) => {
      if (facts.kind === 'caravan') return 5;
      if (facts.kind === 'motorhome') return 5;
      return TOW_VEHICLES.has(facts.model) ? 1.6 : 0;
    },
  },
  'apex-group': {
    counts: {
      'apex-newstead': 64,
      'apex-macgregor': 58,
      'apex-parramatta': 52,
      'apex-artarmon': 44,
      'apex-richmond': 46,
      'apex-essendon': 36,
    },
    newShare: 0.42,
    demoShare: 0.1,
    oldestYears: 9,
    sells: (facts, brands) =>
      GROUP_MAKES.has(facts.make) && isOwn(facts, brands) && (facts.make !== 'Volvo' || isCar(facts)),
    tradesIn: (facts, brands) => {
      if (!GROUP_MAKES.has(facts.make) || facts.kind === 'caravan') return 0;
      if (isCar(facts)) return anyTradeIn(facts, brands);
      return isOwn(facts, brands) && facts.make !== 'Volvo' ? 3 : 0;
    },
  },
};
