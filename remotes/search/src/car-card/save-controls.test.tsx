import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { published } from 'harness/testing';
import { type TestSite } from '../testing/in-site';
import { cardName as name, showCard } from '../testing/show-card';

const labels = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));
const heartLabel = `Save ${name}`;
const compareLabel = `Compare ${name}`;
const watchlistSite = { card: { saveControls: ['watchlist'] } };

function saved({ events }: TestSite, states: Record<string, 'not-saved' | 'saved' | 'removed'>): void {
  const items = Object.keys(states)
    .filter((id) => states[id] === 'saved')
    .map((id) => ({ id: Number(id) }));
  act(() => events.publish('watchlist:changed', { items, states }, 'shell'));
}

test.each([
  ['by default heart and compare', {}, [heartLabel, compareLabel]],
  ['the watchlist alone', watchlistSite, [`Save to watchlist: ${name}`]],
  ['the heart alone without the compare page', { compare: { enabled: false } }, [heartLabel]],
  ['nothing where the site lists nothing', { card: { saveControls: [] } }, []],
  [
    'all three in the site’s order',
    { card: { saveControls: ['watchlist', 'compare', 'favourite'] } },
    [`Save to watchlist: ${name}`, compareLabel, heartLabel],
  ],
])('[SRC-055] a card has %s', (_, site, expected) => {
  showCard({ site });
  expect(labels()).toEqual(expected);
});

test.each([
  ['a sold car', { status: 'sold' }, {}, 0],
  ['a car that costs nothing', { price: 0 }, {}, 2],
  ['a car that costs nothing, price asked', { price: 0 }, { requirePrice: true }, 0],
  ['a car without pictures', { photos_count: 0 }, {}, 2],
  ['a car without pictures, pictures asked', { photos_count: 0 }, { requireImages: true }, 0],
  ['a new car', { car_type: 'new' as const }, {}, 2],
  ['a new car, used asked', { car_type: 'new' as const }, { usedOnly: true }, 0],
  ['a used car with all of it', {}, { usedOnly: true, requireImages: true, requirePrice: true }, 2],
])('[SRC-056] %s has %#: heart and compare, or neither', (_, car, favourites, count) => {
  showCard({ car, site: { card: { favourites } } });
  expect(labels()).toHaveLength(count);
});

test('[SRC-078] the heart adds and removes, and only adding is counted', async () => {
  const { testSite } = showCard({ car: { id: 7 } });
  const heart = screen.getByRole('button', { name: heartLabel });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(heart);
  const [toggled] = published(testSite, 'favourites:toggled');
  expect(toggled).toMatchObject({ entry: { id: 7, make: 'Toyota' }, source: 'card' });
  expect(published(testSite, 'analytics:tracked')).toEqual([{ eventId: 39, params: { car_id: 7 } }]);

  act(() => testSite.events.publish('favourites:changed', { items: [toggled!.entry] }, 'shell'));
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(heart);
  expect(published(testSite, 'favourites:toggled')).toHaveLength(2);
  expect(published(testSite, 'analytics:tracked')).toHaveLength(1);
});

test('compare asks the shell and shows what it answers, and is not counted as a save', async () => {
  const { testSite } = showCard({ car: { id: 7 } });
  const compare = screen.getByRole('button', { name: compareLabel });
  await userEvent.click(compare);
  const [toggled] = published(testSite, 'compare:toggled');
  expect(toggled).toMatchObject({ entry: { id: 7, name } });
  expect(compare).toHaveAttribute('aria-pressed', 'false');
  act(() => testSite.events.publish('compare:changed', { items: [toggled!.entry] }, 'shell'));
  expect(compare).toHaveAttribute('aria-pressed', 'true');
  expect(published(testSite, 'analytics:tracked')).toEqual([]);
});

test('[CON-023] a car is saved to the watchlist and taken out; what counts as saved is for the shell to say', async () => {
  const { testSite } = showCard({ car: { id: 7, slug: 'abc-1' }, site: watchlistSite });
  await userEvent.click(screen.getByRole('button', { name: `Save to watchlist: ${name}` }));
  const about = { car_id: 7, car_name: name, slug: 'abc-1' };
  expect(published(testSite, 'watchlist:save-requested')).toEqual([about]);

  saved(testSite, { 7: 'saved' });
  await userEvent.click(screen.getByRole('button', { name: `Remove from watchlist: ${name}` }));
  expect(published(testSite, 'watchlist:remove-requested')).toEqual([about]);
  // An anonymous visitor, or one that the server refuses, has saved nothing.
  expect(published(testSite, 'analytics:tracked')).toEqual([]);

  saved(testSite, { 7: 'removed' });
  expect(screen.getByRole('button', { name: `Save to watchlist: ${name}` })).toBeInTheDocument();
});

test('[SRC-057] a sold car can be taken out of the watchlist, and only a saved one', () => {
  const { testSite } = showCard({ car: { id: 7, status: 'sold' }, site: watchlistSite });
  expect(labels()).toEqual([]);
  saved(testSite, { 7: 'saved' });
  expect(screen.getByRole('button', { name: /^Remove from watchlist/ })).toBeInTheDocument();
  saved(testSite, { 7: 'removed' });
  expect(labels()).toEqual([]);
});
