import type { SeedCar } from 'service-api';
import type { ArtBody } from '../art/bodies/catalogue';
import { lookOf } from '../art/models/catalogue';
import type { PaintName } from '../art/paints';
import { isPlateState, type Plate } from '../art/plates';
import { dealerComments } from './comments';
import { equipmentFor } from './equipment';
import type { DriveLine, ModelFacts } from './facts/model-facts';
import { parseDriveLine } from './facts/model-facts';
import { lenderEntry, lenderTerms, type LenderTerms } from './finance';
import { catalogueCode, registrationPlate, vehicleNumber } from './identity';
import { galleryPictures, spinHotspots, spinPictures, type GalleryOrder } from './pictures';
import type { Random } from './random';
import { usedValue, windscreenPrice, yearlyKm } from './value';
import { measuresOf, caravanMeasures } from './measures';

type StockCar = SeedCar['car'];

/** A place cars stand on. */
export interface DemoLocation {
  slug: string;
  name: string;
  city: string;
  state: string;
}

export interface VehicleOrder {
  facts: ModelFacts;
  condition: 'new' | 'used' | 'demo';
  now: Date;
  location: DemoLocation;
  /** What the lender of each site that shows the car asks for there. */
  lenders: readonly LenderTerms[];
  /** Cars the platform quotes weekly repayments for by another provider. */
  hasQuote: boolean;
  stockNumber: string;
  oldestYears: number;
}

const DAY_MS = 86_400_000;

const COLOUR_WORDS: Record<PaintName, string> = {
  white: 'White',
  silver: 'Silver',
  grey: 'Grey',
  black: 'Black',
  blue: 'Blue',
  navy: 'Dark Blue',
  red: 'Red',
  maroon: 'Burgundy',
  green: 'Green',
  forest: 'Dark Green',
  orange: 'Orange',
  yellow: 'Yellow',
  bronze: 'Bronze',
  beige: 'Beige',
  brown: 'Brown',
  teal: 'Teal',
};

/** What Australians drive, with somewhat less white, so that the first rows of a page are not all of one colour. */
const CAR_COLOURS: readonly (readonly [PaintName, number])[] = [
  ['white', 22],
  ['silver', 12],
  ['grey', 15],
  ['black', 13],
  ['blue', 11],
  ['navy', 5],
  ['red', 9],
  ['maroon', 1],
  ['green', 2],
  ['forest', 3],
  ['orange', 2],
  ['yellow', 1],
  ['bronze', 2],
  ['beige', 1],
  ['brown', 0.7],
  ['teal', 1.5],
];
const TRUCK_COLOURS: readonly (readonly [PaintName, number])[] = [
  ['white', 10],
  ['blue', 2],
  ['red', 2],
  ['silver', 1],
  ['yellow', 1],
  ['black', 1],
  ['green', 0.7],
  ['orange', 0.7],
];
/** A caravan is white; this is the colour of its stripes, which the listing calls the accent. */
const CARAVAN_COLOURS: readonly (readonly [PaintName, number])[] = [
  ['grey', 4],
  ['teal', 3],
  ['orange', 3],
  ['blue', 3],
  ['red', 2],
  ['bronze', 2],
  ['forest', 2],
  ['yellow', 1],
  ['maroon', 1],
];
const BIKE_COLOURS: readonly (readonly [PaintName, number])[] = [
  ['black', 4],
  ['blue', 4],
  ['red', 3],
  ['grey', 2],
  ['white', 2],
  ['yellow', 1],
  ['teal', 1],
];

const COLOURS: Record<ModelFacts['kind'], typeof CAR_COLOURS> = {
  car: CAR_COLOURS,
  truck: TRUCK_COLOURS,
  caravan: CARAVAN_COLOURS,
  motorhome: CARAVAN_COLOURS,
  motorcycle: BIKE_COLOURS,
};

/** One vehicle of stock with figures that agree with each other; every chance comes from `random`. */
export function buildVehicle(order: VehicleOrder, random: Random): StockCar {
  const { facts, condition, now, location } = order;
  const [badge, newPriceAud, driveLine] = random.pick(facts.badges);
  const isTowed = facts.kind === 'caravan';
  const line = isTowed ? null : parseDriveLine(driveLine);
  const year = modelYear(order, random);
  const km = kilometres(order, year, random);
  const price = askingPrice(order, newPriceAud, year, km, random);
  const paint = random.weighted(COLOURS[facts.kind]);
  const equipment = equipmentFor(facts, line, newPriceAud, year, random);
  const series = facts.series.filter(([from]) => from <= year).at(-1)?.[1] ?? null;
  const isCertified =
    condition === 'used' &&
    facts.make === 'Toyota' &&
    now.getUTCFullYear() - year <= 7 &&
    (km ?? 0) < 120_000 &&
    random.chance(0.55);
  const title = `${year} ${facts.make} ${facts.model}`;
  const isElectric = line?.fuel === 'Electric';
  const comments = dealerComments(
    {
      facts,
      title,
      carType: condition,
      year,
      km,
      city: location.city,
      location: location.name,
      equipment,
      isElectric,
      isCertified,
    },
    random,
  );
  const interiorColour =
    facts.kind === 'motorcycle'
      ? null
      : random.weighted([
          ['Black', 8],
          ['Grey', 3],
          ['Beige', 1],
          ['Tan', 1],
          ['Red', 0.3],
        ]);
  const registered = registration(order, year, random);
  return {
    name: `${title} ${badge}`,
    year,
    make: facts.make,
    model: facts.model,
    badge,
    series,
    colour: isTowed || facts.kind === 'motorhome' ? 'White' : COLOUR_WORDS[paint],
    interior_colour: interiorColour,
    km,
    price,
    price_type: priceType(order, random),
    status: 'in_stock',
    car_type: condition,
    item_type: isTowed ? 'caravan' : null,
    certified: isCertified,
    created_at: brisbaneTime(new Date(now.getTime() - listedDaysAgo(random) * DAY_MS)),
    location_slug: location.slug,
    stocknum: order.stockNumber,
    ...registered,
    ...pictures(
      {
        look: lookOf(facts.make, facts.model, artOf(facts, line)),
        colour: paint,
        plate: plateOf(registered.regplate, location.state),
        kind: facts.kind,
        interiorColour,
        km,
      },
      condition,
      random,
    ),
    ...description(facts, line),
    ...measuresOf(facts, line),
    specifications: isTowed ? caravanMeasures(facts, random) : null,
    standardEquipment: equipment,
    dealercomments: comments,
    carsales_title: [title, badge, series, line?.gearbox.replace(/ Automatic$/, ' Auto')]
      .filter(Boolean)
      .join(' '),
    city: location.city,
    state: location.state,
    views: random.whole(3, condition === 'used' ? 1400 : 500),
    favourites: random.whole(0, 38),
    payment_processors: facts.kind === 'truck' ? [] : ['sandbox'],
    finance_lenders: finance(order, price, year),
    autograb_data: marketPrices(order, price, random),
    // New stock comes without one: its pages ask the provider.
    youxQuote: order.hasQuote && condition === 'used' && price < 120_000 ? quote(order, price, year) : null,
  };
}

function modelYear({ facts, condition, now, oldestYears }: VehicleOrder, random: Random): number {
  const thisYear = now.getUTCFullYear();
  const [from, to] = facts.years;
  const newest = Math.min(thisYear, to ?? thisYear);
  if (condition === 'new')
    return facts.kind !== 'caravan' && random.chance(0.12) ? Math.max(from, newest - 1) : newest;
  if (condition === 'demo') return random.chance(0.3) ? Math.max(from, newest - 1) : newest;
  const oldest = Math.max(from, thisYear - oldestYears);
  const youngest = Math.max(oldest, Math.min(newest, thisYear - 1));
  // squared chance: most used stock is two to seven years old
  return youngest - Math.floor(random.next() ** 1.5 * (youngest - oldest + 1));
}

function kilometres({ facts, condition, now }: VehicleOrder, year: number, random: Random): number | null {
  if (facts.kind === 'caravan') return null;
  if (condition === 'new') return random.whole(4, 48);
  if (condition === 'demo') return random.whole(6, 75) * 100 + random.whole(0, 99);
  const age = Math.max(0.6, now.getUTCFullYear() - year + 0.4);
  return Math.round(yearlyKm[facts.kind] * age * random.between(0.45, 1.5)) + random.whole(0, 99);
}

function askingPrice(
  { facts, condition, now }: VehicleOrder,
  newPriceAud: number,
  year: number,
  km: number | null,
  random: Random,
): number {
  const ageYears = now.getUTCFullYear() - year;
  if (condition === 'new') return windscreenPrice(newPriceAud * (ageYears > 0 ? 0.94 : 1));
  if (condition === 'demo')
    return windscreenPrice(newPriceAud * (ageYears > 0 ? 0.87 : 0.92) - (km ?? 0) * 0.2);
  const value = usedValue({ newPriceAud, kind: facts.kind, hold: facts.hold, ageYears: ageYears + 0.3, km });
  return windscreenPrice(value * random.between(0.97, 1.04));
}

function priceType({ facts, condition }: VehicleOrder, random: Random): string | null {
  if (facts.kind === 'truck') return random.chance(0.8) ? 'Plus GST' : 'Drive Away';
  if (condition !== 'used') return 'Drive Away';
  return random.weighted([
    ['Drive Away', 6],
    ['Excl. Govt. Charges', 3],
    [null, 0.5],
  ] as const);
}

/** One in seven came in during the last eight days. */
const listedDaysAgo = (random: Random): number =>
  random.chance(0.14) ? random.between(0.1, 7.8) : random.between(8.5, 170);

function registration(
  { condition, facts, location, now }: VehicleOrder,
  year: number,
  random: Random,
): Partial<StockCar> {
  const built = condition === 'used' ? year : Math.min(year, now.getUTCFullYear());
  const lastMonth = built === now.getUTCFullYear() ? Math.max(1, now.getUTCMonth() - 1) : 12;
  const month = random.whole(1, lastMonth);
  const isRegistered = condition !== 'new' && random.chance(0.93);
  const expiry = new Date(now.getTime() + random.whole(12, 340) * DAY_MS);
  const hasCode = facts.kind === 'car';
  return {
    vin: vehicleNumber(facts.make, built, random),
    nvic: hasCode ? catalogueCode(random) : null,
    has_nvic: hasCode,
    regplate: isRegistered ? registrationPlate(location.state, random) : null,
    rego_expiry: isRegistered ? expiry.toISOString().slice(0, 10) : null,
    build_date: `${built}-${String(month).padStart(2, '0')}`,
    compliance_date: `${built}-${String(Math.min(lastMonth, month + random.whole(0, 2))).padStart(2, '0')}`,
    sold_date_timestamp: null,
  };
}

/** Electric cars have a face of their own. */
function artOf({ art }: ModelFacts, line: DriveLine | null): ArtBody {
  if (line?.fuel !== 'Electric') return art;
  if (art === 'sedan') return 'electricSedan';
  return art === 'suv' || art === 'smallSuv' || art === 'largeSuv' ? 'electricSuv' : art;
}

/** The plate as pictures show it; temporary plates and none are covered. */
const plateOf = (regplate: string | null | undefined, state: string): Plate | undefined =>
  regplate && isPlateState(state) ? { state, text: regplate } : undefined;

function pictures(order: GalleryOrder, condition: string, random: Random): Partial<StockCar> {
  const count = random.weighted([
    [10, 5],
    [9, 3],
    [8, 2],
    [7, 1],
  ] as const);
  const urls = galleryPictures(order).slice(0, count);
  const spins = random.chance(condition === 'used' ? 0.16 : 0.34) && order.kind === 'car';
  return {
    images: urls.map((url) => ({ image: { url, thumb: { url } } })),
    thumbnails: urls,
    primary_image_url: urls[0] ?? null,
    photos_count: urls.length,
    spin_images: spins ? spinPictures(order.look, order.colour) : [],
    hotspots: spins ? spinHotspots(order.look) : null,
  };
}

function description(facts: ModelFacts, line: DriveLine | null): Partial<StockCar> {
  const common = {
    simple_body: facts.body,
    body:
      facts.kind === 'car' && facts.doors > 2 && facts.body !== 'Van'
        ? `${facts.doors} Door ${facts.body}`
        : facts.body,
    seats: facts.seats || null,
    doors: facts.doors || null,
  };
  if (!line) return common;
  return {
    ...common,
    simple_fuel: line.fuel,
    fuel: line.fuel === 'Petrol' ? 'Petrol - Unleaded' : line.fuel,
    simple_transmission: line.isManual ? 'Manual' : 'Automatic',
    trans: line.gears ? `${line.gears} Speed ${line.gearbox}` : line.gearbox,
    simple_drive: facts.kind === 'motorcycle' ? null : line.drive,
    drive: facts.kind === 'motorcycle' ? 'Chain' : driveWords(line.drive),
    engine_size: line.litres === null ? null : Math.round(line.litres * 1000),
    engine_size_litres: line.litres,
    gearnum: line.gears,
    bodyconfiguration: bodyConfiguration(facts),
  };
}

const driveWords = (drive: string): string =>
  ({ FWD: 'Front Wheel Drive', RWD: 'Rear Wheel Drive', AWD: 'All Wheel Drive', '4WD': '4x4 Dual Range' })[
    drive
  ] ?? drive;

const bodyConfiguration = ({ art, kind }: ModelFacts): string | null => {
  if (art === 'ute') return 'Dual Cab Pick-up';
  if (art === 'cabChassis') return 'Single Cab Chassis';
  return kind === 'truck' && art === 'lightTruck' ? 'Pantech' : null;
};

/** Older cars are the greater risk to a lender. */
const riskPoints = ({ condition, now }: VehicleOrder, year: number): number =>
  condition === 'new'
    ? 0
    : condition === 'demo'
      ? 0.3
      : 0.6 + Math.max(0, now.getUTCFullYear() - year - 2) * 0.45;

function finance(order: VehicleOrder, price: number, year: number): StockCar['finance_lenders'] {
  const points = riskPoints(order, year);
  return Object.fromEntries(order.lenders.map((terms) => [terms.lender, lenderEntry(price, terms, points)]));
}

function quote(order: VehicleOrder, price: number, year: number): NonNullable<StockCar['youxQuote']> {
  const entry = lenderEntry(price, lenderTerms('youx'), riskPoints(order, year));
  return {
    weeklyRepaymentAmount: entry.paymentWeek,
    comparisonRate: entry.comparisonRate,
    advertisedRate: entry.interestRate,
  };
}

/** Average asking prices of cars like it; a car may be well below, at, or above them. */
function marketPrices(
  { facts, condition }: VehicleOrder,
  price: number,
  random: Random,
): StockCar['autograb_data'] {
  if (facts.kind !== 'car' || condition === 'new') return null;
  const average = Math.round(price * random.between(0.95, 1.1));
  return {
    state_average_market_price: random.chance(0.85) ? average : null,
    average_market_price: Math.round(average * random.between(0.98, 1.03)),
  };
}

/** ISO 8601 in the time of the specification's zone, which has no daylight saving. */
function brisbaneTime(date: Date): string {
  return `${new Date(date.getTime() + 10 * 3_600_000).toISOString().slice(0, 19)}+10:00`;
}
