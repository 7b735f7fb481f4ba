import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { PriceBlock, type DecidedPrice } from './price-block';
import { Stars, starFills } from './stars';
import { Chip, CountBadge, RemovableChip, Tag } from './tag';

const textOf = (price: DecidedPrice): string | null => {
  const { container, unmount } = render(<PriceBlock price={price} />);
  const text = container.textContent;
  unmount();
  return text;
};

test('[UI-021] a reduced price shows price, type and the struck was-price', async () => {
  const { container } = render(
    <PriceBlock
      price={{ kind: 'reduced', amountText: '$30,000', wasText: '$33,000', priceType: 'Drive away' }}
    />,
  );
  expect(screen.getByText('$30,000')).toBeInTheDocument();
  expect(screen.getByText('Drive away')).toBeInTheDocument();
  expect(container.querySelector('del')).toHaveTextContent('Was $33,000');
  expect(await axe(container)).toHaveNoViolations();
});

test('[UI-021] no price shows the configured text only', () => {
  expect(textOf({ kind: 'no-price', text: 'POA' })).toBe('POA');
});

test('[UI-021] the other kinds show what they were given and no was-price', () => {
  expect(textOf({ kind: 'subscription', amountText: '$329', text: 'per week' })).toBe('$329per week');
  expect(textOf({ kind: 'car-price', amountText: '$38,990', priceType: 'Drive away' })).toBe(
    '$38,990Drive away',
  );
  expect(textOf({ kind: 'car-price', amountText: '$38,990' })).toBe('$38,990');
  expect(textOf({ kind: 'pre-order', text: 'PREORDER' })).toBe('PREORDER');
  const { container } = render(<PriceBlock price={{ kind: 'car-price', amountText: '$1' }} />);
  expect(container.querySelector('del')).toBeNull();
});

test.each([
  [4.9, [100, 100, 100, 100, 90]],
  [5, [100, 100, 100, 100, 100]],
  [3.5, [100, 100, 100, 50, 0]],
  [0, [0, 0, 0, 0, 0]],
  [4, [100, 100, 100, 100, 0]],
  [6, [100, 100, 100, 100, 100]],
  [-1, [0, 0, 0, 0, 0]],
])('[UI-009] a rating of %p fills the stars to %j percent', (average, fills) => {
  expect(starFills(average)).toEqual(fills);
  const { container } = render(<Stars average={average} />);
  const rendered = [...container.querySelectorAll('[data-fill]')].map((star) =>
    star.getAttribute('data-fill'),
  );
  expect(rendered).toEqual(fills.map(String));
});

test.each([
  [4.87, 1234, '4.9', '1,234'],
  [5, 61, '5.0', '61'],
  [4.35, 999, '4.4', '999'],
  [4.3499, 1_234_567, '4.3', '1,234,567'],
])('[UI-010] an average of %p of %i ratings reads %s and %s', async (average, count, text, countText) => {
  const { container } = render(<Stars average={average} count={count} />);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText(countText)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: `${text} out of 5 stars` })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('chips say what a press does', async () => {
  const remove = jest.fn();
  const { container } = render(
    <>
      <RemovableChip label="SUV" onClick={remove} />
      <Chip selected>New</Chip>
      <Tag tone="success">Runout</Tag>
      <CountBadge count={120} label="saved cars" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove SUV' }));
  expect(remove).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'New', pressed: true })).toBeInTheDocument();
  expect(screen.getByText('99+')).toHaveTextContent('99+ saved cars');
  expect(await axe(container)).toHaveNoViolations();
});

test('a count of zero is not rendered', () => {
  const { container } = render(<CountBadge count={0} label="saved cars" />);
  expect(container).toBeEmptyDOMElement();
});
