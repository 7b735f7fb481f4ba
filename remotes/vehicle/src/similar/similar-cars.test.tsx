import { act, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { InPlatform, strictBus } from 'harness/testing';
import type { CallApi } from 'shared-contracts/api/endpoints';
import type { SlotHost } from 'shared-contracts/react';
import type { SearchClient } from 'shared-contracts/remote/remote-module';
import type { SlotProps } from 'shared-contracts/slots';
import { makeCar, makeCard } from 'shared-contracts/testing';
import { fakeView } from 'shared-ui/testing/fake-view';
import { RecentlyViewed } from './recently-viewed';
import { SimilarCars } from './similar-cars';

const car = makeCar({ id: 7 });
const recordOf = (id: number) => ({
  id,
  stocknum: null,
  make: 'M',
  model: 'N',
  body: null,
  simple_body: null,
});

/** Renders cards as a list of names under their heading. */
const slots: SlotHost = {
  Outlet: ({ props }) => {
    const { cards, rail } = props as SlotProps['search.cards']; // the only slot of these sections
    return (
      <section aria-label={rail}>
        {cards.map(({ id }) => (
          <article key={id}>Car {id}</article>
        ))}
      </section>
    );
  },
};

/** Hits, and the moment they arrive. */
function heldSearch(ids: number[]) {
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const search = jest.fn<ReturnType<SearchClient>, Parameters<SearchClient>>(async () => {
    await arrival;
    return [{ indexUid: 'cars', hits: ids.map((id) => makeCard({ id }) as never), processingTimeMs: 1 }];
  });
  return { search, arrive };
}

const noIds = (() => Promise.resolve([])) as unknown as CallApi; // similarCarIds alone is called
const cardsShown = (): (string | null)[] =>
  screen.queryAllByRole('article').map(({ textContent }) => textContent);

let view: ReturnType<typeof fakeView>;
beforeEach(() => {
  view = fakeView();
});
afterEach(() => view.restore());

const showSimilar = (search: SearchClient) =>
  render(
    <InPlatform search={search} api={noIds} slots={slots}>
      <SimilarCars car={car} />
    </InPlatform>,
  );

test('[VEH-068] cars are requested when the visitor comes near; until they come there are placeholders', async () => {
  const { search, arrive } = heldSearch([1, 2, 3]);
  const { container } = showSimilar(search);
  expect(await screen.findByRole('status', { name: 'Loading similar cars' })).toBeInTheDocument();
  expect(search).not.toHaveBeenCalled();
  act(view.approach);
  await act(async () => {
    await import('./find-similar');
  });
  expect(screen.getByRole('status', { name: 'Loading similar cars' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
  act(arrive);
  expect(await screen.findByRole('region', { name: 'Similar cars' })).toBeInTheDocument();
  expect(cardsShown()).toEqual(['Car 1', 'Car 2', 'Car 3']);
  expect(screen.queryByRole('status')).toBeNull();
});

test('[VEH-068] without any there is a way to the search for the make and body', async () => {
  const { search, arrive } = heldSearch([]);
  const { container } = showSimilar(search);
  arrive();
  await screen.findByRole('status');
  act(view.approach);
  expect(await screen.findByRole('link', { name: 'Search for cars like this' })).toHaveAttribute(
    'href',
    '/search?make=Toyota&body=suv',
  );
  expect(screen.getByText('Nothing close to this one is in stock right now.')).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('[VEH-071] a search that fails leaves the fallback, and the page as it is', async () => {
  const log = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  showSimilar(() => Promise.reject(new Error('500')));
  await screen.findByRole('status');
  act(view.approach);
  expect(await screen.findByRole('link', { name: 'Search for cars like this' })).toBeInTheDocument();
  expect(screen.getByText('We can’t show them right now.')).toBeInTheDocument();
  expect(screen.queryByText(/Nothing close/)).toBeNull();
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test('[VEH-068] without scripts the make’s cars are a link away', async () => {
  showSimilar(heldSearch([]).search);
  expect(await screen.findByRole('link', { name: 'More from Toyota' })).toHaveAttribute(
    'href',
    '/search/toyota',
  );
});

function showViewed(ids: number[], api: CallApi) {
  const events = strictBus();
  const page = render(
    <InPlatform events={events} api={api} slots={slots}>
      <RecentlyViewed car={car} />
    </InPlatform>,
  );
  act(() => events.publish('viewed:changed', { items: ids.map(recordOf) }, 'shell'));
  return page;
}

test('[SHL-073] cars viewed before are shown, the last one first, without this one and those that have gone', async () => {
  const requested: unknown[] = [];
  const api = ((name: string, input: unknown) => {
    requested.push([name, input]);
    return Promise.resolve([makeCar({ id: 3 }), makeCar({ id: 9 })]);
  }) as unknown as CallApi; // listCars alone is called
  showViewed([7, 9, 404, 3], api);
  expect(await screen.findByRole('status', { name: 'Loading recently viewed' })).toBeInTheDocument();
  expect(requested).toEqual([]);
  act(view.approach);
  expect(await screen.findByRole('region', { name: 'Recently viewed' })).toBeInTheDocument();
  expect(cardsShown()).toEqual(['Car 9', 'Car 3']);
  expect(requested).toEqual([['listCars', { query: { filter: 'id IN [9, 404, 3]', limit: 8 } }]]);
});

test('[SHL-073] a visitor’s first car has no such section, and nothing is requested', async () => {
  const api = jest.fn();
  const { container } = showViewed([7], api);
  act(view.approach);
  expect(await screen.findByText('', { selector: 'div > div' })).toBeEmptyDOMElement();
  expect(container).toHaveTextContent('');
  expect(api).not.toHaveBeenCalled();
});
