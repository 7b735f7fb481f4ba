import { configure, screen, waitFor, within } from '@testing-library/react';
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
