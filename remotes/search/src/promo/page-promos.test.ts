import { publicSite, testNow } from 'harness/testing';
import { emptySearchState } from 'shared-contracts/entities/search';
import { pagePromos } from './page-promos';

const node = (name: string) => ({
  start: '2025-06-01T08:30:00+10:00',
  expiry: '2099-12-31T17:30:00+10:00',
  display: [],
  node: { image: '/site/tile.svg', href: '/', alt: name },
});
const given = (randomise: boolean) => ({
  site: publicSite({ promos: { randomise, positions: [1, 2, 3], nodes: ['a', 'b', 'c'].map(node) } }),
  now: testNow,
});
const words = ({ tiles }: ReturnType<typeof pagePromos>) => tiles.map((tile) => tile.node.alt).join('');
const state = emptySearchState();

test('[SRC-020] a site that shuffles chooses its order once a visit and keeps it', () => {
  const random = jest.fn().mockReturnValue(0.25);
  const first = pagePromos(given(true), state, undefined, random);
  const second = pagePromos(given(true), state, first, random);
  expect(random).toHaveBeenCalledTimes(1);
  expect(second).toEqual(first);
  const orders = [0, 0.1, 0.2, 0.4, 0.6, 0.8].map((value) =>
    words(pagePromos(given(true), state, undefined, () => value)),
  );
  expect(new Set(orders).size).toBeGreaterThan(1);
});

test('[SRC-020] a site that does not shuffle asks for no chance', () => {
  const random = jest.fn();
  expect(words(pagePromos(given(false), state, undefined, random))).toBe('abc');
  expect(random).not.toHaveBeenCalled();
});
