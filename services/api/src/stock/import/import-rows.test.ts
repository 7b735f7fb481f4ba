import { sql } from 'drizzle-orm';
import type { Car } from 'shared-contracts/entities/car';
import { toPublicConfig } from 'shared-contracts/site-config';
import { makeSite } from 'shared-contracts/testing';
import { carTag } from 'shared-rules/car-tag';
import {
  alpha,
  header,
  hilux,
  row,
  startImportPlatform,
  type ImportPlatform,
} from '../../testing/import-platform';
import { seedCar } from '../../testing/test-platform';

let platform: ImportPlatform;
const importText: ImportPlatform['importText'] = (...args) => platform.importText(...args);
const found: ImportPlatform['found'] = (filter) => platform.found(filter);

beforeAll(async () => {
  platform = await startImportPlatform();
}, 120_000);
afterAll(() => platform.close());
beforeEach(() => platform.empty());

describe('the rows of a listings file', () => {
  test('becomes cars that can be searched when the import resolves', async () => {
    const result = await importText([header, hilux, row()].join('\n'));
    expect(result).toMatchObject({ rows: 2, added: 2, updated: 0, unchanged: 0, withdrawn: 0, refused: [] });
    expect(result.seconds).toBeGreaterThan(0);
    const [car] = await found('make = Toyota');
    expect(car).toMatchObject({
      name: '2019 Toyota HiLux SR5 (4X4)', year: 2019, make: 'Toyota', model: 'HiLux', badge: 'SR5 (4X4)', car_type: 'used', status: 'in_stock',
      price: 45_990, km: 81_000, colour: 'White', interior_colour: 'Black', city: 'Kedron', state: 'QLD', body: 'Ute / Tray', simple_body: 'Ute',
      simple_fuel: 'Diesel', simple_transmission: 'Automatic', simple_drive: '4WD', doors: 4, seats: 5, engine_size_litres: 2.8,
      variant: { cylinders: 4, fuelconsumptioncombined: 8.1 }, dealership_slug: alpha.slug,
    }); // prettier-ignore
    expect(car?.slug).toBe(`2019-toyota-hilux-sr5-4x4-${car?.id}`);
  });

  test('[SRC-053] without listing dates no car counts as new, and the dates of a file are kept', async () => {
    const site = toPublicConfig(makeSite());
    const tagOf = (car: Car | undefined) => (car ? carTag(car, site, platform.clock.now) : null);
    await importText([header, hilux].join('\n'));
    const [undated] = await found('make = Toyota');
    expect(undated?.make).toBe('Toyota');
    expect(tagOf(undated)).toBeNull();
    const created_at = new Date(platform.clock.now.getTime() - 86_400_000).toISOString();
    const listed = { make: 'Mazda', model: 'CX-5', year: 2020, car_type: 'used', created_at };
    await importText(JSON.stringify([listed]), { source: 'dated' }, 'json');
    const [dated] = await found('make = Mazda');
    expect(tagOf(dated)).toMatchObject({ kind: 'just-listed' });
  });

  test('cells that say nothing are null, and shifted ones find their field', async () => {
    await importText(
      [
        header,
        row({
          Price: 'POA', Kilometres: '- / -', ColourExtInt: '- / -', Engine: '-', CylindersinEngine: '0 L', FuelConsumption: '0 L / 100 km',
          DriveType: 'Other', FuelType: '-', Transmission: '-', BodyType: '', 'Car/Suv': '02 **** ****\nSome Dealer', Doors: ' 7 Seats', Seats: '',
          Location: '', UsedOrNew: 'nan',
        }),
        row({ Brand: 'Kia', ColourExtInt: '- / Grey', BodyType: 'Other', 'Car/Suv': 'NEW Available to order', UsedOrNew: 'DEMO', Price: '$31,990' }),
      ].join('\n'),
    ); // prettier-ignore
    const [mazda] = await found('make = Mazda');
    expect(mazda).toMatchObject({
      price: null, km: null, colour: null, interior_colour: null, engine_size_litres: null, variant: null, drive: null, simple_drive: null,
      fuel: null, simple_fuel: null, trans: null, simple_transmission: null, body: null, simple_body: null, doors: null, seats: 7,
      city: null, state: null, car_type: 'used',
    }); // prettier-ignore
    const [kia] = await found('make = Kia');
    expect(kia).toMatchObject({
      colour: null,
      interior_colour: 'Grey',
      simple_body: null,
      car_type: 'demo',
      price: 31_990,
    });
  });

  test('a make that the file splits over two columns is one make, with the model the name says', async () => {
    const split = (Brand: string, Model: string, Title: string) => row({ Brand, Model, Title });
    await importText(
      [
        header,
        split('Land', 'Rover', '2020 Land Rover Range Rover Evoque P200 S (147KW)'),
        split('Land', 'Rover', '2020 Land Rover Range Rover'),
        split('Land', 'Rover', '2020 Land Rover Defender 110 P400'),
        split('Great', 'Wall', '2020 Great Wall V240 (4X4)'),
        split('Land', 'Rover', ''),
        split('Rover', 'Mini', '2020 Rover Mini Cooper'),
      ].join('\n'),
    );
    const cars = await found('year = 2020');
    expect(cars.map(({ make, model, badge }) => [make, model, badge].join(' | ')).sort()).toEqual([
      'Great Wall | V240 | 4X4',
      'Land Rover | Defender | 110 P400',
      'Land Rover | Range Rover Evoque | P200 S (147KW)',
      'Land Rover | Range Rover | ',
      'Land | Rover | ',
      'Rover | Mini | Cooper',
    ]);
  });

  test('a model has one name over all sources, and old names change with the next import', async () => {
    const santa = (changes: object) =>
      row({
        Brand: 'Hyundai',
        Model: 'Santa',
        Year: '2019',
        Title: '2019 Hyundai Santa FE Highlander',
        ...changes,
      });
    const text = [header, santa({}), santa({ Kilometres: '1' })].join('\n');
    await importText(text);
    // As an import before this one left them.
    await platform.database.db.asWorker((tx) =>
      tx.execute(sql`update cars set model = 'Santa', model_slug = 'santa', content_hash = 'old',
        data = data || '{"model": "Santa", "badge": "FE Highlander", "name": "2019 Hyundai Santa FE Highlander"}'`),
    );
    const before = (await found('make = Hyundai')).map(({ id }) => id);
    expect(await importText(text)).toMatchObject({ added: 0, updated: 2, withdrawn: 0, unchanged: 0 });
    const cars = await found('model = "Santa Fe"');
    expect(cars.map(({ id }) => id)).toEqual(before);
    expect(cars[0]).toMatchObject({
      name: '2019 Hyundai Santa Fe Highlander',
      model: 'Santa Fe',
      badge: 'Highlander',
    });
    // The tables know no Zappo: the cars that are there do.
    const zappo = { make: 'Zappo', model: 'Uno-Due', year: 2020 };
    await importText(JSON.stringify([zappo]), { source: 'one' }, 'json');
    await importText(JSON.stringify([{ ...zappo, model: 'UNO DUE' }]), { source: 'two' }, 'json');
    await platform.api.stock.seed('three', [seedCar('z', alpha.slug, { ...zappo, model: 'unodue' })]);
    expect((await found('make = Zappo')).map(({ model }) => model)).toEqual([
      'Uno-Due',
      'Uno-Due',
      'Uno-Due',
    ]);
  });

  test('a place in capitals, an interior of two colours and a build date read as what they are', async () => {
    const kia = (changes: object) => row({ Brand: 'Kia', Model: 'Rio', Title: '2020 Kia Rio S', ...changes });
    await importText(
      [
        header,
        kia({ Location: 'SOUTH MORANG, VIC', ColourExtInt: 'White / Black/Grey' }),
        kia({ Location: 'Warrenheip, AU-VIC', ColourExtInt: 'Blue / Grey / Leather' }),
        kia({ Location: 'McDougalls Hill, NSW', ColourExtInt: 'Red / 2019/04' }),
        kia({ Location: '', ColourExtInt: '- / Grey/Black' }),
      ].join('\n'),
    );
    const cars = await found('make = Kia');
    const shown = cars.map((car) => [car.city, car.state, car.colour, car.interior_colour].join('; ')).sort();
    expect(shown).toEqual([
      '; ; ; Grey/Black',
      'McDougalls Hill; NSW; Red; ',
      'South Morang; VIC; White; Black/Grey',
      'Warrenheip; VIC; Blue; Grey / Leather',
    ]);
  });

  test('[VEH-073] what a dealer wrote as HTML is kept as words in lines', async () => {
    const dealercomments = '<p>One owner &amp; 🚗</p><ul><li>Tow bar</ul><script>alert(1)</script>سيارة';
    await importText(
      JSON.stringify([{ make: 'Kia', model: 'Seltos', year: 2020, dealercomments }]),
      {},
      'json',
    );
    const [car] = await found('make = Kia');
    expect(car?.dealercomments).toBe('One owner & 🚗\n\n• Tow bar\nسيارة');
  });

  test('a warranty in the place of the colours is no colour, and "Other" is nothing one can filter by', async () => {
    await importText(
      [
        header,
        row({ Brand: 'Kia', ColourExtInt: '5 years / Unlimited km' }),
        row({ Brand: 'Kia', ColourExtInt: '3 years / 150,000 km', Model: 'Other', Title: '2020 Kia Other' }),
      ].join('\n'),
    );
    const cars = await found('make = Kia');
    expect(cars.map(({ colour, interior_colour }) => [colour, interior_colour])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(await found('make = Kia AND model = Other')).toEqual([]);
    const [answer] = await platform.search.query(platform.site('alpha').config, [
      { indexUid: 'cars_production', facets: ['model', 'make_model', 'colour'] },
    ]);
    expect(answer?.facetDistribution).toEqual({
      model: { 'CX-5': 1 },
      make_model: { Kia: 1, 'Kia CX-5': 1 },
      colour: {},
    });
  });

  test('rows without make, model or year are refused, with the line they begin in', async () => {
    const lines = [
      header,
      row({ 'Car/Suv': 'Dealer\nof two lines' }), // lines 2 and 3
      row({ Brand: '' }), // 4
      '', // 5
      row({ Model: '-', 'Car/Suv': 'Three\nmore\nlines' }), // 6 to 8
      row({ Year: 'nan' }), // 9
      row({ Year: '19' }), // 10
      row({ Brand: 'Last', Title: '', Price: '' }),
    ];
    const result = await importText(lines.join('\n'));
    expect(result).toMatchObject({
      rows: 6,
      added: 2,
      refused: [
        { line: 4, reason: 'no make' },
        { line: 6, reason: 'no model' },
        { line: 9, reason: 'no year' },
        { line: 10, reason: '"19" is no year' },
      ],
    });
    expect(await found('make = Last')).toMatchObject([{ name: '2020 Last CX-5', badge: null }]);
  });

  test('a number that no car has refuses its row, with the line', async () => {
    const cells: [Record<string, string>, string][] = [
      [{ Kilometres: '-1' }, 'km -1 is not between 0 and 5000000'],
      [{ Kilometres: '1e15' }, 'km "1e15" is not written as a number'],
      [{ Kilometres: '99999999' }, 'km 99999999 is not between 0 and 5000000'],
      [{ Price: '0x10' }, 'price "0x10" is not written as a number'],
      [{ Price: '-$5,000' }, 'price -5000 is not between 0 and 100000000'],
      [{ Price: '1000000000000000' }, 'price 1000000000000000 is not between 0 and 100000000'],
      [{ Price: 'Infinity' }, 'price "Infinity" is not written as a number'],
      [{ Price: '1e400' }, 'price "1e400" is not written as a number'],
      [{ Seats: ' 4000 Seats' }, 'seats 4000 is not between 0 and 200'],
      [{ Doors: ' 55 Doors' }, 'doors 55 is not between 0 and 20'],
      [{ Engine: '4 cyl, 2500 L' }, 'engine_size_litres 2500 is not between 0 and 100'],
      [{ CylindersinEngine: '99 cyl' }, 'variant.cylinders 99 is not between 0 and 32'],
      [{ Year: '0x7E3' }, '"0x7E3" is no year'],
      [{ Year: '2019.5' }, '"2019.5" is no year'],
      [{ Year: '-2019' }, '"-2019" is no year'],
    ];
    const result = await importText([header, hilux, ...cells.map(([cell]) => row(cell))].join('\n'));
    expect(result).toMatchObject({ rows: cells.length + 1, added: 1 });
    expect(result.refused).toEqual(cells.map(([, reason], at) => ({ line: at + 3, reason })));
    // The same in a file of objects, whose numbers are none of text.
    const car = { make: 'Kia', model: 'Rio', year: 2020 };
    const objects = [car, { ...car, km: -1 }, { ...car, price: 1e15 }, { ...car, offer_price: -1 }, { ...car, price: 1e21 },
      { ...car, sold_date_timestamp: 1_790_000_000_000 }]; // prettier-ignore
    const second = await importText(
      objects.map((one) => JSON.stringify(one)).join('\n'),
      { source: 'x' },
      'ndjson',
    );
    expect(second.refused.map(({ line, reason }) => `${line} ${reason.split(' ')[0]}`)).toEqual([
      '2 km', '3 price', '4 offer_price', '5 price', '6 sold_date_timestamp',
    ]); // prettier-ignore
  });

  test('a price or distance in words, or as people write them, refuses nothing', async () => {
    const text = [header, row({ Price: 'Call us', Kilometres: 'low' }), row({ Price: '$31,990', Kilometres: '12,000 km' })].join('\n'); // prettier-ignore
    expect(await importText(text)).toMatchObject({ added: 2, refused: [] });
    const cars = await found('make = Mazda');
    expect(cars.map(({ price, km }) => `${price} ${km}`).sort()).toEqual(['31990 12000', 'null null']);
  });
});
