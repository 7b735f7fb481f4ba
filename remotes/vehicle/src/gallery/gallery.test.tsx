import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InPlatform, publicSite } from 'harness/testing';
import { makeCar } from 'shared-contracts/testing';
import { axe } from 'jest-axe';
import { Gallery } from './gallery';
import { slideSources } from './slide-sources';

const base = makeCar();
const film = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
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
  expect(scrollTo).toHaveBeenCalledWith({ left: 1200 });
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

test('[VEH-009] a car without pictures shows the drawing; one picture only opens', async () => {
  await show(0);
  expect(screen.getByText('Photo coming')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  cleanup();
  await show(1);
  expect(screen.getAllByRole('button').map((button) => button.ariaLabel)).toEqual(['View fullscreen']);
});

test('[VEH-009][VEH-010] sixty pictures have sixty thumbnails, and only two slides come first', async () => {
  const slides = await show(60);
  expect(slides).toHaveLength(60);
  expect(slides.filter((slide) => slide.getAttribute('loading') === 'eager')).toHaveLength(2);
  expect(within(screen.getByRole('list', { name: 'Thumbnails' })).getAllByRole('link')).toHaveLength(60);
});

test('keys lead from slide to slide, to the ends and no further', async () => {
  await show(4);
  HTMLElement.prototype.scrollTo = jest.fn();
  const strip = screen.getByRole('list', { name: 'Pictures' });
  strip.focus();
  for (const [key, counter] of [
    ['{ArrowLeft}', /1 \/ 4/],
    ['{ArrowRight}', /2 \/ 4/],
    ['{End}', /4 \/ 4/],
    ['{ArrowRight}', /4 \/ 4/],
    ['{Home}', /1 \/ 4/],
  ] as const) {
    await userEvent.keyboard(key);
    expect(screen.getByText(counter)).toBeInTheDocument();
  }
});

test('the counter follows the finger, and waits while a press is still gliding', async () => {
  await show(4);
  HTMLElement.prototype.scrollTo = jest.fn();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const strip = screen.getByRole('list', { name: 'Pictures' });
  const scrollTo = (left: number) => {
    strip.scrollLeft = left;
    fireEvent.scroll(strip);
  };
  scrollTo(290);
  expect(screen.getByText(/1 \/ 4/)).toBeInTheDocument();
  scrollTo(310);
  expect(screen.getByText(/2 \/ 4/)).toBeInTheDocument();
  await userEvent.click(within(screen.getByRole('list', { name: 'Thumbnails' })).getAllByRole('link')[3]!);
  scrollTo(900);
  expect(screen.getByText(/4 \/ 4/)).toBeInTheDocument();
  // A finger stops it half-way.
  fireEvent.pointerDown(strip);
  scrollTo(1200);
  expect(screen.getByText(/3 \/ 4/)).toBeInTheDocument();
});

test('a swipe from before the script ran is known', async () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  jest.spyOn(Element.prototype, 'scrollLeft', 'get').mockReturnValue(1200);
  await show(4);
  expect(screen.getByText(/3 \/ 4/)).toBeInTheDocument();
});

test('has no accessibility violations', async () => {
  const { container } = render(
    <InPlatform>
      <Gallery car={{ ...withPictures(4), video_url: film, external_video_url: film }} />
    </InPlatform>,
  );
  expect(await axe(container)).toHaveNoViolations();
});

test('buttons are disabled at the ends', async () => {
  HTMLElement.prototype.scrollTo = jest.fn();
  await show(2);
  // Where no pointer can hover the buttons are not rendered; this page has no pointer.
  const [previous, next] = [/Previous/, /Next/].map((name) =>
    screen.getByRole('button', { name, hidden: true }),
  );
  expect(previous).toBeDisabled();
  fireEvent.click(next!);
  expect(next).toBeDisabled();
  expect(previous).toBeEnabled();
});
