import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeCar } from 'shared-contracts/testing';
import { InPlatform, publicSite } from '../testing/in-platform';
import { Gallery } from './gallery';
import { slideSources } from './slide-sources';

const base = makeCar();
const withPictures = (count: number) => ({
  ...base,
  images: Array.from({ length: count }, (_, index) => {
    const url = `picture:${String(index).padStart(32, '0')}`;
    return { image: { url, thumb: { url } } };
  }),
});

async function show(count: number) {
  render(
    <InPlatform>
      <Gallery car={withPictures(count)} />
    </InPlatform>,
  );
  await screen.findAllByRole('img');
  return screen.queryAllByRole('img', { name: /, picture \d/ });
}

test('[VEH-009] three pictures have no thumbnails', async () => {
  await show(3);
  expect(screen.queryByRole('list', { name: 'Thumbnails' })).not.toBeInTheDocument();
});

test('[VEH-009] four pictures have four thumbnails; the third shows slide 3', async () => {
  await show(4);
  const scrollTo = jest.fn();
  HTMLElement.prototype.scrollTo = scrollTo;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const thumbnails = within(screen.getByRole('list', { name: 'Thumbnails' })).getAllByRole('link');
  expect(thumbnails).toHaveLength(4);
  await userEvent.click(thumbnails[2]!);
  expect(scrollTo).toHaveBeenCalledWith({ left: 1200, behavior: 'smooth' });
  expect(thumbnails[2]).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText(/3 \/ 4/)).toBeInTheDocument();
});

test('[VEH-010] slides are 600x400; the first two are prioritised, the others lazy', async () => {
  const slides = await show(4);
  expect(slides.map((slide) => slide.getAttribute('loading'))).toEqual(['eager', 'eager', 'lazy', 'lazy']);
  expect(slides.map((slide) => slide.getAttribute('fetchpriority'))).toEqual(['high', 'high', null, null]);
  for (const slide of slides) {
    expect(slide).toHaveAttribute('width', '600');
    expect(slide).toHaveAttribute('height', '400');
    expect(slide.getAttribute('src')).toContain('/600x400/');
  }
});

test('the preload of the first slide is the picture itself', async () => {
  const [slide] = await show(1);
  const [source] = slideSources(withPictures(1), publicSite());
  expect(source).toMatchObject({ src: slide?.getAttribute('src'), srcSet: slide?.getAttribute('srcset') });
  expect(source?.sizes).toBe(slide?.getAttribute('sizes'));
});

test('a car without pictures shows the drawing, and one picture has no buttons', async () => {
  await show(0);
  expect(screen.getByText('Photos on their way')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('buttons are disabled at the ends', async () => {
  HTMLElement.prototype.scrollTo = jest.fn();
  await show(2);
  // Where no pointer can hover the buttons are not drawn; this page has no pointer.
  const [previous, next] = [/Previous/, /Next/].map((name) =>
    screen.getByRole('button', { name, hidden: true }),
  );
  expect(previous).toBeDisabled();
  fireEvent.click(next!);
  expect(next).toBeDisabled();
  expect(previous).toBeEnabled();
});
