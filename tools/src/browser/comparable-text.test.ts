import { comparableText } from './comparable-text';

const failure = (version: string, hash: string, place: string): string =>
  `The finance quote of car 7 is left out. ApiFailure: A trial only reads.
    at https://www.summit.example/assets/shell/${version}/main.${hash}.js:${place}
    at async Object.<anonymous> (https://www.summit.example/assets/finance/${version}/quote.${hash}.js:1:${place})`;

test('a failure of the same code reads alike in two builds, wherever it stands in them', () => {
  const live = comparableText(failure('0.1.1', '2acaedee2719', '9:131532'));
  expect(comparableText(failure('0.1.2', 'a39482b2ea7f', '9:131999'))).toBe(live);
  expect(live).toBe('The finance quote of car 7 is left out. ApiFailure: A trial only reads.');
});

test('a file that is missing reads alike under another hash', () => {
  const missing = (hash: string) =>
    comparableText(`Failed to load resource /assets/vehicle/0.1.0/box.${hash}.js`);
  expect(missing('2acaedee2719')).toBe(missing('a39482b2ea7f'));
  expect(missing('2acaedee2719')).toContain('/assets/vehicle/…/box.js');
});

test('what a message says in further lines stays', () => {
  const problem =
    '[forecourt] event finance:terms-requested of finance (invalid-payload): Invalid input\n  → at terms.termYears';
  expect(comparableText(problem)).toBe(problem);
});
