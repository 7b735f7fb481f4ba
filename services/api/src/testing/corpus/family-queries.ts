/* A table of queries, one entry each: it grows with the queries and has one reason to change, so it is one file. */

import {
  all,
  either,
  is,
  km,
  kmAtMost,
  made,
  matches,
  named,
  not,
  price,
  seats,
  since,
  town,
  within,
  year,
  type CorpusQuery,
  type Rule,
} from './corpus-rules';

/** A rule that leaves room for taste: cars that may be shown, and cars that must not be missing. */
type Taste = Required<Pick<CorpusQuery, 'finds' | 'core'>>;
type Part = Rule | Taste;

const taste = (finds: Rule, core: Rule): Taste => ({ finds, core });
const findsOf = (part: Part): Rule => (typeof part === 'function' ? part : part.finds);
const coreOf = (part: Part): Rule => (typeof part === 'function' ? part : part.core);
/** Every part holds, in either sense. */
const every = (...parts: Part[]): Taste => taste(all(...parts.map(findsOf)), all(...parts.map(coreOf)));
/** One of the parts holds, in either sense. */
const some = (...parts: Part[]): Taste => taste(either(...parts.map(findsOf)), either(...parts.map(coreOf)));
const q = (query: string, part: Part, order?: string): CorpusQuery => ({
  query,
  finds: findsOf(part),
  core: coreOf(part),
  ...(order === undefined ? {} : { order }),
});

/** The title says each of some words, in any order. */
const words = (...names: string[]): Rule => all(...names.map((name) => named(name)));
/** "Under" a price may show a car of that very price. */
const under = (most: number): Taste => taste(price(0, most), all(price(0, most), not(is('price', most))));
const kmUnder = (most: number, core = most): Taste =>
  taste(kmAtMost(most), all(km(0, core), not(is('km', core))));
const newerThan = (before: number): Taste => taste(since(before), since(before + 1));
const olderThan = (after: number): Taste => taste(year(0, after), year(0, after - 1));
const colour = (...values: string[]): Rule => within('colour', values);
const notColour = (...values: string[]): Taste =>
  taste(not(colour(...values)), all(not(is('colour', null)), not(colour(...values))));
/** Cheap: at most so much, and surely when at most the second amount. */
const cheap = (most: number, core: number): Taste => taste(price(0, most), price(0, core));
/** Of this body, or of one that the listing does not name. */
const perhaps = (body: string): Taste => taste(either(is('body', body), is('body', null)), is('body', body));

const auto = taste(not(is('transmission', 'Manual')), is('transmission', 'Automatic'));
const manual = taste(
  either(is('transmission', 'Manual'), all(is('transmission', null), named('man', 'manual'))),
  is('transmission', 'Manual'),
);
const dieselWords = matches(/ (?:diesel|tdi\d*|crdi|td4|td6|sd4|tdv6|sdv6|sdv8|bluetec|cdi|\d\.\ddt) /);
const diesel = taste(either(is('fuel', 'Diesel'), all(is('fuel', null), dieselWords)), is('fuel', 'Diesel'));
const petrol = taste(
  either(is('fuel', 'Petrol'), all(is('fuel', null), not(dieselWords))),
  is('fuel', 'Petrol'),
);
const hybridWords = named('hybrid', 'phev', 'hev', 'mhev', 'efour', 'hyb');
const hybrid = taste(
  either(is('fuel', 'Hybrid'), hybridWords),
  all(is('fuel', 'Hybrid'), named('hybrid', 'hev')),
);
const electric = taste(
  either(is('fuel', 'Electric'), all(named('ev', 'electric', 'leaf', 'tesla'), not(is('fuel', 'Diesel')))),
  is('fuel', 'Electric'),
);
const allWheels = within('drive', ['4WD', 'AWD']);
const twoWheels = within('drive', ['RWD', 'FWD']);
const fourByFour = taste(
  either(allWheels, named('4x4', '4wd', 'awd', '4motion')),
  all(is('drive', '4WD'), not(named('4x2', '2wd', 'fwd', 'rwd'))),
);
const awd = taste(fourByFour.finds, all(allWheels, named('awd', '4x4', '4wd')));
const twoWheelDrive = taste(
  either(twoWheels, named('4x2', '2wd')),
  all(twoWheels, not(named('4x4', '4wd', 'awd'))),
);
const sevenSeats = taste(either(seats(7, 9), matches(/ [78] ?(?:seats?|seater|st) /)), is('seats', 7));
const eightSeats = taste(either(seats(8, 9), matches(/ 8 ?(?:seats?|seater|st) /)), is('seats', 8));
const upToThreeSeats = seats(0, 3);
const v8 = taste(either(is('cylinders', 8), named('v8')), is('cylinders', 8));
const litres = (size: number): Taste => {
  const isNear =
    (most: number): Rule =>
    (car) =>
      car.litres !== null && Math.abs(car.litres - size) < most;
  return taste(
    either(isNear(0.06), ({ title }) => title.includes(` ${size.toFixed(1)}`)),
    isNear(0.01),
  );
};
const litresBetween =
  (min: number, max: number): Rule =>
  (car) =>
    car.litres !== null && car.litres >= min && car.litres <= max;
const cylindersBetween =
  (min: number, max: number): Rule =>
  (car) =>
    car.cylinders !== null && car.cylinders >= min && car.cylinders <= max;
const used = taste(not(is('condition', 'new')), is('condition', 'used'));
const demo = is('condition', 'demo');
const brandNew = taste(either(is('condition', 'new'), demo), is('condition', 'new'));

const suvModels = either(
  named(
    'kluger', 'territory', 'captiva', 'rav', 'rav4', 'cx 3', 'cx 5', 'cx 7', 'cx 8', 'cx 9', 'cx 30', 'cx 60',
    'prado', 'land cruiser', 'x trail', 'pathfinder', 'patrol', 'tucson', 'ix35', 'santa fe', 'sportage',
    'sorento', 'forester', 'outback', 'outlander', 'asx', 'pajero', 'challenger', 'q3', 'q5', 'q7', 'x1',
    'x3', 'x5', 'xc60', 'xc90', 'xc40', 'tiguan', 'touareg', 't roc', 't cross', 'qashqai', 'dualis', 'juke',
    'kuga', 'escape', 'everest', 'mu x', 'trailblazer', 'trax', 'cherokee', 'compass', 'patriot', 'wrangler',
    'grand vitara', 'vitara', 'jimny', 'cr v', 'hr v', 'c hr', 'xv', 'kona', 'venue', 'palisade', 'seltos',
    'stonic', 'niro', 'koleos', 'captur', 'discovery', 'range rover', 'rover', 'haval', 'jolion', 'd90',
    'mg hs', 'zs', 'zst', 'macan', 'cayenne', 'm class', 'freemont', 'journey', 'countryman', 'kodiaq',
    'karoq', 'kamiq', 'levante', 'rexton', 'korando', 'x200', 'x240', 'xuv500', 'tribeca', 'crosstrek',
    'vezel', 'terracan', 'acadia', 'equinox', 'endura', 'ecosport', 'puma', 'fortuner', 'fj', 'murano',
  ),
  matches(/ (?:gl[abces]\d*|ml\d+|lexus (?:nx|rx|ux|lx)\d*[dhl]*) /),
); // prettier-ignore
const suv = taste(
  either(is('body', 'suv'), all(not(within('body', ['ute', 'van'])), suvModels)),
  is('body', 'suv'),
);
const hatch = taste(either(is('body', 'hatch'), named('hatch', 'hatchback')), is('body', 'hatch'));
const sedan = taste(
  either(
    is('body', 'sedan'),
    named('sedan'),
    all(is('body', null), not(named('wagon', 'hatch', 'hatchback', 'coupe'))),
  ),
  is('body', 'sedan'),
);
const moverModels = named(
  'carnival', 'estima', 'tarago', 'imax', 'odyssey', 'elgrand', 'multivan', 'alphard', 'vellfire', 'staria',
  'caravelle', 'serena', 'delica', 'voxy', 'noah', 'valente', 'v250', 'viano', 'v class', 'mifa', 'commuter',
  'granvia', 'stavic', 'rondo', 'mpv', 'previa', 'trajet', 'voyager', 'evalia', 'apv', 'coaster',
); // prettier-ignore
const mover = taste(
  either(is('body', 'peopleMover'), moverModels, all(named('hiace', 'g10', 'caddy'), seats(7, 99))),
  all(named('carnival', 'tarago'), not(is('body', 'van'))),
);
const wagonWords = named('wagon', 'sportwagon', 'tourer', 'estate', 'outback', 'avant', 'alltrack');
const wagon = taste(
  either(is('body', 'wagon'), wagonWords),
  all(is('body', 'wagon'), not(moverModels), not(suvModels)),
);
const uteModels = named(
  'hilux', 'ranger', 'triton', 'navara', 'bt 50', 'colorado', 'd max', 'amarok', 't60', 'musso', 'cannon',
  'ute', 'rodeo', 'gladiator', 'steed', 'v240', 'v200', 'pik up', 'tunland', 'crewman', 'maloo',
); // prettier-ignore
const ute = taste(
  either(is('body', 'ute'), all(is('body', null), uteModels)),
  all(is('body', 'ute'), uteModels),
);
const vanModels = named(
  'hiace', 'iload', 'transit', 'g10', 'trafic', 'crafter', 'transporter', 'vito', 'sprinter', 'caddy',
  'master', 'v80', 'kangoo', 'express', 'expert', 'scudo', 'berlingo', 'ducato', 'deliver',
); // prettier-ignore
const van = taste(
  either(within('body', ['van', 'peopleMover']), vanModels),
  all(is('body', 'van'), vanModels),
);
const convertible = taste(
  either(
    is('body', 'convertible'),
    named('convertible', 'cabriolet', 'cabrio', 'roadster', 'spider', 'spyder', 'mx 5'),
  ),
  is('body', 'convertible'),
);
const dualCab = taste(all(ute.finds, not(upToThreeSeats)), all(ute.core, is('doors', 4), is('seats', 5)));
const singleCab = taste(
  all(ute.finds, either(upToThreeSeats, is('doors', 2))),
  all(ute.core, is('doors', 2), upToThreeSeats),
);

const inTowns = (state: string, ...names: string[]): Rule => all(is('state', state), town(...names));
/** A city as the rest of its state, without the towns that lie far from it; its own suburbs must be there. */
const around = (state: string, far: readonly string[], near: readonly string[]): Taste =>
  taste(all(is('state', state), not(town(...far))), inTowns(state, ...near));
const inPerth = around(
  'WA',
  [
    'Bunbury', 'East Bunbury', 'South Bunbury', 'Busselton', 'Collie', 'Beresford', 'Wonthella', 'Harvey',
    'Wagin', 'Wongan Hills', 'Geraldton', 'Webberton',
  ],
  [
    'Perth', 'West Perth', 'Northbridge', 'Victoria Park', 'East Victoria Park', 'Burswood', 'Mount Lawley',
    'Osborne Park',
  ],
); // prettier-ignore
const inAdelaide = around(
  'SA',
  ['Mount Gambier', 'Murray Bridge', 'Clare', 'Nuriootpa', 'Goolwa', 'Port Augusta', 'Loxton', 'Victor Harbor'],
  [
    'Adelaide', 'Mile End', 'Mile End South', 'Thebarton', 'Wayville', 'Prospect', 'Hindmarsh', 'Medindie',
    'Nailsworth', 'Goodwood',
  ],
); // prettier-ignore
const inCanberra = taste(
  either(is('state', 'ACT'), inTowns('NSW', 'Yass', 'Goulburn', 'Crookwell')),
  inTowns('ACT', 'Phillip', 'Fyshwick', 'Belconnen'),
);
const inHobart = taste(
  inTowns('TAS', 'Hobart', 'North Hobart', 'Derwent Park', 'Glenorchy', 'Moonah', 'New Town'),
  inTowns('TAS', 'Hobart', 'North Hobart'),
);
const inLaunceston = taste(
  inTowns('TAS', 'Launceston', 'Youngtown', 'Invermay'),
  inTowns('TAS', 'Launceston'),
);
const inDarwin = taste(is('state', 'NT'), inTowns('NT', 'Darwin'));
const inBrisbane = around(
  'QLD',
  [
    'Southport', 'Robina', 'Toowoomba', 'Toowoomba City', 'South Toowoomba', 'East Toowoomba', 'Townsville',
    'Bungalow', 'Labrador', 'Ashmore', 'Garbutt', 'Maroochydore', 'Mackay', 'Arundel', 'Molendinar', 'Nerang',
    'West Gladstone', 'Gladstone', 'Noosaville', 'Parramatta Park', 'Kensington', 'Westcourt', 'Cairns City',
    'Cairns', 'Caloundra West', 'Buderim', 'Gympie', 'Emerald', 'Earlville', 'Nambour', 'Bundaberg West',
    'Bundaberg', 'Bundaberg North', 'Burleigh Heads', 'Mooloolaba', 'Baringa', 'Mount Louisa', 'Bells Creek',
    'Currumbin Waters', 'Kunda Park', 'Pialba', 'Biloela', 'Hermit Park', 'Stanthorpe', 'Tugun',
    'Biggera Waters', 'Currimundi', 'Allenstown', 'North Rockhampton', 'Moffat Beach', 'Rosemount',
    'Alexandra Headland', 'Sippy Downs', 'Mudgeeraba', 'Hyde Park', 'Chinchilla', 'Coolum Beach',
  ],
  [
    'Brisbane', 'Fortitude Valley', 'Albion', 'Windsor', 'Wilston', 'Hendra', 'Kedron', 'Morningside',
    'Greenslopes', 'Coorparoo',
  ],
); // prettier-ignore
const onGoldCoastCore = inTowns(
  'QLD',
  'Southport', 'Ashmore', 'Molendinar', 'Labrador', 'Robina', 'Nerang', 'Burleigh Heads',
); // prettier-ignore
const onGoldCoast = taste(
  either(
    onGoldCoastCore,
    inTowns(
      'QLD',
      'Arundel', 'Helensvale', 'Biggera Waters', 'Currumbin Waters', 'Tugun', 'Coomera', 'Mudgeeraba',
      'Yatala', 'Woongoolba',
    ),
    inTowns('NSW', 'Tweed Heads', 'Tweed Heads South'),
  ),
  onGoldCoastCore,
); // prettier-ignore
const onSunshineCoastCore = inTowns(
  'QLD',
  'Maroochydore', 'Buderim', 'Mooloolaba', 'Caloundra West', 'Nambour', 'Noosaville', 'Kunda Park',
); // prettier-ignore
const onSunshineCoast = taste(
  either(
    onSunshineCoastCore,
    inTowns(
      'QLD',
      'Baringa', 'Bells Creek', 'Currimundi', 'Moffat Beach', 'Rosemount', 'Alexandra Headland',
      'Sippy Downs', 'Coolum Beach', 'Gympie', 'Caboolture', 'Morayfield',
    ),
  ),
  onSunshineCoastCore,
); // prettier-ignore
const inCairns = taste(
  inTowns('QLD', 'Cairns', 'Cairns City', 'Bungalow', 'Westcourt', 'Earlville', 'Parramatta Park'),
  inTowns('QLD', 'Cairns', 'Cairns City'),
);
const inTownsville = taste(
  inTowns('QLD', 'Townsville', 'Garbutt', 'Mount Louisa', 'Hermit Park', 'West End', 'Hyde Park'),
  inTowns('QLD', 'Townsville'),
);
const inToowoomba = taste(
  inTowns('QLD', 'Toowoomba', 'Toowoomba City', 'South Toowoomba', 'East Toowoomba', 'Gatton'),
  inTowns('QLD', 'Toowoomba', 'Toowoomba City'),
);
const inNewcastleCore = inTowns(
  'NSW',
  'Newcastle West', 'Wickham', 'Hamilton', 'Hamilton North', 'Hamilton East', 'Maryville', 'Islington',
  'Broadmeadow',
); // prettier-ignore
const inNewcastle = taste(
  either(
    inNewcastleCore,
    inTowns(
      'NSW',
      'Adamstown', 'Mayfield', 'Mayfield West', 'Lambton', 'New Lambton', 'Waratah', 'Cardiff', 'Glendale',
      'Edgeworth', 'Boolaroo', 'Gateshead', 'Warners Bay', 'Bennetts Green', 'Belmont', 'Sandgate',
      'Beresfield', 'East Maitland', 'Maitland', 'Rutherford', 'Kurri Kurri', 'Cessnock', 'Heatherbrae',
      'Raymond Terrace', 'Taylors Beach', 'Branxton', 'Tuggerah',
    ),
  ),
  inNewcastleCore,
); // prettier-ignore
const inWollongong = taste(
  inTowns(
    'NSW',
    'Wollongong', 'North Wollongong', 'Albion Park', 'Albion Park Rail', 'Dapto', 'Yallah', 'Windang',
    'Oak Flats', 'Kirrawee', 'Sylvania', 'Caringbah', 'Sutherland', 'Taren Point', 'Campbelltown',
    'Smeaton Grange', 'Narellan', 'Camden', 'Ingleburn', 'Elderslie', 'Minto', 'Leumeah', 'Mittagong',
    'Bowral', 'Moss Vale',
  ),
  inTowns('NSW', 'Wollongong'),
); // prettier-ignore
const inGeelong = taste(
  inTowns(
    'VIC',
    'Geelong', 'South Geelong', 'North Geelong', 'Geelong West', 'Newtown', 'Belmont', 'Corio', 'Colac West',
    'Werribee', 'Hoppers Crossing', 'Point Cook', 'Laverton North', 'Truganina', 'Ravenhall', 'Altona North',
    'Williamstown', 'Williamstown North', 'Derrimut', 'Bacchus Marsh', 'Melton',
  ),
  inTowns('VIC', 'Geelong', 'South Geelong'),
); // prettier-ignore
const inBallarat = taste(
  inTowns(
    'VIC',
    'Ballarat', 'Wendouree', 'Brown Hill', 'Mount Pleasant', 'Sebastopol', 'Delacombe', 'Warrenheip',
    'Bacchus Marsh',
  ),
  inTowns('VIC', 'Ballarat'),
); // prettier-ignore
const inWodonga = taste(
  either(inTowns('VIC', 'Wodonga', 'Wangaratta'), inTowns('NSW', 'Lavington', 'Walla Walla', 'Holbrook')),
  inTowns('VIC', 'Wodonga'),
);
const inPortMacquarie = taste(
  inTowns('NSW', 'Port Macquarie', 'Wauchope', 'Harrington', 'Taree'),
  inTowns('NSW', 'Port Macquarie'),
);
const inBunbury = taste(
  inTowns('WA', 'Bunbury', 'East Bunbury', 'South Bunbury', 'Harvey', 'Collie', 'Busselton'),
  inTowns('WA', 'Bunbury'),
);
const inMelbourne = around(
  'VIC',
  [
    'Traralgon', 'Geelong', 'Wodonga', 'Wendouree', 'Seymour', 'Shepparton', 'Echuca', 'Brown Hill',
    'South Geelong', 'Wangaratta', 'Bendigo', 'Ballarat', 'Newtown', 'Epsom', 'Warragul', 'Swan Hill',
    'Bairnsdale', 'Geelong West', 'North Geelong', 'Mount Pleasant', 'Colac West', 'Horsham', 'Warrnambool',
    'Golden Square', 'Sebastopol', 'Delacombe', 'Ararat', 'Kyabram', 'Sale', 'Morwell', 'Warrenheip',
    'Mildura', 'Corio', 'Belmont',
  ],
  ['Melbourne', 'Southbank', 'South Melbourne', 'Port Melbourne'],
); // prettier-ignore
const inSydney = around(
  'NSW',
  [
    'Cardiff', 'Wollongong', 'Port Macquarie', 'East Maitland', 'Beresfield', 'Taree', 'Coffs Harbour',
    'Tweed Heads South', 'Maryville', 'Mayfield West', 'North Wollongong', 'Albion Park Rail',
    'Hamilton North', 'South Nowra', 'Albion Park', 'Singleton', 'Rutherford', 'Hamilton East', 'Hamilton',
    'Boolaroo', 'Nowra', 'Tuggerah', 'Glendale', 'Goulburn', 'Lismore', 'Gateshead', 'Kurri Kurri',
    'Edgeworth', 'New Lambton', 'Maitland', 'Lavington', 'Lambton', 'Cessnock', 'Wickham', 'Orange',
    'Taylors Beach', 'Yallah', 'Armidale', 'Adamstown', 'Bathurst', 'Wauchope', 'Warners Bay', 'Muswellbrook',
    'Moruya', 'Windang', 'Ulladulla', 'Bega', 'Casino', 'McDougalls Hill', 'Sandgate', 'Waratah',
    'Batemans Bay', 'South Tamworth', 'Moss Vale', 'Mayfield', 'Broadmeadow', 'Harrington', 'Macksville',
    'Kelso', 'Crookwell', 'Lithgow', 'Mittagong', 'Dapto', 'Heatherbrae', 'Belmont', 'Tuncurry',
    'Tweed Heads', 'Bowral', 'Bennetts Green', 'Islington', 'Raymond Terrace', 'Newcastle West', 'Yass',
    'Oak Flats', 'Holbrook', 'Forbes', 'West Ballina', 'Wagga Wagga', 'Branxton', 'Walla Walla', 'Walcha',
    'South Grafton', 'Wellington', 'West Tamworth', 'Inverell',
  ],
  [
    'Sydney', 'Alexandria', 'Waterloo', 'Zetland', 'Glebe', 'Darlinghurst', 'Rozelle', 'Leichhardt',
    'Haberfield', 'Five Dock', 'Mascot', 'Stanmore', 'Mosman', 'Arncliffe',
  ],
); // prettier-ignore
const inPenrith = taste(inSydney.finds, inTowns('NSW', 'Penrith'));

const hilux = named('hilux');
const navara = named('navara');
const corolla = named('corolla');
const yaris = named('yaris');
const swift = named('swift');
const i30 = named('i30');
const tucson = named('tucson');
const cerato = named('cerato');
const jolion = named('jolion');
const xTrail = words('x', 'trail');
const cx5 = words('cx', '5');
const gtLine = words('gt', 'line');
const white = colour('White');
const black = colour('Black');
const mazda3 = taste(matches(/^ \d{4} mazda (?:mazda)?3 /), matches(/^ \d{4} mazda 3 /));
const mazda2 = taste(matches(/^ \d{4} mazda (?:mazda)?2 /), matches(/^ \d{4} mazda 2 /));
const mazda6 = matches(/^ \d{4} mazda (?:mazda)?6 /);
const rav4 = taste(named('rav4'), matches(/ rav4 /));
const prado = named('prado');
const landcruiser = taste(all(named('land cruiser'), made('Toyota')), all(named('landcruiser'), not(prado)));
const commodore = taste(
  either(named('commodore'), all(made('Holden'), named('ute', 'calais', 'berlina'))),
  named('commodore'),
);
const golf = all(named('golf'), made('Volkswagen'));
const thrifty = taste(
  either(is('fuel', 'Electric'), ({ consumption }) => consumption !== null && consumption <= 6),
  all(
    not(is('fuel', 'Electric')),
    ({ consumption }) => consumption !== null && consumption > 1 && consumption < 6,
  ),
);
const smallCar = taste(
  all(
    not(within('body', ['ute', 'van', 'peopleMover'])),
    either(is('cylinders', null), cylindersBetween(0, 4)),
    either(is('litres', null), litresBetween(0, 2.5)),
  ),
  all(is('body', 'hatch'), cylindersBetween(0, 4), litresBetween(0, 1.6)),
);
const towCar = taste(
  all(
    either(is('body', null), within('body', ['suv', 'ute', 'wagon', 'van'])),
    either(is('fuel', 'Diesel'), cylindersBetween(6, 99), is('drive', '4WD')),
  ),
  all(
    is('fuel', 'Diesel'),
    is('drive', '4WD'),
    is('body', 'suv'),
    litresBetween(2.8, 99),
    named('landcruiser', 'mu x', 'everest'),
  ),
);

/** Utes for work. */
const workUtes: CorpusQuery[] = [
  q('white hilux under 40k', every(hilux, white, under(40_000))),
  q('hilux sr5 4x4 auto diesel', every(hilux, named('sr5'), fourByFour, auto, diesel)),
  q('ranger wildtrak 3.2 under 150000kms', every(words('ranger', 'wildtrak'), litres(3.2), kmUnder(150_000))),
  q('dual cab ute 4x4 diesel manual', every(dualCab, fourByFour, diesel, manual)),
  q('single cab ute for work under 30k', every(singleCab, under(30_000))),
  q('tradie ute under 20 grand', every(ute, under(20_000))),
  q(
    'triton glx 4x4 manual',
    every(
      named('triton'),
      taste(named('glx'), all(named('glx'), not(named('glx r', 'glx plus')))),
      fourByFour,
      manual,
    ),
  ),
  q('isuzu dmax or mazda bt50 4x4', every(either(words('d', 'max'), words('bt', '50')), fourByFour)),
  q('colorado z71', words('colorado', 'z71')),
  q(
    'navara stx dual cab auto silver',
    every(
      navara,
      words('st', 'x'),
      colour('Silver'),
      auto,
      taste(all(not(is('body', 'van')), not(upToThreeSeats)), all(is('doors', 4), seats(4, 99))),
    ),
  ),
  q(
    'ss ute manual holden v8',
    every(
      within('make', ['Holden', 'HSV']),
      either(is('body', 'ute'), named('ute')),
      named('ss'),
      manual,
      v8,
    ),
  ),
  q('xr6 ute', all(words('falcon', 'xr6'), is('body', 'ute'))),
  q('gwm cannon ute 2022', all(named('cannon'), year(2022, 2022))),
  q('amarok v6 tdi550', all(named('amarok'), named('tdi550', '550'))),
  q('cheapest 4x4 ute diesel', every(ute, fourByFour, diesel), 'price:asc'),
];

/** Towing, caravans and off-road. */
const towing: CorpusQuery[] = [
  q('diesel landcruiser for towing the van', every(landcruiser, diesel)),
  q(
    'prado gxl 7 seater diesel auto under 60k',
    every(prado, named('gxl'), sevenSeats, diesel, auto, under(60_000)),
  ),
  q('good tow car for caravan diesel auto under 50k', every(towCar, diesel, auto, under(50_000))),
  q(
    '200 series sahara',
    every(
      landcruiser,
      taste(all(named('sahara'), year(2007, 2022), not(named('lc300', '300'))), named('lc200 sahara')),
    ),
  ),
  q('lc79 gxl ute', words('lc79', 'gxl')),
  q(
    'landcrusier 300',
    taste(
      either(
        named('lc300'),
        all(landcruiser.finds, since(2021), not(named('prado', '70', 'lc79', 'lc76', 'lc78'))),
      ),
      named('lc300'),
    ),
  ),
  q(
    'pajero sport exceed 7 seats',
    every(
      words('pajero', 'sport'),
      named('exceed'),
      taste(either(is('seats', 7), named('7 seat')), is('seats', 7)),
    ),
  ),
  q(
    'nissan patrol v8 y62 ti',
    taste(
      all(named('patrol ti'), since(2012)),
      all(named('patrol ti'), not(named('ti l')), since(2013), is('cylinders', 8)),
    ),
  ),
  q(
    'everest titanium 4wd',
    every(
      words('everest', 'titanium'),
      taste(either(not(is('drive', 'RWD')), named('4wd', '4x4')), is('drive', '4WD')),
    ),
  ),
  q('mux lst 4x4', every(words('mu', 'x'), words('ls', 't'), fourByFour)),
  q('jimny manual', every(named('jimny'), manual)),
  q('wrangler unlimited rubicon', words('wrangler', 'unlimited', 'rubicon')),
  q('jeep grand cherokee diesel under 30k towing', every(words('grand', 'cherokee'), diesel, under(30_000))),
  q('7 seat 4wd 3.0 turbo diesel suv', every(sevenSeats, suv, fourByFour, diesel, litres(3))),
  q('discovery 4 sdv6', every(taste(named('discovery'), named('discovery 4')), named('sdv6'))),
];

const families: CorpusQuery[] = [
  q('7 seater suv under 30k', every(sevenSeats, suv, under(30_000))),
  q(
    'kia carnival platinum 8 seater',
    every(words('carnival', 'platinum'), taste(either(is('seats', null), seats(8, 99)), is('seats', 8))),
  ),
  q('people mover under $25,000', every(mover, under(25_000))),
  q('santa fe highlander 2018 onwards', all(words('santa', 'fe', 'highlander'), since(2018))),
  q('kluger grande awd white or silver', every(words('kluger', 'grande'), awd, colour('White', 'Silver'))),
  q('cx9 azami', words('cx', '9', 'azami')),
  q(
    'family suv low kms under 35000 dollars',
    every(suv, taste(not(seats(0, 4)), is('seats', 7)), under(35_000), kmUnder(100_000, 25_000)),
  ),
  q('sorento gt line diesel', every(named('sorento'), gtLine, diesel)),
  q(
    'outlander 7 seat 2wd es',
    every(
      words('outlander', 'es'),
      taste(either(is('seats', 7), named('7 seat')), all(named('7 seat'), is('seats', 7))),
      twoWheelDrive,
    ),
  ),
  q('hyundai imax 8 seats auto', every(named('imax'), auto)),
  q('something with 8 seats for a big family', eightSeats),
  q(
    'mitsubishi outlandar phev',
    taste(
      all(named('outlander'), either(named('phev'), is('fuel', 'Hybrid'))),
      matches(/ outlander .*phev /),
    ),
  ),
  q(
    'we need a 7 seater automatic petrol suv around 25k',
    every(sevenSeats, suv, auto, petrol, taste(price(19_000, 30_000), price(23_500, 26_500))),
  ),
  q('honda odyssey vti-l', words('odyssey', 'vti', 'l')),
  q(
    'pathfinder st-l 7 seats',
    every(words('pathfinder', 'st', 'l'), taste(either(is('seats', null), seats(7, 99)), is('seats', 7))),
  ),
  q('tiguan allspace', words('tiguan', 'allspace')),
  q(
    'captiva 7 seater cheap',
    every(
      named('captiva'),
      taste(either(is('seats', 7), named('7', '7st', '7 seater')), is('seats', 7)),
      cheap(20_000, 8_000),
    ),
  ),
  q('tarago or estima', named('tarago', 'estima')),
];

/** First cars, and cars for students. */
const firstCars: CorpusQuery[] = [
  q('cheap first car auto hatch under 10k', every(hatch, auto, under(10_000))),
  q('yaris auto under 15k', every(yaris, auto, under(15_000))),
  q('first car for my daughter under 15000 automatic small', every(smallCar, auto, under(15_000))),
  q(
    'uni student car under 8k',
    every(
      not(within('body', ['ute', 'van'])),
      taste(all(), all(is('body', 'hatch'), litresBetween(0, 1.6))),
      under(8_000),
    ),
  ),
  q('mazda 2 or swift manual', every(some(mazda2, swift), manual)),
  q('mazda3 sp25 red', every(mazda3, named('sp25'), colour('Red'))),
  q(
    'corrola hatch ascent sport',
    every(
      corolla,
      words('ascent', 'sport'),
      taste(not(within('body', ['sedan', 'wagon'])), is('body', 'hatch')),
    ),
  ),
  q('i30 active auto white under 100000 ks', every(i30, named('active'), auto, white, kmUnder(100_000))),
  q('picanto gtline', all(named('picanto'), gtLine)),
  q('small car under 12k not manual', every(smallCar, under(12_000), auto)),
  q(
    'mg3 excite with nav',
    taste(all(matches(/ mg3 /), named('excite')), named('mg3 auto excite with navigation')),
  ),
  q(
    'barina manual hatch',
    every(named('barina'), manual, taste(not(is('body', 'sedan')), is('body', 'hatch'))),
  ),
  q(
    'lancer es sedan auto cheap as',
    every(
      named('lancer'),
      perhaps('sedan'),
      taste(named('es'), all(named('es'), not(named('es sport')))),
      auto,
      cheap(20_000, 12_000),
    ),
  ),
  q('fiat 500 yellow or red or white', all(made('Fiat'), named('500'), colour('Yellow', 'Red', 'White'))),
  q('polo 85tsi', taste(words('polo', '85tsi'), named('polo 85tsi'))),
  q('cheapest yaris', yaris, 'price:asc'),
  q('picantos and micras', named('picanto', 'micra')),
];

/** Retirees, and comfort. */
const comfort: CorpusQuery[] = [
  q('camry altise low kms', every(words('camry', 'altise'), kmUnder(140_000, 60_000))),
  q('camry or accord', named('camry', 'accord')),
  q('subaru forrester 2.5i-s', named('forester 2.5i s')),
  q('outback 3.6r', words('outback', '3.6r')),
  q('suburu xv under 25k', every(named('xv'), made('Subaru'), under(25_000))),
  q('hybrid corolla sedan', every(corolla, hybrid, perhaps('sedan'))),
  q('rav 4 hybrid cruiser awd', every(rav4, hybrid, named('cruiser'), awd)),
  q('lexus es300h', named('es300h')),
  q('lexus suv under 50k', every(made('Lexus'), suv, under(50_000))),
  q('crv vti lx awd', all(named('cr v'), named('vti lx'))),
  q('honda jazz auto blue', every(named('jazz'), made('Honda'), auto, colour('Blue'))),
  q('calais v wagon', every(words('calais', 'v'), wagon)),
  q(
    'mazda 6 wagon diesel',
    every(mazda6, taste(either(is('body', 'wagon'), named('wagon')), is('body', 'wagon')), diesel),
  ),
  q(
    'volvo xc60 d5 or t6',
    taste(all(made('Volvo'), named('xc60'), named('d5', 't6')), all(matches(/ xc60 /), named('d5', 't6'))),
  ),
];

const places: CorpusQuery[] = [
  q('hilux perth', every(hilux, inPerth)),
  q('7 seater near geelong', every(sevenSeats, inGeelong)),
  q('used suv launceston', every(suv, used, inLaunceston)),
  q('forester hobart', every(named('forester'), inHobart)),
  q('rav4 canberra', every(rav4, inCanberra)),
  q('4x4 ute darwin', every(ute, fourByFour, inDarwin)),
  q('hatch adelaide under 15k', every(hatch, inAdelaide, under(15_000))),
  q('i30 gold coast', every(i30, onGoldCoast)),
  q('suv sunshine coast diesel', every(suv, diesel, onSunshineCoast)),
  q('auto ute townsville', every(ute, auto, inTownsville)),
  q('any utes in cairns', every(ute, inCairns)),
  q('toowoomba toyota', every(made('Toyota'), inToowoomba)),
  q('corolla newcastle nsw', every(corolla, inNewcastle)),
  q('cars under 15k wollongong', every(under(15_000), inWollongong)),
  q('white suv ballarat', every(suv, white, inBallarat)),
  q('ute bunbury wa', every(ute, inBunbury)),
  q('commodore tassie', every(commodore, is('state', 'TAS'))),
  q('tucson in south australia', all(tucson, is('state', 'SA'))),
  q('landcruiser nt', every(landcruiser, is('state', 'NT'))),
  q('mazda port macquarie', every(made('Mazda'), inPortMacquarie)),
  q('auto suv melbourne under 25k', every(suv, auto, inMelbourne, under(25_000))),
  q('suv around penrith under 20k', every(suv, inPenrith, under(20_000))),
  q('x trail brisbane', every(xTrail, inBrisbane)),
  q('commodore sydney', every(commodore, inSydney)),
  q('4wd near wodonga', every(fourByFour, inWodonga)),
];

/** Price, kilometres and year in many ways. */
const amounts: CorpusQuery[] = [
  q('2015-2018 cx5 maxx sport', all(cx5, words('maxx', 'sport'), year(2015, 2018))),
  q('between 20 and 30 grand mazda cx-3', all(words('cx', '3'), price(20_000, 30_000))),
  q(
    'budget $30k auto suv 2020 or newer',
    every(suv, auto, since(2020), taste(price(5_000, 33_000), price(20_000, 29_999))),
  ),
  q('tuscon elite 2019+ under 60,000km', every(tucson, named('elite'), since(2019), kmUnder(60_000))),
  q('anything under 5k', under(5_000)),
  q('max 12000 auto sedan less than 150k kms', every(sedan, auto, under(12_000), kmUnder(150_000))),
  q('asx newer than 2016 sub 20k', every(named('asx'), newerThan(2016), under(20_000))),
  q('2017 or 2018 qashqai', all(named('qashqai'), year(2017, 2018))),
  q(
    'x-trail ti no more than $28,000',
    every(xTrail, taste(named('ti'), all(named('ti'), not(named('ti l')))), under(28_000)),
  ),
  q('falcon pre 2010 under 10k', every(named('falcon'), olderThan(2010), under(10_000))),
  q('newest sportage gt line', all(named('sportage'), gtLine), 'year:desc'),
  q('lowest km hilux sr5', all(hilux, named('sr5')), 'km:asc'),
  q('2021 kona electric', every(named('kona'), electric, year(2021, 2021))),
  q('mustang gt manual under 60k', every(words('mustang', 'gt'), manual, under(60_000))),
  q('suv 15 to 20k under 100 thousand kms auto', every(suv, auto, price(15_000, 20_000), kmUnder(100_000))),
];

const negations: CorpusQuery[] = [
  q('suv under 20k not jeep or holden', every(suv, under(20_000), not(within('make', ['Jeep', 'Holden'])))),
  q('cerato not white not black', every(cerato, notColour('White', 'Black'))),
  q('navara 4x4 no manuals', every(navara, fourByFour, auto)),
  q(
    'kluger not 2wd',
    every(
      named('kluger'),
      taste(either(allWheels, named('awd', '4x4', 'efour')), allWheels),
      not(named('2wd', 'fwd', '4x2')),
    ),
  ),
  q(
    'golf gti not dsg',
    every(
      golf,
      named('gti'),
      taste(
        either(is('transmission', 'Manual'), all(is('transmission', null), not(named('dsg')))),
        is('transmission', 'Manual'),
      ),
    ),
  ),
  q(
    'rav4 petrol no hybrid 2019 onwards',
    every(rav4, since(2019), not(hybridWords), taste(not(is('fuel', 'Hybrid')), is('fuel', 'Petrol'))),
  ),
  q('landcruiser not prado under 60k', every(landcruiser, not(prado), under(60_000))),
  q('diesel van not white', every(van, diesel, notColour('White'))),
];

/** Engines, gearboxes and fuel. */
const engines: CorpusQuery[] = [
  q(
    'commo v8 manual sedan',
    every(commodore, is('transmission', 'Manual'), is('cylinders', 8), perhaps('sedan')),
  ),
  q('suv under 6l/100km', every(suv, thrifty)),
  q(
    'lpg falcon',
    every(named('falcon'), taste(either(is('fuel', 'LPG'), named('lpg', 'lpi')), is('fuel', 'LPG'))),
  ),
  q('electric car under 50k', every(electric, under(50_000))),
  q('wrx sti manual blue', every(taste(words('wrx', 'sti'), named('wrx sti')), manual, colour('Blue'))),
  q(
    'toyota 86 gts manual',
    every(made('Toyota'), taste(named('86 gts', 'gr86 gts'), named('86 gts')), manual),
  ),
  q('volkswagon golf r', all(golf, named('r'), not(named('r line')))),
];

/** Equipment that titles name. */
const equipment: CorpusQuery[] = [
  q('i30 n with sunroof', all(named('i30 n'), not(named('n line')), named('sunroof'))),
  q(
    'stinger gt red leather',
    every(
      words('stinger', 'gt'),
      taste(
        either(named('red leather'), is('interior', 'Red Leather'), all(named('leather'), colour('Red'))),
        named('gt red leather'),
      ),
    ),
  ),
  q('prado flat tailgate', words('prado', 'flat', 'tailgate')),
  q('cerato gt safety pack', all(cerato, named('gt safety pack'))),
  q('swift gl navi', every(swift, named('gl'), taste(named('navi', 'navigator'), named('gl navi')))),
  q('van with barn doors', words('barn', 'door')),
];

/** Vans, premium makes, new and demo cars, and comparisons. */
const others: CorpusQuery[] = [
  q('hiace van diesel auto lwb', every(words('hiace', 'lwb'), not(named('commuter')), diesel, auto)),
  q('iload manual or auto under 25k', every(named('iload'), under(25_000))),
  q('merc c200 black', all(made('Mercedes-Benz'), named('c200'), black)),
  q('bmw x5 30d grey', all(named('x5'), matches(/ (?:xdrive ?)?30d /), colour('Grey'))),
  q('convertible under 30k', every(convertible, under(30_000))),
  q('brand new haval jolion', every(jolion, brandNew)),
  q('demo utes', all(is('body', 'ute'), demo)),
  q('rav4 vs cx5 2021', every(some(rav4, cx5), year(2021, 2021))),
  q(
    'mini cooper s auto hatch',
    every(
      made('MINI'),
      taste(
        all(named('cooper s'), not(is('body', 'convertible'))),
        all(
          named('cooper s'),
          not(named('clubman', 'countryman', 'convertible', 'coupe', 'paceman')),
          is('body', 'hatch'),
        ),
      ),
      auto,
    ),
  ),
  q(
    'audi q5 or q3 black diesel',
    every(made('Audi'), taste(named('q5', 'q3', 'sq5'), named('q5', 'q3')), black, diesel),
  ),
];

/**
 * Queries of Australian families, tradies, retirees, caravanners and buyers of a first car, written on 29 November 2026
 * by an author who had not read the search's grammar.
 */
export const familyQueries: readonly CorpusQuery[] = [
  ...workUtes,
  ...towing,
  ...families,
  ...firstCars,
  ...comfort,
  ...places,
  ...amounts,
  ...negations,
  ...engines,
  ...equipment,
  ...others,
];
