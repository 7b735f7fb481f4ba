import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { makeDocuments, published } from 'harness/testing';
import { filterNames } from 'shared-contracts/entities/search';
import { byHand } from '../testing/by-hand';
import { cardsInView, inColumn, openResults, tenCars } from '../testing/open-results';
import { sampleValue } from '../testing/sample-value';

// No media query holds in this environment, so the column counts as hidden although a desktop shows it.
configure({ defaultHidden: true, asyncUtilTimeout: 5_000 });

const results = () => screen.getByRole('region', { name: 'Results' });
const toggle = (name: RegExp) => userEvent.click(inColumn().getByRole('checkbox', { name }));
const move = (thumb: string, value: string) =>
  fireEvent.change(inColumn().getByRole('slider', { name: thumb }), { target: { value } });

test('[SRC-012] "rav4", a key each 50 ms, is one request 300 ms after the last key', async () => {
  const { fake, address } = await openResults('/search');
  await byHand(async (pass) => {
    const field = inColumn().getByRole('searchbox', { name: /Search/ });
    // The words of the stock come with the first use of the box.
    fireEvent.focus(field);
    await pass(0);
    expect(fake.requests).toHaveLength(2);
    for (const value of ['r', 'ra', 'rav', 'rav4']) {
      fireEvent.change(field, { target: { value } });
      await pass(50);
    }
    await pass(249);
    expect(fake.requests).toHaveLength(2);
    await pass(1);
    expect(fake.requests).toHaveLength(3);
    expect(fake.lastQuery().q).toBe('rav4');
    expect(address()).toBe('/search?query=rav4');
    await pass(2_000);
    expect(fake.requests).toHaveLength(3);
  });
});

/** Types words letter by letter and stops after each, so that every beginning of them is searched. */
async function typeSlowly(words: string, pass: (ms: number) => Promise<void>): Promise<void> {
  const field = inColumn().getByRole('searchbox', { name: /Search/ });
  for (let length = 1; length <= words.length; length += 1) {
    fireEvent.change(field, { target: { value: words.slice(0, length) } });
    await pass(400);
  }
}

test('[SRC-011][SRC-012] Back leads to the search before the typing, however often words were searched on the way', async () => {
  const { address, router } = await openResults('/search?make=Toyota');
  await byHand(async (pass) => {
    await typeSlowly('suv', pass);
    expect(address()).toBe('/search?query=suv&make=Toyota');
    fireEvent.click(inColumn().getByRole('checkbox', { name: /^Kia/ }));
    await pass(400);
    // A filter ends the typing: what is typed now is another step.
    await typeSlowly('awd', pass);
    expect(address()).toBe('/search?query=awd&make=Toyota&make=Kia&body=suv');
    const passed: string[] = [];
    for (let step = 0; step < 3; step += 1) {
      await act(() => router.navigate(-1));
      await pass(0);
      passed.push(address());
    }
    expect(passed).toEqual([
      '/search?make=Toyota&make=Kia&body=suv',
      '/search?query=suv&make=Toyota',
      '/search?make=Toyota',
    ]);
  });
});

test('[SRC-011] toggles faster than the page renders all count, and show at once', async () => {
  const { address } = await openResults('/search');
  const boxes = [/^Kia/, /^Mazda/].map((name) => inColumn().getByRole('checkbox', { name }));
  // One render for both.
  act(() => boxes.forEach((box) => fireEvent.click(box)));
  for (const box of boxes) expect(box).toBeChecked();
  await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).getAll('make')).toHaveLength(2));
});

test('[SRC-012] a choice made before typed words are answered keeps them', async () => {
  const page = await openResults('/search', { search: { queryDebounceMs: 0 } });
  const box = inColumn().getByRole('searchbox');
  // The words of the stock come with the first use of the box.
  await userEvent.click(box);
  await waitFor(() => expect(page.fake.requests).toHaveLength(2));
  const release = page.fake.hold();
  await userEvent.type(box, 'r');
  await waitFor(() => expect(page.fake.lastQuery().q).toBe('r'));
  await toggle(/^Kia/);
  await toggle(/^Mazda/);
  await act(async () => release());
  await waitFor(() => expect(page.address()).toBe('/search?query=r&make=Kia&make=Mazda'));
  expect(box).toHaveValue('r');
});

test('[SRC-012] words that are sent take the place of the ones searched while typing', async () => {
  const { address, router } = await openResults('/search?body=suv');
  await byHand(async (pass) => {
    await typeSlowly('kia', pass);
    expect(address()).toBe('/search?query=kia&body=suv');
    const { form } = inColumn().getByRole<HTMLInputElement>('searchbox', { name: /Search/ });
    if (form) fireEvent.submit(form);
    await pass(400);
    expect(address()).not.toContain('query=');
    await act(() => router.navigate(-1));
    await pass(0);
    expect(address()).toBe('/search?body=suv');
  });
});

test('[SRC-013] several moves on page three are one request 400 ms after the last, for page one', async () => {
  const { fake, address } = await openResults('/search?page=3');
  await byHand(async (pass) => {
    for (const value of ['150000', '120500', '99600']) {
      move('Price, highest', value);
      await pass(100);
    }
    await pass(299);
    expect(fake.requests).toHaveLength(1);
    await pass(1);
    expect(fake.requests).toHaveLength(2);
    expect(fake.lastQuery()).toMatchObject({ filter: ['price <= 100000'], offset: 0 });
    expect(address()).toBe('/search?price=-100000');
    await pass(2_000);
    expect(fake.requests).toHaveLength(2);
  });
});

test('a typed end is newer than a move that waits, and an emptied one opens its end', async () => {
  const { fake, address } = await openResults('/search');
  await byHand(async (pass) => {
    move('Price, highest', '150000');
    const highest = inColumn().getByRole('textbox', { name: 'Highest price' });
    fireEvent.change(highest, { target: { value: '30,000' } });
    fireEvent.blur(highest);
    await pass(1_000);
    expect(address()).toBe('/search?price=-30000');
    expect(fake.requests).toHaveLength(2);
    fireEvent.change(highest, { target: { value: '' } });
    fireEvent.blur(highest);
    await pass(1_000);
    expect(address()).toBe('/search');
  });
});

test('[SRC-015] only the filters of the site are shown, in its order', async () => {
  await openResults('/search', { site: { search_filters: ['price', 'make'] } });
  const titles = inColumn()
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.textContent);
  expect(titles).toEqual(['Price', 'Make']);
});

test.each(filterNames)(
  '[SRC-015] the address may filter by %s although the site does not show it',
  async (name) => {
    const { fake } = await openResults(`/search?${name}=${sampleValue(name)}`, {
      site: { search_filters: ['make'] },
    });
    expect(fake.lastQuery().filter?.toString()).toContain(name);
    // Without script the form around the filters sends it along.
    const fields = [...document.querySelectorAll(`#filters input[name="${name}"]`)];
    expect(fields.map((field) => field.getAttribute('value'))).toContain(sampleValue(name));
  },
);

test('[SRC-015] values of one filter are alternatives, and filters combine', async () => {
  const { fake } = await openResults('/search?make=Toyota&make=Kia&body=suv');
  expect(fake.lastQuery().filter).toEqual(['make IN ["Toyota", "Kia"]', 'body IN ["suv"]']);
});

test('[SRC-026] a search loads, then has data; one that fails has an error', async () => {
  expectConsole('error', /could not be completed/);
  const page = await openResults('/search');
  const states = () =>
    published(page, 'search:state-changed').map(({ loading, hasData, hasError }) => ({
      loading,
      hasData,
      hasError,
    }));
  expect(states().at(-1)).toEqual({ loading: false, hasData: true, hasError: false });
  const release = page.fake.hold();
  await toggle(/^Toyota/);
  expect(states().at(-1)).toEqual({ loading: true, hasData: true, hasError: false });
  await act(async () => release());
  await waitFor(() => expect(states().at(-1)).toEqual({ loading: false, hasData: true, hasError: false }));
  page.fake.answerWith(new Error('500'));
  await toggle(/^Kia/);
  await waitFor(() => expect(states().at(-1)).toEqual({ loading: false, hasData: true, hasError: true }));
});

test('[SRC-027] cars and counts before stay while the next are on their way and when they fail', async () => {
  expectConsole('error', /could not be completed/);
  const { fake } = await openResults('/search', { fake: tenCars(), search: { hitsPerPage: 21 } });
  const release = fake.hold();
  await toggle(/^Toyota/);
  const same = () => {
    expect(cardsInView()).toHaveLength(10);
    expect(screen.getAllByText('10 cars').length).toBeGreaterThan(0);
    expect(inColumn().getByRole('checkbox', { name: 'Kia 12' })).toBeInTheDocument();
  };
  await waitFor(() => expect(results()).toHaveAttribute('aria-busy', 'true'));
  expect(results()).not.toHaveAttribute('data-late');
  same();
  // Only an answer that takes long fades what it will replace.
  await waitFor(() => expect(results()).toHaveAttribute('data-late'));
  fake.answerWith(new Error('500'));
  await act(async () => release());
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not update these results');
  expect(results()).toHaveAttribute('aria-busy', 'false');
  expect(results()).not.toHaveAttribute('data-late');
  expect(screen.queryByText('No Results Available')).not.toBeInTheDocument();
  same();
});

test('cars are shown before the filters are counted, whose counts before stay until then', async () => {
  const { fake } = await openResults('/search', { search: { hitsPerPage: 21 } });
  const release = fake.holdOthers();
  fake.answerWith({ cars: makeDocuments(2), facets: { make: { Toyota: 2, Kia: 5 } } });
  await toggle(/^Toyota/);
  await waitFor(() => expect(cardsInView()).toHaveLength(2));
  expect(screen.getAllByText('2 cars').length).toBeGreaterThan(0);
  expect(inColumn().getByRole('checkbox', { name: 'Kia 12' })).toBeInTheDocument();
  expect(inColumn().getByRole('checkbox', { name: 'Mazda 8' })).toBeInTheDocument();
  await act(async () => release());
  expect(await inColumn().findByRole('checkbox', { name: 'Kia 5' })).toBeInTheDocument();
  expect(inColumn().queryByRole('checkbox', { name: /^Mazda/ })).not.toBeInTheDocument();
  expect(cardsInView()).toHaveLength(2);
});

test('[SRC-027] counts that cannot be had leave the cars and the counts before, and say so', async () => {
  const { fake } = await openResults('/search', { search: { hitsPerPage: 21 } });
  const release = fake.holdOthers();
  fake.answerWith({ cars: makeDocuments(2) });
  await toggle(/^Toyota/);
  await waitFor(() => expect(cardsInView()).toHaveLength(2));
  await act(async () => release(new Error('500')));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not update these results');
  expect(inColumn().getByRole('checkbox', { name: 'Kia 12' })).toBeInTheDocument();
  expect(cardsInView()).toHaveLength(2);
});

test('[SRC-025] the page says that there is no car before it looks for relaxations', async () => {
  const { fake } = await openResults('/search');
  const release = fake.hold();
  fake.answerNextWith({ cars: [] });
  await toggle(/^Toyota/);
  const releaseRelaxations = fake.hold();
  await act(async () => release());
  expect(await screen.findByRole('heading', { name: 'No Results Available' })).toBeInTheDocument();
  await waitFor(() => expect(fake.requests).toHaveLength(3));
  const relaxations = () => screen.queryByRole('region', { name: 'Close to what you asked for' });
  expect(relaxations()).not.toBeInTheDocument();
  await act(async () => releaseRelaxations());
  await waitFor(() => expect(relaxations()).toHaveTextContent('10 cars of any make'));
});

test('[SRC-011] a choice that was taken back stays so while another page is on its way', async () => {
  const { fake } = await openResults('/search', { search: { hitsPerPage: 5 } });
  await toggle(/^Toyota/);
  const chips = await screen.findByRole('list', { name: 'Applied filters' });
  await userEvent.click(within(chips).getByRole('link', { name: /Toyota/ }));
  await waitFor(() => expect(chips).not.toBeInTheDocument());
  fake.hold();
  await userEvent.click(screen.getByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(results()).toHaveAttribute('aria-busy', 'true'));
  expect(inColumn().getByRole('checkbox', { name: /^Toyota/ })).not.toBeChecked();
});

test('[SRC-027] an answer that comes late is ignored', async () => {
  const page = await openResults('/search');
  const late = page.fake.hold();
  await toggle(/^Toyota/);
  page.fake.answerWith({ cars: makeDocuments(2) });
  page.fake.hold()();
  // The second search overtakes the first, which still waits.
  await toggle(/^Kia/);
  await waitFor(() => expect(cardsInView()).toHaveLength(2));
  page.fake.answerWith({ cars: makeDocuments(3) });
  await act(async () => late());
  expect(cardsInView()).toHaveLength(2);
  expect(page.address()).toBe('/search?make=Toyota&make=Kia');
  expect(published(page, 'search:loaded').map(({ count }) => count)).toEqual([10, 2]);
});

test('[SRC-029] a search with refinements is reported to the history, one without is not', async () => {
  const page = await openResults('/search/suv-cars?query=tow+bar');
  await userEvent.click(screen.getAllByRole('link', { name: 'Clear all' })[0]!);
  await waitFor(() => expect(page.address()).toBe('/search'));
  await waitFor(() => expect(published(page, 'search:loaded')).toHaveLength(2));
  expect(published(page, 'search:history-saved')).toEqual([
    { entry: { refinements: { body: ['suv'], query: 'tow bar' }, path: '/search/suv-cars' } },
  ]);
});

test('[SRC-013] the chip of a slider that is moved on stays while its results are on their way', async () => {
  const { fake } = await openResults('/search?price=-150000');
  const chips = () => within(screen.getByRole('list', { name: 'Applied filters' }));
  fake.hold();
  await byHand(async (pass) => {
    move('Price, highest', '99600');
    await pass(400);
  });
  expect(chips().getByRole('link', { name: 'Remove Up to $100,000' })).toBeInTheDocument();
});

test('[SRC-030] a slider’s search that fails is logged once, opens nothing and leaves the cars', async () => {
  expectConsole('error', /could not be completed/);
  const logged = jest.spyOn(console, 'error');
  const warned = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  const { fake } = await openResults('/search');
  const before = cardsInView().map((card) => card.outerHTML);
  fake.answerWith(new Error('500'));
  await byHand(async (pass) => {
    move('Price, highest', '90000');
    await pass(400);
    await pass(5_000);
  });
  expect(fake.requests).toHaveLength(2);
  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls[0]?.[0]).toContain('could not be completed');
  expect(warned).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(cardsInView().map((card) => card.outerHTML)).toEqual(before);
  expect(inColumn().getByRole('slider', { name: 'Price, highest' })).toHaveAttribute(
    'aria-valuetext',
    '$90,000',
  );
});

test('[SRC-027] a failure shows in the sheet, too, and can be tried again there', async () => {
  expectConsole('error', /could not be completed/);
  const { fake } = await openResults('/search');
  await userEvent.click(screen.getByRole('link', { name: /^Filters/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  fake.answerWith(new Error('500'));
  await userEvent.click(sheet.getByRole('checkbox', { name: /^Toyota/ }));
  expect(await sheet.findByRole('alert')).toHaveTextContent('We could not update these results');
  fake.answerWith({ cars: makeDocuments(3) });
  await userEvent.click(sheet.getByRole('button', { name: 'Retry' }));
  expect(await sheet.findByRole('button', { name: 'Show 3 cars' })).toBeInTheDocument();
  expect(sheet.queryByRole('alert')).not.toBeInTheDocument();
});

test('the sheet has what is applied on top, takes it away by one tap, and counts along', async () => {
  const { address, fake } = await openResults('/search?make=Toyota&body=suv');
  await userEvent.click(screen.getByRole('link', { name: /^Filters/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  fake.answerWith({ cars: makeDocuments(84) });
  await userEvent.click(sheet.getByRole('link', { name: 'Remove SUV' }));
  expect(await sheet.findByRole('button', { name: 'Show 84 cars' })).toBeInTheDocument();
  expect(sheet.getByRole('status')).toHaveTextContent('84 cars');
  expect(address()).toBe('/search?make=Toyota');
  await userEvent.click(sheet.getByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(sheet.queryByRole('list', { name: 'Applied filters' })).not.toBeInTheDocument());
  expect(address()).toBe('/search');
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
});
