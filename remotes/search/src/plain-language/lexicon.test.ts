import { sampleVocabulary } from '../testing/sample-vocabulary';
import { interpret, makeLanguage } from './interpret';

const models = [
  ['Toyota', 'GR86'], ['Toyota', '86'], ['Subaru', 'BRZ'], ['Fuso', 'Canter'], ['Hino', '300 616'], ['Hino', '300 921'],
  ['Hino', '500 FD 1124'],
] as const; // prettier-ignore

/** The makes and models of a reading, where the stock has these models. */
function modelsOf(text: string, stock: readonly (readonly [string, string])[] = models) {
  const language = makeLanguage({
    vocabulary: {
      ...sampleVocabulary,
      values: { ...sampleVocabulary.values, make: Object.fromEntries(stock.map(([make]) => [make, 5])) },
      models: stock.map(([make, model]) => ({ make, model, count: 5 })),
    },
    thisYear: 2026,
    sorts: [],
    hasDistance: true,
    noun: 'car',
  });
  const { filters, runs } = interpret(text, language);
  return { make: filters.make, model: filters.model, unknown: runs.flat() };
}

test('an 86 is a Toyota 86 and a GR86, also as one of two', () => {
  expect(modelsOf('86 or brz')).toEqual({
    make: ['Toyota', 'Subaru'],
    model: ['86', 'GR86', 'BRZ'],
    unknown: [],
  });
  expect(modelsOf('86 or brz', [models[0], models[2]]).model).toEqual(['GR86', 'BRZ']);
  expect(modelsOf('86 or brz', [models[1], models[2]]).model).toEqual(['86', 'BRZ']);
});

test('a truck is known by the series that its model begins with, behind its make', () => {
  expect(modelsOf('canter or hino 300')).toEqual({
    make: ['Fuso', 'Hino'],
    model: ['Canter', '300 616', '300 921'],
    unknown: [],
  });
  expect(modelsOf('hino 300 921').model).toEqual(['300 921']);
  expect(modelsOf('hino 500').model).toEqual(['500 FD 1124']);
  expect(modelsOf('300').model).toBeUndefined();
  expect(
    modelsOf('fiat 500', [
      ['Fiat', '500'],
      ['Fiat', '500 X2'],
    ]).model,
  ).toEqual(['500']);
});

test('a town that is spelt in two ways is one place, and of a thousand towns none is compared with each other', () => {
  const towns = Array.from({ length: 1000 }, (_, at) => [`Town ${at.toString(36)}`, 1]);
  const values = {
    ...sampleVocabulary.values,
    city: Object.fromEntries([...towns, ['Kangaroo Point', 3], ['Kangaroo  Point', 2]]),
  };
  const folded = jest.spyOn(String.prototype, 'toLowerCase');
  const language = makeLanguage({
    vocabulary: { ...sampleVocabulary, values },
    thisYear: 2026,
    sorts: [],
    hasDistance: true,
    noun: 'car',
  });
  expect(folded.mock.calls.length).toBeLessThan(towns.length * 20);
  expect(interpret('kangaroo point', language).filters).toEqual({
    city: ['Kangaroo Point', 'Kangaroo  Point'],
  });
  expect(interpret('town rr', language).filters).toEqual({ city: ['Town rr'] });
});
