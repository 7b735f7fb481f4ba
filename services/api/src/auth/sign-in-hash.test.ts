import { createSignInHash, isSameHash } from './sign-in-hash';
import { waitText } from './sign-in-limits';

test('a hash depends on the key, the kind and the value', () => {
  const hash = createSignInHash('key');
  const others = [hash('phone', '2'), hash('code', '1'), createSignInHash('other')('phone', '1')];
  expect(hash('phone', '1')).toMatch(/^[0-9a-f]{64}$/);
  expect(hash('phone', '1')).toBe(createSignInHash('key')('phone', '1'));
  expect(new Set([hash('phone', '1'), ...others]).size).toBe(4);
});

test.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'abcd', false],
  ['', '', true],
])('whether "%s" and "%s" are one hash: %s', (one, other, isSame) => {
  expect(isSameHash(one, other)).toBe(isSame);
});

test.each([
  [1, '1 second'],
  [30, '30 seconds'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [7_199, '120 minutes'],
  [7_200, '2 hours'],
  [7_201, '3 hours'],
  [86_400, '24 hours'],
])('a wait of %i seconds is "%s"', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
