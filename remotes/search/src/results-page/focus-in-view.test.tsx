import { render, screen } from '@testing-library/react';
import { FocusInView } from './focus-in-view';

const controlHeight = 44;
const columnHeight = 800;

/** The column with what stands above a control, in px. */
const column = (above: number) => (
  <aside>
    <FocusInView>
      <div data-above={above} />
      <select aria-label="How far" />
    </FocusInView>
  </aside>
);

const scrollIntoView = jest.fn();
beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView.mockClear();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const above = Number(this.previousElementSibling?.getAttribute('data-above') ?? 0);
    const height = this.tagName === 'ASIDE' ? columnHeight : controlHeight;
    return { top: above, bottom: above + height } as DOMRect; // the edges that are read
  });
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['an answer that moves the control out of view brings it back', 709, 801, true, 1],
  ['one that leaves it in view does not scroll', 100, 400, true, 0],
  ['a control that was scrolled out of view before stays there', 900, 950, true, 0],
  ['without the focus nothing scrolls', 709, 801, false, 0],
])('%s', (_case, before, after, hasFocus, times) => {
  const { rerender } = render(column(before));
  if (hasFocus) screen.getByRole('combobox').focus();
  rerender(column(after));
  expect(scrollIntoView.mock.calls).toEqual(Array(times).fill([{ block: 'nearest' }]));
});
