import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { themeCss } from '../foundation/theme';
import type { ThemeTokens } from '../foundation/theme-tokens';
import { Breadcrumbs } from './breadcrumbs';
import { Disclosure } from './disclosure';
import { Pagination, visiblePages } from './pagination';
import { Tabs } from './tabs';

const THEME: ThemeTokens = {
  colours: {
    primary: '#0b4f9c',
    secondary: '#1f2937',
    background: '#ffffff',
    text: '#111827',
    success: '#15803d',
    destructive: '#b91c1c',
    disabled: '#9ca3af',
  },
};

const TRAIL = [
  { label: 'Home', href: '/' },
  { label: 'Our stock', href: '/search' },
  { label: '2023 Mazda CX-5', href: '/cars/1' },
];

test('[UI-012] three crumbs are two links and the current page, as schema.org items', async () => {
  const { container } = render(<Breadcrumbs items={TRAIL} />);
  const nav = screen.getByRole('navigation', { name: 'Breadcrumb' });
  const items = within(within(nav).getByRole('list')).getAllByRole('listitem');
  expect(items).toHaveLength(3);
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Home', 'Our stock']);
  const current = container.querySelectorAll('[aria-current=page]');
  expect(current).toHaveLength(1);
  expect(current[0]).toHaveTextContent('2023 Mazda CX-5');
  expect(current[0]?.closest('a')).toBeNull();
  const list = container.querySelector('ol');
  expect(list).toHaveAttribute('itemtype', 'https://schema.org/BreadcrumbList');
  expect(items.map((item) => item.getAttribute('itemtype'))).toEqual(
    Array.from({ length: 3 }, () => 'https://schema.org/ListItem'),
  );
  const positions = [...container.querySelectorAll('meta[itemprop=position]')];
  expect(positions.map((meta) => meta.getAttribute('content'))).toEqual(['1', '2', '3']);
  expect(container.querySelectorAll('[itemprop=name]')).toHaveLength(3);
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [5, 12, [1, 4, 5, 6, 12]],
  [4, 12, [1, 2, 3, 4, 5, 12]],
  [9, 12, [1, 8, 9, 10, 11, 12]],
  [12, 12, [1, 11, 12]],
])('page %i of %i links to %j', (current, total, expected) => {
  expect(visiblePages(current, total)).toEqual(expected);
});

test('pages are real links with the current one marked', async () => {
  const { container } = render(
    <Pagination page={5} pageCount={12} hrefOf={(page) => `/search?page=${page}`} />,
  );
  expect(screen.getByRole('link', { name: 'Page 12' })).toHaveAttribute('href', '/search?page=12');
  expect(screen.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/search?page=4');
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('rel', 'next');
  expect(await axe(container)).toHaveNoViolations();
});

test('the ends have no link beyond them, and one page needs no paging', () => {
  const { container, rerender } = render(<Pagination page={1} pageCount={3} hrefOf={String} />);
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  rerender(<Pagination page={3} pageCount={3} hrefOf={String} />);
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
  rerender(<Pagination page={1} pageCount={1} hrefOf={String} />);
  expect(container).toBeEmptyDOMElement();
});

test('a disclosure says whether it is open and notifies its owner', async () => {
  const change = jest.fn();
  const { container } = render(
    <Disclosure title="Make" note="Mazda" headingLevel={3} onOpenChange={change}>
      <p>Makes</p>
    </Disclosure>,
  );
  const button = screen.getByRole('button', { name: /Make/ });
  expect(screen.getByRole('heading', { level: 3 })).toContainElement(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Makes')).not.toBeVisible();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Makes')).toBeVisible();
  expect(change).toHaveBeenLastCalledWith(true);
  expect(await axe(container)).toHaveNoViolations();
});

test('opening animates the height for 300 ms, and not at all with reduced motion', async () => {
  render(<Disclosure title="Make">Makes</Disclosure>);
  const button = screen.getByRole('button', { name: 'Make' });
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!panel) throw new Error('the button controls nothing');
  expect(getComputedStyle(panel).gridTemplateRows).toBe('0fr');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(getComputedStyle(panel).gridTemplateRows).toBe('1fr');
  expect(getComputedStyle(panel).transition).toContain('grid-template-rows var(--slow)');
  const css = themeCss(THEME);
  expect(css).toContain('--slow:300ms');
  expect(css).toContain('@media (prefers-reduced-motion:reduce){:root{--fast:0s;--slow:0s}}');
});

test('an owner can hold a disclosure open', async () => {
  render(
    <Disclosure title="Make" open>
      Makes
    </Disclosure>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Make' }));
  expect(screen.getByRole('button', { name: 'Make' })).toHaveAttribute('aria-expanded', 'true');
});

test('[UI-023] arrow keys move focus and selection through the tabs', async () => {
  const { container } = render(
    <Tabs
      label="Details"
      tabs={[
        { id: 'overview', label: 'Overview', content: 'One owner.' },
        { id: 'specs', label: 'Specs', content: '140 kW.' },
      ]}
    />,
  );
  expect(screen.getByRole('tablist', { name: 'Details' })).toBeInTheDocument();
  const [first, second] = screen.getAllByRole('tab');
  await userEvent.click(first as HTMLElement); // two tabs were given
  await userEvent.keyboard('{ArrowRight}');
  expect(second).toHaveFocus();
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(first).toHaveAttribute('aria-selected', 'false');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('140 kW.');
  await userEvent.keyboard('{ArrowRight}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(second).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
});
