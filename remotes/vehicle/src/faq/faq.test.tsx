import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { CallApi } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import { Faq } from './faq';
import { loadFaq } from './load-faq';

const items = [1, 2, 3].map((at) => ({ question: `Question ${at}?`, answer: `Answer ${at}.` }));

test('[VEH-075] three questions are three closed buttons, of which one opens its answer', async () => {
  const { container } = render(<Faq items={items} />);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => [button.textContent, button.getAttribute('aria-expanded')])).toEqual(
    items.map(({ question }) => [question, 'false']),
  );
  expect(screen.getByText('Answer 1.')).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Question 1?' }));
  expect(screen.getByRole('button', { name: 'Question 1?' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Answer 1.')).toBeVisible();
  expect(screen.getByText('Answer 2.')).not.toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('[VEH-075] without questions there is no section', () => {
  const { container } = render(<Faq items={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('[VEH-075] questions are those of the vehicle page; a failure leaves none', async () => {
  const { signal } = new AbortController();
  const api = jest.fn(() => Promise.resolve(items));
  await expect(loadFaq({ api: api as unknown as CallApi, signal })).resolves.toEqual(items); // one endpoint is called
  expect(api).toHaveBeenCalledWith('listFaq', { query: { page: 'vehicle' } }, { signal });
  const down = (() => Promise.reject(new ApiFailure('unavailable', 'Down.'))) as unknown as CallApi; // the same
  await expect(loadFaq({ api: down, signal })).resolves.toEqual([]);
});
