import { fakeView } from 'shared-ui/testing/fake-view';
import { createSlotWait, endOnNearViewport, type SlotWait } from './slot-wait';

let view: ReturnType<typeof fakeView>;
beforeEach(() => {
  view = fakeView();
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/cars/rav4');
});
afterEach(() => {
  view.restore();
  jest.useRealTimers();
});

/** Whether a slot gets through; called once for each state, as React does. */
function isOver(wait: SlotWait): boolean {
  try {
    wait.pass();
    return true;
  } catch (waiting) {
    expect(waiting).toBeInstanceOf(Promise);
    return false;
  }
}
const place = document.createElement('div');

test('a waiting slot is notified when the wait is over', async () => {
  const wait = createSlotWait(true);
  let waiting: unknown;
  try {
    wait.pass();
  } catch (promise) {
    waiting = promise;
  }
  wait.end();
  await waiting;
  expect(isOver(wait)).toBe(true);
});

test('markup that is tried again does not wait; what only keeps its space is tried often, and does', () => {
  const rendered = createSlotWait(true);
  expect([isOver(rendered), isOver(rendered)]).toEqual([false, true]);
  const empty = createSlotWait(false);
  expect([isOver(empty), isOver(empty), isOver(empty)]).toEqual([false, false, false]);
});

test('markup that is tried again because hydration was broken off goes on waiting', () => {
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  const rendered = createSlotWait(true);
  expect([isOver(rendered), isOver(rendered)]).toEqual([false, false]);
  jest.advanceTimersByTime(200);
  expect(isOver(rendered)).toBe(true);
  Reflect.deleteProperty(navigator, 'userActivation');
});

test.each([
  [true, '', 60_000, false],
  [false, '', 3_999, false],
  [false, '', 4_000, true],
  [false, '#vehicle-map', 0, true],
  [true, '#vehicle-map', 60_000, false],
])(
  'a slot far away, rendered %s, at %j: after %i ms its wait is over: %s',
  (isRendered, hash, ms, expected) => {
    window.history.replaceState(null, '', `/cars/rav4${hash}`);
    const wait = createSlotWait(isRendered);
    const stop = endOnNearViewport(wait, place, isRendered);
    jest.advanceTimersByTime(ms);
    expect(isOver(wait)).toBe(expected);
    stop();
  },
);

test.each([
  ['near', () => view.approach()],
  ['printed', () => window.dispatchEvent(new Event('beforeprint'))],
])('a slot that is %s gets through; one that has left the page is forgotten', (_, happen) => {
  const wait = createSlotWait(false);
  const stop = endOnNearViewport(wait, place, false);
  happen();
  expect(isOver(wait)).toBe(true);
  stop();
  const gone = createSlotWait(false);
  endOnNearViewport(gone, place, false)();
  happen();
  jest.advanceTimersByTime(60_000);
  expect(isOver(gone)).toBe(false);
  expect(view.watched()).toBe(0);
});
