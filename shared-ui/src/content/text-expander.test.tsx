import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextExpander } from './text-expander';

/** What a visitor reads, without the dots of a cut text. */
const shownText = (container: HTMLElement): string =>
  [...(container.querySelector('p')?.childNodes ?? [])]
    .filter((node) => !(node instanceof HTMLElement) || getComputedStyle(node).display !== 'none')
    .map((node) => node.textContent)
    .join('')
    .replace('…', '');

test.each([
  [401, 400, undefined, 400],
  [400, 400, undefined, 400],
  [399, 400, undefined, 399],
  [201, 160, 200, 160],
  [200, 160, 200, 200],
])('[UI-028] %i characters with cut %i and threshold %p show %i', (length, cut, threshold, shown) => {
  const props = threshold === undefined ? { cut } : { cut, threshold };
  const { container } = render(<TextExpander text={'x'.repeat(length)} {...props} moreLabel="More" />);
  expect(shownText(container)).toHaveLength(shown);
  expect(screen.queryAllByRole('button', { name: 'More' })).toHaveLength(shown < length ? 1 : 0);
});

test('[UI-028] the toggle shows the whole text and hides it again', async () => {
  const { container } = render(
    <TextExpander text={'x'.repeat(500)} moreLabel="Show all" lessLabel="Show less" />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show all', expanded: false }));
  expect(shownText(container)).toHaveLength(500);
  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(shownText(container)).toHaveLength(400);
});

test('no space stands before the dots of a cut text, and none is lost', async () => {
  const { container } = render(<TextExpander text="Fees apply. Ask us." cut={12} moreLabel="More" />);
  expect(container.querySelector('p')?.firstChild).toHaveTextContent(/^Fees apply\.$/, {
    normalizeWhitespace: false,
  });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(shownText(container)).toBe('Fees apply. Ask us.');
});

test('a character of two units is never halved', () => {
  const { container } = render(<TextExpander text={'🚙'.repeat(5)} cut={3} />);
  expect(shownText(container)).toBe('🚙🚙🚙');
});
