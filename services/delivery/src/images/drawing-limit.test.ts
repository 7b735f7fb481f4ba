import { createDrawingLimit } from './drawing-limit';
import { ImagesBusy } from './fair-queue';

test('an address has 300 drawings a minute, another one its own, and this machine no limit', () => {
  const limit = createDrawingLimit();
  for (let count = 1; count <= 300; count++) limit('203.0.113.1');
  expect(() => limit('203.0.113.1')).toThrow(ImagesBusy);
  expect(() => limit('203.0.113.2')).not.toThrow();
  for (let count = 1; count <= 400; count++) limit('127.0.0.1');
});
