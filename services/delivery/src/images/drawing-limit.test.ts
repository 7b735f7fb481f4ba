import { createDrawingLimit } from './drawing-limit';
import { ImagesBusy } from './fair-queue';

test('an address has 300 drawings a minute, another one its own, and this machine no limit', () => {
  const limit = createDrawingLimit();
  for (let count = 1; count <= 300; count++) limit('203.0.113.1');
  expect(() => limit('203.0.113.1')).toThrow(ImagesBusy);
  expect(() => limit('203.0.113.2')).not.toThrow();
  for (let count = 1; count <= 400; count++) limit('127.0.0.1');
});

test('a minute after its first drawing an address has 300 again, however many came between', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1);
  /** The list of counts reads the clock once in a millisecond. */
  const at = (ms: number) => {
    clock.mockReturnValue(1 + ms);
    return new Promise((resolve) => setTimeout(resolve, 5));
  };
  const limit = createDrawingLimit();
  for (let count = 1; count <= 200; count++) limit('203.0.113.1');
  await at(30_000);
  for (let count = 1; count <= 100; count++) limit('203.0.113.1');
  await at(59_000);
  expect(() => limit('203.0.113.1')).toThrow(ImagesBusy);
  await at(61_000);
  expect(() => limit('203.0.113.1')).not.toThrow();
  clock.mockRestore();
});
