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

async function show(count: number, site = publicSite()) {
  render(
    <InPlatform site={site}>
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

test.each([
  ['standard', 4, 0],
  ['strip', 4, 0],
  ['mosaic', 4, 2],
])('[VEH-009] the %s gallery has %i thumbnails and %i pictures beside', async (gallery, small, beside) => {
  await show(4, publicSite({ vehicle: { gallery } }));
  const region = screen.getByRole('region', { name: /^Pictures of/ });
  const linksIn = (name: string) =>
    within(region)
      // Those beside stand on wide screens only, which this page is not.
      .queryAllByRole('list', { name, hidden: true })
      .flatMap((list) => within(list).getAllByRole('link', { hidden: true }));
  expect(linksIn('Thumbnails')).toHaveLength(small);
  expect(linksIn('Next pictures')).toHaveLength(beside);
  expect(await axe(region)).toHaveNoViolations();
});

test('[VEH-009] beside the picture of a mosaic are the next two, after the last one the first', async () => {
  await show(4, publicSite({ vehicle: { gallery: 'mosaic' } }));
  HTMLElement.prototype.scrollTo = jest.fn();
  const list = screen.getByRole('list', { name: 'Next pictures', hidden: true });
  const names = () =>
    within(list)
      .getAllByAltText(/^Show/)
      .map((picture) => picture.getAttribute('alt'));
  expect(names()).toEqual(['Show picture 2', 'Show picture 3']);
  const second = within(list).getAllByRole('link', { hidden: true })[1]!; // there are two
  second.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText(/3 \/ 4/)).toBeInTheDocument();
  expect(names()).toEqual(['Show picture 4', 'Show picture 1']);
  expect(second).toHaveFocus();
});

test('[VEH-009] three pictures are arranged alike on every site', async () => {
  await show(3, publicSite({ vehicle: { gallery: 'mosaic' } }));
  expect(screen.queryByRole('list', { name: 'Next pictures', hidden: true })).not.toBeInTheDocument();
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

test.each([
  ['standard', 1],
  ['mosaic', 1],
  ['mosaic', 4],
])('under %j the preload of the first of %i slides is the picture itself', async (gallery, count) => {
  const site = publicSite({ vehicle: { gallery } });
  const [slide] = await show(count, site);
  const [source] = slideSources(withPictures(count), site);
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

test('buttons are disabled at the ends, and keep the focus there', async () => {
  HTMLElement.prototype.scrollTo = jest.fn();
  await show(2);
  // Where no pointer can hover the buttons are not rendered; this page has no pointer.
  const [previous, next] = [/Previous/, /Next/].map((name) =>
    screen.getByRole('button', { name, hidden: true }),
  );
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  next!.focus();
  fireEvent.click(next!);
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
  expect(previous).not.toHaveAttribute('aria-disabled');
});
