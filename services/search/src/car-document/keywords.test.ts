import { makeCar } from 'shared-contracts/testing';
import { emptyVariant } from '../testing/variant';
import { keywordsOf } from './keywords';

/** A car of which nothing is known but the model, which every car has. */
const bare = makeCar({
  name: '', make: 'X', model: 'Y', badge: null, series: null, colour: null, simple_body: null, body: null,
  simple_fuel: null, fuel: null, simple_transmission: null, trans: null, simple_drive: null, drive: null,
  car_type: 'used', doors: null, engine_size_litres: null, variant: null,
}); // prettier-ignore
const always = ['x', 'xy', 'y', 'used'];

/** Keywords that the changes add, in the order they come. */
const added = (changes: Partial<typeof bare>, features: readonly string[] = []): string[] =>
  keywordsOf({ ...bare, ...changes }, features).filter((key) => !always.includes(key));

test('nothing known adds nothing', () => {
  expect(keywordsOf(bare, [])).toEqual(always);
});

test.each<[string, string[]]>([
  // Each word, and up to three neighbours as one.
  ['a', ['a']],
  ['range rover sport hse', ['range', 'rangerover', 'rangeroversport', 'rover', 'roversport', 'roversporthse', 'sport', 'sporthse', 'hse']],
  ['Kluger(AWD)/GX, [S]', ['kluger', 'klugerawd', 'klugerawdgx', 'awd', 'awdgx', 'awdgxs', 'gx', 'gxs', 's']],
  // Parts of two characters and more between hyphens.
  ['SS-V', ['ssv', 'ss']],
  // Behind one letter a part is half of a name: an "S-Lift" is no lift.
  ['R-Line-Plus', ['rlineplus', 'plus']],
  ['S-Lift', ['slift']],
  ['4x4-GT', ['4x4gt', '4x4', 'gt']],
  // The letters in front of exactly three digits, three letters and more.
  ['RSX600', ['rsx600', 'rsx']],
  ['XD600', ['xd600']],
  ['RSX6000', ['rsx6000']],
  ['RSX60', ['rsx60']],
  ['2RSX600', ['2rsx600']],
  ['RSX600S', ['rsx600s']],
  // A year is no word, what looks like one is.
  ['2020', []],
  ['1999', []],
  ['1899', ['1899']],
  ['20201', ['20201']],
  ['12020', ['12020']],
  ['202', ['202']],
])('the name "%s" is found by %j', (name, expected) => {
  expect(added({ name })).toEqual(expect.arrayContaining(expected));
  expect(added({ name })).toHaveLength(expected.length);
}); // prettier-ignore

test.each([
  ['LC200', ['lc200', '200series', '200']],
  ['lc79', ['lc79', '79series', '79']],
  ['LC7', ['lc7']],
  ['LC2000', ['lc2000']],
  ['ALC200', ['alc200', 'alc']],
  ['LC200X', ['lc200x']],
  ['XR6T', ['xr6t', 'xr6', 'turbo']],
  ['XR6', ['xr6']],
  ['Evolution', ['evolution', 'evo']],
  ['JCW', ['jcw', 'johncooperworks']],
  ['Curtainsider', ['curtainsider', 'tautliner']],
  ['Curtain Sider', ['curtain', 'curtainsider', 'sider', 'tautliner']],
  ['Tautliner', ['tautliner', 'curtainsider']],
  ['Traypack', ['traypack', 'tray']],
  ['Flat Deck', ['flat', 'flatdeck', 'deck', 'tray']],
  ['John Cooper Works', ['john', 'johncooper', 'johncooperworks', 'cooper', 'cooperworks', 'works', 'jcw']],
])('"%s" is found by %j', (name, expected) => {
  expect(added({ name }).toSorted()).toEqual(expected.toSorted());
});

test.each<[Partial<typeof bare>, string[]]>([
  [{ badge: 'GXL' }, ['gxl']],
  [{ series: 'Mk II' }, ['mk', 'mkii', 'ii']],
  [{ colour: 'Sky Blue' }, ['sky', 'skyblue', 'blue']],
  [{ simple_body: 'Ute', body: 'Utility' }, ['ute']],
  [{ body: 'Utility' }, ['utility']],
  [{ simple_fuel: 'Diesel', fuel: 'Oil' }, ['diesel']],
  [{ fuel: 'Oil' }, ['oil']],
  [{ simple_transmission: 'Automatic', trans: 'Auto' }, ['automatic']],
  [{ trans: 'Auto' }, ['auto']],
  [{ simple_drive: 'AWD', drive: 'All' }, ['awd']],
  [{ drive: 'All' }, ['all']],
  [{ doors: 4 }, ['4doors']],
  [{ doors: 1 }, ['1doors']],
  [{ doors: 0 }, []],
])('%j is found by %j', (changes, expected) => {
  expect(added(changes)).toEqual(expected);
});

test.each<[Partial<typeof bare>, string[]]>([
  [{ engine_size_litres: 2 }, ['2litres', '2.0']],
  [{ engine_size_litres: 2.49 }, ['2.5litres', '2.5']],
  [{ engine_size_litres: 0 }, []],
  [{ variant: { ...emptyVariant, enginesize_litres: 1.6 } }, ['1.6litres', '1.6']],
  [{ engine_size_litres: 2, variant: { ...emptyVariant, enginesize_litres: 1.6 } }, ['2litres', '2.0']],
  [{ variant: { ...emptyVariant, cylinders: 4 } }, ['4cylinders']],
  [{ variant: { ...emptyVariant, cylinders: 5 } }, ['5cylinders']],
  [{ variant: { ...emptyVariant, cylinders: 6 } }, ['6cylinders', 'v6']],
  [{ variant: { ...emptyVariant, cylinders: 0 } }, []],
  [{ variant: { ...emptyVariant, induction: 'Turbo Intercooled' } }, ['turbo']],
  [{ variant: { ...emptyVariant, induction: 'Aspirated' } }, []],
  [{ name: 'V8' }, ['v8', '8cylinders']],
  [{ name: 'V8', variant: { ...emptyVariant, cylinders: 6 } }, ['v8', '6cylinders', 'v6']],
  [{ name: 'V80' }, ['v80']],
  [{ name: 'TDI' }, ['tdi', 'turbo']],
])('the engine of %j is found by %j', (changes, expected) => {
  expect(added(changes)).toEqual(expected);
});

test('series and equipment are words too, each once', () => {
  expect(added({}, ['Tow bar', 'Tow bar', '360 camera'])).toEqual(['towbar', '360camera']);
  const bmw = keywordsOf({ ...bare, make: 'BMW', model: '320i', name: '320i' }, []);
  expect(bmw).toEqual(['320i', 'bmw', 'bmw320i', '3series', 'bmw3', 'used']);
});

const caravan = (badge: string | null, body_length: number | null = null) =>
  added({
    badge,
    item_type: 'caravan',
    specifications: {
      body_length, body_width: null, tare_weight: null, aggregate_trailer_mass: null, axle_type: null, sleeps: null,
    },
  }); // prettier-ignore

test.each([
  ['20.62-2', 7960, '20ft'],
  ['20BE Bunk', 7980, '20ft'],
  ['Seeker 18', 7080, '18ft'],
  ['22.6 Family', 8350, '22ft'],
  ['555-5 Family', 7100, '23ft'],
  ['542', 6200, '20ft'],
  [null, 6200, '20ft'],
])('a caravan "%s" of %s mm is of %s, as its name or else its length says', (badge, length, feet) => {
  expect(caravan(badge, length).filter((key) => /^\d+ft$/.test(key))).toEqual([feet]);
});

test('caravans and motorhomes are RVs', () => {
  expect(caravan(null)).toEqual(['rv']);
  expect(added({ simple_body: 'Motorhome' })).toEqual(['rv', 'motorhome']);
  expect(added({ simple_body: 'Van' })).toEqual(['van']);
});

test('a truck is found by its gross mass on both sides of a limit', () => {
  const of = (grossvehiclemass: number) =>
    added({ variant: { ...emptyVariant, grossvehiclemass } }).filter((key) => /4\.5t|12t/.test(key));
  expect(of(4_500)).toEqual(['gvmupto4.5t', 'gvmfrom4.5t', 'gvmupto12t']);
  expect(of(12_000)).toEqual(['gvmover4.5t', 'gvmfrom4.5t', 'gvmupto12t', 'gvmfrom12t']);
  expect(of(26_000)).toEqual(['gvmover4.5t', 'gvmfrom4.5t', 'gvmover12t', 'gvmfrom12t']);
});
