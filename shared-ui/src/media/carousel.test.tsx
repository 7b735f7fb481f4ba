import { act, fireEvent, render, screen } from '@testing-library/react';
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

test('no buttons when all items fit', async () => {
  layOut(3);
  const { container } = renderCarousel(3);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(await axe(container)).toHaveNoViolations();
});

test('buttons and arrow keys move the items and are disabled at the ends', async () => {
  layOut(4);
  const { container } = renderCarousel(4);
  const next = screen.getByRole('button', { name: 'Next' });
  const previous = screen.getByRole('button', { name: 'Previous' });
  expect(previous).toBeDisabled();
  act(() => next.click());
  const track = screen.getByRole('list');
  expect(track.scrollLeft).toBe(300);
  expect(next).toBeDisabled();
  expect(previous).toBeEnabled();
  fireEvent.keyDown(track, { key: 'ArrowLeft' });
  expect(track.scrollLeft).toBe(0);
  fireEvent.keyDown(track, { key: 'ArrowRight' });
  expect(track.scrollLeft).toBe(300);
  expect(await axe(container)).toHaveNoViolations();
});
