import { makeSite } from 'shared-contracts/testing';
import { sentenceCase, stockNoun, stockNouns } from './stock-noun';

test.each([
  [{}, 'car'],
  [{ home: { bodyTypes: ['suv', 'caravan'] } }, 'car'],
  [{ home: { bodyTypes: ['caravan', 'suv'] } }, 'vehicle'],
  [{ stock: { noun: 'motorcycle' } }, 'motorcycle'],
  [{ stock: { noun: 'car' }, home: { bodyTypes: ['lightTruck'] } }, 'car'],
])('a site with %j sells each %s', (changes, noun) => {
  const site = makeSite(changes);
  expect(stockNoun(site)).toBe(noun);
  expect(stockNouns(site)).toBe(`${noun}s`);
  expect(sentenceCase(stockNouns(site))).toBe(`${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`);
});
