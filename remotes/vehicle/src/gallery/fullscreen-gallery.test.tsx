import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { InPlatform } from 'harness/testing';
import { makeCar } from 'shared-contracts/testing';
import { pictureRef } from 'shared-contracts/images';
import { givePointersCoordinates } from '../testing/pointer-events';
import { Gallery } from './gallery';

givePointersCoordinates();

const images = Array.from({ length: 6 }, (_, index) => {
  const url = pictureRef(String(index).padStart(32, '0'));
  return { image: { url, thumb: { url } } };
});

const scrollTo = jest.fn();
beforeEach(() => {
  HTMLElement.prototype.scrollTo = scrollTo;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});

/** Opens the gallery at a picture, counted from 1. */
async function openAt(picture: number, video_url: string | null = null) {
  const page = render(
    <InPlatform>
      <Gallery car={makeCar({ images, video_url })} />
    </InPlatform>,
  );
  await userEvent.click(screen.getByRole('img', { name: `Show picture ${picture}` }));
  await userEvent.click(screen.getByRole('button', { name: 'View fullscreen' }));
  return { ...page, dialog: await screen.findByRole('dialog', { name: /^Pictures of/ }) };
}
const scaleOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('listitem')
    .map((item) => Number(item.style.getPropertyValue('--zoom')));
const counterOf = (dialog: HTMLElement) => within(dialog).getByText(/\d \/ \d/).textContent;

test('[VEH-011] opened at picture 5 it begins there, and Escape closes it and gives the focus back', async () => {
  const { dialog } = await openAt(5);
  expect(counterOf(dialog)).toBe('Picture 5 / 6');
  expect(scrollTo).toHaveBeenCalledWith({ left: 1600, behavior: 'instant' });
  expect(dialog).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'View fullscreen' })).toHaveFocus();
  expect(screen.getByText(/5 \/ 6/)).toBeInTheDocument();
});

test('[VEH-011] Back closes it on its page, at the picture in view', async () => {
  window.history.replaceState(null, '', '/cars/a');
  const { dialog } = await openAt(2);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  act(() => window.history.back());
  await act(() => gone);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/cars/a');
  expect(screen.getByText(/3 \/ 6/)).toBeInTheDocument();
});

test('[VEH-011] its button closes it; the page’s strip stands where the shopper left', async () => {
  const { dialog } = await openAt(2);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
  expect(counterOf(dialog)).toBe('Picture 3 / 6');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText(/3 \/ 6/)).toBeInTheDocument();
});

test('[VEH-011][VEH-012] the film is not among the large pictures, and does not shift them', async () => {
  const { dialog } = await openAt(3, 'https://vimeo.com/76979871');
  expect(counterOf(dialog)).toBe('Picture 3 / 6');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText(/4 \/ 7/)).toBeInTheDocument();
});

test('[VEH-011] a click on a picture opens it; one on the film does not', async () => {
  render(
    <InPlatform>
      <Gallery car={makeCar({ images, video_url: 'https://vimeo.com/76979871' })} />
    </InPlatform>,
  );
  await userEvent.click(screen.getByRole('img', { name: /picture 1 of 6/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Pictures of/ });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.click(screen.getByRole('link', { name: /Play video/ }).querySelector('img')!);
  await screen.findByText(/2 \/ 7|1 \/ 7/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[VEH-011] Tab stays inside', async () => {
  const { dialog } = await openAt(3);
  for (let press = 0; press < 8; press += 1) {
    await userEvent.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
});

test('[VEH-011] keys turn the pictures, zoom, and move an enlarged one', async () => {
  const { dialog } = await openAt(2);
  await userEvent.keyboard('{ArrowRight}');
  expect(counterOf(dialog)).toBe('Picture 3 / 6');
  await userEvent.keyboard('+');
  expect(scaleOf(dialog)).toEqual([1, 1, 1.5, 1, 1, 1]);
  const place = () => within(dialog).getAllByRole('listitem')[2]?.style.getPropertyValue('--x');
  await userEvent.keyboard('{ArrowRight}');
  expect(counterOf(dialog)).toBe('Picture 3 / 6');
  expect(place()).toBe('-80px');
  await userEvent.keyboard('0');
  expect(scaleOf(dialog)[2]).toBe(1);
  expect(place()).toBe('0px');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(counterOf(dialog)).toBe('Picture 6 / 6');
});

test('[VEH-011] buttons zoom between the whole picture and the limit; the next picture is whole', async () => {
  const { dialog } = await openAt(1);
  const [zoomIn, zoomOut] = ['Zoom in', 'Zoom out'].map((name) =>
    within(dialog).getByRole('button', { name }),
  );
  expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
  for (let press = 0; press < 4; press += 1) await userEvent.click(zoomIn!);
  expect(scaleOf(dialog)[0]).toBe(4);
  expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
  expect(zoomIn).toHaveFocus();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
  expect(scaleOf(dialog)).toEqual([1, 1, 1, 1, 1, 1]);
});

test('[VEH-011] at the last picture the button keeps the focus, so that the keys still turn the pictures', async () => {
  const { dialog } = await openAt(5);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }));
  expect(counterOf(dialog)).toBe('Picture 6 / 6');
  expect(within(dialog).getByRole('button', { name: 'Next picture' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(counterOf(dialog)).toBe('Picture 5 / 6');
});

const finger = (pointerId: number, clientX: number, clientY = 150) => ({
  pointerId,
  pointerType: 'touch',
  clientX,
  clientY,
});

test('[VEH-011] two fingers pinch; one finger then moves the picture no further than its edge', async () => {
  const { dialog } = await openAt(1);
  const strip = within(dialog).getByRole('list', { name: 'Pictures' });
  fireEvent.pointerDown(strip, finger(1, 150));
  fireEvent.pointerDown(strip, finger(2, 250));
  fireEvent.pointerMove(strip, finger(2, 350));
  expect(scaleOf(dialog)[0]).toBe(2);
  fireEvent.pointerUp(strip, finger(1, 150));
  fireEvent.pointerMove(strip, finger(2, 1350));
  expect(within(dialog).getAllByRole('listitem')[0]?.style.getPropertyValue('--x')).toBe('200px');
});

test('[VEH-011] a double tap enlarges what it hits, and another shows the whole picture', async () => {
  const { dialog } = await openAt(1);
  const strip = within(dialog).getByRole('list', { name: 'Pictures' });
  const tap = () => {
    fireEvent.pointerDown(strip, finger(1, 300));
    fireEvent.pointerUp(strip, finger(1, 300));
  };
  tap();
  expect(scaleOf(dialog)[0]).toBe(1);
  tap();
  expect(scaleOf(dialog)[0]).toBe(2.5);
  expect(within(dialog).getAllByRole('listitem')[0]?.style.getPropertyValue('--x')).toBe('-150px');
  tap();
  tap();
  expect(scaleOf(dialog)[0]).toBe(1);
});

test('[VEH-011] a wheel zooms and does not scroll; sideways it is left to the strip', async () => {
  const { dialog } = await openAt(1);
  const strip = within(dialog).getByRole('list', { name: 'Pictures' });
  expect(fireEvent.wheel(strip, { deltaX: 100, deltaY: 0 })).toBe(true);
  expect(scaleOf(dialog)[0]).toBe(1);
  expect(fireEvent.wheel(strip, { deltaX: 0, deltaY: -200 })).toBe(false);
  expect(scaleOf(dialog)[0]).toBeCloseTo(Math.exp(0.4));
});

test('the open gallery has no accessibility violations', async () => {
  const { dialog } = await openAt(1);
  expect(await axe(dialog)).toHaveNoViolations();
});
