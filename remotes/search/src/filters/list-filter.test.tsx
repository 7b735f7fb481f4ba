import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { startTransition, Suspense, use, useState, type ReactNode } from 'react';
import { publicSite } from 'harness/testing';
import { filterNames, type Facet, type FilterName } from 'shared-contracts/entities/search';
import { isRangeFilter } from 'shared-contracts/search/url-state';
import type { FilterChange } from '../search-session/search';
import { InTestSite, makeTestSite } from '../testing/in-site';
import { FilterItem } from './filter-item';
import { filterTitles } from 'shared-rules/search/filter-labels';
import { tileFilter } from './lazy';

beforeAll(async () => void (await tileFilter.code()));

const named = (word: string, total: number): Facet => ({
  values: Object.fromEntries(Array.from({ length: total }, (_, at) => [`${word} ${at + 1}`, 100 - at])),
  stats: null,
});

/** Stands in for lists that came whole. */
const loadNothing = async (): Promise<Facet> => {
  throw new Error('This list is whole.');
};

function show(
  name: FilterName,
  facet: Facet | undefined,
  changes: Parameters<typeof publicSite>[0] = {},
  loadAll: () => Promise<Facet> = loadNothing,
) {
  const testSite = makeTestSite({ site: publicSite(changes) });
  const requested: string[][] = [];
  function Example(): ReactNode {
    const [chosen, setChosen] = useState<string[]>([]);
    const change = (_: FilterName, next: FilterChange): void => {
      const values = next(chosen);
      requested.push(values);
      setChosen(values);
    };
    const onToggle = async (...to: Parameters<typeof change>): Promise<void> => change(...to);
    return (
      <FilterItem
        name={name}
        facet={facet}
        chosen={chosen}
        financeTerms={null}
        isOpenAtFirst
        onChange={change}
        onToggle={onToggle}
        loadAll={loadAll}
      />
    );
  }
  const view = render(
    <InTestSite testSite={testSite}>
      <Example />
    </InTestSite>,
  );
  return { ...view, asked: requested };
}

/** Boxes on screen: those of a closed list are in the page but not in view. */
const inView = () =>
  screen
    .queryAllByRole('checkbox')
    .filter((box) => box.closest('details:not([open])') === null)
    .map((box) => box.getAttribute('value'));

test.each(filterNames)('[SRC-015] the filter %s has a control of its own', (name) => {
  const facet = isRangeFilter(name)
    ? { values: {}, stats: { min: 1, max: 9_000 } }
    : { values: { [name === 'body' ? 'suv' : name === 'certified' ? 'true' : '5']: 3 }, stats: null };
  show(name, facet);
  expect(screen.getByRole('heading', { name: filterTitles[name], level: 3 })).toBeInTheDocument();
  expect(screen.getAllByRole(isRangeFilter(name) ? 'slider' : 'checkbox').length).toBeGreaterThan(0);
});

test('a filter that offers nothing is left out', () => {
  const { container } = show('make', named('Make', 0));
  expect(container).toBeEmptyDOMElement();
});

test('a toggle shows while the page is still being rendered for it', async () => {
  const never = new Promise<never>(() => undefined);
  const Slow = ({ chosen }: { chosen: string[] }): ReactNode => (chosen.length > 0 ? use(never) : null);
  function Page(): ReactNode {
    const [chosen, setChosen] = useState<string[]>([]);
    return (
      <Suspense>
        <FilterItem
          name="make"
          facet={named('Make', 3)}
          chosen={chosen}
          financeTerms={null}
          isOpenAtFirst
          onChange={() => undefined}
          onToggle={async (_, next) => startTransition(() => setChosen(next))}
          loadAll={loadNothing}
        />
        <Slow chosen={chosen} />
      </Suspense>
    );
  }
  render(
    <InTestSite testSite={makeTestSite({ site: publicSite() })}>
      <Page />
    </InTestSite>,
  );
  const box = screen.getByRole('checkbox', { name: /^Make 2/ });
  await act(async () => box.click());
  expect(box).toBeChecked();
});

test('[SRC-039] of twelve makes seven are in view, and Show All shows twelve', async () => {
  show('make', named('Make', 12));
  expect(inView()).toHaveLength(7);
  await userEvent.click(screen.getByText('Show All 12'));
  expect(inView()).toHaveLength(12);
});

test('[SRC-039] a site may show another number of makes, and its own first', () => {
  const facets = { makeShown: 3, makePreset: ['Make 12', 'Make 11'] };
  show('make', named('Make', 12), { search: { facets } });
  expect(inView()).toEqual(['Make 12', 'Make 11', 'Make 1']);
});

test('a chosen value never hides behind Show All', async () => {
  show('make', named('Make', 12));
  await userEvent.click(screen.getByText('Show All 12'));
  await userEvent.click(screen.getByRole('checkbox', { name: /^Make 12/ }));
  await userEvent.click(screen.getByText('Show Less'));
  expect(inView()).toHaveLength(8);
});

test.each([
  ['make_model', 30],
  ['city', 20],
  ['dealership_name', 40],
] as const)('[SRC-040] the list %s shows all of its %d entries', (name, limit) => {
  show(name, named('Value', limit));
  expect(inView()).toHaveLength(limit);
});

test('[SRC-041] four bodies, and all of them on a site with a list of its own', () => {
  const counts = { van: 3, sedan: 7, wagon: 1, suv: 10, ute: 7 };
  const first = show('body', { values: counts, stats: null });
  expect(inView()).toEqual(['suv', 'ute', 'sedan', 'van']);
  first.unmount();
  show('body', { values: counts, stats: null }, { search: { bodyTypes: { custom: Object.keys(counts) } } });
  expect(inView()).toEqual(['suv', 'ute', 'sedan', 'van', 'wagon']);
});

test('a long list can be searched, and what is found can be chosen', async () => {
  const { asked: requested, container } = show('make', {
    ...named('Make', 13),
    values: { ...named('Make', 13).values, Škoda: 1 },
  });
  const field = screen.getByRole('searchbox', { name: 'Find make' });
  await userEvent.type(field, 'skod');
  expect(inView()).toEqual(['Škoda']);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Škoda/ }));
  expect(requested).toEqual([['Škoda']]);
  await userEvent.clear(field);
  await userEvent.type(field, 'zzz{Enter}');
  expect(inView()).toEqual([]);
  expect(within(container).getByText('No make matches “zzz”.')).toBeInTheDocument();
  await userEvent.clear(field);
  expect(inView()).toHaveLength(8);
  expect(await axe(container)).toHaveNoViolations();
});

test('a short list has no field to search it', () => {
  show('make', named('Make', 12));
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

describe('a list of which only the first values came with the page', () => {
  const first: Facet = { ...named('Model', 30), isPartial: true };
  const all: Facet = { values: { ...named('Model', 80).values, Ranger: 408 }, stats: null };

  test('[SRC-015] finds every value a car has, and chooses it', async () => {
    const loadAll = jest.fn(async () => all);
    const { asked: requested } = show('model', first, {}, loadAll);
    const field = screen.getByRole('searchbox', { name: 'Find model' });
    await userEvent.type(field, 'rang');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Ranger 408/ }));
    expect(requested).toEqual([['Ranger']]);
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz');
    expect(screen.getByText('No model matches “zzz”.')).toBeInTheDocument();
    expect(loadAll).toHaveBeenCalledTimes(1);
  });

  test('[SRC-015] shows every value under Show All', async () => {
    show('model', first, {}, async () => all);
    expect(inView()).toHaveLength(7);
    await userEvent.click(screen.getByText('Show All'));
    await screen.findByText('Show All 81');
    expect(inView()).toHaveLength(81);
    expect(inView()[0]).toBe('Ranger');
  });

  test('says that it is looking, and what to do when the values do not come', async () => {
    let fail = (_: Error): void => undefined;
    let answers = 0;
    show('model', first, {}, () => {
      answers += 1;
      return answers > 1 ? Promise.resolve(all) : new Promise<Facet>((_, reject) => (fail = reject));
    });
    const field = screen.getByRole('searchbox', { name: 'Find model' });
    await userEvent.type(field, 'range');
    expect(screen.getByText('Looking…')).toBeInTheDocument();
    await act(async () => fail(new Error('the search is down')));
    expect(screen.getByText(/could not be loaded/)).toBeInTheDocument();
    await userEvent.type(field, 'r');
    expect(await screen.findByRole('checkbox', { name: /^Ranger 408/ })).toBeInTheDocument();
  });
});

describe('a search that leaves less of a list', () => {
  const testSite = makeTestSite({ site: publicSite() });
  const item = (name: FilterName, facet: Facet | undefined): ReactNode => (
    <InTestSite testSite={testSite}>
      <FilterItem
        name={name}
        facet={facet}
        chosen={[]}
        financeTerms={null}
        isOpenAtFirst
        onChange={() => undefined}
        onToggle={async () => undefined}
        loadAll={loadNothing}
      />
    </InTestSite>
  );
  const keptRows = (container: HTMLElement) =>
    container.querySelector<HTMLElement>('[style*="--rows"]')?.style.getPropertyValue('--rows');

  test('leaves its space and its field, so that the filters below stay where they are', () => {
    const { container, rerender } = render(item('make', named('Make', 13)));
    expect([inView().length, keptRows(container)]).toEqual([7, '7']);
    rerender(item('make', named('Make', 2)));
    expect([inView().length, keptRows(container)]).toEqual([2, '7']);
    expect(screen.getByRole('searchbox', { name: 'Find make' })).toBeInTheDocument();
    expect(screen.queryByText(/^Show All/)).not.toBeInTheDocument();
    rerender(item('make', { values: {}, stats: null }));
    expect([inView().length, keptRows(container)]).toEqual([0, '7']);
    expect(screen.getByRole('heading', { name: 'Make' })).toBeInTheDocument();
  });

  test('leaves a range its last ends', () => {
    const { rerender } = render(item('year', { values: {}, stats: { min: 2012, max: 2026 } }));
    rerender(item('year', undefined));
    expect(screen.getByRole('slider', { name: 'Year, highest' })).toHaveAttribute('max', '2026');
  });
});
