/* A table of queries, one entry each: it grows with the queries and has one reason to change, so it is one file. */

import {
  all,
  either,
  is,
  km,
  made,
  matches,
  named,
  not,
  price,
  q,
  seats,
  since,
  town,
  within,
  year,
  type CorpusQuery,
  type Rule,
} from './corpus-rules';

const auto = is('transmission', 'Automatic');
const manualCore = is('transmission', 'Manual');
const manual = either(manualCore, all(is('transmission', null), named('man', 'manual')));
const suv = is('body', 'suv');
const suvOrWagon = within('body', ['suv', 'wagon']);
const hatch = is('body', 'hatch');
const sedan = is('body', 'sedan');
const wagon = is('body', 'wagon');
const ute = is('body', 'ute');
const van = is('body', 'van');
const white = is('colour', 'White');
const red = is('colour', 'Red');
const black = is('colour', 'Black');
const hasColour = not(is('colour', null));
const diesel = is('fuel', 'Diesel');
const petrol = is('fuel', 'Petrol');
const isHybrid = is('fuel', 'Hybrid');
const hybrid = either(isHybrid, named('hybrid', 'phev', 'mhev'));
const fourByFour = either(
  within('drive', ['4WD', 'AWD']),
  named('4x4', '4wd', 'awd', '4motion', 'quattro', '4matic', 'xdrive'),
);
const fourWheels = is('drive', '4WD');
const rearWheels = is('drive', 'RWD');
const hasPrice = not(is('price', null));
const hasKm = not(is('km', null));
const brandNew = is('condition', 'new');
const used = is('condition', 'used');
const sevenSeats = is('seats', 7);
const twoDoors = is('doors', 2);
const fourDoors = is('doors', 4);
const v8 = is('cylinders', 8);
const v6 = is('cylinders', 6);
const atMost =
  (field: 'litres' | 'cylinders' | 'consumption', most: number): Rule =>
  ({ [field]: value }) =>
    value !== null && value <= most;
const smallEngine = all(atMost('cylinders', 4), atMost('litres', 1.6));
/** Two rows of seats, and doors to them. */
const dualCabCore = all(ute, fourWheels, fourDoors, is('seats', 5));

const nsw = is('state', 'NSW');
const vic = is('state', 'VIC');
const qld = is('state', 'QLD');
const wa = is('state', 'WA');
const sa = is('state', 'SA');
const tas = is('state', 'TAS');
const act = is('state', 'ACT');
const nt = is('state', 'NT');
const aroundToowoomba = all(
  qld,
  town(
    'Toowoomba', 'Toowoomba City', 'South Toowoomba', 'East Toowoomba', 'Gatton', 'Ipswich', 'North Ipswich',
    'Yamanto', 'Dinmore', 'Bundamba', 'Stanthorpe', 'Camira', 'Wacol', 'Sumner',
  ),
); // prettier-ignore
const aroundGeelong = all(
  vic,
  town(
    'Geelong', 'South Geelong', 'North Geelong', 'Geelong West', 'Newtown', 'Belmont', 'Corio', 'Werribee',
    'Hoppers Crossing', 'Point Cook', 'Truganina', 'Bacchus Marsh', 'Melton', 'Colac West', 'Laverton North',
    'Altona North', 'Ballarat', 'Mornington', 'Footscray', 'West Footscray', 'Brooklyn', 'Braybrook',
    'Williamstown', 'Williamstown North', 'Deer Park', 'Maidstone', 'Ravenhall', 'St Albans',
    'Sunshine North', 'Yarraville', 'Derrimut', 'Caroline Springs',
  ),
); // prettier-ignore
const aroundNewcastle = all(
  nsw,
  town(
    'Cardiff', 'East Maitland', 'Beresfield', 'Maryville', 'Mayfield West', 'Hamilton North', 'Singleton',
    'Rutherford', 'Hamilton East', 'Hamilton', 'Boolaroo', 'Glendale', 'Gateshead', 'Kurri Kurri',
    'Edgeworth', 'New Lambton', 'Maitland', 'Lambton', 'Cessnock', 'Wickham', 'Taylors Beach', 'Adamstown',
    'Warners Bay', 'Muswellbrook', 'McDougalls Hill', 'Sandgate', 'Waratah', 'Mayfield', 'Broadmeadow',
    'Heatherbrae', 'Belmont', 'Bennetts Green', 'Islington', 'Raymond Terrace', 'Newcastle West',
    'Newcastle', 'Branxton', 'Tuggerah', 'Gosford', 'West Gosford', 'Erina', 'Lisarow',
  ),
); // prettier-ignore
const inNewcastle = all(
  nsw,
  town('Newcastle West', 'Hamilton', 'Wickham', 'Maryville', 'Islington', 'Broadmeadow'),
);
const aroundTownsville = all(
  qld,
  town(
    'Townsville', 'Garbutt', 'Mount Louisa', 'Hermit Park', 'West End', 'Hyde Park', 'Pimlico', 'Aitkenvale',
    'Kirwan', 'Bohle', 'Currajong',
  ),
); // prettier-ignore

const toyota = made('Toyota');
const bmw = made('BMW');
const europeanCore = within('make', ['BMW', 'Audi', 'Mercedes-Benz', 'Volkswagen', 'Volvo']);
const european = either(
  europeanCore,
  within('make', [
    'Skoda', 'Porsche', 'Land Rover', 'Jaguar', 'Renault', 'Peugeot', 'Citroen', 'MINI', 'Fiat', 'Alfa Romeo',
    'Maserati', 'Cupra', 'Opel', 'Bentley', 'Saab', 'Abarth', 'Aston Martin', 'Rolls-Royce', 'Lamborghini',
    'Ineos', 'Polestar',
  ]),
); // prettier-ignore
const hilux = named('hilux');
const golf = named('golf');
const i30 = named('i30');
const rav4 = named('rav4');
const amarok = named('amarok');
const mustang = named('mustang');
const commodore = named('commodore');
const landcruiser = named('land cruiser');
const patrol = named('patrol');
const santaFe = all(named('santa fe'), named('highlander'));
const xTrail = named('x trail');
const grandCherokee = named('grand cherokee');
const toyobaru = named('toyota 86', 'gr86', 'brz');
const vanModels = named('hiace', 'iload', 'transit', 'trafic', 'transporter', 'vito', 'g10');
const uteModels = named(
  'hilux', 'ranger', 'triton', 'navara', 'd max', 'bt 50', 'amarok', 'cannon', 't60', 'musso', 'gladiator',
  '1500',
); // prettier-ignore
const moverModels = named(
  'carnival', 'tarago', 'estima', 'elgrand', 'odyssey', 'imax', 'multivan', 'caravelle', 'serena', 'alphard',
  'vellfire', 'voxy', 'noah', 'staria', 'granvia', 'mifa', 'g10', 'delica', 'grandis', 'rondo', 'mpv',
  'commuter', 'valente', 'v250', 'v220', 'viano', 'avancier', 'stream', 'isis', 'wish', 'previa', 'ipsum',
  'coaster', 'grand cabin',
); // prettier-ignore

/** Models, badges and series in a few words, some misspelt or shortened. */
const names: CorpusQuery[] = [
  q('corolla', named('corolla')),
  q('cx5', named('cx 5')),
  q('i30 n line', all(i30, named('n line'))),
  q('mitsibishi triton', named('triton')),
  q('kia carnaval', named('carnival')),
  q('vw polo manual', all(named('polo'), manual), { core: all(named('polo'), manualCore) }),
  q('ranger wildtrack', all(named('ranger'), named('wildtrak'))),
  q('mux', named('mu x')),
  q('haice', named('hiace')),
  q('merc c63', all(made('Mercedes-Benz'), named('c63'))),
  q(
    'bmw x5 diesel',
    all(
      bmw,
      named('x5'),
      either(diesel, named('30d', '40d', '25d', '3.0d', 'xdrive 30d', 'xdrive 40d', 'xdrive 25d')),
    ),
    { core: all(bmw, named('x5'), diesel) },
  ),
  q('red mx5', all(named('mx 5'), within('colour', ['Red', 'Burgundy'])), { core: all(named('mx 5'), red) }),
  q('amarok v6', all(amarok, either(v6, named('v6', 'tdi550', 'tdi580', 'tdi600'))), {
    core: all(amarok, v6),
  }),
  q('teslas', made('Tesla')),
];

/** Classes, colours and engines in a few words. */
const classes: CorpusQuery[] = [
  q('utes', ute),
  q('manual hatch', all(hatch, manual), { core: all(hatch, manualCore) }),
  q('orange ute', all(ute, is('colour', 'Orange'))),
  q('yellow car', is('colour', 'Yellow')),
  q('mini cooper s', all(made('MINI'), named('cooper s', 'cooper sd')), {
    core: all(made('MINI'), named('cooper s')),
  }),
  q('suv sub 15k', all(suv, price(0, 15_000))),
  q('newest forester', named('forester'), { order: 'year:desc' }),
  q('most expensive porsche', made('Porsche'), {
    core: all(made('Porsche'), hasPrice),
    order: 'price:desc',
  }),
  q('demo suv', all(suv, is('condition', 'demo'))),
  q('brand new utes', all(ute, brandNew), { core: all(ute, brandNew, uteModels) }),
  q('mustang v8 manual', all(mustang, manual, not(is('cylinders', 4))), {
    core: all(mustang, manualCore, v8),
  }),
  q('hybrid rav 4', all(rav4, hybrid), { core: all(rav4, either(isHybrid, named('hybrid'))) }),
  q('sedan canberra', all(sedan, either(act, town('Goulburn', 'Yass', 'Queanbeyan'))), {
    core: all(sedan, act),
  }),
  q('cars in darwin', nt, { core: all(nt, town('Darwin')) }),
];

/** More words, and whole sentences. */
const sentences: CorpusQuery[] = [
  q('cheapest automatic hatchback in western australia', all(hatch, auto, wa), {
    core: all(hatch, auto, wa, hasPrice),
    order: 'price:asc',
  }),
  q('lowest kms hilux 4x4 dual cab', all(hilux, fourByFour, not(twoDoors)), {
    core: all(hilux, dualCabCore, hasKm),
    order: 'km:asc',
  }),
  q('low km toyota under 30 grand', all(toyota, price(0, 30_000), km(0, 100_000)), {
    core: all(toyota, price(0, 30_000), km(0, 30_000), used),
  }),
  q(
    'white or silver camry hybrid 2018 or newer',
    all(named('camry'), hybrid, within('colour', ['White', 'Silver']), since(2018)),
  ),
  q(
    'kluger or cx9 7 seats under 40k',
    all(named('kluger', 'cx 9'), price(0, 40_000), either(is('seats', null), seats(7, 99))),
    { core: all(named('kluger', 'cx 9'), price(0, 40_000), sevenSeats) },
  ),
  q(
    'diesel 4wd to tow a caravan max 60k',
    all(diesel, fourByFour, price(0, 60_000), within('body', ['suv', 'ute', 'wagon'])),
    {
      core: all(
        diesel,
        fourWheels,
        price(0, 60_000),
        within('body', ['suv', 'ute']),
        ({ litres }) => litres !== null && litres >= 2.7,
      ),
    },
  ),
  q('suv between 20 and 25 thousand not white', all(suv, price(20_000, 25_000), not(white)), {
    core: all(suv, price(20_000, 25_000), hasColour, not(white)),
  }),
  q(
    'small automatic car for my nan with low kms under 20k',
    all(within('body', ['hatch', 'sedan', 'suv']), auto, price(0, 20_000), km(0, 100_000)),
    { core: all(hatch, auto, price(0, 20_000), km(0, 25_000), smallEngine) },
  ),
  q('first car for a p plater under 10k auto hatch', all(hatch, auto, price(0, 10_000)), {
    core: all(hatch, auto, price(0, 10_000), not(named('gti', 'turbo', 'sport')), smallEngine),
  }),
  q('cheap uni student car manual under 8 grand', all(manual, price(0, 8_000)), {
    core: all(manualCore, price(0, 8_000), hatch, atMost('litres', 1.8)),
  }),
  q(
    'dual cab ute diesel auto 4x4 under 35k',
    all(ute, diesel, auto, fourByFour, price(0, 35_000), not(twoDoors)),
    { core: all(dualCabCore, diesel, auto, price(0, 35_000)) },
  ),
  q('farm ute manual diesel 4wd under 25000', all(ute, manual, diesel, fourByFour, price(0, 25_000)), {
    core: all(ute, manualCore, diesel, fourWheels, price(0, 25_000)),
  }),
  q(
    'work van auto diesel less than 120000 km',
    all(either(van, vanModels, named('caravan')), auto, diesel, km(0, 120_000)),
    { core: all(van, auto, diesel, km(0, 120_000), used, vanModels) },
  ),
  q(
    'single cab hilux for the tradies',
    all(hilux, either(twoDoors, seats(0, 3), is('doors', null)), not(is('seats', 5))),
    { core: all(hilux, ute, twoDoors, is('seats', 2)) },
  ),
  q('hiace van 2015 onwards for my business', all(named('hiace'), since(2015)), {
    core: all(named('hiace'), since(2015), van, not(named('commuter'))),
  }),
  q(
    'toyota hilux, ford ranger or isuzu dmax in wa with less than 80 000 km',
    all(named('hilux', 'ranger', 'd max'), wa, km(0, 80_000)),
  ),
  q('second hand suv in townsville under 35k', all(suv, not(brandNew), price(0, 35_000), aroundTownsville), {
    core: all(suv, used, price(0, 35_000), qld, town('Townsville')),
  }),
  q('used hatch near geelong', all(hatch, not(brandNew), aroundGeelong), {
    core: all(hatch, used, vic, town('Geelong')),
  }),
  q('4x4 ute around toowoomba', all(ute, fourByFour, aroundToowoomba), {
    core: all(ute, fourWheels, qld, town('Toowoomba')),
  }),
  q('automatic suv in newcastle nsw up to $25,000', all(suv, auto, price(0, 25_000), aroundNewcastle), {
    core: all(suv, auto, price(0, 25_000), inNewcastle),
  }),
  q('subaru for sale tasmania', all(made('Subaru'), tas)),
  q(
    'any hyundai or kia suvs in launceston',
    all(
      within('make', ['Hyundai', 'Kia']),
      suv,
      tas,
      town('Launceston', 'Youngtown', 'Invermay', 'Devonport'),
    ),
    { core: all(within('make', ['Hyundai', 'Kia']), suv, tas, town('Launceston')) },
  ),
  q('awd wagon for trips to the snow', all(fourByFour, suvOrWagon), {
    core: all(is('drive', 'AWD'), wagon, not(moverModels)),
  }),
  q(
    'hybrid suv under 40k with less than 50000kms',
    all(suvOrWagon, hybrid, price(0, 40_000), km(0, 50_000)),
    { core: all(suv, isHybrid, named('hybrid'), price(0, 40_000), km(0, 50_000), not(brandNew)) },
  ),
  q(
    'sedan 2017 or newer under 100k kms but not a toyota',
    all(sedan, since(2017), km(0, 100_000), not(toyota)),
  ),
  q('cars from $10,000 to $12,000 automatic', all(auto, price(10_000, 12_000))),
  q('swift, jazz or yaris under 14k', all(named('swift', 'jazz', 'yaris'), price(0, 14_000)), {
    core: all(named('swift', 'jazz', 'yaris'), not(named('yaris cross')), price(0, 14_000)),
  }),
  q('wife wants a blue cx3 or cx30', all(named('cx 3', 'cx 30'), is('colour', 'Blue'))),
  q(
    'fuel efficient hatch that uses less than 5 litres per 100km',
    all(hatch, either(atMost('consumption', 5), is('fuel', 'Electric'))),
    { core: all(hatch, ({ consumption }) => consumption !== null && consumption > 0 && consumption < 5) },
  ),
  q('old landcruiser before 2005', all(landcruiser, year(0, 2004)), {
    core: all(landcruiser, not(named('prado')), year(0, 2004)),
  }),
  q(
    "i'm looking for a 2020 hyundai kona active in grey or silver",
    all(named('kona'), named('active'), year(2020, 2020), within('colour', ['Grey', 'Silver'])),
  ),
  q(
    'tucson or sportage 2020 to 2022 auto no more than 60,000km',
    all(named('tucson', 'sportage'), year(2020, 2022), auto, km(0, 60_000)),
  ),
  q('manual 4x4 suv for beach camping under 30k', all(suvOrWagon, manual, fourByFour, price(0, 30_000)), {
    core: all(suv, manualCore, fourWheels, price(0, 30_000)),
  }),
  q('bt50s in south australia', all(named('bt 50'), sa)),
  q(
    'my budget is 22000 and i need an automatic suv under 90,000 km',
    all(suv, auto, price(0, 22_000), km(0, 90_000)),
  ),
  q('2012-2015 golf diesel', all(golf, either(diesel, named('tdi')), year(2012, 2015)), {
    core: all(golf, diesel, year(2012, 2015)),
  }),
  q(
    'two door sports car rear wheel drive under 40 grand',
    all(within('body', ['coupe', 'convertible']), rearWheels, price(0, 40_000)),
    { core: all(is('body', 'coupe'), rearWheels, twoDoors, price(0, 40_000)) },
  ),
  q('86 or brz manual under 35k', all(toyobaru, manual, price(0, 35_000)), {
    core: all(toyobaru, manualCore, price(0, 35_000)),
  }),
  q('european diesel suv under 100k on the clock', all(suv, european, diesel, km(0, 100_000)), {
    core: all(suv, europeanCore, diesel, km(0, 100_000), used),
  }),
  q('ve commodore v8 manual', all(commodore, year(2006, 2013), either(v8, named('ss', 'v8')), manual), {
    core: all(commodore, year(2007, 2012), v8, manualCore),
  }),
  q('y62 patrol v8 petrol', all(patrol, not(diesel), since(2012), not(named('y61'))), {
    core: all(patrol, v8),
  }),
  q('jeep wranglers 4 door unlimited', all(named('wrangler'), either(named('unlimited'), fourDoors)), {
    core: all(named('wrangler'), named('unlimited')),
  }),
  q('grand cherokee diesel 2016+ not red', all(grandCherokee, diesel, since(2016), not(red)), {
    core: all(grandCherokee, diesel, since(2016), hasColour, not(red)),
  }),
  q(
    'santa fe highlander diesel under 90 000kms',
    all(santaFe, either(diesel, named('crdi')), km(0, 90_000)),
    { core: all(santaFe, diesel, km(0, 90_000)) },
  ),
  q('black audi q5 or bmw x3', all(named('q5', 'sq5', 'x3'), within('make', ['Audi', 'BMW']), black), {
    core: all(named('q5', 'x3'), within('make', ['Audi', 'BMW']), black),
  }),
  q(
    '7 seat suv under 20k for a family of 6',
    all(suvOrWagon, either(seats(7, 99), matches(/ [78](?:st| seats?| seater) /)), price(0, 20_000)),
    { core: all(suv, sevenSeats, price(0, 20_000)) },
  ),
  q('nissan x-trail 7 seats', all(xTrail, either(sevenSeats, named('7 seat', '7 seats', '7 seater'))), {
    core: all(xTrail, sevenSeats),
  }),
  q('2wd petrol hilux cheapest first', all(hilux, petrol, not(named('4x4', '4wd')), not(fourWheels)), {
    core: all(hilux, petrol, rearWheels, not(named('4x4')), hasPrice),
    order: 'price:asc',
  }),
  q('i30 with sunroof', all(i30, named('sunroof', 'panoramic', 'pano')), {
    core: all(i30, named('sunroof')),
  }),
  q('gwm cannon ute with less than 30,000 k', all(named('cannon'), km(0, 30_000))),
];

const pajeroSport = named('pajero sport');
const kluger = named('kluger');
const corolla = named('corolla');
/** Limits and wishes expressed as refusals, and shortened years. */
const refusals: CorpusQuery[] = [
  q("i don't want to spend more than 20k", price(0, 20_000)),
  q('i do not want to spend more than 45000 on an automatic kluger', all(kluger, price(0, 45_000), auto)),
  q('do not want to spend more than 30k on a white suv', all(suv, white, price(0, 30_000))),
  q("shouldn't be over 20k suv", all(suv, price(0, 20_000))),
  q("don't want anything over 100,000 km corolla", all(corolla, km(0, 100_000))),
  q('corolla do not need leather', corolla),
  q("don't like silver corolla", all(corolla, not(is('colour', 'Silver')))),
  q('pajero sport not pajero', pajeroSport),
  q('post 2018 kluger', all(kluger, since(2018)), { core: all(kluger, since(2019)) }),
  q('2016-17 cx-3', all(named('cx 3'), year(2016, 2017))),
  q('my18 cx-3', all(named('cx 3'), year(2017, 2018)), { core: all(named('cx 3'), year(2018, 2018)) }),
  q(
    'kluger lovely immaculate shiny please, must have excellent tyres, not written off and not rusty',
    kluger,
  ),
];

/**
 * Queries of everyday buyers, from a bare model name to a whole sentence, written on 29 November 2026 by an author who
 * had not read the search's grammar, after it had been mended with the tables of families and enthusiasts; and those of
 * another such author that were misread at first.
 */
export const everydayQueries: readonly CorpusQuery[] = [...names, ...classes, ...sentences, ...refusals];
