import { publicSite } from 'harness/testing';
import { emptySearchState } from 'shared-contracts/entities/search';
import type { MultiSearchQuery } from 'shared-contracts/search/wire';
import { sampleVocabulary } from '../testing/sample-vocabulary';
import { confirmationQueries, confirmReading, type UnconfirmedReading } from './confirm-reading';
import { interpret, makeLanguage } from './interpret';

type Ask = Parameters<typeof confirmReading>[2];

const language = makeLanguage({
  vocabulary: sampleVocabulary,
  thisYear: 2026,
  sorts: [],
  hasDistance: true,
  noun: 'car',
});
const squeezed = (word: string) => word.replace(/[^a-z0-9]/g, '');

/** How many of the cars, each by the words that it is known by, a query finds; filters other than words hold for all. */
const countOf = (cars: readonly (readonly string[])[], { filter = [], q = '' }: MultiSearchQuery): number => {
  const conditions = [filter].flat(2).flatMap((text) => {
    const [, not, word] = /^(NOT )?keywords = "(.*)"$/.exec(text) ?? [];
    return word === undefined ? [] : [{ word: squeezed(word), isWanted: not === undefined }];
  });
  return cars.filter(
    (words) =>
      conditions.every(({ word, isWanted }) => words.map(squeezed).includes(word) === isWanted) &&
      q.split(' ').every((part) => words.some((word) => !word.includes(' ') && word.startsWith(part))),
  ).length;
};

/** What becomes of words where the stock holds cars with these words. */
async function confirmed(text: string, cars: readonly (readonly string[])[]) {
  const unconfirmed: UnconfirmedReading = {
    reading: interpret(text, language),
    state: emptySearchState(),
    site: publicSite(),
  };
  const ask: Ask = (queries) =>
    Promise.resolve(
      queries.map((query) => ({ totalHits: countOf(cars, query), hits: [], processingTimeMs: 0 })),
    );
  const reading = await confirmReading(unconfirmed, await ask(confirmationQueries(unconfirmed)), ask);
  if (!reading) return null;
  const { exact, refused, rest, ignored } = reading;
  return { exact, refused, rest, ignored };
}

test('words that name nothing and are refused are kept from what is found, the longest name that some car has', async () => {
  const cars = [['i30', 'n line'], ['i30', 'n'], ['i30']];
  expect(await confirmed('i30 not n line', cars)).toEqual({
    exact: [],
    refused: ['n line'],
    rest: '',
    ignored: [],
  });
});

test('refused words that no car has are ignored, and the words behind a name are no part of it', async () => {
  const cars = [['golf', 'gti'], ['golf']];
  expect(await confirmed('golf no lowballers', cars)).toMatchObject({ refused: [], ignored: ['lowballers'] });
  expect(await confirmed('i30 not n line', [['i30', 'n']])).toMatchObject({
    refused: [],
    ignored: ['n', 'line'],
  });
  expect(await confirmed('golf not gti thanks mate', cars)).toMatchObject({
    refused: ['gti'],
    ignored: ['thanks', 'mate'],
  });
});

test('a name behind refused words is wanted', async () => {
  expect(await confirmed('not fussed rav4', [['rav4']])).toMatchObject({ exact: [], ignored: ['fussed'] });
  expect(interpret('not fussed rav4', language).filters.model).toEqual(['RAV4']);
});

test('names that cars have, but none of them all: the first counts, the others are ignored', async () => {
  const apart = [
    ['golf', 'd5'],
    ['golf', 't6'],
  ];
  expect(await confirmed('golf d5 or t6', apart)).toMatchObject({ exact: ['d5'], ignored: ['t6'] });
  expect(await confirmed('golf d5 or t6', [...apart, ['golf', 'd5', 't6']])).toMatchObject({
    exact: ['d5', 't6'],
    ignored: [],
  });
});

test('where nothing else is understood, names that no car has together leave the first, and the others are ignored', async () => {
  const apart = [['xr6'], ['xr8']];
  expect(await confirmed('xr6 or xr8', apart)).toEqual({
    exact: ['xr6'],
    refused: [],
    rest: '',
    ignored: ['xr8'],
  });
  expect(await confirmed('xr6 or xr8', [...apart, ['xr6', 'xr8']])).toMatchObject({ exact: ['xr6', 'xr8'] });
});

test('words that some cars have, but none with the name that stands before, are ignored', async () => {
  const apart = [
    ['golf', 'd5'],
    ['golf', 'evolution'],
  ];
  expect(await confirmed('golf d5 and evolut', apart)).toMatchObject({
    exact: ['d5'],
    rest: '',
    ignored: ['evolut'],
  });
  expect(
    await confirmed('golf evolution or comfortline', [
      ['golf', 'evolution'],
      ['golf', 'comfortline'],
    ]),
  ).toMatchObject({
    exact: ['evolution'],
    ignored: ['comfortline'],
  });
});

test('one digit alone is a name of the stock only beside the make or model that it belongs to', async () => {
  expect(await confirmed('suv with 6 cupholders', [['6', 'standard']])).toMatchObject({
    exact: [],
    ignored: ['6', 'cupholders'],
  });
  expect(await confirmed('golf 6', [['golf', '6']])).toMatchObject({ exact: ['6'], ignored: [] });
});

test('a name that more cars have than say its words is searched as a name', async () => {
  const cars = [
    ['lc79', '79 series'],
    ['lc79', '79 series'],
    ['series', '79'],
  ];
  expect(await confirmed('79 series', cars)).toMatchObject({ exact: ['79 series'], rest: '' });
});

test('three letters behind a model are searched as text; alone they are a name or nothing', async () => {
  const cars = [['golf', 'evolution']];
  expect(await confirmed('golf evo', cars)).toMatchObject({ rest: 'evo', ignored: [] });
  expect(await confirmed('diesel evo', cars)).toMatchObject({ rest: '', ignored: ['evo'] });
});
