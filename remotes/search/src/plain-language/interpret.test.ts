import { sampleVocabulary } from '../testing/sample-vocabulary';
import { interpret, makeLanguage, type Language } from './interpret';
import type { Vocabulary } from './vocabulary';

const language = makeLanguage({
  vocabulary: sampleVocabulary,
  thisYear: 2026,
  sorts: ['price:asc', 'price:desc', 'km:asc', 'year:desc', 'created_at:desc', 'distance:asc'].map(
    (value) => ({
      value,
      label: value,
    }),
  ),
  hasDistance: true,
  noun: 'car',
});

/** A reading in one line, as its address would say it. */
function stated(text: string): string {
  const { filters, near, sortBy, exact, refused, ignored, rest } = interpret(text, language);
  const parts = Object.entries(filters).map(([name, values]) => `${name}=${values.join('/')}`);
  if (near) parts.push(`near=${near.postcode}/${near.withinKm}`);
  if (sortBy) parts.push(`sort=${sortBy}`);
  if (exact.length > 0) parts.push(`exact=${exact.join('/')}`);
  if (refused.length > 0) parts.push(`refused=${refused.join('/')}`);
  if (rest) parts.push(`words=${rest}`);
  // Where nothing else is understood the words are searched as they were typed.
  if (ignored.length > 0 && rest !== text.trim()) parts.push(`ignored=${ignored.join('/')}`);
  return parts.sort().join(' ');
}

const phrases: readonly (readonly [string, string])[] = [
  // Whole wishes.
  ['diesel ute under 40k near Brisbane', 'body=ute fuel=Diesel near=4000/50 price=-40000'],
  ['7 seater auto 2020+', 'seats=7 transmission=Automatic year=2020-'],
  ['used rav4 hybrid less than 60,000 kms', 'car_type=used fuel=Hybrid km=-60000 make=Toyota model=RAV4'],
  ['toyota or mazda suv', 'body=suv make=Toyota/Mazda'],
  ['white 4wd', 'colour=White/Glacier White drive=4WD'],
  ['I am looking for a red hatch with low kms', 'body=hatch colour=Red ignored=for km=-50000'],
  ['Show me all automatic SUVs, please', 'body=suv transmission=Automatic'],
  ['automatic corolla 2015 to 2019 under $18,000', 'make=Toyota model=Corolla price=-18000 transmission=Automatic year=2015-2019'],
  // Price.
  ['under 40k', 'price=-40000'],
  ['UNDER $40,000', 'price=-40000'],
  ['ute below 35000', 'body=ute price=-35000'],
  ['less than 20 grand', 'price=-20000'],
  ['no more than 25k', 'price=-25000'],
  ['up to $12,500', 'price=-12500'],
  ['max 30k', 'price=-30000'],
  ['30k max', 'price=-30000'],
  ['$30k or less', 'price=-30000'],
  ['<30k', 'price=-30000'],
  ['over $50k', 'price=50000-'],
  ['at least 20k', 'price=20000-'],
  // A refusal may stand some words before its amount, and refuses nothing behind it.
  ["i don't want to spend more than 20k", 'price=-20000'],
  ['do not want to spend more than $45,000', 'price=-45000'],
  ["can't spend more than 15k corolla", 'make=Toyota model=Corolla price=-15000'],
  ['not going over 30k', 'price=-30000'],
  ['must not be more than 30k', 'price=-30000'],
  ["shouldn't be over 20k suv", 'body=suv price=-20000'],
  ['we never go above $30,000 for a suv', 'body=suv ignored=for price=-30000'],
  ["don't want anything over 100,000 km corolla", 'km=-100000 make=Toyota model=Corolla'],
  ["don't want anything older than 2016", 'year=2016-'],
  ['i do not want to spend more than 45000 on an automatic kluger', 'make=Toyota model=Kluger price=-45000 transmission=Automatic'],
  ['not a ute under 30k', 'body=!ute price=-30000'],
  ["don't like silver corolla", 'colour=!Silver make=Toyota model=Corolla'],
  ["ute don't want a v8", 'body=ute refused=V8'],
  // What is wanted and refused at once is wanted.
  ['auto not cvt', 'ignored=not cvt transmission=Automatic'],
  ['landcruiser prado not landcruiser', 'ignored=not landcruiser make=Toyota model=Landcruiser Prado'],
  ['landcruiser not prado', 'make=Toyota model=Landcruiser/Landcruiser Prado/!Landcruiser Prado'],
  ['rav4 not rav4', 'ignored=not rav4 make=Toyota model=RAV4'],
  // Weekly prices between two amounts.
  ['$50 to $150 per week hatch', 'body=hatch weekly_price_range=$50 - $100/$100 - $150'],
  ['between $100 and $150 a week', 'weekly_price_range=$100 - $150'],
  ['80-120 pw hatch', 'body=hatch weekly_price_range=$50 - $100'],
  // Years.
  ['post 2020 rav4', 'make=Toyota model=RAV4 year=2021-'],
  ['2016-17 kona', 'make=Hyundai model=Kona year=2016-2017'],
  ['2015/16 ford ranger', 'make=Ford model=Ranger year=2015-2016'],
  ['2017/2018 kona', 'make=Hyundai model=Kona year=2017-2018'],
  ['my19 ranger', 'make=Ford model=Ranger year=2019-2019'],
  // No listing says what it weighs, and no car tows what a truck does.
  ['suv under 1500 kg', 'body=suv ignored=under 1500 kg'],
  ['ute tow 40 tonne', 'body=ute ignored=tow 40 tonne'],
  ['tow capacity 2500kg', 'body=ute/suv fuel=Diesel'],
  // What is refused is the other way round.
  ['nothing older than 2016', 'year=2016-'],
  ['no older than 5 years', 'year=2021-'],
  ['older than 5 years', 'year=-2021'],
  ['nothing over 20k', 'price=-20000'],
  ['nothing under 20k', 'price=20000-'],
  ['not over 100,000 km', 'km=-100000'],
  ['nothing over 2019', 'year=-2019'],
  ['nothing under 2015', 'year=2015-'],
  ['no less than 15k', 'price=15000-'],
  ['under 100k on the clock', 'km=-100000'],
  ['less than 30,000 k', 'km=-30000'],
  ['under 90 000kms', 'km=-90000'],
  ['under 90 000 km', 'km=-90000'],
  ['200 series', 'words=200 series'],
  ['max price 18000 automatic', 'price=-18000 transmission=Automatic'],
  ['between 10 and 20 grand', 'price=10000-20000'],
  ['$15k-$25k', 'price=15000-25000'],
  ['$15k – $25k', 'price=15000-25000'],
  ['15-25k', 'price=15000-25000'],
  ['15k to 25k', 'price=15000-25000'],
  ['from 10k to 20k', 'price=10000-20000'],
  ['$20,000 to $10,000', 'price=10000-20000'],
  ['10000-20000', 'price=10000-20000'],
  ['around $20k', 'price=18000-22000'],
  ['about 8k', 'price=7000-9000'],
  ['corolla $20,000', 'make=Toyota model=Corolla price=-20000'],
  ['budget 15k', 'price=-15000'],
  ['15k budget', 'price=-15000'],
  ['under 900 dollars', 'price=-900'],
  ['under 2.5k', 'price=-2500'],
  ['under $99999999999', 'price=-999999999'],
  // Kilometres.
  ['under 100000 km', 'km=-100000'],
  ['under 100k kms', 'km=-100000'],
  ['less than 60,000 kms', 'km=-60000'],
  ['with under 50k kilometres', 'km=-50000'],
  ['80000km or less', 'km=-80000'],
  ['over 200,000 km', 'km=200000-'],
  ['50-80k kms', 'km=50000-80000'],
  ['between 20,000 and 40,000 kms', 'km=20000-40000'],
  ['low kms', 'km=-50000'],
  ['low mileage diesel', 'fuel=Diesel km=-50000'],
  ['under 30k with under 100k kms', 'km=-100000 price=-30000'],
  // Years and ages.
  ['2020+', 'year=2020-'],
  ['2020 onwards', 'year=2020-'],
  ['2020 or newer', 'year=2020-'],
  ['since 2018', 'year=2018-'],
  ['from 2018', 'year=2018-'],
  ['after 2018', 'year=2019-'],
  ['newer than 2018', 'year=2019-'],
  ['older than 2015', 'year=-2014'],
  ['before 2015', 'year=-2014'],
  ['pre-2015', 'year=-2014'],
  ['2015 or older', 'year=-2015'],
  ['from 2018 to 2021', 'year=2018-2021'],
  ['2018-2021', 'year=2018-2021'],
  ['between 2021 and 2018', 'year=2018-2021'],
  ['2019 or 2020', 'year=2019-2020'],
  ['2019 corolla', 'make=Toyota model=Corolla year=2019-2019'],
  ['under 2015', 'year=-2015'],
  ['over 2020', 'year=2020-'],
  ['under 5 years old', 'year=2021-'],
  ['less than 10 years old', 'year=2016-'],
  ['older than 20 years', 'year=-2006'],
  ['2027 ranger', 'make=Ford model=Ranger year=2027-2027'],
  ['2028 ranger', 'make=Ford model=Ranger words=2028'],
  // Weekly.
  ['under $200 a week', 'weekly_price_range=Under $50/$50 - $100/$100 - $150/$150 - $200'],
  ['$100 per week', 'weekly_price_range=Under $50/$50 - $100'],
  ['under 150pw', 'weekly_price_range=Under $50/$50 - $100/$100 - $150'],
  ['kia under $400 a month', 'ignored=under $400 a month make=Kia'],
  ['under $180 a week', 'weekly_price_range=Under $50/$50 - $100/$100 - $150'],
  // Seats.
  ['seven seater', 'seats=7'],
  ['5-seater', 'seats=5'],
  ['7+ seats', 'seats=7/8'],
  ['7 or more seats', 'seats=7/8'],
  ['4 seater', 'words=4 seater'],
  // Makes, models and their spellings.
  ['toyta', 'make=Toyota'],
  ['hyundia tucson', 'make=Hyundai model=Tucson'],
  ['volkswagon golf', 'make=Volkswagen model=Golf'],
  ['mercedes', 'make=Mercedes-Benz'],
  ['merc glc250', 'make=Mercedes-Benz model=GLC250'],
  ['vw', 'make=Volkswagen'],
  ['cx5', 'make=Mazda model=CX-5'],
  ['cx 5', 'make=Mazda model=CX-5'],
  ['CX-5', 'make=Mazda model=CX-5'],
  ['rav 4', 'make=Toyota model=RAV4'],
  ['xtrail', 'make=Nissan model=X-Trail'],
  ['d max', 'make=Isuzu model=D-MAX'],
  ['bt50 ute', 'body=ute make=Mazda model=BT-50'],
  ['land cruiser', 'make=Toyota model=Landcruiser/Landcruiser Prado'],
  ['landcrusier', 'make=Toyota model=Landcruiser/Landcruiser Prado'],
  ['lc200', 'words=lc200'],
  ['prado', 'make=Toyota model=Landcruiser Prado'],
  ['mazda 3', 'make=Mazda model=3'],
  ['mazda3', 'make=Mazda model=3'],
  ['3 mazda', 'make=Mazda model=3'],
  ['mg 3', 'make=MG model=MG3'],
  ['tesla model 3', 'make=Tesla model=Model 3'],
  ['peugeot 2008', 'make=Peugeot model=2008'],
  ['2008 peugeot 308', 'make=Peugeot model=308 year=2008-2008'],
  ['bmw 3 series', 'make=BMW model=320i/330i'],
  ['c class', 'make=Mercedes-Benz model=C200/C63'],
  ['subaru xv', 'make=Subaru model=XV'],
  ['corolla or rav4', 'make=Toyota model=Corolla/RAV4'],
  ['vw up', 'make=Volkswagen model=Up'],
  ['land rover discovery', 'make=Land Rover model=Discovery'],
  // Other values.
  ['demo', 'car_type=demo'],
  ['ex-demo suv', 'body=suv car_type=demo'],
  ['second hand van', 'body=van car_type=used'],
  ['brand new hybrid', 'car_type=new fuel=Hybrid'],
  ['plug-in hybrid', 'fuel=Plug-in hybrid'],
  ['ev', 'fuel=Electric'],
  ['dual cab 4x4', 'body=ute drive=4WD seats=5'],
  ['people mover', 'categories=People movers'],
  ['station wagon awd', 'body=wagon drive=AWD'],
  ['gray sedan', 'body=sedan colour=Grey'],
  ['caravans', 'item_type=Caravan'],
  ['certified camry', 'certified=true make=Toyota model=Camry'],
  ['red or blue', 'colour=Red/Blue'],
  ['not manual', 'transmission=!Manual'],
  ['ute not a manual', 'body=ute transmission=!Manual'],
  ['no diesel', 'fuel=!Diesel'],
  // Places.
  ['near 4127', 'near=4127/50'],
  ['within 100 km of 2830', 'near=2830/100'],
  ['30km from toowoomba', 'near=4350/50'],
  ['suv near the gold coast', 'body=suv near=4217/50'],
  ['close to port macquarie', 'near=2444/50'],
  ['in springwood', 'location_name=Springwood'],
  ['southport hilux', 'location_name=Southport make=Toyota model=Hilux'],
  ['ute in queensland', 'body=ute state=QLD'],
  ['sedan in nsw', 'body=sedan state=NSW'],
  ['in sydney', 'near=2000/50'],
  ['orange focus', 'colour=Orange make=Ford model=Focus'],
  // Orders.
  ['cheapest ute', 'body=ute sort=price:asc'],
  ['newest first', 'sort=year:desc'],
  ['newest listings', 'sort=created_at:desc'],
  ['most expensive', 'sort=price:desc'],
  ['lowest kms hilux', 'make=Toyota model=Hilux sort=km:asc'],
  ['nearest suv', 'body=suv sort=distance:asc'],
  // Numbers and amounts in words.
  ['suv under thirty five grand', 'body=suv price=-35000'],
  ['u30k ute', 'body=ute price=-30000'],
  ['sub 20k', 'price=-20000'],
  ['i have 10k to spend', 'price=-10000'],
  ['90s toyota', 'make=Toyota year=1990-1999'],
  ["'19 hilux", 'make=Toyota model=Hilux year=2019-2019'],
  ['17 ranger', 'make=Ford model=Ranger year=2017-2017'],
  ['low kays', 'km=-50000'],
  // What is not wanted: every one of several holds.
  ['not silver, not white, hatch', 'body=hatch colour=!Silver/!White/!Glacier White'],
  ['anything but a toyota', 'make=!Toyota'],
  ['anything but black or white suv', 'body=suv colour=!Black/!White/!Glacier White'],
  ['toyota but not corolla', 'make=Toyota model=!Corolla'],
  ['ute but not a ford', 'body=ute make=!Ford'],
  ['non turbo manual', 'refused=turbo transmission=Manual'],
  // Engines and doors.
  ['v8 ute', 'body=ute exact=V8'],
  ['6 cyl diesel', 'exact=6 cylinders fuel=Diesel'],
  ['2.8L hilux', 'exact=2.8 litres make=Toyota model=Hilux'],
  ['turbo diesel ute', 'body=ute fuel=Diesel'],
  // What a car is for.
  ['car for 7 people', 'seats=7/8'],
  ['something to tow a caravan', 'body=ute/suv fuel=Diesel ignored=something'],
  ['ute that can tow 3.5t', 'body=ute fuel=Diesel'],
  ['first car', 'body=hatch/sedan price=-15000'],
  ['family car', 'body=suv/wagon/peopleMover'],
  ['4x4 dual cab', 'body=ute drive=4WD seats=5'],
  ['diesel landcruiser for towing the van', 'fuel=Diesel make=Toyota model=Landcruiser/Landcruiser Prado'],
  ['good tow car for a caravan', 'body=ute/suv fuel=Diesel'],
  ['auto ute townsville', 'body=ute near=4810/50 transmission=Automatic'],
  ['van for delivery', 'body=van ignored=for words=delivery'],
  // Cabs have seats; of two that are refused the other is wanted.
  ['single cab ute', 'body=ute seats=2'],
  ['ute not single cab', 'body=ute seats=!2'],
  ['2wd kluger', 'drive=FWD/RWD make=Toyota model=Kluger'],
  ['kluger not 2wd', 'drive=!FWD/!RWD make=Toyota model=Kluger'],
  ['golf not dsg', 'make=Volkswagen model=Golf transmission=!Automatic'],
  // Where a car comes from; a make that is named says more.
  ['german sedans under 20k', 'body=sedan make=BMW/Mercedes-Benz/Volkswagen price=-20000'],
  ['german bmw', 'make=BMW'],
  ['suv not korean', 'body=suv make=!Hyundai/!Kia'],
  ['jap car', 'make=Toyota/Mazda/Nissan/Subaru/Isuzu'],
  // Years and numbers as they are spoken.
  ['a four wheel drive ute', 'body=ute drive=4WD'],
  ['an i thirty twenty nineteen', 'make=Hyundai model=i30 year=2019-2019'],
  ['two thousand and eighteen or newer', 'year=2018-'],
  ['sportage nineteen ninety eight', 'make=Kia model=Sportage year=1998-1998'],
  ['twenty five grand', 'price=-25000'],
  ['twenty to thirty thousand', 'price=20000-30000'],
  // Codes of generations; a year that is named says more.
  ['d40 navara', 'make=Nissan model=Navara year=2005-2015'],
  ['px3 auto', 'make=Ford model=Ranger transmission=Automatic year=2018-2022'],
  ['d40 navara 2012', 'make=Nissan model=Navara year=2012-2012'],
  ['f30 under 25k', 'make=BMW model=320i/330i price=-25000 year=2012-2019'],
  ['mk7 golf', 'make=Volkswagen model=Golf year=2013-2021'],
  ['mk7', 'words=mk7'],
  ['prado vx', 'make=Toyota model=Landcruiser Prado words=vx'],
  ['w203', 'make=Mercedes-Benz model=C200/C63 year=2000-2007'],
  ["i've a golf", "make=Volkswagen model=Golf words=i've"],
  // What a car uses is no size of its engine.
  ['suv under 6l/100km', 'body=suv ignored=under 6l/100km'],
  ['hatch that uses less than 5 litres per 100 km', 'body=hatch ignored=that uses less than 5 litres per 100 km'],
  // Doubled letters.
  ['corrola', 'make=Toyota model=Corolla'],
  // A letter behind a name is a badge, not its plural.
  ['mini cooper s', 'make=Mini model=Cooper words=s'],
  ['coopers', 'make=Mini model=Cooper'],
  ['cooper ss', 'make=Mini model=Cooper words=ss'],
  // A badge behind a model is no other model.
  ['rav4 cruiser', 'make=Toyota model=RAV4 words=cruiser'],
  ['hilux or ranger', 'make=Toyota/Ford model=Hilux/Ranger'],
  // One meaning per town.
  ['brisbane hilux', 'make=Toyota model=Hilux near=4000/50'],
  ['gold coast', 'near=4217/50'],
  // Quotation marks.
  ['hilux "sr5" -"turbo"', 'exact=sr5 make=Toyota model=Hilux refused=turbo'],
  // Traps: words that look like something they are not.
  ['tow bar', 'words=tow bar'],
  ['leather seats', 'words=leather seats'],
  ['long range tesla', 'make=Tesla words=long range'],
  ['range rover sport', 'make=Land Rover model=Range Rover Sport'],
  ['under 40', 'words=under 40'],
  ['20k', 'price=-20000'],
  ['mazda2 mazda4', 'make=Mazda model=2 words=mazda4'],
  ['up to 20k', 'price=-20000'],
  ['go', 'words=go'],
  ['1.8 turbo', 'exact=turbo words=1.8'],
  ['near new', 'car_type=demo'],
  ['Sunroof Kluger', 'ignored=sunroof make=Toyota model=Kluger'],
  ['100%', 'words=100%'],
  ['  ', ''],
  ['"); DROP TABLE cars', 'words="); DROP TABLE cars'],
]; // prettier-ignore

test('the table is long enough to mean something', () => {
  expect(phrases.length).toBeGreaterThanOrEqual(120);
});

test.each(phrases)('%s', (text, expected) => {
  expect(stated(text)).toBe(expected);
});

const withStock = (more: Partial<Vocabulary['values']>, noun = 'car') =>
  makeLanguage({
    vocabulary: { ...sampleVocabulary, values: { ...sampleVocabulary.values, ...more } },
    thisYear: 2026,
    sorts: [],
    hasDistance: true,
    noun,
  });
const read = (text: string, stock: Language) => {
  const { filters, exact, refused, ignored } = interpret(text, stock);
  return {
    ...filters,
    ...(exact.length > 0 ? { exact } : {}),
    ...(refused.length > 0 ? { refused } : {}),
    ...(ignored.length > 0 ? { ignored } : {}),
  };
};

test('[SRC-065] "4x4" is the drive of many cars where a few have it as their body', () => {
  const stock = withStock({ body: { suv: 9, ute: 9, '4x4': 2 } });
  expect(read('4x4 hilux', stock)).toEqual({ drive: ['4WD'], make: ['Toyota'], model: ['Hilux'] });
  expect(read('4x4 dual cab', stock)).toEqual({ body: ['ute'], seats: ['5'], drive: ['4WD'] });
  expect(read('4x4', withStock({ body: { '4x4': 2 }, drive: {} }))).toEqual({ body: ['4x4'] });
});

test('equipment that is refused is no wish, and what is not needed narrows nothing', () => {
  const stock = withStock({ filtered_features: { 'Leather seats': 9, Sunroof: 9, Canopy: 2 } });
  expect(read('suv no leather or sunroof', stock)).toEqual({
    body: ['suv'],
    refused: ['Leather seats', 'Sunroof'],
  });
  expect(read("suv don't want a canopy, with sunroof", stock)).toEqual({
    body: ['suv'],
    refused: ['Canopy'],
    exact: ['Sunroof'],
  });
  expect(read('suv red leather interior', stock)).toEqual({ body: ['suv'], exact: ['red leather'] });
  expect(read('suv do not need leather', stock)).toEqual({ body: ['suv'], ignored: ['do not need leather'] });
});

test('a site’s own word for what it sells narrows nothing', () => {
  const trucks = withStock({ body: { lightTruck: 9, cabChassis: 4 } }, 'truck');
  expect(read('isuzu trucks', trucks)).toEqual({ make: ['Isuzu'] });
  expect(read('light trucks', trucks)).toEqual({ body: ['lightTruck'] });
  expect(read('isuzu truck', withStock({}))).toEqual({ make: ['Isuzu'], body: ['lightTruck'] });
});

test('a location is meant by its town too', () => {
  const showrooms = withStock({
    location_name: { 'Laverton Showroom': 5, 'Laverton Parts': 2, 'Wacol Showroom': 9 },
    city: {},
  });
  for (const words of ['laverton', 'ranger in laverton', 'laverton showroom'])
    expect(read(words, showrooms).location_name).toEqual(
      words.endsWith('showroom') ? ['Laverton Showroom'] : ['Laverton Showroom', 'Laverton Parts'],
    );
});

test('where no van is for sale a van is a caravan, which has no drive and no body of a car', () => {
  const caravans = withStock({ body: { motorhome: 2 } });
  expect(read('used vans', caravans)).toEqual({ car_type: ['used'], item_type: ['Caravan'] });
  expect(read('off road caravan', caravans)).toEqual({ item_type: ['Caravan'], ignored: ['off road'] });
  expect(read('family caravan', caravans)).toEqual({ item_type: ['Caravan'], ignored: ['family'] });
  expect(read('caravan sleeps 4 people', caravans)).toEqual({ item_type: ['Caravan'], exact: ['Sleeps 4'] });
  expect(read('suv sleeps two', withStock({ item_type: {} }))).toEqual({
    body: ['suv'],
    ignored: ['sleeps 2'],
  });
  expect(read('vans', withStock({}))).toEqual({ body: ['van'] });
});

const leisure = withStock({ body: { motorhome: 2 } });
const heavy = withStock({ body: { lightTruck: 9 }, item_type: {} }, 'truck');
test.each([
  ['gvm under 8 tonne', heavy, 'GVM up to 8 t'],
  ['trucks under 7,500 kg gvm', heavy, 'GVM up to 6 t'],
  ['isuzu up to 12t', heavy, 'GVM up to 12 t'],
  ['truck on a car licence', heavy, 'GVM up to 4.5 t'],
  ['light rigid truck', heavy, 'GVM up to 8 t'],
  ['atm under 2.5 tonne', leisure, 'ATM up to 2.5 t'],
  ['caravan under 2000kg tare', leisure, 'Tare up to 2 t'],
  ['caravan no more than 1800 kg', leisure, 'ATM up to 1.5 t'],
  ['tare max 1500 kg', leisure, 'Tare up to 1.5 t'],
  ['single axle caravan', leisure, 'Single axle'],
  ['dual axle', leisure, 'Tandem axle'],
  ['20 foot caravan', leisure, '20 ft'],
  ['4 berth motorhome', leisure, 'Sleeps 4'],
])('%s is a measure', (words, stock, exact) => {
  expect(read(words, stock)).toMatchObject({ exact: [exact] });
  expect(read(words, stock)).not.toHaveProperty('ignored');
});

test.each([
  ['caravan over 2 tonne', leisure, 'over 2 tonne'],
  ['caravan under 500 kg', leisure, 'under 500 kg'],
  ['truck over 8 tonne gvm', heavy, 'over 8 tonne gvm'],
  ['gvm at least 12t', heavy, 'gvm at least 12t'],
  ['atm is more than 2000 kg', leisure, 'atm is more than 2000 kg'],
  ['suv under 2 tonne', leisure, 'under 2 tonne'],
  ['gvm under 8 tonne', leisure, 'gvm under 8 tonne'],
  ['pantech 4.5t', heavy, '4.5t'],
  ['car licence', withStock({ item_type: {} }), 'car licence'],
  ['tandem axle', heavy, 'tandem axle'],
  ['20 ft', heavy, '20 ft'],
  ['trucks over 500hp', heavy, 'over 500hp'],
  ['hatch with at least 150 kw', withStock({}), 'at least 150 kw'],
])('%s is no measure that this stock answers', (words, stock, ignored) => {
  expect(read(words, stock)).toMatchObject({ ignored: [ignored] });
  expect(read(words, stock)).not.toHaveProperty('exact');
});

test('a make that took another name is both, whichever a shopper says', () => {
  const { values } = sampleVocabulary;
  const vocabulary = { ...sampleVocabulary, values: { ...values, make: { 'Great Wall': 2, GWM: 3 } } };
  const ofBoth = makeLanguage({ vocabulary, thisYear: 2026, sorts: [], hasDistance: true, noun: 'car' });
  for (const name of ['gwm', 'great wall'])
    expect(interpret(`${name} ute`, ofBoth).filters.make?.toSorted()).toEqual(['GWM', 'Great Wall']);
});
