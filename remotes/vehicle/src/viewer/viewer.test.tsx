import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { InPlatform, publicSite } from 'harness/testing';
import type { CarInput } from 'shared-contracts/entities/car';
import { pictureRef } from 'shared-contracts/images';
import { makeCar } from 'shared-contracts/testing';
import { givePointersCoordinates } from '../testing/pointer-events';
import { fetchMediaCode, VehicleMedia } from './vehicle-media';

givePointersCoordinates();

const hashOf = (frame: number) => String(frame).padStart(32, '5');
const spin_images = Array.from({ length: 36 }, (_, frame) => pictureRef(hashOf(frame)));
const spin_interior_image = pictureRef('f'.repeat(32));
const spot = (description: string, position: Record<string, { x: number; y: number } | null>) => ({
  description,
  position,
});

/** Pictures that code asks for beside the page; jsdom fetches none. */
let requested: HTMLImageElement[];
const addressOf = (picture: HTMLImageElement) => picture.getAttribute('src');
beforeEach(() => {
  requested = [];
  sessionStorage.clear();
  HTMLElement.prototype.scrollTo = jest.fn();
  jest.spyOn(window, 'Image').mockImplementation(() => {
    const picture = document.createElement('img');
    requested.push(picture);
    return picture;
  });
});

/** Lets all frames arrive that are requested, and those requested then. */
const arrive = () =>
  act(() => {
    for (let done = 0; done < requested.length; done += 1) requested[done]?.onload?.(new Event('load'));
  });

async function show(changes: Partial<CarInput> = {}, spinner: object = {}) {
  const car = makeCar({ spin_images, ...changes });
  await fetchMediaCode(car);
  return render(
    <InPlatform site={publicSite({ vehicle: { spinner } })}>
      <VehicleMedia car={car} />
    </InPlatform>,
  );
}
const turntable = () => screen.getByRole('slider', { name: /^Turn the/ });
const frame = () => Number(turntable().getAttribute('aria-valuenow'));
const shownPicture = () => turntable().querySelector('img');
const drag = (px: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp') => {
  const at = (clientX: number) => ({ pointerId: 1, button: 0, buttons: 1, clientX });
  fireEvent.pointerDown(turntable(), at(100));
  fireEvent.pointerMove(turntable(), at(100 + px));
  fireEvent[end](turntable(), at(100 + px));
};
const tabNames = () => screen.queryAllByRole('tab').map((tab) => tab.textContent);

test('[VEH-014] Spin, Images and Interior; without a picture of the inside two of them', async () => {
  await show({ spin_interior_image });
  expect(tabNames()).toEqual(['Spin', 'Images', 'Interior']);
  cleanup();
  await show();
  expect(tabNames()).toEqual(['Spin', 'Images']);
  cleanup();
  await show({ spin_images: [] });
  expect(tabNames()).toEqual([]);
  expect(screen.getByRole('region', { name: /^Pictures of/ })).toBeInTheDocument();
});

test('[VEH-014][UI-023] arrow keys lead through the modes, and each shows its own', async () => {
  await show({ spin_interior_image });
  screen.getByRole('tab', { name: 'Spin' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Images' })).toHaveFocus();
  expect(within(screen.getByRole('tabpanel')).getByRole('list', { name: 'Pictures' })).toBeInTheDocument();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('region', { name: /^Interior of/ })).toBeInTheDocument();
});

test.each([
  [{}, {}, 'Spin'],
  [{ defaultView: 'gallery' }, {}, 'Images'],
  [{}, { images: [] }, 'Spin'],
])('[VEH-015] where the site says %j the viewer begins with what a car has', async (spinner, car, mode) => {
  await show(car, spinner);
  expect(screen.getByRole('tab', { name: mode })).toHaveAttribute('aria-selected', 'true');
});

test('[VEH-011] leaving the pictures for the spinner and coming back begins with the first', async () => {
  await show({}, { defaultView: 'gallery' });
  fireEvent.click(screen.getByRole('button', { name: 'Next picture', hidden: true }));
  expect(screen.getByText(/2 \/ 4/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Spin' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Images' }));
  expect(screen.getByText(/1 \/ 4/)).toBeInTheDocument();
});

test.each([
  [60, 3],
  [59, 2],
  [20, 1],
  [19, 0],
  [-19, 0],
  [-20, 35],
  [720, 0],
])('[VEH-017] a drag of %i px leads to frame %i', async (px, expected) => {
  await show();
  drag(px);
  expect(frame()).toBe(expected);
});

test('[VEH-017] frames are 600 by 400, and the one that was turned to is shown once it is there', async () => {
  await show();
  expect(shownPicture()).toHaveAttribute('width', '600');
  expect(shownPicture()).toHaveAttribute('height', '400');
  expect(addressOf(shownPicture()!)).toContain(`/600x400/q80/${hashOf(0)}`);
  drag(60);
  expect(addressOf(shownPicture()!)).toContain(hashOf(0));
  arrive();
  expect(addressOf(shownPicture()!)).toContain(`/600x400/q80/${hashOf(3)}`);
});

test('[VEH-017] a drag goes on where the last one ended, and ends when the finger is taken away', async () => {
  await show();
  drag(40);
  drag(40, 'pointerCancel');
  expect(frame()).toBe(4);
  fireEvent.pointerMove(turntable(), { pointerId: 1, clientX: 500 });
  expect(frame()).toBe(4);
});

test('[VEH-017] keys and buttons turn it as well', async () => {
  await show();
  act(() => turntable().focus());
  for (const [key, expected] of [
    ['{ArrowRight}', 1],
    ['{ArrowLeft}{ArrowLeft}', 35],
    ['{Home}', 0],
    ['{End}', 35],
    ['{PageDown}', 30],
    ['{PageUp}{PageUp}', 4],
  ] as const) {
    await userEvent.keyboard(key);
    expect([key, frame()]).toEqual([key, expected]);
  }
  expect(turntable()).toHaveAttribute('aria-valuetext', '40 degrees');
  await userEvent.click(screen.getByRole('button', { name: 'Turn right' }));
  await userEvent.click(screen.getByRole('button', { name: 'Turn left' }));
  expect(frame()).toBe(4);
});

test('few frames are fetched before the shopper shows an interest, then all, two at a time', async () => {
  await show();
  expect(requested.map(addressOf)).toEqual([8, 16].map((f) => expect.stringContaining(hashOf(f))));
  arrive();
  expect(requested.map(addressOf)).toEqual([8, 16, 24, 32].map((f) => expect.stringContaining(hashOf(f))));
  fireEvent.pointerEnter(turntable());
  expect(requested).toHaveLength(6);
  arrive();
  expect(new Set(requested.map(addressOf)).size).toBe(35);
});

test('frames that fail are left out, and others are shown in their place', async () => {
  await show();
  act(() => turntable().focus());
  act(() => {
    for (let done = 0; done < requested.length; done += 1) {
      const picture = requested[done]!;
      if (addressOf(picture)?.endsWith(hashOf(8))) picture.onerror?.(new Event('error'));
      else picture.onload?.(new Event('load'));
    }
  });
  expect(requested).toHaveLength(35);
  drag(160);
  expect(frame()).toBe(8);
  expect(addressOf(shownPicture()!)).toContain(hashOf(7));
});

test('leaving lets go of all frames and ends what is under way', async () => {
  await show();
  act(() => turntable().focus());
  expect(requested.some((picture) => addressOf(picture) !== null)).toBe(true);
  await userEvent.click(screen.getByRole('tab', { name: 'Images' }));
  expect(requested.map(addressOf).filter(Boolean)).toEqual([]);
  expect(requested.map((picture) => picture.onload)).toEqual(requested.map(() => null));
});

describe('turning by itself', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('[VEH-016] by default the car stands still', async () => {
    await show();
    wait(2000);
    expect(frame()).toBe(0);
    expect(screen.queryByRole('button', { name: 'Stop turning' })).not.toBeInTheDocument();
  });

  test('[VEH-016] where the site wishes, ten frames a second until the shopper presses', async () => {
    await show({}, { autoRotate: true });
    wait(99);
    expect(frame()).toBe(0);
    wait(901);
    expect(frame()).toBe(10);
    fireEvent.pointerDown(turntable(), { pointerId: 1, button: 0, clientX: 5 });
    wait(1000);
    expect(frame()).toBe(10);
  });

  test('[VEH-016] a key stops it, and so does its button, which leaves the focus on the car', async () => {
    await show({}, { autoRotate: true });
    fireEvent.keyDown(turntable(), { key: 'Home' });
    wait(500);
    expect(frame()).toBe(0);
    cleanup();
    await show({}, { autoRotate: true });
    wait(300);
    fireEvent.click(screen.getByRole('button', { name: 'Stop turning' }));
    wait(500);
    expect(frame()).toBe(3);
    expect(turntable()).toHaveFocus();
  });

  test('[VEH-016][VEH-018] a hotspot that is looked at stops it', async () => {
    await show({ hotspots: spots }, { autoRotate: true });
    act(() => screen.getByRole('button', { name: 'LED headlights' }).focus());
    wait(500);
    expect(frame()).toBe(0);
    expect(screen.getByText('LED headlights')).toBeVisible();
  });

  test('[VEH-016] never where less motion is requested', async () => {
    window.matchMedia = jest.fn((query: string) => ({ matches: query.includes('reduce') }) as MediaQueryList);
    await show({}, { autoRotate: true });
    wait(1000);
    expect(frame()).toBe(0);
    Reflect.deleteProperty(window, 'matchMedia');
  });

  test('[VEH-016] leaving the spinner ends it', async () => {
    await show({}, { autoRotate: true });
    fireEvent.click(screen.getByRole('tab', { name: 'Images' }));
    expect(jest.getTimerCount()).toBe(0);
  });
});

const spots = {
  exterior: [
    spot('LED headlights', { 0: { x: 0.25, y: 0.5 } }),
    spot('Tow bar', { 0: null, 1: { x: 0.5, y: 0.75 } }),
    spot('Nowhere', {}),
  ],
  interior: [spot('Heated seats', { 0: { x: 0.4, y: 0.6 } })],
};

test('[VEH-018] hotspots are rendered where they are at this angle, and nowhere else', async () => {
  await show({ hotspots: spots });
  const light = screen.getByRole('button', { name: 'LED headlights' });
  expect(light.parentElement?.style.getPropertyValue('--x')).toBe('25%');
  expect(light.parentElement?.style.getPropertyValue('--y')).toBe('50%');
  expect(screen.queryByRole('button', { name: 'Tow bar' })).not.toBeInTheDocument();
  fireEvent.keyDown(turntable(), { key: 'ArrowRight' });
  arrive();
  expect(screen.queryByRole('button', { name: 'LED headlights' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tow bar' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Nowhere' })).not.toBeInTheDocument();
});

test('[VEH-018] while a frame is on its way the hotspots stay with the one that is shown', async () => {
  await show({ hotspots: spots });
  fireEvent.keyDown(turntable(), { key: 'ArrowRight' });
  expect(addressOf(shownPicture()!)).toContain(hashOf(0));
  expect(screen.getByRole('button', { name: 'LED headlights' })).toBeInTheDocument();
});

test('[VEH-018] click or focus shows the description; Escape and leaving take it away', async () => {
  await show({ hotspots: spots });
  const light = screen.getByRole('button', { name: 'LED headlights' });
  expect(screen.queryByText('LED headlights')).not.toBeInTheDocument();
  await userEvent.click(light);
  expect(screen.getByText('LED headlights')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('LED headlights')).not.toBeInTheDocument();
  act(() => light.blur());
  act(() => light.focus());
  expect(screen.getByText('LED headlights')).toBeVisible();
  await userEvent.tab();
  expect(screen.queryByText('LED headlights')).not.toBeInTheDocument();
});

test('[VEH-018] the inside has its own', async () => {
  await show({ hotspots: spots, spin_interior_image });
  await userEvent.click(screen.getByRole('tab', { name: 'Interior' }));
  await userEvent.click(screen.getByRole('button', { name: 'Heated seats' }));
  expect(screen.getByText('Heated seats')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'LED headlights' })).not.toBeInTheDocument();
});

test('[VEH-019] the hint goes with the first turn and stays away for the visit', async () => {
  await show();
  expect(screen.getByText('Drag to turn')).toBeVisible();
  drag(19);
  expect(screen.getByText('Drag to turn')).toBeVisible();
  drag(20);
  expect(screen.queryByText('Drag to turn')).not.toBeInTheDocument();
  cleanup();
  await show();
  expect(screen.queryByText('Drag to turn')).not.toBeInTheDocument();
});

test.each(['Turn right', 'Turn left'])('[VEH-019] "%s" is a turn, too', async (name) => {
  await show();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(screen.queryByText('Drag to turn')).not.toBeInTheDocument();
});

test('[VEH-014] the inside is looked around in by buttons and by a mouse', async () => {
  const scrollBy = jest.fn();
  HTMLElement.prototype.scrollBy = scrollBy;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  await show({ spin_interior_image });
  await userEvent.click(screen.getByRole('tab', { name: 'Interior' }));
  await userEvent.click(screen.getByRole('button', { name: 'Look right' }));
  await userEvent.click(screen.getByRole('button', { name: 'Look up' }));
  expect(scrollBy.mock.calls).toEqual([[{ left: 200, top: 0 }], [{ left: 0, top: -120 }]]);
  const view = screen.getByRole('region', { name: /^Interior of/ });
  expect(view).toHaveAttribute('tabindex', '0');
  fireEvent.pointerMove(view, { pointerType: 'mouse', buttons: 1 });
  fireEvent.pointerMove(view, { pointerType: 'mouse', buttons: 0 });
  fireEvent.pointerMove(view, { pointerType: 'touch', buttons: 1 });
  expect(scrollBy).toHaveBeenCalledTimes(3);
});

test('no mode has accessibility violations', async () => {
  const { container } = await show({ hotspots: spots, spin_interior_image });
  for (const mode of ['Spin', 'Images', 'Interior']) {
    await userEvent.click(screen.getByRole('tab', { name: mode }));
    expect(await axe(container)).toHaveNoViolations();
  }
});
