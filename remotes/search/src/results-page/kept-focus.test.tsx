import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openResults, tenCars } from '../testing/open-results';

configure({ defaultHidden: true, asyncUtilTimeout: 5_000 });

const chips = () => within(screen.getAllByRole('list', { name: 'Applied filters' })[0]!);
const heading = () => screen.getByRole('heading', { level: 1 });

/** Goes to a link as a keyboard does, and follows it. */
async function follow(link: HTMLElement): Promise<void> {
  link.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(link).not.toBeInTheDocument());
}

test('a chip that is removed passes the focus to the next one, the last to "Clear all"', async () => {
  await openResults('/search?make=Toyota&make=Kia&body=suv');
  await follow(chips().getByRole('link', { name: 'Remove Kia' }));
  expect(chips().getByRole('link', { name: 'Remove SUV' })).toHaveFocus();
  await follow(chips().getByRole('link', { name: 'Remove SUV' }));
  expect(chips().getByRole('link', { name: 'Clear all' })).toHaveFocus();
});

test.each([
  ['the only chip', 'Remove Toyota'],
  ['"Clear all"', 'Clear all'],
])('%s hands the focus to the heading when it goes', async (_case, name) => {
  await openResults('/search?make=Toyota');
  await follow(chips().getByRole('link', { name }));
  expect(heading()).toHaveFocus();
});

test('"Clear all" beside the filters passes the focus to the heading', async () => {
  await openResults('/search?make=Toyota');
  const column = document.getElementById('filters');
  await follow(within(column!).getByRole('link', { name: 'Clear all' }));
  expect(heading()).toHaveFocus();
});

test('so does a search of the words instead of what they were understood as', async () => {
  await openResults('/search?make=Toyota&said=toyota');
  await follow(screen.getByRole('link', { name: 'Search the words instead' }));
  expect(heading()).toHaveFocus();
});

test('so does a wider search that is taken from a page without cars', async () => {
  const fake = tenCars();
  fake.answerNextWith({ cars: [] });
  await openResults('/search?make=Toyota', { fake });
  await follow(await screen.findByRole('link', { name: /of any make/ }));
  await waitFor(() => expect(heading()).toHaveFocus());
});

test('in the sheet the focus stays in the sheet', async () => {
  await openResults('/search?make=Toyota&body=suv');
  await userEvent.click(screen.getByRole('link', { name: /^Filters/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await follow(within(sheet).getByRole('link', { name: 'Remove SUV' }));
  expect(within(sheet).getByRole('link', { name: 'Remove Toyota' })).toHaveFocus();
  await follow(within(sheet).getByRole('link', { name: 'Remove Toyota' }));
  expect(sheet).toHaveFocus();
});

test('a choice that stays on the page keeps the focus itself', async () => {
  const { address } = await openResults('/search?make=Toyota');
  const column = within(document.getElementById('filters')!);
  const box = column.getByRole('checkbox', { name: /^Kia/ });
  box.focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(address()).toContain('make=Kia'));
  expect(box).toHaveFocus();
});

describe('a link to another page of results', () => {
  const status = () => screen.getByText(/^(?:[\d,]+|No) cars?$/);
  const go = async (name: string, key = '{Enter}'): Promise<void> => {
    screen.getByRole('link', { name }).focus();
    await userEvent.keyboard(key);
  };

  test.each([
    ['Next page', '/search?page=2', '10 cars, page 3 of 3'],
    ['Page 2', '/search', '10 cars, page 2 of 3'],
    ['Previous page', '/search?page=2', '10 cars, page 1 of 3'],
  ])('%s of %s passes the focus to the heading, and the page is announced', async (name, from, text) => {
    await openResults(from);
    expect(status().textContent).toBe('10 cars');
    await go(name);
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(status()).toHaveTextContent(text);
    expect(status()).toHaveAttribute('role', 'status');
  });

  test('going back leaves the focus, and a filter announces the count alone', async () => {
    const { router } = await openResults('/search');
    await go('Page 2');
    await waitFor(() => expect(heading()).toHaveFocus());
    const box = within(document.getElementById('filters')!).getByRole('checkbox', { name: /^Kia/ });
    box.focus();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull());
    expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(status().textContent).toBe('10 cars'));
    expect(box).toHaveFocus();
  });

  test('one that opens in a tab of its own leaves the focus where it is', async () => {
    const { router } = await openResults('/search');
    const link = screen.getByRole('link', { name: 'Page 2' });
    link.addEventListener('click', (event) => event.preventDefault());
    link.focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await act(() => router.navigate('/search?page=2'));
    await screen.findByRole('link', { name: 'Previous page' });
    expect(heading()).not.toHaveFocus();
  });
});
