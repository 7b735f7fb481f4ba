import { InPlatform, publicSite, strictBus } from 'harness/testing';
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import type { FavouriteEntry } from 'shared-contracts/entities/shopper';
import { makeCar } from 'shared-contracts/testing';
import { toCarCard } from 'shared-contracts/entities/car-card';
import { toFavouriteEntry } from 'shared-rules/save-controls';
import { SaveControls } from './save-controls';

const site = publicSite({ card: { saveControls: ['favourite', 'compare', 'watchlist'] } });
const first = toCarCard(makeCar({ id: 1, name: 'First' }));
const second = toCarCard(makeCar({ id: 2, name: 'Second' }));

test('[SRC-078] of many cards only that of the car that is kept is rendered again', () => {
  const events = strictBus();
  const keep = (items: FavouriteEntry[]) => {
    events.publish('favourites:changed', { items }, 'shell');
    events.publish('compare:changed', { items }, 'shell');
    events.publish('watchlist:changed', { items: [], states: {} }, 'shell');
  };
  keep([]);
  const rendered = jest.fn();
  const cards = (shown = second) => (
    <InPlatform site={site} events={events}>
      <SaveControls car={first} />
      <Profiler id="second" onRender={rendered}>
        <SaveControls car={shown} />
      </Profiler>
    </InPlatform>
  );
  const { rerender } = render(cards());
  expect(rendered).toHaveBeenCalledTimes(1);
  act(() => keep([toFavouriteEntry(first)]));
  expect(screen.getByRole('button', { name: 'Save First' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Compare First' })).toHaveAttribute('aria-pressed', 'true');
  expect(rendered).toHaveBeenCalledTimes(1);
  // Another car in the same place is looked up without an event.
  rerender(cards(first));
  for (const button of screen.getAllByRole('button', { name: /^(Save|Compare) First/ }))
    expect(button).toHaveAttribute('aria-pressed', 'true');
});
