import { watchTries } from './render-tries';

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'userActivation');
});

test('the first try, and those before the browser had a moment to spare, follow no change', () => {
  const isChanged = watchTries();
  expect([isChanged(), isChanged(), isChanged()]).toEqual([false, false, false]);
  jest.advanceTimersByTime(200);
  expect(isChanged()).toBe(true);
});

test('what follows something that the visitor did is a change at once', () => {
  const isChanged = watchTries();
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  expect([isChanged(), isChanged()]).toEqual([false, true]);
});

test('a browser that does not know of its visitor takes every other try for a change', () => {
  Reflect.deleteProperty(navigator, 'userActivation');
  const isChanged = watchTries();
  expect([isChanged(), isChanged()]).toEqual([false, true]);
});
