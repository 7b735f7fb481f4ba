import * as z from 'zod/mini';
import { carFieldsMapping } from './car-fields';
import { createIdentifier } from './identify-row';
import { mapRow, rowNames } from './map-row';
import { mappingSchema, type Mapping } from './mapping';

type Fields = z.input<typeof mappingSchema>['fields'];

const named: Fields = {
  make: { column: 'make' },
  model: { column: 'model' },
  year: { column: 'year', as: 'number' },
};
const mappingOf = (fields: Fields, more: { identity?: string[] } = {}): Mapping =>
  z.parse(mappingSchema, { name: 'test', fields: { ...named, ...fields }, ...more });

const rio = { make: 'Kia', model: 'Rio', year: '2020' };
const now = new Date('2026-11-30T12:00:00Z');

/** The car of a Kia Rio with further cells. */
const carOf = (fields: Fields, cells: Record<string, unknown>): Record<string, unknown> => {
  const mapped = mapRow(mappingOf(fields), { ...rio, ...cells }, now);
  if (!mapped.ok) throw new Error(mapped.reason);
  return { ...mapped.car };
};
/** Value of a field that one column fills. */
const valueOf = (name: string, field: object, cell: unknown): unknown =>
  carOf({ [name]: { column: 'cell', ...field } }, { cell })[name];
/** A row whose columns are named like the fields of a car. */
const mapped = (cells: Record<string, unknown>) => mapRow(carFieldsMapping, { ...rio, ...cells }, now);

test('a row of three cells is a used car in stock, named after them', () => {
  const nothing = { simple_body: null, simple_fuel: null, simple_transmission: null, simple_drive: null };
  expect(mapped({})).toEqual({
    ok: true,
    car: {
      ...nothing, make: 'Kia', model: 'Rio', year: 2020, name: '2020 Kia Rio', status: 'in_stock', car_type: 'used',
    },
    notices: [],
  }); // prettier-ignore
  expect(mapped({ badge: 'S', car_type: 'Demo', status: 'sold' })).toMatchObject({
    car: { name: '2020 Kia Rio S', badge: 'S', car_type: 'demo', status: 'sold' },
  });
  expect(mapped({ badge: 'S', name: 'A Kia' })).toMatchObject({ car: { name: 'A Kia' } });
});

test.each([
  '', ' ', '-', '- / -', '–', '—', '.', 'n/a', 'N/A', 'NA', 'nan', 'null', 'None', 'POA', 'tba', 'TBC', 'Unknown', null, undefined, {}, [],
])('a cell of %j says nothing', (cell) => {
  expect(valueOf('colour', {}, cell)).toBeUndefined();
}); // prettier-ignore

test.each([
  ['none of these', 'none of these'],
  ['not unknown', 'not unknown'],
  ['  Sky \n\t Blue ', 'Sky Blue'],
  [5, '5'],
  [true, 'true'],
])('a cell of %j is the text "%s"', (cell, text) => {
  expect(valueOf('colour', {}, cell)).toBe(text);
});

test('words that a mapping calls missing say nothing, in any case', () => {
  const field = { missing: ['Other', 'not listed'] };
  expect(valueOf('colour', field, 'OTHER')).toBeUndefined();
  expect(valueOf('colour', field, 'Not Listed')).toBeUndefined();
  expect(valueOf('colour', field, 'Other Blue')).toBe('Other Blue');
});

test('of a pattern the first group is the value, in any case; without a match there is none', () => {
  const field = { pattern: '^colour:(.*)$' };
  expect(valueOf('colour', field, 'Colour: Blue')).toBe('Blue');
  expect(valueOf('colour', field, 'Blue')).toBeUndefined();
  expect(valueOf('colour', field, 'Colour:')).toBeUndefined();
});

test('the first column that says something wins, and a default stands where none does', () => {
  const fields: Fields = { colour: { column: ['first', 'second'], default: 'Grey' } };
  expect(carOf(fields, { first: 'Red', second: 'Blue' })['colour']).toBe('Red');
  expect(carOf(fields, { first: '-', second: 'Blue' })['colour']).toBe('Blue');
  expect(carOf(fields, {})['colour']).toBe('Grey');
});

test('a field of given values has one of them or none', () => {
  const field = { values: { gebraucht: 'used', neu: 'new' } };
  expect(valueOf('car_type', field, 'NEU')).toBe('new');
  expect(valueOf('car_type', field, 'old')).toBe('used'); // what a car without one is
});

test.each([
  ['31990', 31_990],
  [31_990, 31_990],
  ['$31,990', 31_990],
  ['31 990 AUD', 31_990],
  ['31,990 aud', 31_990],
  ['31990.50', 31_990.5],
  ['.5', 0.5],
  ['5.', 5],
  ['+5', 5],
  ['0', 0],
  ['five', undefined],
  ['$', undefined],
  ['5 or 6', undefined],
  ['A$ 44,990*', 44_990],
  ['AUD 38990', 38_990],
  ['45 990', 45_990],
  ['45,990.00', 45_990],
  ['1,234,567', 1_234_567],
  // A separator of thousands of other countries, one digit too many, words that change what the price means.
  ['45.990', undefined],
  ['$45.990,00', undefined],
  ['45,9900', undefined],
  ['45,99', undefined],
  ['45k', undefined],
  ['45,99O', undefined],
  ['38990 ex GST', undefined],
  ['$45,990 drive away', undefined],
])('the price "%s" is %d', (cell, price) => {
  expect(valueOf('price', { as: 'number' }, cell)).toBe(price);
});

test.each([
  ['81,000 km', 81_000],
  ['81000 KMS', 81_000],
  ['81000 miles', undefined],
  ['12.345', undefined],
  ['12345.6', 12_346],
  ['12k', undefined],
])('the kilometres "%s" are %d', (cell, km) => {
  expect(valueOf('km', { as: 'number' }, cell)).toBe(km);
});

test.each([
  [{ price: '45k' }, 'price "45k" is left out: it is no number'],
  [{ km: '12.345' }, 'km "12.345" is left out: it is no number'],
  [{ price: { amount: 5 } }, 'price {"amount":5} is left out: it is no number'],
  [{ colour: ['Red'] }, 'colour ["Red"] is left out: it is no text'],
  [{ specifications: 'four' }, 'specifications "four" is left out: it is no object'],
  [{ images: [5] }, 'images is left out: it has not the form of this field'],
  [{ vin: '1.23457E+16' }, 'vin "1.23457E+16" is left out: it is no VIN'],
  [{ regplate: 'UNREG' }, 'regplate "UNREG" is left out: it is no number plate'],
  [{ rego_expiry: '31/02/2027' }, 'rego_expiry "31/02/2027" is left out: it is no day'],
  [{ build_date: '44256' }, 'build_date "44256" is left out: it is no month of a year'],
  [{ fuel: 'H' }, 'fuel "H" is left out: it is a letter that is not known'],
  [{ price: 'x'.repeat(100) }, `price "${'x'.repeat(56)}… is left out: it is no number`],
])('of %j the car is imported, and what is left out is named', (cells, notice) => {
  const found = mapped(cells);
  expect(found).toMatchObject({ ok: true, notices: [notice] });
  for (const name of Object.keys(cells)) expect(found.ok && found.car).not.toHaveProperty(name);
});

test.each(['', '-', 'POA', 'TBA', 'n/a', null])('a cell of %j is left out without a notice', (cell) => {
  expect(mapped({ price: cell, vin: cell, rego_expiry: cell })).toMatchObject({ ok: true, notices: [] });
});

test.each([
  [{ vin: ' mr0fz29g 1600 00001 ' }, { vin: 'MR0FZ29G160000001' }],
  [{ vin: 'zrr80-0012345' }, { vin: 'ZRR80-0012345' }],
  [{ regplate: ' ca 16 aa ' }, { regplate: 'CA16AA' }],
  [{ regplate: '1ABC2DE' }, { regplate: '1ABC2DE' }],
  [{ rego_expiry: '5/6/2027' }, { rego_expiry: '2027-06-05' }],
  [
    { build_date: '03/2021', compliance_date: 'Mar-21' },
    { build_date: '2021-03', compliance_date: '2021-03' },
  ],
  [{ state: 'Northern Territory' }, { state: 'NT' }],
  [{ state: 'w.a.' }, { state: 'WA' }],
  [{ state: 'NZ' }, { state: 'NZ' }],
  [
    { trans: 'M', fuel: 'D' },
    { trans: 'Manual', fuel: 'Diesel' },
  ],
  [
    { trans: '6M', fuel: 'DSL' },
    { trans: 'Manual', fuel: 'Diesel' },
  ],
  [
    { trans: 'CVT', fuel: 'PULP' },
    { trans: 'CVT', fuel: 'PULP' },
  ],
])('%j is shown as %j', (cells, fields) => {
  expect(mapped(cells)).toMatchObject({ ok: true, car: fields, notices: [] });
});

test('[SRC-054] the first of a row’s pictures is the one that cards show', () => {
  const picture = (url: string) => ({ image: { url, thumb: { url } } });
  const images = [picture('https://photos.example/front.jpg'), picture('https://photos.example/dash.jpg')];
  expect(mapped({ images })).toMatchObject({
    car: { images, primary_image_url: 'https://photos.example/front.jpg', photos_count: 2 },
    notices: [],
  });
  expect(mapped({ images: [] })).not.toHaveProperty('car.primary_image_url');
});

test.each([
  ['A', 'Automatic'], ['6 SP MAN', 'Manual'], ['AMT', 'Automatic'], ['Constantly Variable Transmission', 'Automatic'],
  ['Reduction Gear', 'Automatic'], ['Human', null],
])('the transmission "%s" is found as %s', (trans, simple) => {
  expect(mapped({ trans })).toMatchObject({ car: { simple_transmission: simple } });
}); // prettier-ignore

test.each([
  ['P', 'Petrol'], ['PULP', 'Petrol'], ['dsl', 'Diesel'], ['Turbo Diesel', 'Diesel'], ['Pump', null],
])('the fuel "%s" is found as %s', (fuel, simple) => {
  expect(mapped({ fuel })).toMatchObject({ car: { simple_fuel: simple } });
}); // prettier-ignore

test('a number that has to be above another is none up to it', () => {
  const field = { as: 'number', above: 2 };
  expect(valueOf('doors', field, '3')).toBe(3);
  expect(valueOf('doors', field, '2')).toBeUndefined();
  expect(valueOf('doors', field, '0')).toBeUndefined();
});

test.each([
  ['price', '0x10'],
  ['price', '1e5'],
  ['price', '1e-5'],
  ['price', 'Infinity'],
  ['price', '5.5e1'],
])('a %s of "%s" refuses the row', (name, cell) => {
  expect(mapped({ [name]: cell })).toEqual({
    ok: false,
    reason: `${name} "${cell}" is not written as a number`,
  });
});

test.each([
  ['km', 5_000_000], ['seats', 200], ['doors', 20], ['gearnum', 40], ['engine_size', 100_000], ['engine_size_litres', 100],
  ['sold_date_timestamp', 4_102_444_800], ['price', 100_000_000], ['before_price', 100_000_000], ['offer_price', 100_000_000],
  ['subscription_price', 100_000_000],
])('%s is at least 0 and at most %i', (name, most) => {
  expect(mapped({ [name]: most })).toMatchObject({ ok: true, car: { [name]: most } });
  expect(mapped({ [name]: 0 })).toMatchObject({ ok: true, car: { [name]: 0 } });
  const [below, above] = [-1, most + 1].map((value) => mapped({ [name]: value }));
  expect(below).toEqual({ ok: false, reason: `${name} -1 is not between 0 and ${most}` });
  expect(above).toEqual({ ok: false, reason: `${name} ${most + 1} is not between 0 and ${most}` });
}); // prettier-ignore

test('numbers inside groups have bounds as well', () => {
  const fields: Fields = {
    'variant.cylinders': { column: 'cylinders', as: 'number' },
    'variant.fuelconsumptioncombined': { column: 'consumption', as: 'number' },
  };
  const reasonOf = (cells: object) => mapRow(mappingOf(fields), { ...rio, ...cells }, now);
  expect(reasonOf({ cylinders: '33' })).toMatchObject({ reason: 'variant.cylinders 33 is not between 0 and 32' });
  expect(reasonOf({ consumption: '1001' })).toMatchObject({
    reason: 'variant.fuelconsumptioncombined 1001 is not between 0 and 1000',
  });
  expect(reasonOf({ cylinders: '32', consumption: '1000' })).toMatchObject({
    car: { variant: { cylinders: 32, fuelconsumptioncombined: 1000 } },
  });
}); // prettier-ignore

test.each([
  ['true', true],
  ['YES', true],
  ['y', true],
  [1, true],
  [true, true],
  ['no', false],
  ['false', false],
  [0, false],
  ['10', false],
  ['only', false],
  ['yesterday', false],
])('the flag %j is %s', (cell, flag) => {
  expect(valueOf('certified', { as: 'flag' }, cell)).toBe(flag);
});

test('a list comes as one, or parted by "|" and ";"', () => {
  const field = { as: 'list' };
  expect(valueOf('standardEquipment', field, 'Tow bar | Camera;Sunroof;; ')).toEqual([
    'Tow bar',
    'Camera',
    'Sunroof',
  ]);
  expect(valueOf('standardEquipment', field, ['Tow | bar'])).toEqual(['Tow | bar']);
});

test('an object is taken as it is, and a text in its place is left out', () => {
  const images = [{ url: '/1.jpg' }];
  const variant = { cylinders: 4 };
  expect(valueOf('variant', { as: 'json' }, variant)).toEqual(variant);
  expect(valueOf('variant', { as: 'json' }, 'four')).toBeUndefined();
  expect(valueOf('colour', { as: 'text' }, images)).toBeUndefined();
});

test('words keep their lines, a text does not', () => {
  const written = '<p>One owner</p><p>Tow bar</p>';
  expect(valueOf('dealercomments', { as: 'words' }, written)).toBe('One owner\n\nTow bar');
  expect(valueOf('dealercomments', {}, 'One\n\nowner')).toBe('One owner');
});

test.each([
  ['2020 Kia Rio Sport', 'Sport'],
  ['2020 KIA rio Sport', 'Sport'],
  ['Kia Rio Sport', 'Sport'],
  ['2020 Kia Rio', undefined],
  ['Sport 2020 Kia Rio', 'Sport 2020 Kia Rio'],
])('"%s" without year, make and model is "%s"', (title, badge) => {
  const fields: Fields = {
    badge: { column: 'title', without: ['year', 'make', 'model', 'variant', 'nothing'] },
    variant: { column: 'variant', as: 'json' },
  };
  expect(carOf(fields, { title, variant: { cylinders: 4 } })['badge']).toBe(badge);
});

test('what is taken off may stand further down in the mapping', () => {
  const fields: Fields = { badge: { column: 'title', without: ['series'] }, series: { column: 'series' } };
  expect(carOf(fields, { title: 'Mk2 Sport', series: 'Mk2' })['badge']).toBe('Sport');
});

test.each([
  [{ make: '-' }, 'no make'],
  [{ make: { name: 'Kia' } }, 'no make'],
  [{ model: '' }, 'no model'],
  [{ year: '' }, 'no year'],
  [{ year: 'n/a' }, 'no year'],
  [{ year: 'new' }, '"new" is no year'],
  [{ year: '20x' }, '"20x" is no year'],
  [{ year: '1899' }, '"1899" is no year'],
  // The newest is next year's model.
  [{ year: '2028' }, '"2028" is no year'],
  [{ year: '2020.5' }, '"2020.5" is no year'],
  [{ year: '0x7E4' }, '"0x7E4" is no year'],
])('a row with %j is refused: %s', (cells, reason) => {
  expect(mapped(cells)).toEqual({ ok: false, reason });
});

test.each([1900, 2027])('%i is a year', (year) => {
  expect(mapped({ year })).toMatchObject({ ok: true, car: { year } });
});

test('cells become the words that filters know', () => {
  const cells = { city: 'SOUTH MORANG', body: 'Dual cab', bodyconfiguration: 'Pick-up', fuel: 'ULP', trans: 'DSG', drive: '4x2' };
  expect(mapped(cells)).toMatchObject({
    car: { city: 'South Morang', simple_body: 'Ute', simple_fuel: 'Petrol', simple_transmission: 'Automatic', simple_drive: 'RWD' },
  });
}); // prettier-ignore

test('a cell that the field cannot hold is left out, and costs neither the car nor its other cells', () => {
  const mappedRow = mapped({ status: 'lost', images: [5], km: 12, finance_lenders: { a: 'b' } });
  expect(mappedRow).toMatchObject({ ok: true, car: { make: 'Kia', km: 12 } });
  expect(mappedRow.ok && Object.keys(mappedRow.car)).not.toContain('images');
});

describe('the names of a row', () => {
  const mapping = mappingOf({ name: { column: 'title' } });
  const row = { ...rio, title: '2020 Kia Rio S' };

  test('are its make, model and title', () => {
    expect(rowNames(mapping, row)).toEqual({ make: 'Kia', model: 'Rio', name: '2020 Kia Rio S' });
    expect(rowNames(mapping, { ...row, model: 3 })).toMatchObject({ model: '3' });
  });

  test.each(['make', 'model', 'title'])('are not known without its %s', (column) => {
    expect(rowNames(mapping, { ...row, [column]: '-' })).toBeNull();
    expect(rowNames(mapping, { ...row, [column]: {} })).toBeNull();
  });

  test('are not known when the source has no titles', () => {
    expect(rowNames(mappingOf({}), row)).toBeNull();
  });
});

describe('the identity of a row', () => {
  const prices: Fields = {
    price: { column: 'Price', as: 'number' },
    before_price: { column: ['Was', 'RRP'], as: 'number' },
    price_type: { column: 'Type' },
  };
  /** Identities of rows of one file. */
  const identities = (mapping: Mapping, ...rows: Record<string, unknown>[]): string[] =>
    rows.map(createIdentifier(mapping)).map(({ identity }) => identity);

  test('stays when a price changes, and when columns change their order', () => {
    const [first] = identities(mappingOf(prices), { ...rio, Price: '5', Was: '6', RRP: '7', Type: 'a' });
    expect(identities(mappingOf(prices), { Type: 'a', ...rio, Price: '1', Was: '2', RRP: '3' })).toEqual([first]);
    expect(identities(mappingOf(prices), { ...rio, Type: ' a\n' })).toEqual([first]);
    expect(first).toMatch(/^[0-9a-f]{32}-0$/);
  }); // prettier-ignore

  test('changes with every other cell, and counts doubles', () => {
    const [first, again, other, third] = identities(
      mappingOf(prices),
      { ...rio, Type: 'a' },
      { ...rio, Type: 'a' },
      { ...rio, Type: 'b' },
      { ...rio, Type: 'a' },
    );
    expect(again).toBe(first?.replace(/0$/, '1'));
    expect(third).toBe(first?.replace(/0$/, '2'));
    expect(other?.slice(0, 32)).not.toBe(first?.slice(0, 32));
  });

  test('[CON-001] is the stock number, else the VIN, else all cells', () => {
    const [first, changed, byVin, sameVin, none] = [
      { ...rio, stocknum: 'B1', vin: 'V1', km: 5 },
      { ...rio, stocknum: ' B1 ', km: 6, status: 'sold' },
      { ...rio, stocknum: '-', vin: 'V1' },
      { ...rio, vin: 'V1', km: 7 },
      rio,
    ].map(createIdentifier(carFieldsMapping));
    expect(changed).toEqual(first);
    expect(first?.label).toBe('stock number B1');
    expect(sameVin).toEqual(byVin);
    expect(byVin?.label).toBe('VIN V1');
    expect(none?.label).toBeNull();
    expect(new Set([first, byVin, none].map((row) => row?.identity)).size).toBe(3);
  });

  test('is that of the columns a mapping names', () => {
    const byNumber = mappingOf(prices, { identity: ['Nr'] });
    const [one, same, other] = identities(
      byNumber,
      { ...rio, Nr: 1 },
      { Nr: 1, make: 'VW' },
      { ...rio, Nr: 2 },
    );
    expect(same?.slice(0, 32)).toBe(one?.slice(0, 32));
    expect(other?.slice(0, 32)).not.toBe(one?.slice(0, 32));
  });
});
