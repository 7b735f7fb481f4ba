import { configure, render, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { makeDocument, makeDocuments, publicSite, stubSearch } from 'harness/testing';
import type { CarCard } from 'shared-contracts/entities/car-card';
import type { SlotHost } from 'shared-contracts/react';
import type { CarDocument } from 'shared-contracts/search/index-document';
import { makeCard } from 'shared-contracts/testing';
import { InTestSite, makeTestSite, openPage } from '../testing/in-site';
import type { ResultsData } from './load-results';
import { firstRowsOf, ResultsList } from './results-list';

// Waiting longer than usual costs nothing on a quiet machine and saves the test on a busy one.
configure({ asyncUtilTimeout: 5_000 });

const promo = (name: string, changes = {}) => ({
  start: '2025-06-01T08:30:00+10:00',
  expiry: '2099-12-31T17:30:00+10:00',
  display: [],
  node: { image: `/site/${name}.svg`, href: `/${name}`, alt: `About ${name}` },
  ...changes,
});

async function open(path: string, cars: CarDocument[], site: Parameters<typeof publicSite>[0] = {}) {
  const page = openPage(path, makeTestSite({ fake: stubSearch({ cars }), site: publicSite(site) }));
  await screen.findByRole('heading', { level: 1 });
  return page;
}
/** What stands in the list, place by place: a car's id or a promo's words. */
const entries = () =>
  within(screen.getByRole('list', { name: 'Cars' }))
    .getAllByRole('listitem')
    .filter((item) => item.parentElement?.getAttribute('aria-label') === 'Cars')
    .map((item) => item.querySelector('article')?.getAttribute('data-car') ?? item.textContent);

test('[SRC-019] promo tiles stand in slots 5 and 10 and take the place of no car', async () => {
  const promos = { positions: [5, 10], nodes: [promo('one'), promo('two')] };
  const { container } = await open('/search', makeDocuments(50), { promos });
  const shown = entries();
  expect(shown).toHaveLength(23);
  expect([shown[4], shown[9]]).toEqual(['About one', 'About two']);
  expect(screen.getAllByRole('article')).toHaveLength(21);
  expect(screen.getByRole('link', { name: 'About one' })).toHaveAttribute('href', '/one');
  expect(container.querySelector('[data-promo] img')).toHaveAttribute('src', '/site/one.svg');
  expect(await axe(screen.getByRole('link', { name: 'About one' }))).toHaveNoViolations();
});

test('[SRC-022] a promo for used cars is no promo in a search for new ones', async () => {
  const promos = { positions: 2, nodes: [promo('used', { display: ['used'] })] };
  const { unmount } = await open('/search/new-cars', makeDocuments(3), { promos });
  expect(entries()).toEqual(['1', '2', '3']);
  unmount();
  await open('/search/used-cars', makeDocuments(3), { promos });
  expect(entries()).toEqual(['1', 'About used', '2', '3']);
});

test('[SRC-021] a promo that is over is not shown', async () => {
  const promos = { positions: 1, nodes: [promo('over', { expiry: '2025-09-30T16:00:00+10:00' })] };
  await open('/search', makeDocuments(2), { promos });
  expect(entries()).toEqual(['1', '2']);
});

const run = (sold: boolean[]): CarDocument[] =>
  sold.map((isSold, at) => makeDocument({ id: at + 1, sold: isSold, status: isSold ? 'sold' : 'in_stock' }));

test('[SRC-046] sold cars in a row are one', async () => {
  await open('/search', run([false, true, true, false, true]));
  expect(entries()).toEqual(['1', '2', '4', '5']);
});

test('[SRC-046] where every car is sold all of them are shown', async () => {
  await open('/search', run([true, true]));
  expect(entries()).toEqual(['1', '2']);
});

/** jsdom lays nothing out: a track that is wider than its space. */
function layOutWide(): void {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1_500);
}

test('[SRC-018] a site with the carousel layout shows the same cards in a carousel', async () => {
  layOutWide();
  const promos = { positions: 2, nodes: [promo('one')] };
  await open('/search', makeDocuments(5), { search: { layout: 'carousel' }, promos });
  const carousel = screen.getByRole('region', { name: 'Cars' });
  expect(await within(carousel).findByRole('button', { name: 'Next' })).toBeEnabled();
  expect(within(carousel).getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  expect(within(carousel).getAllByRole('article')).toHaveLength(5);
  expect(entries()[1]).toBe('About one');
});

test.each([
  ['all there are', 5, true],
  ['one page of them', 30, false],
])(
  '[SRC-018] a carousel of %s counts its cars only where that is all of them',
  async (_, count, isCounted) => {
    jest
      .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
      .mockReturnValue({ left: 0, right: 900 } as DOMRect); // all that the row measures by
    await open('/search', makeDocuments(count), { search: { layout: 'carousel' } });
    await screen.findByRole('region', { name: 'Cars' });
    await waitFor(() => expect(screen.queryAllByText(/^1 to \d+ of \d+$/)).toHaveLength(isCounted ? 1 : 0));
  },
);

test('[SRC-018] the default is a grid without controls', async () => {
  layOutWide();
  await open('/search', makeDocuments(5));
  expect(screen.queryByRole('region', { name: 'Cars' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Cars' })).toBeInTheDocument();
});

describe('while an answer is being rendered', () => {
  const list = (count: number, first: number) =>
    Array.from({ length: count }, (_, at) => ({ kind: 'car' as const, car: { id: first + at } as CarCard })); // the order is all that counts
  const ids = (now: number, before: number): number[] =>
    firstRowsOf(list(now, 100), list(before, 1)).map((entry) => (entry.kind === 'car' ? entry.car.id : 0));

  test.each([
    ['the first three are new, the rest are from before', 5, 6, [100, 101, 102, 4, 5]],
    ['no more stand there than are to come', 2, 21, [100, 101]],
    ['three are all new', 3, 21, [100, 101, 102]],
    ['a list that grows has its new end later', 21, 2, [100, 101, 102]],
  ])('%s', (_, now, before, shown) => expect(ids(now, before)).toEqual(shown));

  test('a car that keeps its place is none of the three', () => {
    const [stays, gone, come] = [list(7, 1), list(5, 20), list(6, 100)];
    const shown = firstRowsOf([...stays, ...come], [...stays, ...gone]);
    expect(shown.map((entry) => (entry.kind === 'car' ? entry.car.id : 0))).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7],
      ...[100, 101, 102],
      ...[23, 24],
    ]);
  });

  test('the list itself does so, renders only the cars that are new, and comes whole with the next render', async () => {
    // Cars and tiles are all that a list reads of its results.
    const results = (count: number, first: number) =>
      ({
        result: { hits: Array.from({ length: count }, (_, at) => makeCard({ id: first + at })) },
        promos: { tiles: [] },
      }) as unknown as ResultsData;
    const [now, before] = [results(8, 100), results(9, 1)];
    const testSite = makeTestSite();
    // Each card asks for one slot, so this says which cards were rendered.
    let renders: string[] = [];
    const slots: SlotHost = {
      Outlet: ({ placement }) => {
        renders.push(placement);
        return null;
      },
    };
    const listOf = (data: ResultsData, rendered: ResultsData) => (
      <InTestSite testSite={testSite} slots={slots}>
        <ResultsList data={data} rendered={rendered} />
      </InTestSite>
    );
    const { rerender } = render(listOf(before, before));
    renders = [];
    rerender(listOf(now, before));
    expect(entries()).toEqual(['100', '101', '102', '4', '5', '6', '7', '8']);
    expect(renders).toEqual(['100', '101', '102']);
    rerender(listOf(now, now));
    expect(entries()).toEqual(['100', '101', '102', '103', '104', '105', '106', '107']);
    expect(renders.slice(3)).toEqual(['103', '104', '105', '106', '107']);
  });
});
