import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { startTransition, Suspense, use, useState, type ReactNode } from 'react';
import { filterNames, type Facet, type FilterName } from 'shared-contracts/entities/search';
import { isRangeFilter } from 'shared-contracts/search/url-state';
import type { FilterChange } from '../results-page/use-search';
import { InWorld, makeWorld, publicSite } from '../testing/in-site';
import { FilterItem } from './filter-item';
import { filterTitles } from './filter-words';

const named = (word: string, total: number): Facet => ({
  values: Object.fromEntries(Array.from({ length: total }, (_, at) => [`${word} ${at + 1}`, 100 - at])),
  stats: null,
});

function show(name: FilterName, facet: Facet | undefined, changes: Parameters<typeof publicSite>[0] = {}) {
  const world = makeWorld({ site: publicSite(changes) });
  const asked: string[][] = [];
  function Example(): ReactNode {
    const [chosen, setChosen] = useState<string[]>([]);
    const change = (_: FilterName, next: FilterChange): void => {
      const values = next(chosen);
      asked.push(values);
      setChosen(values);
    };
    const tick = async (...to: Parameters<typeof change>): Promise<void> => change(...to);
    return (
      <FilterItem name={name} facet={facet} chosen={chosen} isOpenAtFirst onChange={change} onTick={tick} />
    );
  }
  const view = render(
    <InWorld world={world}>
      <Example />
    </InWorld>,
  );
  return { ...view, asked };
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

test('a tick shows while the page is still being drawn for it', async () => {
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
          isOpenAtFirst
          onChange={() => undefined}
          onTick={async (_, next) => startTransition(() => setChosen(next))}
        />
        <Slow chosen={chosen} />
      </Suspense>
    );
  }
  render(
    <InWorld world={makeWorld({ site: publicSite() })}>
      <Page />
    </InWorld>,
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
  const { asked, container } = show('make', {
    ...named('Make', 13),
    values: { ...named('Make', 13).values, Škoda: 1 },
  });
  const field = screen.getByRole('searchbox', { name: 'Find make' });
  await userEvent.type(field, 'skod');
  expect(inView()).toEqual(['Škoda']);
  await userEvent.click(screen.getByRole('checkbox', { name: /^Škoda/ }));
  expect(asked).toEqual([['Škoda']]);
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
