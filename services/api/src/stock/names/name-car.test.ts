import { createModelLearner } from './learn-models';
import { createNameBook } from './name-book';
import { nameCar, toNamedListing } from './name-car';

type Row = [make: string, model: string, title: string];

const yearOf = (title: string) => Number(title.slice(0, 4));
/** As the mapping of a listings file gives it: the badge is what the title says behind the source's make and model. */
const carOf = ([make, model, name]: Row) => {
  const start = [`${yearOf(name)} ${make} ${model}`, `${yearOf(name)} ${make}`].find((text) =>
    name.toLowerCase().startsWith(text.toLowerCase()),
  );
  return { make, model, name, year: yearOf(name), badge: name.slice(start?.length).trim() || null };
};
const plainBook = createNameBook(new Map());

test.each<[Row, string, string, string | null, string?]>([
  [['Hyundai', 'Santa', '2019 Hyundai Santa FE Highlander'], 'Hyundai', 'Santa Fe', 'Highlander'],
  [['Land', 'Rover', '2020 Land Rover Range Rover Evoque P200'], 'Land Rover', 'Range Rover Evoque', 'P200'],
  [['Land', 'Rover', '2020 Land Rover Range Rover'], 'Land Rover', 'Range Rover', null],
  [['Land', 'Rover', '2017 Land Rover Discovery Sport TD4'], 'Land Rover', 'Discovery Sport', 'TD4'],
  [['Jeep', 'Grand', '2015 Jeep Grand Cherokee Laredo (4X4)'], 'Jeep', 'Grand Cherokee', 'Laredo (4X4)'],
  [
    ['Citroen', 'Grand', '2015 Citroen Grand C4 Picasso Exclusive'],
    'Citroen',
    'Grand C4 Picasso',
    'Exclusive',
  ],
  [['Tesla', 'Model', '2022 Tesla Model Y Performance'], 'Tesla', 'Model Y', 'Performance'],
  [['Toyota', 'Land', '2007 Toyota Land Cruiser Prado GXL'], 'Toyota', 'LandCruiser Prado', 'GXL'],
  [['Toyota', 'Landcruiser', '2015 Toyota Landcruiser Workmate'], 'Toyota', 'LandCruiser', 'Workmate'],
  [['Toyota', 'Hiace', '2012 Toyota Hiace LWB'], 'Toyota', 'HiAce', 'LWB'],
  [['Toyota', 'Rav', '2013 Toyota Rav 4 GX'], 'Toyota', 'RAV4', 'GX'],
  [['BMW', '5', '2018 BMW 5 M550I Xdrive'], 'BMW', '5 Series', 'M550I Xdrive'],
  [['BMW', '2', '2022 BMW 2 SERIES M240i'], 'BMW', '2 Series', 'M240i'],
  [['Mazda', 'Mazda3', '2019 Mazda Mazda3 G20 Pure'], 'Mazda', '3', 'G20 Pure'],
  [['MG', '6', '2017 MG 6 Plus Essence'], 'MG', 'MG6', 'Plus Essence'],
  [['LDV', 'G10+', '2021 LDV G10+ Barn Door'], 'LDV', 'G10+', 'Barn Door'],
  [['Lexus', 'NX', '2018 Lexus NX NX300 Luxury'], 'Lexus', 'NX300', 'Luxury'],
  [['Saab', '03-Sep', '2008 Saab 9-3 Linear 2.0T'], 'Saab', '9-3', 'Linear 2.0T'],
  [['Mini', 'Cooper', '2012 Mini Cooper Cooper S'], 'MINI', 'Cooper', 'S'],
  [['Honda', 'Accord', '2010 Honda Accord Euro Euro Luxury'], 'Honda', 'Accord Euro', 'Luxury'],
  [['Toyota', 'Camry', '2016 Toyota Camry 2016 TOYOTA CAMRY ALTISE AUTO'], 'Toyota', 'Camry', 'ALTISE AUTO'],
  [
    ['Mitsubishi', 'Triton', '2019 Mitsubishi Triton 2019 Mitsubishi MR Triton GLX'],
    'Mitsubishi',
    'Triton',
    'MR Triton GLX',
  ],
  [
    ['Jeep', 'Grand', '2012 Jeep Grand Cherokee 2012 JEEP GRAND CHEROKEE LAREDO'],
    'Jeep',
    'Grand Cherokee',
    'LAREDO',
  ],
  [['Toyota', 'Supra', '1994 Toyota Supra TURBO 1994'], 'Toyota', 'Supra', 'TURBO 1994'],
  [['Toyota', 'HiAce', '2009 Toyota HiAce (No Badge)'], 'Toyota', 'HiAce', null],
  [['Hyundai', 'Tucson', '2022 Hyundai Tucson (FWD)'], 'Hyundai', 'Tucson', 'FWD'],
  [['Toyota', 'HiAce', '2009 Toyota HiAce (4X4) (hybrid)'], 'Toyota', 'HiAce', '(4X4) (hybrid)'],
  [['Toyota', 'Other', '2018 Toyota Other'], 'Toyota', '', null],
  [['Isuzu UTE', 'D-MAX', '2022 Isuzu UTE D-MAX LS-U'], 'Isuzu', 'D-MAX', 'LS-U'],
  [['Isuzu', 'NPR', '2018 Isuzu NPR 65/45-190'], 'Isuzu', 'NPR', '65/45-190'],
  [['Ford', 'Ranger', '2020 Ford Ranger XLT'], 'Ford', 'Ranger', 'XLT'],
])('%j is a %s | %s | %s', (row, make, model, badge) => {
  const name = [yearOf(row[2]), make, model, badge].filter(Boolean).join(' ');
  expect(nameCar(carOf(row), plainBook)).toMatchObject({ make, model, badge, name });
});

test('a badge with a cell of its own keeps it, without the words that belong to the model', () => {
  const car = {
    make: 'Hyundai',
    model: 'Santa',
    year: 2019,
    badge: 'Fe Elite',
    name: 'Hyundai Santa Fe Elite',
  };
  expect(nameCar(car, plainBook)).toMatchObject({ model: 'Santa Fe', badge: 'Elite', name: 'Hyundai Santa Fe Elite' }); // prettier-ignore
  const other = { ...car, model: 'Santa Fe', badge: 'Elite CRDi', name: 'One owner, full history' };
  expect(nameCar(other, plainBook)).toEqual(other);
  expect(nameCar({ ...other, badge: 'Other' }, plainBook).badge).toBeNull();
});

test('a make cut in two without a title that says the model stays as the source has it', () => {
  const car = { make: 'Land', model: 'Rover', year: 2019, badge: null, name: '' };
  expect(nameCar(car, plainBook)).toEqual(car);
});

describe('a model that no table knows', () => {
  const titles = (model: string, ...badges: string[]): Row[] =>
    badges.map((badge): Row => ['Zephyr', model, `2021 Zephyr ${model} ${badge}`.trim()]);
  const bookOf = (rows: readonly Row[], stored: Record<string, string> = {}) => {
    const learner = createModelLearner();
    for (const row of rows) {
      const listing = toNamedListing(carOf(row), plainBook);
      if (listing) learner.observe(listing);
    }
    return createNameBook(new Map([['zephyr', new Map(Object.entries(stored))]]), learner.learn());
  };
  const modelOf = (row: Row | undefined, book: ReturnType<typeof bookOf>) =>
    row && nameCar(carOf(row), book).model;

  test('goes on with the word that its titles share and no other model has', () => {
    const alto = titles('Alto', 'Piano GX', 'Piano Sport', 'Piano', 'Piano LX Sport');
    expect(modelOf(alto[0], bookOf(alto))).toBe('Alto Piano');
    expect(nameCar(carOf(alto[3]!), bookOf(alto))).toMatchObject({
      badge: 'LX Sport',
      name: '2021 Zephyr Alto Piano LX Sport',
    });
    // Too few to be sure.
    expect(modelOf(alto[0], bookOf(alto.slice(0, 2)))).toBe('Alto');
  });

  test('does not go on with a word that is a badge elsewhere, an engine or one of several', () => {
    const alto = titles('Alto', 'Sport', 'Sport', 'Sport', 'Sport');
    expect(modelOf(alto[0], bookOf([...alto, ...titles('Basso', 'Sport', 'GX')]))).toBe('Alto');
    const engines = titles('Basso', '2.0 GX', '2.0 LX', '2.0 SX');
    expect(modelOf(engines[0], bookOf(engines))).toBe('Basso');
    const several = titles('Canto', 'GX', 'GX', 'GX', 'LX');
    expect(modelOf(several[0], bookOf(several))).toBe('Canto');
  });

  test('is spelled as the installation has it, or as most of the file have it, and never shouts', () => {
    const mixed = [...titles('CANTORE', 'GX', 'LX'), ...titles('Cantore', 'SX')];
    expect(mixed.map((row) => modelOf(row, bookOf(mixed)))).toEqual(['Cantore', 'Cantore', 'Cantore']);
    const joined = [...titles('AltoPiano', 'GX'), ...titles('Alto', 'Piano GX')];
    expect(new Set(joined.map((row) => modelOf(row, bookOf(joined))))).toEqual(new Set(['AltoPiano']));
    const stored = bookOf(joined, { altopiano: 'Alto-Piano' });
    expect(new Set(joined.map((row) => modelOf(row, stored)))).toEqual(new Set(['Alto-Piano']));
  });
});
