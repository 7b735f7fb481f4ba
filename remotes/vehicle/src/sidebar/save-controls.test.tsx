import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InPlatform, publicSite, strictBus } from 'harness/testing';
import type { CarInput } from 'shared-contracts/entities/car';
import { makeCar } from 'shared-contracts/testing';
import { SaveControls } from './save-controls';

const watchlistOnly = publicSite({ card: { saveControls: ['watchlist'] } });

async function show(change: Partial<CarInput> = {}, site = publicSite()) {
  const events = strictBus();
  render(
    <InPlatform site={site} events={events}>
      <h1>The page</h1>
      <SaveControls car={makeCar({ id: 7, ...change })} />
    </InPlatform>,
  );
  await screen.findByRole('heading');
  const sent = (event: string) =>
    events
      .recording()
      .filter(({ name }) => name === event)
      .map(({ payload }) => payload);
  return { events, sent };
}
const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent?.trim());

test.each<[string, Partial<CarInput>, ReturnType<typeof publicSite>, string[]]>([
  ['in stock', {}, publicSite(), ['Save', 'Compare']],
  ['sold', { sold: true }, publicSite(), []],
  ['in stock where nothing is compared', {}, publicSite({ compare: { enabled: false } }), ['Save']],
  [
    'new where used ones are kept',
    { car_type: 'new' },
    publicSite({ card: { favourites: { usedOnly: true } } }),
    [],
  ],
  ['in stock where there is a watchlist', {}, watchlistOnly, ['Watchlist']],
  ['sold where there is a watchlist', { sold: true }, watchlistOnly, []],
])('[VEH-040] a car that is %s', async (_, change, site, expected) => {
  await show(change, site);
  expect(names()).toEqual(expected);
});

test('[VEH-040] saving adds the favourite and is tracked once; taking it out is not', async () => {
  const { events, sent } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const [toggled] = sent('favourites:toggled') as [{ entry: { id: number } }];
  expect(Object.keys(toggled.entry).sort()).toEqual(
    ['id', 'make', 'model', 'name', 'primary_image_url', 'slug'].sort(),
  );
  const tracked = [{ eventId: 39, params: { car_id: 7 } }];
  expect(sent('analytics:tracked')).toEqual(tracked);
  act(() => events.publish('favourites:changed', { items: [toggled.entry as never] }, 'shell'));
  const saved = screen.getByRole('button', { name: 'Saved' });
  expect(saved).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(saved);
  expect(sent('favourites:toggled')).toHaveLength(2);
  expect(sent('analytics:tracked')).toEqual(tracked);
});

test('[VEH-040] a car can be put beside others', async () => {
  const { sent } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(sent('compare:toggled')).toHaveLength(1);
  expect(sent('analytics:tracked')).toEqual([]);
});

test('[VEH-040] the watchlist is requested; what was saved is for the shell to report', async () => {
  const { sent } = await show({}, watchlistOnly);
  await userEvent.click(screen.getByRole('button', { name: 'Save to watchlist' }));
  expect(sent('watchlist:save-requested')).toEqual([
    { car_id: 7, car_name: '2021 Toyota RAV4 GX', slug: '2021-toyota-rav4-7' },
  ]);
  expect(sent('analytics:tracked')).toEqual([]);
});

test('[VEH-040] a sold car that is in the watchlist can be taken out', async () => {
  const { events, sent } = await show({ sold: true }, watchlistOnly);
  act(() => events.publish('watchlist:changed', { items: [], states: { 7: 'saved' } }, 'shell'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove from watchlist' }));
  expect(sent('watchlist:remove-requested')).toHaveLength(1);
});
