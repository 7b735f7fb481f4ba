import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { InWorld, makeWorld, publicSite, published } from '../testing/in-site';
import { budgetFormHref, budgetOf, defaultBudget, parseDollars } from './budget';
import { BudgetBox } from './budget-box';

test.each([
  ['weekly', 200, 2_000, 54_000],
  ['monthly', 600, 2_000, 38_000],
  ['weekly', 200, 5_000, 57_000],
  ['monthly', 600, 5_000, 41_000],
  ['weekly', 0, 0, 0],
] as const)('[SRC-067] %s %d with %d deposit is a budget of %d', (frequency, repayment, deposit, budget) => {
  expect(budgetOf({ frequency, repayment, deposit })).toBe(budget);
});

test.each([
  ['-5', 0],
  ['2000000', 1_000_000],
  ['1000000', 1_000_000],
  ['abc', 0],
  ['$1,500', 1_500],
  ['', 0],
])('[SRC-069] %j reads %d dollars', (text, dollars) => {
  expect(parseDollars(text)).toBe(dollars);
});

test('a form sent without script becomes the search up to its budget', () => {
  const href = (query: string) => budgetFormHref(new URLSearchParams(query), publicSite());
  expect(href('repayment=200&deposit=2000&frequency=weekly')).toBe('/search?price=0-54000');
  expect(href('repayment=600&deposit=2000&frequency=monthly')).toBe('/search?price=0-38000');
  expect(href('repayment=200&deposit=2000&frequency=daily')).toBe('/search?price=0-54000');
  expect(href('query=ute')).toBeNull();
});

function show(site = publicSite()) {
  const world = makeWorld({ site });
  const router = createMemoryRouter([
    { path: '/', element: <BudgetBox /> },
    { path: '/search', element: <h1>Results</h1> },
  ]);
  const { container } = render(
    <InWorld world={world}>
      <RouterProvider router={router} />
    </InWorld>,
  );
  return { world, router, container };
}

test('the widget begins with the site’s figures and follows every change', async () => {
  const { world, router } = show();
  expect(screen.getByRole('textbox', { name: 'Repayment' })).toHaveValue('200');
  expect(screen.getByRole('status')).toHaveTextContent('$54,000');
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(screen.getByRole('textbox', { name: 'Repayment' })).toHaveValue('600');
  expect(screen.getByRole('status')).toHaveTextContent('$38,000');
  await userEvent.type(screen.getByRole('textbox', { name: 'Deposit' }), '{Backspace}{Backspace}');
  expect(screen.getByRole('status')).toHaveTextContent('$36,020');
  expect(published(world, 'search:budget-changed').at(-1)).toEqual({
    frequency: 'monthly',
    repayment: 600,
    deposit: 20,
    budget: 36_020,
  });
  await userEvent.click(screen.getByRole('button', { name: 'See cars up to $36,020' }));
  expect(router.state.location.pathname + router.state.location.search).toBe('/search?price=0-36020');
});

test('the widget has no accessibility problem', async () => {
  expect(await axe(show().container)).toHaveNoViolations();
  expect(defaultBudget(publicSite({ budget: { frequency: 'monthly' } })).repayment).toBe(600);
});
