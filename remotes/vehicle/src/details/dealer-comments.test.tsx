import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DealerComments } from './dealer-comments';

test('[VEH-073] 401 characters are collapsed to 400 with a toggle', async () => {
  render(<DealerComments text={`${'a'.repeat(400)}b`} preview={400} />);
  expect(screen.getByText('b')).not.toBeVisible();
  expect(screen.getByText('…')).toBeVisible();
  expect(
    screen.getByText(
      (_, element) => element?.tagName === 'P' && (element.firstChild?.textContent?.length ?? 0) === 400,
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Read More' }));
  expect(screen.getByText('b')).toBeVisible();
  expect(screen.getByText('…')).not.toBeVisible();
});

test('[VEH-073] 400 characters have no toggle', () => {
  render(<DealerComments text={'a'.repeat(400)} preview={400} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByText('…')).not.toBeInTheDocument();
});

test.each([null, '', '  ', 'null'])('[VEH-074] comments %j are pending', (text) => {
  render(<DealerComments text={text} preview={400} />);
  expect(screen.getByText('Dealer comments are pending. Please check back here later.')).toBeInTheDocument();
});

test('[VEH-073] mark-up, emoji and Arabic are words like others, cut between characters and written their own way', () => {
  const words = `سيارة ممتازة\n<b>Bold</b> ${'👍'.repeat(400)}`;
  const { container } = render(<DealerComments text={words} preview={30} />);
  expect(container.querySelector('[dir=auto]')).toHaveTextContent('<b>Bold</b>');
  expect(container.querySelector('b')).toBeNull();
  const shown = container.querySelector('p')?.firstChild?.textContent ?? '';
  expect([...shown]).toHaveLength(30);
  expect(shown).not.toMatch(/\p{Surrogate}/u);
});
