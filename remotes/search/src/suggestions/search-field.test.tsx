import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { makeDocuments, publicSite, stubSearch } from 'harness/testing';
import { storageKey } from 'shared-contracts/storage';
import { makeTestSite, openPage } from '../testing/in-site';
import { sampleVocabulary } from '../testing/sample-vocabulary';

configure({ defaultHidden: true, asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);

const facets = {
  ...sampleVocabulary.values,
  make_model: Object.fromEntries(sampleVocabulary.models.map(({ make, model }) => [`${make} ${model}`, 1])),
};
const site = publicSite({ search: { hitsPerPage: 2, queryDebounceMs: 2_000 } });
// This environment renders nothing, so nothing can scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  window.localStorage.clear();
  Reflect.deleteProperty(window, 'matchMedia'); // this environment has none
});

/** Opens a results page and types into its first box. */
async function type(text: string, fake = stubSearch({ cars: makeDocuments(4), facets })) {
  const page = openPage('/search', makeTestSite({ fake, site }));
  const [field] = await screen.findAllByRole('searchbox', { name: 'Search our cars' });
  await userEvent.type(field!, text);
  return { ...page, field: field! };
}
const lines = () => {
  const list = screen.queryByRole('listbox', { name: 'Suggestions' });
  return list ? within(list).queryAllByRole('option') : [];
};
const options = () => lines().map((option) => option.textContent);
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;

test('suggestions are not requested before the box is used, and then once', async () => {
  const { fake, field } = await type('t');
  await waitFor(() => expect(options()).not.toEqual([]));
  const requested = () =>
    fake.requests.filter((queries) => queries.some(({ facets: names }) => names?.includes('make_model')));
  expect(fake.requests[0]?.some(({ facets: names }) => names?.includes('make_model'))).toBe(false);
  await userEvent.tab();
  await userEvent.type(field, 'o');
  await waitFor(() => expect(options()[0]).toBe('Toyota40'));
  expect(requested()).toHaveLength(1);
});

test('the box becomes a combobox with a list, and says how long it is', async () => {
  const { field } = await type('toyta');
  await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
  expect(field).toHaveAttribute('role', 'combobox');
  expect(field).toHaveAttribute('aria-autocomplete', 'list');
  expect(document.getElementById(field.getAttribute('aria-controls') ?? '')).toHaveAttribute(
    'role',
    'listbox',
  );
  expect(screen.getByText(/^\d suggestions$/)).toHaveAttribute('role', 'status');
  expect(field).toHaveFocus();
});

test('the arrow keys go round, Home and End to the ends, and Enter leads there', async () => {
  const { field, address } = await type('corolla');
  await waitFor(() => expect(options()).toEqual(['Toyota Corolla1']));
  await userEvent.clear(field);
  await userEvent.type(field, 'mazda');
  await waitFor(() => expect(options()[0]).toBe('Mazda39'));
  const last = options().at(-1);
  expect(active(field)).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(active(field)).toBe('Mazda39');
  expect(lines()[0]).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(active(field)).toBe(last);
  await userEvent.keyboard('{Home}');
  expect(active(field)).toBe('Mazda39');
  await userEvent.keyboard('{End}');
  expect(active(field)).toBe(last);
  await userEvent.keyboard('{ArrowDown}');
  expect(active(field)).toBeNull();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/search?make=Mazda'));
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the list and keeps the words; an arrow key opens it again', async () => {
  const { field } = await type('kia');
  await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
  await userEvent.keyboard('{Escape}');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).toHaveValue('kia');
  await userEvent.keyboard('{ArrowDown}');
  expect(field).toHaveAttribute('aria-expanded', 'true');
});

test('Escape that closes the list closes nothing around it; the next one does', async () => {
  const { field } = await type('kia');
  await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
  const outside = jest.fn();
  // Where dialogs and sheets listen for it.
  document.addEventListener('keydown', outside);
  try {
    const isDefault = fireEvent.keyDown(field, { key: 'Escape' });
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
    expect([isDefault, outside.mock.calls.length]).toEqual([false, 0]);
    expect([fireEvent.keyDown(field, { key: 'Escape' }), outside.mock.calls.length]).toEqual([true, 1]);
  } finally {
    document.removeEventListener('keydown', outside);
  }
});

test('a press takes a line, and what was typed is not searched after it', async () => {
  const { address, field } = await type('springw');
  await userEvent.click(await screen.findByRole('option', { name: /^Springwood/ }));
  await waitFor(() => expect(address()).toBe('/search?location_name=Springwood'));
  expect(field).toHaveValue('');
});

test('leaving the box closes the list', async () => {
  const { field } = await type('kia');
  await waitFor(() => expect(options()).not.toEqual([]));
  await userEvent.tab();
  expect(options()).toEqual([]);
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('[SRC-029] an empty box shows the searches this browser remembers', async () => {
  const entry = { refinements: { make: ['Kia'], price: ['-30000'] }, path: '/search' };
  window.localStorage.setItem(storageKey(site.site.slug, 'history'), JSON.stringify([entry]));
  const { field } = await type(' ');
  await waitFor(() => expect(options()).toEqual(['Kia, Up to $30,000']));
  expect(screen.getByText('Recent searches')).toBeInTheDocument();
  expect(field).toHaveFocus();
});

test('a stock that cannot answer leaves a plain box', async () => {
  const fake = stubSearch({ cars: makeDocuments(4), facets });
  const { search } = fake;
  fake.search = async (queries, given) => {
    if (queries.some(({ facets: names }) => names?.includes('make_model'))) throw new Error('down');
    return search(queries, given);
  };
  const { field } = await type('kia', fake);
  await waitFor(() => expect(field).toHaveAttribute('role', 'combobox'));
  expect(options()).toEqual([]);
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('the open list has no accessibility problem', async () => {
  const fake = stubSearch({ cars: makeDocuments(4), facets });
  const { container } = openPage('/search', makeTestSite({ fake, site }));
  const [field] = await screen.findAllByRole('searchbox', { name: 'Search our cars' });
  await userEvent.click(field!);
  await waitFor(() => expect(options()[0]).toBe('Toyota40'));
  expect(await axe(container)).toHaveNoViolations();
});

test('[SRC-012] words that are sent at once on a touched screen are searched for, and the keyboard goes', async () => {
  const matchMedia = (query: string) => ({ matches: query === '(hover:none)' });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia });
  const { field, address } = await type('falcon{Enter}');
  await waitFor(() => expect(address()).toBe('/search?query=falcon'));
  expect(field).not.toHaveFocus();
});
