import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { ImportProgress } from '../stock';
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

describe('a listings file', () => {
  test('a second import of the same file changes nothing, doubles included', async () => {
    const text = [header, hilux, row(), row(), row({ Price: '1' })].join('\n');
    expect(await importText(text)).toMatchObject({ added: 4, notices: [] });
    const before = (await found('make = Mazda')).map(({ id, slug, updated_at }) => [id, slug, updated_at]);
    expect(await importText(text)).toMatchObject({
      rows: 4,
      added: 0,
      updated: 0,
      unchanged: 4,
      withdrawn: 0,
    });
    expect((await found('make = Mazda')).map(({ id, slug, updated_at }) => [id, slug, updated_at])).toEqual(
      before,
    );
  });

  test('a new price updates the same car; a car that is gone is withdrawn, and comes back as itself', async () => {
    await importText([header, hilux, row()].join('\n'));
    const [before] = await found('make = Mazda');
    expect(await importText([header, row({ Price: '28990' })].join('\n'))).toMatchObject({
      added: 0,
      updated: 1,
      withdrawn: 1,
    });
    expect(await found('make = Mazda')).toMatchObject([{ id: before?.id, price: 28_990 }]);
    expect(await found('make = Toyota')).toEqual([]);
    const gone = platform.api.call(platform.site('alpha'))('getCar', { params: { slug: 'nothing' } });
    await expect(gone).rejects.toMatchObject({ code: 'not_found' });
    expect(await importText([header, hilux, row({ Price: '28990' })].join('\n'))).toMatchObject({
      added: 1,
      unchanged: 1,
      withdrawn: 0,
    });
    expect(await found('make = Toyota')).toHaveLength(1);
  });

  test('a row with too many or too few cells is refused, and the other rows are imported', async () => {
    const longer = row().replace('"Caringbah, NSW"', 'Caringbah, NSW');
    const cutOff = row().split(',').slice(0, 12).join(',');
    expect(await importText([header, longer, hilux, cutOff, ''].join('\n'))).toMatchObject({
      rows: 3,
      added: 1,
      refused: [
        { line: 2, reason: '20 cells, the header has 19' },
        { line: 4, reason: expect.stringMatching(/^1[01] cells, the header has 19$/) as unknown },
      ],
    });
    expect(await platform.counted('alpha')).toEqual({ Toyota: 1 });
  });

  test('a refused row keeps its car on sale when its identity can be read', async () => {
    await importText([header, hilux, row()].join('\n'));
    // Prices are no part of an identity without a column for it; other cells are.
    expect(await importText([header, hilux, row({ Price: '-5' })].join('\n'))).toMatchObject({
      unchanged: 1,
      withdrawn: 0,
      refused: [{ line: 3 }],
    });
    expect(await platform.counted('alpha')).toEqual({ Mazda: 1, Toyota: 1 });
    expect(await importText([header, hilux, row({ Year: '19' })].join('\n'))).toMatchObject({ withdrawn: 1 });
  });

  test('cars of other sources are untouched', async () => {
    await platform.api.stock.seed('demo', [seedCar('d', alpha.slug, { make: 'Demo' })]);
    await importText([header, hilux].join('\n'), { source: 'first' });
    await importText([header, row()].join('\n'), { source: 'second' });
    expect(await platform.api.stock.counts()).toEqual({ demo: 1, first: 1, second: 1 });
    await importText([header, row({ Brand: 'Lotus' })].join('\n'), { source: 'second' });
    expect(await platform.api.stock.counts()).toEqual({ demo: 1, first: 1, second: 1 });
    expect((await found('make IN [Demo, Toyota, Lotus]')).length).toBe(3);
  });

  test('cars of other dealers are untouched, although their files have the same source', async () => {
    await importText([header, hilux, row()].join('\n'));
    expect(await importText([header, row({ Brand: 'Lotus' })].join('\n'), { site: 'beta' })).toMatchObject({ added: 1, withdrawn: 0 }); // prettier-ignore
    // The next file of the one dealer withdraws what is gone from it, and nothing of the other's.
    expect(await importText([header, row({ Brand: 'Kia' })].join('\n'), { site: 'beta' })).toMatchObject({ added: 1, withdrawn: 1 }); // prettier-ignore
    expect((await found('make IN [Toyota, Mazda]')).map(({ make }) => make).sort()).toEqual([
      'Mazda',
      'Toyota',
    ]);
    expect(await platform.counted('alpha')).toEqual({ Mazda: 1, Toyota: 1 });
    expect(await platform.counted('beta')).toEqual({ Kia: 1 });
  });

  test('progress goes through reading, applying and indexing', async () => {
    const seen: ImportProgress[] = [];
    const rows = Array.from({ length: 1100 }, (_unused, index) => row({ Kilometres: String(index + 1000) }));
    await importText([header, ...rows].join('\n'), { onProgress: (progress) => seen.push(progress) });
    expect(seen.map(({ phase, done }) => `${phase} ${done}`)).toEqual([
      'reading 500',
      'reading 1000',
      'applying 0',
      'indexing 1000',
      'indexing 1100',
    ]);
    expect(seen.at(-1)).toMatchObject({ total: 1100 });
  }, 30_000);
});

describe('other files', () => {
  const car = {
    make: 'Isuzu',
    model: 'D-MAX',
    year: 2022,
    price: 50_000,
    certified: true,
    standardEquipment: ['Tow bar'],
    location_slug: null,
  };

  test('JSON lists and NDJSON with the fields of a car need no mapping', async () => {
    expect(
      await importText(JSON.stringify([car, { ...car, year: null }], null, 2), {}, 'json'),
    ).toMatchObject({
      rows: 2,
      added: 1,
      refused: [{ line: 13, reason: 'car 2: no year' }],
    });
    const [isuzu] = await found('make = Isuzu');
    expect(isuzu).toMatchObject({
      name: '2022 Isuzu D-MAX',
      certified: true,
      standardEquipment: ['Tow bar'],
      price: 50_000,
    });
    const lines = [JSON.stringify(car), '', JSON.stringify({ ...car, model: '' })].join('\n');
    expect(await importText(lines, {}, 'ndjson')).toMatchObject({
      rows: 2,
      unchanged: 1,
      refused: [{ line: 3, reason: 'no model' }],
    });
  });

  test('a JSON list that was cut off between two cars changes nothing', async () => {
    const makes = ['Kia', 'Mazda', 'Honda'].map((make) => JSON.stringify({ make, model: 'One', year: 2020 }));
    await importText(`[${makes.join(',')}]`, {}, 'json');
    const attempts = [`[${makes[0]},${makes[1]},`, `[${makes[0]}`, '['];
    for (const text of attempts) {
      await expect(importText(text, {}, 'json')).rejects.toThrow(/ends before its list is closed/);
    }
    expect(await platform.counted('alpha')).toEqual({ Kia: 1, Mazda: 1, Honda: 1 });
  });

  test('[CON-001] a car keeps its id and address while its stock number, else its VIN, stays', async () => {
    const seats = { ...car, stocknum: 'B1', km: 10 };
    const byVin = { ...car, make: 'Kia', model: 'Rio', vin: 'KNADN512MC6000001', km: 10 };
    await importText(JSON.stringify([seats, byVin]), {}, 'json');
    // As an import before stock numbers identified cars left them.
    await platform.database.db.asWorker((tx) => tx.execute(sql`update cars set identity = 'old-' || id`));
    const before = (await found('make IN [Isuzu, Kia]')).map(({ id, slug }) => `${id} ${slug}`).sort();
    for (const km of [11, 12]) {
      const changed = [seats, byVin].map((one) => ({ ...one, km, colour: 'Red' }));
      expect(await importText(JSON.stringify(changed), {}, 'json')).toMatchObject({
        added: 0,
        updated: 2,
        withdrawn: 0,
      });
      expect((await found('make IN [Isuzu, Kia]')).map(({ id, slug }) => `${id} ${slug}`).sort()).toEqual(
        before,
      );
    }
  });

  test('[CON-001] a second row with the stock number of another is refused, and a refused row withdraws no car', async () => {
    const lines = (...cars: object[]) => cars.map((one) => JSON.stringify(one)).join('\n');
    const [one, two] = [
      { ...car, stocknum: 'B1' },
      { ...car, stocknum: 'B2' },
    ];
    expect(await importText(lines(one, { ...one, km: 5 }, two), {}, 'ndjson')).toMatchObject({
      added: 2,
      refused: [{ line: 2, reason: 'stock number B1 is already in line 1' }],
    });
    expect(await importText(lines(one, { ...two, km: -5 }), {}, 'ndjson')).toMatchObject({
      unchanged: 1,
      withdrawn: 0,
      refused: [{ line: 2 }],
    });
    expect(await platform.counted('alpha')).toEqual({ Isuzu: 2 });
  });

  test('a mapping file says which column is what', async () => {
    const mapping = join(platform.home, 'mapping.json');
    const fields = {
      make: { column: 'Marke' },
      model: { column: 'Typ' },
      year: { column: 'Jahr', as: 'number' },
      price: { column: 'Preis', as: 'number' },
    };
    await writeFile(mapping, JSON.stringify({ name: 'german', identity: ['Nr'], fields }));
    const file = (typ: string) => `\ufeffNr,Marke,Typ,Jahr,Preis\n1,VW,${typ},2018,9990\n`;
    expect(await importText(file('Golf'), { mapping })).toMatchObject({ added: 1 });
    expect(await importText(file('Golf VII'), { mapping })).toMatchObject({
      updated: 1,
      added: 0,
      withdrawn: 0,
    });
    expect(await platform.api.stock.counts()).toEqual({ german: 1 });
  });

  test('a wrong mapping file says what each entry must be', async () => {
    const mapping = join(platform.home, 'wrong.json');
    const problemsOf = async (content: object): Promise<string> => {
      await writeFile(mapping, JSON.stringify(content));
      const failure: unknown = await importText('a,b\n1,2', { mapping }).catch((error: unknown) => error);
      const [, problems = ''] =
        /^The mapping file \S+wrong\.json is not valid: (.*)$/.exec(String(failure).replace(/^\w+: /, '')) ??
        [];
      return problems;
    };
    const fields = {
      make: { column: 'a' },
      model: { column: 'a' },
      year: { column: 'b', as: 'number' },
    };
    expect(await problemsOf({})).toBe(
      'name must be a text of lower-case letters, digits and hyphens; it is missing; ' +
        'fields must be an object that names a column for each field of a car; it is missing.',
    );
    const wrong: [object, string | RegExp][] = [
      [{ detect: 'a' }, 'detect must be a list, not "a".'],
      [{ identity: 5 }, 'identity must be a list, not 5.'],
      [{ nmae: 'x' }, 'nmae is not a known key; known are name, detect, identity, fields.'],
      [{ fields: { make: { column: 'a' } } }, /^fields must name a column for make, model, year, not /],
      [{ fields: { ...fields, colur: { column: 'a' } } }, 'fields.colur as a key is no field of a car.'],
      [
        { fields: { ...fields, price: { column: 'b', as: 'money' } } },
        /^fields\.price\.as must be one of "text", .*, not "money"\.$/,
      ],
      [
        { fields: { ...fields, price: { colum: 'b' } } },
        /^fields\.price\.column must be the name of a column .*; fields\.price\.colum is not a known key; known are column, pattern, /,
      ],
      [
        { fields: { ...fields, badge: { column: 'a', pattern: '(' } } },
        'fields.badge.pattern must be a regular expression, not "(".',
      ],
    ];
    for (const [change, problems] of wrong)
      expect(await problemsOf({ name: 'wrong', fields, ...change })).toMatch(problems);
  });

  test('the mapping file that docs/operations.md shows is a valid one', async () => {
    const guide = await readFile(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
    const [, shown = ''] = /```json\n(\{\n {2}"name": "my-dealer-system"[^]*?)```/.exec(guide) ?? [];
    const mapping = join(platform.home, 'guide.json');
    await writeFile(mapping, shown);
    const text = 'Stock No,VIN,Make,Model,Variant,Year,Price,Kms,Transmission,Rego Expiry,Condition,Comments\n' +
      'A1,,Kia,Rio,S,2020,"$19,990",50 000 km,Other,13/05/2027,New,<p>One owner</p>'; // prettier-ignore
    expect(await importText(text, { mapping })).toMatchObject({ added: 1, notices: [] });
    expect(await found('make = Kia')).toMatchObject([
      {
        stocknum: 'A1',
        badge: 'S',
        price: 19_990,
        km: 50_000,
        trans: null,
        rego_expiry: '2027-05-13',
        car_type: 'new',
      },
    ]);
  });

  test('columns that are not read are one notice, with the names that were probably meant', async () => {
    const text = ['stocknum,make,model,year,prcie,kms,transmission', 'B1,Kia,Rio,2020,19990,50000,Automatic',
      'B2,Kia,Rio,2021,21990,40000,Manual'].join('\n'); // prettier-ignore
    expect(await importText(text)).toMatchObject({
      added: 2,
      notices: [
        {
          line: 1,
          text: 'Columns that are not read: "prcie" (did you mean "price"?), "kms" (did you mean "km"?), "transmission" (did you mean "trans"?).',
        },
      ],
    });
  });

  test('a make that has nearly a known name is a notice, once', async () => {
    const rio = { model: 'Rio', year: 2020 };
    const cars = ['Toyta', 'TOYOTA', 'Toyta', 'Zappo'].map((make) => JSON.stringify({ ...rio, make }));
    expect(await importText(cars.join('\n'), {}, 'ndjson')).toMatchObject({
      added: 4,
      notices: [{ line: 1, text: 'make "Toyta" is not known; did you mean "Toyota"?' }],
    });
  });

  describe('with a mapping file', () => {
    const fields = {
      make: { column: 'Make' },
      model: { column: 'Model' },
      year: { column: 'Year', as: 'number' },
      price: { column: 'Price', as: 'number' },
      vin: { column: 'VIN' },
    };
    let mapping: string;
    beforeAll(async () => {
      mapping = join(platform.home, 'dealer.json');
      await writeFile(mapping, JSON.stringify({ name: 'dealer', identity: ['Nr'], fields }));
    });

    test('a column that a car needs and the file lacks is named, and what the file has', async () => {
      await expect(importText('Nr,Model,Year\n1,Rio,2020', { mapping })).rejects.toThrow(
        'The file has no column "Make", which the mapping "dealer" takes make from. It has "Nr", "Model", "Year".',
      );
    });

    test('a column that is used and stands twice is refused, one that is not used does no harm', async () => {
      const twice = 'Nr,Make,Model,Year,VIN,Price,Note,Note,Price\n1,Kia,Rio,2020,,41990,a,b,35000';
      await expect(importText(twice, { mapping })).rejects.toThrow(
        'The file has the column "Price" 2 times (columns 6 and 9). Rename or remove those that are not meant.',
      );
      const once = twice.replace('Note,Price', 'Note,Cost');
      expect(await importText(once, { mapping })).toMatchObject({
        added: 1,
        notices: [{ line: 1, text: 'Columns that are not read: "Note", "Cost".' }],
      });
    });

    test('notices name what was left out, a column that is missing, and a vehicle that is there twice', async () => {
      const vin = 'KNADN512MC6000001';
      const text = `Nr,Make,Model,Year,VIN\n1,Kia,Rio,2020,${vin}\n2,Kia,Rio,2020,${vin.toLowerCase()}\n3,Kia,Rio,2020,-`;
      expect(await importText(text, { mapping })).toMatchObject({
        added: 3,
        notices: [
          { line: 1, text: 'The file has no column "Price", which the mapping "dealer" takes price from.' },
          { line: 3, text: `VIN ${vin} is in line 2 too, so one vehicle is on sale twice` },
        ],
      });
      const priced = 'Nr,Make,Model,Year,VIN,Price\n1,Kia,Rio,2020,,45k';
      expect(await importText(priced, { mapping })).toMatchObject({
        notices: [{ line: 2, text: 'price "45k" is left out: it is no number' }],
      });
      expect(await found('make = Kia')).toMatchObject([{ price: null }]);
    });
  });

  describe('a file that lacks most of what is on sale', () => {
    const cars = Array.from({ length: 20 }, (_unused, at) => ({ ...car, stocknum: `B${at}` }));
    const importCars = (some: object[], options = {}) => importText(JSON.stringify(some), options, 'json');

    test('is refused, with their number and some of their names, until the command allows it', async () => {
      await importCars(cars);
      await expect(importCars(cars.slice(10))).rejects.toThrow(
        /^The file lacks 10 of the 20 cars that "car-fields" has on sale, such as (?:2022 Isuzu D-MAX \(stock number B\d\)(?:; |\. )){3}Nothing was changed\./,
      );
      expect(await platform.counted('alpha')).toEqual({ Isuzu: 20 });
      expect(await importCars(cars.slice(10), { mayWithdrawMost: true })).toMatchObject({ withdrawn: 10 });
      expect(await platform.counted('alpha')).toEqual({ Isuzu: 10 });
    });

    test('is taken where it lacks less than half, or fewer than ten', async () => {
      await importCars(cars.slice(0, 19));
      expect(await importCars(cars.slice(0, 10))).toMatchObject({ withdrawn: 9 });
      expect(await importCars(cars.slice(0, 1))).toMatchObject({ withdrawn: 9 });
      const more = Array.from({ length: 21 }, (_unused, at) => ({ ...car, stocknum: `C${at}` }));
      await importCars(more, { source: 'other' });
      expect(await importCars(more.slice(0, 11), { source: 'other' })).toMatchObject({ withdrawn: 10 });
    });
  });

  test('a file that cannot be imported says why and changes nothing', async () => {
    await importText([header, hilux].join('\n'));
    const file = join(platform.home, 'none.csv');
    const attempts: [() => Promise<unknown>, RegExp][] = [
      [() => platform.api.stock.importFile({ site: 'alpha', file }), /none\.csv cannot be read: ENOENT/],
      [() => platform.api.stock.importFile({ site: 'nowhere', file }), /no site "nowhere".*"alpha"/],
      [() => importText(header), /holds no car.*0 rows/],
      [() => importText([header, row({ Brand: '' })].join('\n')), /holds no car.*1 rows; line 2: no make/],
      [() => importText(''), /holds no car/],
      [
        () => importText('a,b\n1,2'),
        /No built-in mapping \("au-listings", "car-fields"\) fits the columns a, b/,
      ],
      [
        () => importText([header, hilux].join('\n'), { mapping: 'none' }),
        /mapping "none" is neither built in/,
      ],
      [() => importText('[{"make": "x"}, 5]', {}, 'json'), /Line 1 of the file: "5"/],
      [() => importText('[{"make": "x"', {}, 'json'), /ends inside the object/],
      [() => importText('{"make": \n', {}, 'ndjson'), /is damaged/],
      [() => importText(`${header}\n"${'x'.repeat(1_100_000)}`), /is damaged/],
      [
        () => importText([header, hilux].join('\n'), { signal: AbortSignal.abort(new Error('stopped')) }),
        /stopped/,
      ],
    ];
    for (const [attempt, message] of attempts) await expect(attempt()).rejects.toThrow(message);
    expect(await platform.api.stock.counts()).toEqual({ 'au-listings': 1 });
    const left = await platform.database.db.asWorker((tx) => tx.query.stockStaging.findMany());
    expect(left).toEqual([]);
  });
});

describe('seeding', () => {
  test('adds once, updates what changed, and withdraws nothing', async () => {
    const cars = [seedCar('a', alpha.slug), seedCar('b', alpha.slug)];
    expect(await platform.api.stock.seed('demo', cars)).toEqual({ added: 2, updated: 0, unchanged: 0 });
    expect(await platform.api.stock.seed('demo', cars)).toEqual({ added: 0, updated: 0, unchanged: 2 });
    expect(await platform.api.stock.seed('demo', [seedCar('a', alpha.slug, { price: 1000 })])).toEqual({
      added: 0,
      updated: 1,
      unchanged: 0,
    });
    expect(await platform.api.stock.counts()).toEqual({ demo: 2 });
    await expect(platform.api.stock.seed('demo', [seedCar('c', 'nowhere')])).rejects.toThrow(
      /"nowhere" of car "c"/,
    );
  });

  test('a rebuild of the index finds the same cars', async () => {
    await platform.api.stock.seed('demo', [seedCar('a', alpha.slug, { make: 'Rebuilt' })]);
    expect(await platform.api.stock.rebuildIndex()).toBe(1);
    expect(await found('make = Rebuilt')).toHaveLength(1);
  });

  test('a rebuild of the index leaves withdrawn cars out', async () => {
    await importText([header, hilux, row()].join('\n'));
    await importText([header, hilux].join('\n'));
    expect(await platform.api.stock.rebuildIndex()).toBe(1);
    // Counted by the search itself: lists of cars are held against the database once more.
    expect(await platform.counted('alpha')).toEqual({ Toyota: 1 });
  });
});
