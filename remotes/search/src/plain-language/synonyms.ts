import type { FilterName } from 'shared-contracts/entities/search';

/** What shoppers say for values of the stock. A value the stock does not have is not understood. */
export const synonyms: readonly (readonly [FilterName, string, readonly string[]])[] = [
  ['transmission', 'Automatic', ['auto', 'autos', 'automatics', 'auto transmission', 'automatic transmission', 'auto gearbox']],
  ['transmission', 'Manual', ['manuals', 'stick', 'manual transmission', 'manual gearbox']],
  ['fuel', 'Petrol', ['unleaded', 'petrols']],
  ['fuel', 'Diesel', ['diesels', 'turbo diesel', 'turbodiesel']],
  ['fuel', 'Hybrid', ['hybrids', 'hev', 'petrol hybrid']],
  ['fuel', 'Plug-in hybrid', ['phev', 'phevs', 'plug in hybrids', 'plug in']],
  ['fuel', 'Electric', ['ev', 'evs', 'bev', 'electric car', 'electric cars', 'fully electric']],
  ['fuel', 'LPG', ['gas']],
  ['drive', '4WD', ['4x4', '4wds', '4x4s', 'four wheel drive', '4 wheel drive', 'four by four']],
  ['drive', 'AWD', ['all wheel drive', 'quattro']],
  ['drive', 'FWD', ['front wheel drive']],
  ['drive', 'RWD', ['rear wheel drive', '2wd', '4x2']],
  ['car_type', 'new', ['brand new']],
  ['car_type', 'used', ['second hand', '2nd hand', 'pre owned', 'pre loved']],
  ['car_type', 'demo', ['demos', 'demonstrator', 'demonstrators', 'ex demo', 'ex demonstrator', 'near new', 'nearly new']],
  ['body', 'suv', ['suvs', 'crossover', 'crossovers']],
  ['body', 'ute', ['utes', 'utility', 'pickup', 'pick up', 'pickups', 'dual cab', 'dual cab ute', 'twin cab', 'crew cab', 'double cab']],
  ['body', 'hatch', ['hatches', 'hatchback', 'hatchbacks', 'hatch back']],
  ['body', 'sedan', ['sedans', 'saloon', 'saloons']],
  ['body', 'wagon', ['wagons', 'station wagon', 'station wagons', 'estate']],
  ['body', 'van', ['vans', 'delivery van', 'cargo van']],
  ['body', 'peopleMover', ['people mover', 'people movers', 'minivan', 'mpv']],
  ['body', 'coupe', ['coupes']],
  ['body', 'convertible', ['convertibles', 'cabriolet', 'cabrio', 'roadster', 'drop top']],
  ['body', 'softtop', ['soft top']],
  ['body', 'hardtop', ['hard top']],
  ['body', 'cabChassis', ['cab chassis', 'tray back']],
  ['body', 'lightTruck', ['truck', 'trucks', 'light truck', 'light trucks']],
  ['body', 'bus', ['buses', 'minibus', 'coach']],
  ['body', 'motorhome', ['motorhomes', 'motor home', 'campervan', 'camper van']],
  ['state', 'QLD', ['queensland']],
  ['state', 'NSW', ['new south wales']],
  ['state', 'VIC', ['victoria']],
  ['state', 'SA', ['south australia']],
  ['state', 'WA', ['western australia']],
  ['state', 'TAS', ['tasmania', 'tassie']],
  ['state', 'NT', ['northern territory']],
  ['state', 'ACT', ['australian capital territory']],
  ['certified', 'true', ['certified']],
]; // prettier-ignore

/** Short names of makes, by the name a stock may list them under. */
export const makeNames: readonly (readonly [string, readonly string[]])[] = [
  ['Volkswagen', ['vw', 'volks', 'vdub']],
  ['Mercedes-Benz', ['mercedes', 'merc', 'benz', 'mb']],
  ['Chevrolet', ['chev', 'chevy']],
  ['BMW', ['beemer', 'bimmer']],
  ['Land Rover', ['landy', 'landrover']],
  ['Mitsubishi', ['mitsi', 'mitsu']],
  ['Toyota', ['yota']],
  ['SsangYong', ['ssang yong']],
  ['Alfa Romeo', ['alfa']],
  ['Great Wall', ['gwm']],
];

/** Short names of models, as their squeezed spelling begins. */
export const modelNames: readonly (readonly [string, readonly string[]])[] = [
  ['commodore', ['commo']],
  ['pathfinder', ['pathy']],
  ['patrol', ['nissan patrol']],
  ['landcruiser', ['cruiser', 'landcruisers', 'lc']],
  ['hilux', ['lux', 'hi lux']],
  ['forester', ['forry']],
];

/** Base colours; "white" is also a "Glacier White". */
export const colours = [
  'white', 'black', 'silver', 'grey', 'red', 'blue', 'green', 'yellow', 'orange', 'brown', 'gold', 'beige', 'purple',
  'pink', 'bronze', 'burgundy', 'cream', 'turquoise', 'maroon', 'champagne', 'charcoal',
]; // prettier-ignore

/** Names of models that are everyday words: they are names only behind their make. */
export const everydayWords: ReadonlySet<string> = new Set([
  'one', 'go', 'up', 'now', 'other', 'land', 'life', 'move', 'fit', 'city', 'express', 'master', 'cab', 'sport', 'wagon',
  'series', 'class', 'van', 'bus', 'truck', 'range', 'great', 'rover', 'partner', 'space',
  'sports', 'touring', 'model', 'prime', 'titan', 'transport', 'trade', 'first', 'big', 'cross',
]); // prettier-ignore

/** Words about cars that are a slip away from a name, and are none. */
export const neverNames: ReadonlySet<string> = new Set([
  'range', 'seats', 'sports', 'sport', 'smart', 'leather', 'camera', 'sunroof', 'camper', 'cruise', 'touring', 'limited',
  'series', 'turbo', 'power', 'control', 'family', 'towing', 'towbar', 'canopy', 'country', 'custom', 'comfort', 'carplay',
  'premium', 'luxury', 'heated', 'folded', 'sensor', 'sensors', 'doors', 'alloy', 'alloys', 'weeks', 'under', 'around',
  'money', 'small', 'large', 'great', 'cheap', 'price', 'prices', 'clean', 'tidy', 'service', 'history', 'spare', 'wheel',
  'wheels', 'third', 'court', 'mileage', 'engine', 'litre', 'seater', 'seaters', 'quick', 'quiet', 'track', 'trailer',
]); // prettier-ignore

/** Words that say nothing about a car once the rest is understood. */
export const fillers: ReadonlySet<string> = new Set([
  'a', 'am', 'an', 'the', 'and', 'or', 'with', 'for', 'sale', 'in', 'at', 'of', 'to', 'me', 'i', 'im', 'm', 'want', 'need',
  'looking', 'look', 'show', 'find', 'please', 'any', 'some', 'car', 'cars', 'vehicle', 'vehicles', 'my', 'from', 'by',
  'that', 'is', 'has', 'have', 'having', 'which', 'would', 'like', 'buy', 'buying', 'near', 'nearby', 'close', 'only',
  'one', 'something', 'budget', 'but', 'under', 'us', 'we', 'all', 'are', 'there', 'you', 'do', 'got', 'what', 'colour',
  'coloured', 'transmission', 'gearbox', 'fuel', 'engine', 'body', 'made', 'built', 'year', 'model', 'price', 'priced',
]); // prettier-ignore
