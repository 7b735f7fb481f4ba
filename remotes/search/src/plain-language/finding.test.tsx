import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeDocuments, publicSite, stubSearch } from 'harness/testing';
import { makeTestSite, openPage } from '../testing/in-site';
import { sampleVocabulary } from '../testing/sample-vocabulary';

configure({ defaultHidden: true, asyncUtilTimeout: 5_000 });
jest.setTimeout(30_000);

const { make_model: _, ...values } = sampleVocabulary.values;
const facets = {
  ...values,
  make_model: Object.fromEntries(sampleVocabulary.models.map(({ make, model }) => [`${make} ${model}`, 1])),
};
const site = publicSite({ search: { hitsPerPage: 2, queryDebounceMs: 300 } });

async function open(path: string, fake = stubSearch({ cars: makeDocuments(4), facets })) {
  const page = openPage(path, makeTestSite({ fake, site }));
  await screen.findByRole('heading', { level: 1 });
  return page;
}
const chips = () =>
  screen.getAllByRole('link', { name: /^Remove / }).map((link) => link.textContent.replace('Remove ', ''));
const box = () => {
  const [first] = screen.getAllByLabelText<HTMLInputElement>('Search our cars');
  if (!first) throw new Error('The page has no search box.');
  return first;
};
const wordQueries = ({ fake }: Awaited<ReturnType<typeof open>>) =>
  fake.requests.flatMap(([first]) => first?.q ?? []);

test('[SRC-011] an address with words to find leads to the search they stand for', async () => {
  const { address, fake } = await open('/search?find=used+toyota+under+%2440k');
  expect(address()).toBe('/search?car_type=used&make=Toyota&price=-40000&said=used+toyota+under+%2440k');
  expect(chips()).toEqual(['Used', 'Toyota', 'Up to $40,000']);
  expect(fake.lastQuery()).not.toHaveProperty('q');
});

test('what the stock cannot answer is dropped and shown as ignored', async () => {
  const { address, fake } = await open('/search?find=something+for+a+kia+with+tow+bar');
  expect(address()).toBe(
    '/search?make=Kia&said=something+for+a+kia+with+tow+bar&ignored=tow+bar%2C+something%2C+for',
  );
  expect(fake.lastQuery()).not.toHaveProperty('q');
  expect(screen.getByText('Ignored: tow bar, something, for')).toBeInTheDocument();
});

test('[SRC-075] when nothing is understood the words are searched as they stand, and so are those under query', async () => {
  const { address } = await open('/search?find=Tow+Bar');
  expect(address()).toBe('/search?query=Tow+Bar');
  const literal = await open('/search?query=Tow+Bar');
  expect(literal.address()).toBe('/search?query=Tow+Bar');
  expect(literal.fake.lastQuery()).toMatchObject({ q: 'Tow Bar' });
});

test('words of which a character crosses the longest length are searched without it', async () => {
  const { address } = await open(`/search?find=${'z'.repeat(119)}${encodeURIComponent('🚗')}red`);
  expect(address()).toBe(`/search?query=${'z'.repeat(119)}`);
});

test('a link with words under query shows what sending them would, at its own address', async () => {
  const { address, fake } = await open('/search?query=used+toyota');
  expect(address()).toBe('/search?query=used+toyota');
  expect(chips()).toEqual(['Used', 'Toyota']);
  expect(box()).toHaveValue('used toyota');
  expect(fake.lastQuery().filter).toEqual(['car_type IN ["used"]', 'make IN ["Toyota"]']);
});

test('words in quotation marks are looked for as they stand', async () => {
  const { fake } = await open('/search?query=%22used%22+%22toyota%22+-%22CX-5%22');
  expect(fake.lastQuery()).not.toHaveProperty('q');
  expect(fake.lastQuery().filter).toEqual([
    'keywords = "used"',
    'keywords = "toyota"',
    'NOT keywords = "cx5"',
  ]);
  expect(chips()).toEqual(['“used”', '“toyota”', 'Not “CX-5”']);
});

test('exclusions all hold and stand as chips that take them away one by one', async () => {
  const { address, fake } = await open('/search?find=kia,+not+blue,+not+red,+suv');
  expect(address()).toBe(
    '/search?colour=!Blue&colour=!Red&make=Kia&body=suv&said=kia%2C+not+blue%2C+not+red%2C+suv',
  );
  expect(fake.lastQuery().filter).toContain('colour NOT IN ["Blue", "Red"]');
  expect(chips()).toEqual(['Not blue', 'Not red', 'Kia', 'SUV']);
  await userEvent.click(screen.getByRole('link', { name: 'Remove Not blue' }));
  await waitFor(() => expect(address()).toBe('/search?colour=!Red&make=Kia&body=suv'));
});

test('the rest of the form and foreign keys come along; an empty box asks for nothing', async () => {
  const first = await open('/search?find=kia&fuel=Petrol&km_max=50,000&utm_source=mail&page=2');
  expect(first.address()).toBe('/search?km=-50000&make=Kia&fuel=Petrol&said=kia&utm_source=mail');
  const empty = await open('/search?find=&fuel=Petrol');
  expect(empty.address()).toBe('/search?fuel=Petrol');
});

test('words of the search on screen, sent again with its form, stay words', async () => {
  const { address } = await open('/search?find=diesel&query=diesel&make=Kia');
  expect(address()).toBe('/search?query=diesel&make=Kia');
});

test('[SRC-012] sending the box has its words understood, and nothing is searched on the way or after it', async () => {
  jest.useFakeTimers();
  try {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const page = await open('/search?fuel=Petrol');
    await user.type(box(), 'red kia{Enter}');
    await waitFor(() => expect(page.address()).toBe('/search?colour=Red&make=Kia&fuel=Petrol&said=red+kia'));
    await waitFor(() => expect(box()).toHaveValue(''));
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(wordQueries(page)).toEqual([]);
    expect(page.address()).toContain('said=red+kia');
  } finally {
    jest.useRealTimers();
  }
});

test('all of it can be taken back at once', async () => {
  const { address } = await open('/search?find=red+kia');
  expect(screen.getByText('Understood as filters: “red kia”')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Search the words instead' }));
  await waitFor(() => expect(address()).toBe('/search?query=%22red%22+%22kia%22'));
  await waitFor(() => expect(screen.queryByText(/Understood as filters/)).not.toBeInTheDocument());
  expect(box()).toHaveValue('red kia');
});

test('words of which nothing became a filter are named as such, beside every car', async () => {
  await open('/search?said=no+accidents+please');
  expect(screen.getByText('Nothing to filter by in: “no accidents please”')).toBeInTheDocument();
  expect(screen.queryByText(/Understood as filters/)).not.toBeInTheDocument();
});

test('a change of the filters ends the note', async () => {
  const { address } = await open('/search?find=red+kia');
  await userEvent.click(screen.getByRole('link', { name: 'Remove Red' }));
  await waitFor(() => expect(address()).toBe('/search?make=Kia'));
  await waitFor(() => expect(screen.queryByText(/Understood as filters/)).not.toBeInTheDocument());
});

test('back restores the search before', async () => {
  const page = await open('/search');
  await userEvent.type(box(), 'kia{Enter}');
  await waitFor(() => expect(page.address()).toBe('/search?make=Kia&said=kia'));
  await act(() => page.router.navigate(-1));
  await waitFor(() => expect(page.address()).toBe('/search'));
});

test('when the stock’s words cannot be had, what was typed is still searched', async () => {
  const fake = stubSearch({ cars: makeDocuments(4), facets });
  const { search } = fake;
  fake.search = async (queries, options) => {
    if (queries[0]?.facets?.includes('car_type')) throw new Error('down');
    return search(queries, options);
  };
  const { address } = await open('/search?find=red+kia', fake);
  expect(address()).toBe('/search?query=red+kia');
});
