import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Carousel } from './carousel';

const VIEW_PX = 900;

/** jsdom lays nothing out: gives the track the size it would have with items of 300 px. */
function layOut(itemCount: number): void {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(VIEW_PX);
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(itemCount * 300);
  HTMLElement.prototype.scrollBy = function scrollBy(this: HTMLElement, options?: ScrollToOptions | number) {
    const left = typeof options === 'object' ? (options.left ?? 0) : 0;
    this.scrollLeft = Math.min(itemCount * 300 - VIEW_PX, Math.max(0, this.scrollLeft + left));
    fireEvent.scroll(this);
  };
}

const renderCarousel = (itemCount: number) =>
  render(
    <Carousel label="Featured cars" perView={3} heading={<h2>Featured</h2>}>
      {Array.from({ length: itemCount }, (_, index) => (
        <p key={index}>Car {index}</p>
      ))}
    </Carousel>,
  );
const next = () => screen.getByRole('button', { name: 'Next' });
const previous = () => screen.getByRole('button', { name: 'Previous' });

test('[UI-001] no buttons when all items fit', async () => {
  layOut(3);
  const { container } = renderCarousel(3);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(await axe(container)).toHaveNoViolations();
});

test('[UI-001] buttons and arrow keys move the items and are disabled at the ends', async () => {
  layOut(4);
  const { container } = renderCarousel(4);
  expect(previous()).toHaveAttribute('aria-disabled', 'true');
  act(() => next().click());
  const track = screen.getByRole('list');
  expect(track.scrollLeft).toBe(300);
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  expect(previous()).not.toHaveAttribute('aria-disabled');
  fireEvent.keyDown(track, { key: 'ArrowLeft' });
  expect(track.scrollLeft).toBe(0);
  fireEvent.keyDown(track, { key: 'ArrowRight' });
  expect(track.scrollLeft).toBe(300);
  fireEvent.keyDown(track, { key: 'ArrowRight' });
  expect(track.scrollLeft).toBe(300);
  expect(await axe(container)).toHaveNoViolations();
});

test('[UI-001] a button that leads to the end keeps the focus there, and its next press does nothing', async () => {
  layOut(4);
  renderCarousel(4);
  await userEvent.click(next());
  expect(next()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(next()).toHaveFocus();
  expect(screen.getByRole('list').scrollLeft).toBe(300);
  await userEvent.click(previous());
  expect(previous()).toHaveFocus();
});

test('[UI-001] without a heading the buttons stand over the row and take no space of their own', () => {
  layOut(4);
  render(
    <Carousel label="Featured cars" perView={3}>
      {['one', 'two', 'three', 'four'].map((car) => (
        <p key={car}>{car}</p>
      ))}
    </Carousel>,
  );
  expect(next().parentElement).toHaveStyle({ position: 'absolute' });
  act(() => next().click());
  expect(screen.getByRole('list').scrollLeft).toBe(300);
});

test('[UI-001] a press moves by one view and leaves no item out', () => {
  layOut(9);
  renderCarousel(9);
  const track = screen.getByRole('list');
  const moves: number[] = [];
  while (!next().hasAttribute('aria-disabled')) {
    const before = track.scrollLeft;
    act(() => next().click());
    moves.push(track.scrollLeft - before);
    expect(moves.length).toBeLessThan(4);
  }
  // Never further than the space, or cars would be skipped.
  expect(Math.max(...moves)).toBeLessThanOrEqual(VIEW_PX);
  expect(track.scrollLeft).toBe(1_800);
});

test('[UI-001] keys pressed inside an item belong to the item', () => {
  layOut(4);
  renderCarousel(4);
  fireEvent.keyDown(screen.getByText('Car 1'), { key: 'ArrowRight' });
  expect(screen.getByRole('list').scrollLeft).toBe(0);
});

test('[SRC-018] a counted row says which of its items are in view, also once it has moved', () => {
  layOut(5);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function boxOf(this: Element) {
    const at = this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0;
    const left = this.tagName === 'LI' ? at * 300 - (this.parentElement?.scrollLeft ?? 0) : 0;
    return new DOMRect(left, 0, this.tagName === 'LI' ? 300 : VIEW_PX, 200);
  });
  render(
    <Carousel label="Cars" perView={3} isCounted>
      {['one', 'two', 'three', 'four', 'five'].map((car) => (
        <p key={car}>{car}</p>
      ))}
    </Carousel>,
  );
  expect(screen.getByText('1 to 3 of 5')).toBeInTheDocument();
  act(() => next().click());
  expect(screen.getByText('3 to 5 of 5')).toBeInTheDocument();
});

test('what Tab leads to is scrolled into view, and the row itself stays', async () => {
  const shown: unknown[] = [];
  HTMLElement.prototype.scrollIntoView = function scrollIntoView(this: HTMLElement) {
    shown.push(this.textContent);
  };
  render(
    <Carousel label="Featured cars">
      <button type="button">Car 1</button>
      <button type="button">Car 2</button>
    </Carousel>,
  );
  await userEvent.tab();
  expect(screen.getByRole('list', { name: 'Featured cars' })).toHaveFocus();
  expect(shown).toEqual([]);
  await userEvent.tab();
  await userEvent.tab();
  expect(shown).toEqual(['Car 1', 'Car 2']);
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});
