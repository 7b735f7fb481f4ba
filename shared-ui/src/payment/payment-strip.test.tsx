import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PaymentStrip, type PaymentMark } from '../payment-strip';

const names = (): (string | null)[] =>
  screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'));

test('[UI-011] the five marks have names and stand in the order given', async () => {
  const all: PaymentMark[] = ['mastercard', 'visa', 'maestro', 'google-pay', 'apple-pay'];
  const { container } = render(<PaymentStrip marks={all} />);
  expect(names()).toEqual(['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay']);
  expect(await axe(container)).toHaveNoViolations();
});

test('[UI-011] two marks in their own order', () => {
  render(<PaymentStrip marks={['visa', 'mastercard']} />);
  expect(names()).toEqual(['Visa', 'Mastercard']);
});

test('[UI-011] no list without marks', () => {
  const { container } = render(<PaymentStrip marks={[]} />);
  expect(container).toBeEmptyDOMElement();
});
