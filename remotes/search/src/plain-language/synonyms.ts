import type { FilterName } from 'shared-contracts/entities/search';

/** What shoppers say for values of the stock. A value the stock does not have is not understood. */
export const synonyms: readonly (readonly [FilterName, string, readonly string[]])[] = [
  ['transmission', 'Automatic', ['auto', 'autos', 'automatics', 'auto transmission', 'automatic transmission', 'auto gearbox', 'dsg', 'cvt', 'tiptronic']],
  ['transmission', 'Manual', ['manuals', 'stick', 'stick shift', 'stickshift', 'manual transmission', 'manual gearbox']],
  ['fuel', 'Petrol', ['unleaded', 'petrols']],
  ['fuel', 'Diesel', ['diesels', 'turbo diesel', 'turbodiesel']],
  ['fuel', 'Hybrid', ['hybrids', 'hev', 'petrol hybrid']],
  ['fuel', 'Plug-in hybrid', ['phev', 'phevs', 'plug in hybrids', 'plug in']],
  ['fuel', 'Electric', ['ev', 'evs', 'bev', 'electric car', 'electric cars', 'fully electric']],
  ['fuel', 'LPG', ['gas']],
  ['drive', '4WD', ['4x4', '4wds', '4x4s', 'four wheel drive', '4 wheel drive', 'four by four', '4 by 4', '4by4', 'fourby', 'fourbie', 'fourbies', '4wding']],
  ['drive', 'AWD', ['all wheel drive', 'quattro']],
  ['drive', 'FWD', ['front wheel drive', '2wd', '2wds', '4x2', '2 wheel drive']],
  ['drive', 'RWD', ['rear wheel drive', '2wd', '2wds', '4x2', '2 wheel drive']],
  ['car_type', 'new', ['brand new']],
  ['car_type', 'used', ['second hand', '2nd hand', 'pre owned', 'pre loved', 'preloved']],
  ['car_type', 'demo', ['demos', 'demonstrator', 'demonstrators', 'ex demo', 'ex demonstrator', 'near new', 'nearly new']],
  ['body', 'suv', ['suvs', 'crossover', 'crossovers']],
  ['body', 'ute', ['utes', 'utility', 'pickup', 'pick up', 'pickups', 'work ute', 'farm ute', 'tradie ute']],
  ['body', 'hatch', ['hatches', 'hatchies', 'hatchie', 'hatchback', 'hatchbacks', 'hatch back']],
  ['body', 'sedan', ['sedans', 'saloon', 'saloons']],
  ['body', 'wagon', ['wagons', 'station wagon', 'station wagons', 'estate', 'wagoon']],
  ['body', 'van', ['vans', 'delivery van', 'cargo van', 'work van', 'panel van']],
  ['body', 'coupe', ['coupes']],
  ['body', 'convertible', ['convertibles', 'cabriolet', 'cabrio', 'roadster', 'drop top', 'soft top', 'softtop', 'ragtop']],
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
  ['Toyota', ['yota', 'tojo', 'toyo']],
  ['Subaru', ['subie', 'subi', 'suby']],
  ['Hyundai', ['hyndai', 'hundai']],
  ['Porsche', ['porker']],
  ['Lamborghini', ['lambo']],
  ['Jaguar', ['jag']],
  ['Nissan', ['datto']],
  ['SsangYong', ['ssang yong']],
  ['Alfa Romeo', ['alfa']],
  ['Great Wall', ['gwm']],
  ['GWM', ['great wall']],
];

/** Short names of models, as their squeezed spelling begins. */
export const modelNames: readonly (readonly [string, readonly string[]])[] = [
  ['commodore', ['commo', 'commodores']],
  ['pathfinder', ['pathy']],
  ['landcruiser', ['cruiser', 'landcruisers', 'lc', 'cruisers']],
  ['hilux', ['lux', 'hi lux', 'hiluxes']],
  ['forester', ['forry', 'foz']],
  ['gr86', ['86']],
  ['86', []],
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
  'sports', 'touring', 'model', 'prime', 'titan', 'transport', 'trade', 'first', 'big', 'cross', 'caravan',
]); // prettier-ignore

/** Words about cars that are a slip away from a name, and are none. */
export const neverNames: ReadonlySet<string> = new Set([
  'range', 'seats', 'sports', 'sport', 'smart', 'leather', 'camera', 'sunroof', 'camper', 'cruise', 'touring', 'limited',
  'series', 'turbo', 'power', 'control', 'family', 'towing', 'towbar', 'canopy', 'country', 'custom', 'comfort', 'carplay',
  'premium', 'luxury', 'heated', 'folded', 'sensor', 'sensors', 'doors', 'alloy', 'alloys', 'weeks', 'under', 'around',
  'money', 'small', 'large', 'great', 'cheap', 'price', 'prices', 'clean', 'tidy', 'service', 'history', 'spare', 'wheel',
  'wheels', 'third', 'court', 'mileage', 'engine', 'litre', 'seater', 'seaters', 'quick', 'quiet', 'track', 'trailer',
  'delivery', 'deliveries', 'delivered', 'later', 'newer', 'older', 'ascent', 'elite', 'ateva', 'adventure', 'start', 'speed',
  'shift', 'steel', 'action', 'while', 'write', 'stuck', 'sticky', 'stack', 'blank', 'block', 'accept', 'customer', 'export',
  'couple', 'couples', 'hitch', 'hitches', 'glass', 'booster', 'steering', 'yards', 'train', 'vintage', 'sparky', 'lemon',
  'accident', 'accidents', 'grant',
]); // prettier-ignore

/** Words that only join the others. */
export const fillers: ReadonlySet<string> = new Set([
  'a', 'am', 'an', 'the', 'and', 'or', 'with', 'in', 'at', 'of', 'to', 'me', 'i', 'im', "i'm", "i'd", 'm', 'my', 'is', 'be',
  'has', 'have', 'having', 'that', 'which', 'would', 'like', 'near', 'nearby', 'close', 'only', 'but', 'us', 'we', 'all',
  'are', 'there', 'you', 'do', 'got', 'what', 'any', 'some', 'from', 'by', 'it', 'its', "it's", 'can', 'could', 'on', 'as',
  'not', 'no', 'non', 'car', 'cars', 'vehicle', 'vehicles', 'sale', 'show', 'find', 'please', 'want', 'wanted', 'wanting',
  'need', 'looking', 'look', 'buy', 'buying', 'colour', 'coloured', 'color', 'transmission', 'gearbox', 'fuel', 'engine',
  'body', 'made', 'built', 'year', 'under', 'budget', 'priced', 'price', 'prices', 'around', 'after', 'vs', 'versus', 'get',
  'new', 'used', 'search', 'spend', 'your', 'our', 'drive',
]); // prettier-ignore

/** Words that say something, but nothing a listing could answer. */
export const sayings: ReadonlySet<string> = new Set([
  'for', 'something', 'anything', 'one', 'good', 'great', 'best', 'nice', 'clean', 'tidy', 'mint', 'decent', 'reliable',
  'condition', 'owner', 'owners', 'service', 'history', 'full', 'log', 'book', 'books', 'logbook', 'logbooks', 'rego',
  'registered', 'registration', 'rwc', 'roadworthy', 'warranty', 'mum', 'mom', 'dad', 'wife', 'husband', 'son', 'daughter',
  'kids', 'work', 'farm', 'site', 'weekend', 'weekends', 'daily', 'driver', 'commuter', 'commuting', 'summer',
  'winter', 'legal', 'approved', 'asap', 'today', 'now', 'urgent', 'deal', 'deals', 'special', 'offer', 'offers', 'finance', 'small', 'big', 'large',
  'medium', 'safe', 'fast', 'quick', 'cool', 'fun', 'solid', 'strong', 'popular', 'recommended', 'kms', 'km', 'kays', 'ks',
  'mileage', 'people', 'person', 'adults', 'child', 'baby', 'dog', 'dogs', 'bike', 'bikes', 'surf', 'city',
  'country', 'trips', 'trip', 'travel', 'travelling', 'camper', 'ex', 'lease', 'fleet', 'government', 'cash',
  'negotiable', 'ono', 'cheap', 'affordable', 'pretty', 'really', 'very', 'super', 'ever', 'beach', 'dealer', 'dealers',
  'stock', 'available', 'sell', 'selling', 'trade', 'swap', 'who', 'where', 'how', 'much', 'reviews',
]); // prettier-ignore

/** Towns whose names are other words: they are places only behind "in", "near" or "at". */
export const everydayTowns: ReadonlySet<string> = new Set([
  'sale', 'orange', 'officer', 'emerald', 'prospect', 'como', 'clare', 'bright', 'albion', 'concord', 'mascot', 'hume',
  'kings park', 'forbes', 'richmond', 'windsor', 'wellington', 'hamilton', 'bentley', 'newton', 'clyde', 'logan', 'griffith',
  'alexandria', 'brighton', 'croydon', 'preston', 'ascot', 'camden', 'cleveland', 'lincoln',
]); // prettier-ignore
