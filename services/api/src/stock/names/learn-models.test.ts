import type { KnownMake } from './known-names';
import { createModelLearner, mostFrequent } from './learn-models';

/** What titles of a make teach: "Alto: Piano GX" is a title of the model Alto that goes on with "Piano GX". */
function learn(titles: readonly string[], known: ReadonlyMap<string, KnownMake> = new Map()) {
  const learner = createModelLearner(known);
  for (const title of titles) {
    const [model = '', rest = ''] = title.split(': ');
    learner.observe({ make: 'Zephyr', model, rest: rest.split(' ').filter(Boolean) });
  }
  const models = learner.learn().get('zephyr');
  return {
    extended: Object.fromEntries(models?.extended ?? []),
    named: Object.fromEntries(models?.named ?? []),
  };
}
const times = (count: number, title: string): string[] => Array.from({ length: count }, () => title);
const extended = (titles: readonly string[], known?: ReadonlyMap<string, KnownMake>) =>
  learn(titles, known).extended;

test('a model goes on with a word that three titles share, not two', () => {
  expect(extended(times(3, 'Alto: Piano'))).toEqual({ altopiano: 'Alto Piano' });
  expect(extended(times(2, 'Alto: Piano'))).toEqual({});
}); // prettier-ignore

test('a model goes on with a word that nine in ten titles share, not fewer', () => {
  expect(extended([...times(9, 'Alto: Piano'), 'Alto: GX'])).toEqual({ altopiano: 'Alto Piano' });
  expect(extended([...times(8, 'Alto: Piano'), 'Alto: GX'])).toEqual({});
  expect(extended([...times(8, 'Alto: Piano'), 'Alto: '])).toEqual({});
});

test('a model goes on with two words at most', () => {
  expect(extended(times(3, 'Alto: Piano Forte Grande'))).toEqual({
    altopiano: 'Alto Piano',
    altopianoforte: 'Alto Piano Forte',
  });
  expect(extended([...times(3, 'Alto: Piano GX'), ...times(3, 'Alto: Piano LX')])).toEqual({
    altopiano: 'Alto Piano',
  });
});

test('a word that follows another model too is a badge', () => {
  expect(extended([...times(9, 'Alto: Sport'), 'Basso: Sport'])).toEqual({});
  expect(extended([...times(9, 'Alto: Sport'), 'Basso: GX'])).toEqual({ altosport: 'Alto Sport' });
});

test.each(['2.0', '(4X4)', '/', '-GX'])('"%s" is no word of a name', (word) => {
  expect(extended(times(5, `Alto: ${word}`))).toEqual({});
});

test.each(['Piano', '3', 'X-Line', 'Élan'])('"%s" is a word of a name', (word) => {
  expect(Object.values(extended(times(5, `Alto: ${word}`)))).toEqual([`Alto ${word}`]);
});

test('a model that is known is whole, and what follows it is a badge for the others', () => {
  const known = new Map([['zephyr', { make: 'Zephyr', models: new Map([['alto', 'Alto']]) }]]);
  expect(extended(times(5, 'Alto: Piano'), known)).toEqual({});
  expect(extended([...times(5, 'Alto: Piano'), ...times(5, 'Basso: Piano')], known)).toEqual({});
  expect(extended(times(5, 'Basso: Piano'), known)).toEqual({ bassopiano: 'Basso Piano' });
});

test('models and words are spelled as most titles have them', () => {
  const titles = ['Alto: PIANO', 'ALTO: Piano', 'Alto: Piano', 'alto: PIANO GX', 'Alto: Piano GX'];
  expect(learn(titles)).toEqual({ extended: { altopiano: 'Alto Piano' }, named: { alto: 'Alto' } });
});

test('of equally frequent texts the first in the order of characters is taken', () => {
  const counts = (...texts: string[]) => mostFrequent(new Map(texts.map((text) => [text, 1])));
  expect([counts('b', 'a', 'c'), counts('c', 'b'), counts()]).toEqual(['a', 'b', '']);
  expect(mostFrequent(new Map([['a', 1], ['b', 2], ['c', 1]]))).toBe('b');
}); // prettier-ignore

test('makes are learnt apart', () => {
  const learner = createModelLearner(new Map());
  for (const make of ['Zephyr', 'ZEPHYR', 'Other']) learner.observe({ make, model: 'Alto', rest: ['Piano'] });
  const learnt = learner.learn();
  expect([...learnt.keys()]).toEqual(['zephyr', 'other']);
  expect([...(learnt.get('zephyr')?.extended ?? [])]).toEqual([]);
});
