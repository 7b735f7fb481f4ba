import { act, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { InPlatform, loadContext } from 'harness/testing';
import type { CallApi } from 'shared-contracts/api/endpoints';
import type { Location, SpecialHours } from 'shared-contracts/entities/location';
import { makeCar, makeLocation } from 'shared-contracts/testing';
import { Dealer } from './dealer';
import type { DealerFacts } from './dealer-facts';
import { loadDealer } from './load-dealer';

const car = makeCar();
/** The location that the car stands at, in Queensland and open from 8:30 am to 5:00 pm. */
const ownLocation = (change: Partial<Location> = {}): Location =>
  makeLocation({ id: car.location?.id ?? 0, ...change });

async function factsAt(at: string, location = ownLocation(), special: SpecialHours[] | Error = []) {
  const answers: Record<string, unknown> = { listLocations: [location], listSpecialHours: special };
  const api = (name: string) =>
    answers[name] instanceof Error ? Promise.reject(answers[name]) : Promise.resolve(answers[name]);
  const context = loadContext('/cars/a-1', { api: api as CallApi /* two endpoints are called */ });
  return loadDealer({ ...context, now: () => new Date(at) })(car.location);
}

async function show(facts: DealerFacts | null, at: string) {
  const view = render(
    <InPlatform now={() => new Date(at)}>
      <Dealer car={car} facts={facts} />
    </InPlatform>,
  );
  await screen.findByText(car.location?.name ?? '');
  return view;
}

test.each([
  ['2026-11-02T00:00:00Z', 'Open now until 5:00 pm'],
  ['2026-11-02T07:00:00Z', 'Closed now opens tomorrow 8:30 am'],
])('at %s the sidebar says that the dealer is "%s"', async (at, text) => {
  const { container } = await show(await factsAt(at), at);
  expect(container).toHaveTextContent(text);
  expect(await axe(container)).toHaveNoViolations();
});

test('a page that stays open beyond closing time no longer says "Open now"', async () => {
  const at = '2026-11-02T06:59:00Z';
  const facts = await factsAt(at);
  jest.useFakeTimers();
  try {
    const { container } = render(
      <InPlatform now={() => new Date(at)}>
        <Dealer car={car} facts={facts} />
      </InPlatform>,
    );
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(container).toHaveTextContent('Open now');
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(container).not.toHaveTextContent('Open now');
  } finally {
    jest.useRealTimers();
  }
});

test('[LOC-010] the sidebar has the dealer’s rating with one decimal and its number of reviews', async () => {
  const at = '2026-11-02T00:00:00Z';
  const location = ownLocation({ average_rating: '4.66', review_count: 61 });
  const { container } = await show(await factsAt(at, location), at);
  expect(container).toHaveTextContent('Rated 4.7 of 5, 61 reviews');
});

test('a dealer without hours and without a rating has neither line', async () => {
  const at = '2026-11-02T00:00:00Z';
  const own = ownLocation({ average_rating: null, review_count: null, reviews: null });
  const location = { ...own, contact_detail: { ...own.contact_detail, opening_hours: [] } };
  expect(await factsAt(at, location)).toEqual({ openNow: null, rating: null });
});

test.each<[string, Location, SpecialHours[] | Error]>([
  ['that the site hides', ownLocation({ visible: false }), []],
  ['of another car', makeLocation({ id: 9_999 }), []],
  ['whose special hours are not known', ownLocation(), new Error('Down.')],
])('a location %s says nothing', async (_, location, special) => {
  expect(await factsAt('2026-11-02T00:00:00Z', location, special)).toBeNull();
});
