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
const manual = is('transmission', 'Manual');
const suv = is('body', 'suv');
const hatch = is('body', 'hatch');
const sedan = is('body', 'sedan');
const wagon = is('body', 'wagon');
const coupe = is('body', 'coupe');
const convertible = is('body', 'convertible');
const ute = is('body', 'ute');
const van = is('body', 'van');
/** Of this body, or of one that the listing does not name. */
const perhaps = (body: string): Rule => either(is('body', null), is('body', body));
const white = is('colour', 'White');
const black = is('colour', 'Black');
const red = is('colour', 'Red');
const diesel = is('fuel', 'Diesel');
const petrol = is('fuel', 'Petrol');
const v8 = is('cylinders', 8);
const hasPrice = not(is('price', null));
const hasKm = not(is('km', null));
const used = is('condition', 'used');
const sevenSeats = is('seats', 7);
const perhapsSevenSeats = either(is('seats', null), seats(7, 99));
const fourByFour = either(within('drive', ['4WD', 'AWD']), named('4x4', '4wd', 'awd'));
const fourWheels = is('drive', '4WD');
const nsw = is('state', 'NSW');
const vic = is('state', 'VIC');
const qld = is('state', 'QLD');
const wa = is('state', 'WA');

const electric = is('fuel', 'Electric');
const electricWide = either(
  electric,
  all(
    is('fuel', null),
    either(
      within('make', ['Tesla', 'Polestar']),
      named(
        'leaf', 'electric', 'mg zs ev', 'zs long range', 'c40', 'cooper se', 'bmw ix', 'bmw i4', 'bmw i3',
      ),
    ),
  ),
); // prettier-ignore
const plugIn = named(
  'phev', 'plug in', 'e hybrid', 't8', 'p400e', 'p510e', 'countryman cooper se', 'countryman cooper s e',
  'c350 e', '530e', 'e350 eq', '300e',
); // prettier-ignore
const isHybrid = is('fuel', 'Hybrid');
const hybrid = either(
  isHybrid,
  named('hybrid', 'hybr', 'hyb', 'hb', 'hev', 'phev', 'mhev', 'e power', 'plug in', 'prius', 'efour'),
  matches(/ (?:rx|nx|ux|es|is|ct|gs|ls|hs)\d{3}h /),
);
const hybridCore = all(isHybrid, named('hybrid'), not(named('mhev')));

// Families of models of which titles say the badge only.
const mercedes = made('Mercedes-Benz');
const bmw = made('BMW');
const volvo = made('Volvo');
const cClass = all(
  mercedes,
  either(named('c class'), matches(/ c(?:180|200|220|230|250|300|320|350|43|63) /)),
);
const aClass = all(mercedes, either(named('a class'), matches(/ a(?:170|180|190|200|250|35|45) /)));
const glc = all(mercedes, matches(/ glc(?:\d+e?)? /));
const threeSeries = all(bmw, either(named('3 series', 'm340i'), matches(/ 3[1-4]\d(?:i|d|e|ci) /)));
const oneSeries = all(
  bmw,
  either(named('1 series', 'm135i', 'm140i', '128ti'), matches(/ 1[1-3]\d(?:i|d|ti) /)),
);
const amg = all(
  mercedes,
  either(
    named('amg'),
    matches(/ (?:a|b|c|e|s|g|cla|gla|glb|glc|gle|gls|cls|clk|sl|slk|slc|ml|gl|eqs)(?:35|43|45|53|55|63|65) /),
  ),
);
const rLine = named('r line');
const golf = named('golf');
const golfGti = named('golf gti');
const golfR = all(named('golf r'), not(rLine));
const hilux = named('hilux');
const corolla = named('corolla');
const camry = named('camry');
const commodore = named('commodore');
const stinger = named('stinger');
const yaris = named('yaris');
const swift = named('swift');
const tiguan = named('tiguan');
const i30 = named('i30');
const rav4Cruiser = all(named('rav4'), named('cruiser'));
const kluger = named('kluger');
const outlander = named('outlander');
const jolion = named('jolion');
const hiace = named('hi ace');
const landcruiser = named('land cruiser');
const landcruiserCore = all(landcruiser, not(named('prado')));
const patrol = named('patrol');
const mazda3 = named('mazda 3');
const mx5 = named('mx 5');
const xc60 = all(volvo, named('xc60'));
const xc90 = all(volvo, named('xc90'));
const toyota = made('Toyota');
const holden = made('Holden');
const truck = either(
  within('make', ['Hino', 'Iveco', 'Fuso', 'International']),
  all(made('Isuzu'), not(named('d max', 'mu x'))),
);
const germanCore = within('make', ['BMW', 'Audi', 'Mercedes-Benz', 'Volkswagen', 'Porsche']);
const german = either(germanCore, within('make', ['Opel', 'smart', 'MINI']));
const europeanCore = either(germanCore, within('make', ['MINI', 'Fiat', 'Peugeot']));
const european = either(
  europeanCore,
  within('make', [
    'Renault', 'Saab', 'Alfa Romeo', 'Citroen', 'Jaguar', 'Opel', 'Volvo', 'Skoda', 'Abarth', 'Land Rover',
    'Lotus', 'Maserati', 'smart', 'Bentley', 'Ferrari', 'McLaren', 'Aston Martin', 'Cupra', 'Caterham',
    'Rover',
  ]),
); // prettier-ignore

const onGoldCoast = town(
  'Southport', 'Robina', 'Labrador', 'Ashmore', 'Nerang', 'Arundel', 'Molendinar', 'Helensvale',
  'Burleigh Heads',
); // prettier-ignore
const aroundGeelong = all(
  vic,
  town(
    'Geelong', 'South Geelong', 'Geelong West', 'North Geelong', 'Newtown', 'Belmont', 'Corio', 'Werribee',
    'Hoppers Crossing', 'Point Cook', 'Truganina', 'Bacchus Marsh', 'Ballarat', 'Colac West',
    'Laverton North', 'Derrimut', 'Altona North', 'Williamstown', 'Williamstown North', 'Ravenhall',
    'Mornington', 'Hastings', 'Frankston', 'Melton', 'Brooklyn', 'Braybrook', 'Caroline Springs', 'Deer Park',
  ),
); // prettier-ignore
const aroundSydney = all(
  nsw,
  not(
    town(
      'Port Macquarie', 'Coffs Harbour', 'Taree', 'Tweed Heads South', 'Tweed Heads', 'Lismore', 'Casino',
      'Armidale', 'Orange', 'Bathurst', 'Dubbo', 'Wagga Wagga', 'Bega', 'Moruya', 'Batemans Bay', 'Lavington',
      'South Tamworth', 'Wauchope', 'Singleton', 'Muswellbrook', 'Inverell', 'Goulburn',
    ),
  ),
); // prettier-ignore
const aroundBrisbane = all(
  qld,
  not(
    town(
      'Townsville', 'Garbutt', 'Mackay', 'Bungalow', 'Cairns', 'Cairns City', 'Westcourt', 'Earlville',
      'Parramatta Park', 'Emerald', 'Gladstone', 'West Gladstone', 'Bundaberg', 'Bundaberg West',
      'Bundaberg North', 'Biloela', 'North Rockhampton', 'Allenstown', 'Mount Louisa', 'Hermit Park',
      'Pialba', 'Chinchilla', 'Hyde Park', 'West End',
    ),
  ),
); // prettier-ignore

/** Badges and series, as enthusiasts name them. */
const badges: CorpusQuery[] = [
  q('golf r', golfR),
  q('mk7 golf gti manual', all(golfGti, manual, year(2013, 2021)), {
    core: all(golfGti, manual, year(2014, 2019)),
  }),
  q('w204 c63 amg', all(named('c63'), year(2007, 2015)), { core: all(named('c63'), year(2008, 2014)) }),
  q('c63s coupe', all(named('c63'), coupe), { core: all(named('c63 s'), coupe) }),
  q('f30 3 series under 25k', all(threeSeries, year(2011, 2019), price(0, 25_000)), {
    core: all(threeSeries, sedan, year(2013, 2018), price(0, 25_000)),
  }),
  q(
    've ss commodore manual',
    all(either(commodore, all(holden, named('ute'))), named('ss', 'ssz'), manual, year(2006, 2013)),
    { core: all(named('commodore ss', 'commodore ve ss'), manual, year(2007, 2012)) },
  ),
  q('vf ssv redline', all(holden, named('redline'), year(2013, 2018)), {
    core: all(commodore, named('redline'), year(2014, 2017)),
  }),
  q('xr6 turbo', either(named('xr6t'), all(named('xr6'), named('turbo'))), { core: named('xr6t') }),
  q('clubsport r8', named('clubsport r8')),
  q('sti spec r', all(named('sti'), named('spec r', 'spec.r')), { core: all(named('sti'), named('spec r')) }),
  q('subie wrx manual under 30k', all(named('wrx'), manual, price(0, 30_000))),
  q('lancer evo', named('lancer evolution')),
  q('skyline gtr', all(made('Nissan'), named('gtr', 'gt r')), {
    core: all(named('skyline'), named('gtr', 'gt r')),
  }),
  q('nissan 370z', named('370z')),
  q('toyota 86 manual less than 30k', all(toyota, named('86', 'gr86'), manual, price(0, 30_000)), {
    core: all(toyota, named('86'), manual, price(0, 30_000)),
  }),
  q('brz or gr86', either(named('brz', 'gr86'), all(toyota, named('gr 86'))), { core: named('brz', 'gr86') }),
  q('gr yaris', named('gr yaris')),
  q('civic type r', named('civic type r')),
  q('i30n manual not n line', all(named('i30 n'), not(named('n line')), manual)),
  q('mazda 3 mps', all(mazda3, named('mps'))),
  q('ford focus rs', named('focus rs')),
  q('megane rs trophy', all(named('megane'), named('r.s.', 'rs')), {
    core: all(named('megane'), named('trophy')),
  }),
  q(
    'lc200 sahara diesel',
    all(landcruiserCore, named('sahara'), year(2007, 2021), not(named('lc300')), diesel),
    { core: all(named('lc200 sahara'), diesel) },
  ),
  q('79 series cruiser ute', all(landcruiserCore, either(named('70 series', 'lc79'), ute)), {
    core: named('lc79'),
  }),
  q('y62 patrol ti-l', all(patrol, named('ti l'), since(2012)), {
    core: all(named('patrol ti l'), since(2013)),
  }),
  q('d40 navara st-x 4x4 manual', all(named('navara'), named('st x'), fourByFour, manual, year(2005, 2015)), {
    core: all(named('navara'), named('st x'), named('4x4'), manual, year(2007, 2014)),
  }),
  q('px3 wildtrak', all(named('wildtrak'), year(2018, 2022)), {
    core: all(named('ranger wildtrak'), year(2019, 2021)),
  }),
  q('n80 hilux sr5 auto', all(hilux, named('sr5'), auto, since(2015)), {
    core: all(hilux, named('sr5'), auto, since(2016)),
  }),
  q('wrangler rubicon', all(named('wrangler'), named('rubicon'))),
  q('mustang gt 5.0 manual', all(named('mustang'), not(named('2.3')), manual), {
    core: all(named('mustang'), named('gt'), named('5.0'), manual),
  }),
  q('mx5 rf', all(mx5, named('rf'))),
  q('black mx5', all(mx5, black)),
  q('sv6 black pack sedan', all(named('sv6'), named('black'), perhaps('sedan')), {
    core: all(named('sv6 black'), sedan),
  }),
  q('stinger gt red leather', all(stinger, either(named('red'), is('interior', 'Red Leather'))), {
    core: all(stinger, named('red leather')),
  }),
  q('v8 ute manual', all(v8, ute, manual)),
  q('triton gsr white', all(named('triton'), named('gsr'), white)),
  q('classic cars pre 1990', year(1900, 1990), { core: year(1900, 1989) }),
];

const europeans: CorpusQuery[] = [
  q('merc c class sedan', all(cClass, perhaps('sedan')), { core: all(cClass, sedan) }),
  q('mercedes glc under 60 grand', all(glc, price(0, 60_000))),
  q('benz a class black automatic', all(aClass, black, auto)),
  q('mercedes amg v8', all(amg, v8), { core: all(mercedes, named('amg'), not(named('amg line')), v8) }),
  q('bmw x3 xdrive20d', all(named('x3'), named('xdrive 20d'))),
  q('bmw x5 30d 2015 or newer', all(named('x5'), since(2015), named('xdrive 30d', '30d', '3.0d')), {
    core: all(named('x5'), named('xdrive 30d'), since(2015)),
  }),
  q('beemer 1 series hatch under 20k', all(oneSeries, hatch, price(0, 20_000))),
  q('m140i or m135i', named('m140i', 'm135i')),
  q('bmw 3 series touring', all(threeSeries, either(named('touring'), wagon)), {
    core: all(threeSeries, named('touring')),
  }),
  q('audi a4 avant', all(named('a4'), either(named('avant', 'allroad'), wagon)), {
    core: all(named('a4'), named('avant')),
  }),
  q('audi q5 s line', all(named('q5'), named('s line'))),
  q('audi q7 diesel 7 seats under 50k', all(named('q7'), diesel, perhapsSevenSeats, price(0, 50_000)), {
    core: all(named('q7'), diesel, sevenSeats, price(0, 50_000)),
  }),
  q('a3 sportback', all(named('a3'), either(named('sportback', 'sprtbck', 's back'), hatch)), {
    core: all(named('a3'), named('sportback', 'sprtbck', 's back')),
  }),
  q('audi rs3', named('rs3')),
  q('sq5 tdi', all(named('sq5'), either(named('tdi'), diesel)), { core: all(named('sq5'), named('tdi')) }),
  q('audi s3 or golf r', either(named('audi s3'), golfR)),
  q('vw golf wagon', all(golf, either(wagon, named('alltrack'))), { core: all(golf, wagon) }),
  q('volkswagon tiguan rline', all(tiguan, rLine)),
  q('tiguan allspace 162tsi', all(named('allspace'), named('162tsi'))),
  q('passat alltrack', named('passat alltrack')),
  q('vw multivan', named('multivan')),
  q(
    'amarok v6 highline',
    all(
      named('amarok'),
      named('highline'),
      either(named('v6', 'tdi550', 'tdi580', 'tdi600', 'tdi500'), is('litres', 3)),
    ),
    { core: all(named('amarok'), named('v6'), named('highline')) },
  ),
  q('troc r 4motion', all(named('t roc r'), not(rLine)), {
    core: all(named('t roc r'), named('4motion')),
  }),
  q('polo gti white', all(named('polo gti'), white)),
  q('skoda octavia rs wagon', all(named('octavia'), named('rs'), perhaps('wagon')), {
    core: all(named('octavia'), named('rs'), wagon),
  }),
  q('skoda kodiaq', named('kodiaq')),
  q('volvo xc60 d5', all(xc60, named('d5'))),
  q('xc90 r-design seven seats', all(xc90, named('r design'), perhapsSevenSeats), {
    core: all(xc90, named('r design'), sevenSeats),
  }),
  q('range rover sport diesel hse', all(named('range rover sport'), diesel, named('hse'))),
  q('rangie evoque white', all(named('evoque'), white)),
  q('landrover defender 110', named('defender 110')),
  q('peugot 3008', named('3008')),
  q('fiat 500 auto under 15k', all(named('fiat 500', '500x'), auto, price(0, 15_000)), {
    core: all(named('fiat 500'), auto, price(0, 15_000)),
  }),
  q('mini jcw', named('jcw', 'john cooper works')),
  q(
    'mini cooper s convertible',
    all(
      made('MINI'),
      either(convertible, named('convertible', 'cabrio', 'roadster')),
      named('cooper s', 's', 'jcw'),
    ),
    { core: all(made('MINI'), named('cooper s'), named('convertible')) },
  ),
  q('porshe cayenne diesel', all(named('cayenne'), diesel)),
  q('macan s under 80000', all(named('macan s'), price(0, 80_000))),
  q('porsche 911', named('911')),
  q('european convertible under 30k', all(european, convertible, price(0, 30_000)), {
    core: all(europeanCore, convertible, price(0, 30_000)),
  }),
  q('german sedans under 20k', all(german, sedan, price(0, 20_000)), {
    core: all(germanCore, sedan, price(0, 20_000)),
  }),
  q('diesel hatchback auto', all(diesel, hatch, auto)),
  q(
    'bmw or audi suv under 35k with less than 80000 kms',
    all(within('make', ['BMW', 'Audi']), suv, price(0, 35_000), km(0, 80_000)),
  ),
];

const electrics: CorpusQuery[] = [
  q('tesla model 3 long range', all(made('Tesla'), named('long range')), {
    core: all(named('model 3'), named('long range')),
  }),
  q('tesla model y', all(made('Tesla'), named('model y'))),
  q('electric suv under 60k', all(electricWide, perhaps('suv'), price(0, 60_000)), {
    core: all(electric, suv, price(0, 60_000)),
  }),
  q('cheapest electric car', electricWide, { core: all(electric, hasPrice), order: 'price:asc' }),
  q('nissan leaf', all(made('Nissan'), named('leaf'))),
  q('byd atto 3', named('atto 3')),
  q('kia ev6', named('ev6')),
  q('kona electric', all(named('kona'), either(electric, named('electric', 'elec'))), {
    core: all(named('kona'), electric),
  }),
  q('full electric hatch', all(electricWide, perhaps('hatch')), { core: all(electric, hatch) }),
  q('used ev under 40k', all(electricWide, used, price(0, 40_000)), {
    core: all(electric, used, price(0, 40_000)),
  }),
  q('ev in nsw', all(electricWide, nsw), { core: all(electric, nsw) }),
  q('plug in hybrid suv', all(plugIn, perhaps('suv')), { core: all(plugIn, isHybrid, suv) }),
  q('outlander phev', all(outlander, named('phev'))),
  q('mg hs plug-in hybrid', all(named('mg hs'), either(named('phev'), isHybrid)), {
    core: all(named('mg hs'), named('phev'), isHybrid),
  }),
  q('camry hybrid under 35000', all(camry, hybrid, price(0, 35_000)), {
    core: all(camry, hybridCore, price(0, 35_000)),
  }),
  q('rav4 cruiser hybrid awd', all(rav4Cruiser, hybrid, fourByFour), {
    core: all(rav4Cruiser, hybridCore, named('awd')),
  }),
  q('corolla hybrid hatch less than 60,000 km', all(corolla, hybrid, perhaps('hatch'), kmAtMost(60_000)), {
    core: all(corolla, hybridCore, hatch, km(0, 60_000)),
  }),
  q('kluger hybrid', all(kluger, hybrid), { core: all(kluger, hybridCore) }),
  q('hybrid suv not toyota', all(hybrid, perhaps('suv'), not(toyota)), {
    core: all(hybridCore, suv, not(toyota)),
  }),
  q('lexus hybrid suv', all(made('Lexus'), hybrid, perhaps('suv')), {
    core: all(made('Lexus'), hybridCore, suv),
  }),
  q('prius', named('prius')),
  q('haval jolion hybrid', all(jolion, either(named('hybrid'), isHybrid)), {
    core: all(jolion, named('hybrid'), isHybrid),
  }),
  q('volvo recharge', all(volvo, either(named('recharge'), electric)), {
    core: all(volvo, named('recharge')),
  }),
  q('hybrid car under 25 thousand in nsw', all(hybrid, price(0, 25_000), nsw), {
    core: all(hybridCore, price(0, 25_000), nsw),
  }),
];

const bargains: CorpusQuery[] = [
  q('cars under 5k', price(0, 5_000)),
  q('anything under $6000 in victoria', all(price(0, 6_000), vic)),
  q('sub 10k auto suv', all(auto, suv, price(0, 10_000))),
  q('cheapest 7 seater', seats(7, 99), { core: all(sevenSeats, hasPrice), order: 'price:asc' }),
  q('corolla 8 to 12k', all(corolla, price(8_000, 12_000))),
  q('15k budget under 100,000 kms hatch', all(hatch, price(0, 15_000), kmAtMost(100_000)), {
    core: all(hatch, price(0, 15_000), km(0, 100_000)),
  }),
  q('barina or getz under 7k', all(named('barina', 'getz'), price(0, 7_000))),
  q('lowest km golf gti', golfGti, { core: all(golfGti, hasKm), order: 'km:asc' }),
  q('newest camry under 20k', all(camry, price(0, 20_000)), { order: 'year:desc' }),
  q('cheapest manual ute 4x4', all(ute, manual, fourByFour), {
    core: all(ute, manual, fourWheels, hasPrice),
    order: 'price:asc',
  }),
  q('first car for my daughter, auto hatch, 12k max', all(auto, hatch, price(0, 12_000)), {
    core: all(
      auto,
      hatch,
      price(0, 12_000),
      named(
        'yaris',
        'swift',
        'i20',
        'i30',
        'mazda 2',
        'mazda 3',
        'corolla',
        'polo',
        'fiesta',
        'jazz',
        'rio',
        'cerato',
        'accent',
      ),
    ),
  }),
  q('demo tiguan', all(tiguan, is('condition', 'demo'))),
];

/** Voice typing: whole sentences, and numbers in words. */
const spoken: CorpusQuery[] = [
  q(
    'hi can you find me a white toyota hi ace automatic with less than one hundred and fifty thousand kilometres',
    all(hiace, white, auto, km(0, 150_000)),
  ),
  q(
    "I'm looking for a seven seater diesel SUV for under forty thousand dollars please",
    all(seats(7, 99), diesel, within('body', ['suv', 'wagon']), price(0, 40_000)),
    { core: all(sevenSeats, diesel, suv, price(0, 40_000)) },
  ),
  q('mazda c x five two thousand and eighteen or newer', all(named('cx 5'), since(2018))),
  q('b m w x five', all(bmw, named('x5'))),
  q('hyundai i thirty twenty nineteen', all(i30, year(2019, 2019))),
  q('what is the cheapest manual mazda three you have', all(mazda3, manual), {
    core: all(mazda3, manual, hasPrice),
    order: 'price:asc',
  }),
  q(
    'I want a four wheel drive ute with a diesel engine under thirty thousand',
    all(ute, diesel, fourByFour, price(0, 30_000)),
    { core: all(ute, diesel, fourWheels, price(0, 30_000)) },
  ),
  q('volkswagen golf with less than fifty thousand ks on the clock', all(golf, kmAtMost(50_000)), {
    core: all(golf, km(0, 50_000)),
  }),
  q(
    'we need something to tow our caravan, landcruiser or patrol, diesel auto',
    all(either(landcruiser, patrol), diesel, auto),
    { core: all(either(landcruiserCore, patrol), diesel, auto, not(ute)) },
  ),
  q(
    'kia sportage twenty twenty or later under thirty five thousand',
    all(named('sportage'), since(2020), price(0, 35_000)),
  ),
  q('do you have any red mazda threes', all(mazda3, red)),
  q('looking for a car with eight seats for a big family', seats(8, 99), { core: is('seats', 8) }),
  q(
    'hatchback that uses less than 5 litres per 100 km',
    all(
      hatch,
      either(({ consumption }) => consumption !== null && consumption > 0 && consumption <= 5, electricWide),
    ),
    {
      core: all(
        hatch,
        ({ consumption }) => consumption !== null && consumption > 1 && consumption < 5,
        not(is('fuel', null)),
      ),
    },
  ),
];

/** Imperfect spelling, and plain words. */
const misspelt: CorpusQuery[] = [
  q('toyota coralla automatic petrol price under 12000', all(corolla, auto, petrol, price(0, 12_000))),
  q(
    'nisan xtrail 7 seat',
    all(named('x trail'), either(sevenSeats, named('7 seat', '7 seats', '7 seater', '7st'))),
    { core: all(named('x trail'), sevenSeats) },
  ),
  q('hundai tuscon 2017', all(named('tucson'), year(2017, 2017))),
  q('i want to buy family car 7 seat automatic under 25000', all(seats(7, 99), auto, price(0, 25_000)), {
    core: all(sevenSeats, auto, price(0, 25_000)),
  }),
  q('subaru forrester between 2015 and 2018', all(named('forester'), year(2015, 2018))),
  q('merceds c200 white color', all(mercedes, named('c200'), white)),
  q('van for delivery work automatic not more than 25000', all(van, auto, price(0, 25_000)), {
    core: all(
      van,
      auto,
      price(0, 25_000),
      not(truck),
      not(
        named(
          'estima',
          'elgrand',
          'alphard',
          'vellfire',
          'serena',
          'delica',
          'noah',
          'voxy',
          'tarago',
          'imax',
          'carnival',
          'stavic',
        ),
      ),
    ),
  }),
  q('mitsubishi out lander 2018 up petrol', all(outlander, since(2018), petrol)),
  q('suzuki swft red', all(swift, red)),
  q('jeep grand cheroki disel limited', all(named('grand cherokee'), named('limited'), diesel)),
  q('alphard or vellfire', named('alphard', 'vellfire')),
  q('toyota yaris gray auto', all(yaris, is('colour', 'Grey'), auto)),
  q('hiace 12 seater', all(hiace, either(seats(12, 14), named('12 seats', '12 seater', 'commuter'))), {
    core: all(hiace, is('seats', 12)),
  }),
  q('camry vs accord', named('camry', 'accord')),
  q(
    'commo wagon under 10k',
    all(holden, named('commodore', 'calais', 'berlina', 'adventra'), wagon, price(0, 10_000)),
    { core: all(commodore, wagon, price(0, 10_000)) },
  ),
  q(
    'awd wagon not suv',
    all(
      either(wagon, named('alltrack', 'allroad')),
      either(fourByFour, named('quattro', '4motion', 'xdrive', '4matic')),
    ),
    {
      core: all(
        wagon,
        is('drive', 'AWD'),
        named('liberty', 'levorg', 'avant', 'golf r', 'golf alltrack', 'superb', 'clubman', 'stagea'),
      ),
    },
  ),
];

const places: CorpusQuery[] = [
  q('hyundai i30 liverpool nsw', all(i30, aroundSydney), { core: all(i30, nsw, town('Liverpool')) }),
  q('cars near geelong under 20k', all(price(0, 20_000), aroundGeelong), {
    core: all(price(0, 20_000), vic, town('Geelong')),
  }),
  q(
    'suv in canberra under 25k',
    all(suv, price(0, 25_000), either(is('state', 'ACT'), town('Goulburn', 'Yass', 'Queanbeyan'))),
    { core: all(suv, is('state', 'ACT'), price(0, 25_000)) },
  ),
  q(
    'gold coast mazda',
    all(made('Mazda'), either(aroundBrisbane, town('Tweed Heads South', 'Tweed Heads'))),
    { core: all(made('Mazda'), qld, onGoldCoast) },
  ),
  q('hilux or ranger rockingham wa', all(named('hilux', 'ranger'), wa), {
    core: all(named('hilux', 'ranger'), wa, town('Rockingham')),
  }),
  q('utes in tassie', all(ute, is('state', 'TAS'))),
];

/**
 * Queries of enthusiasts, bargain hunters and buyers of European, electric and hybrid cars, some by voice typing and
 * some misspelt, written on 29 November 2026 by an author who had not read the search's grammar.
 */
export const enthusiastQueries: readonly CorpusQuery[] = [
  ...badges,
  ...europeans,
  ...electrics,
  ...bargains,
  ...spoken,
  ...misspelt,
  ...places,
];
