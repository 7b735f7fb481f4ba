import { makeSite } from 'shared-contracts/testing';
import { START } from '../testing/search-platform';
import { createKeyring } from './search-key';
import { acceptsToken, signTenantToken } from './tenant-token';

const key = { uid: '6f0f1a52-4c1d-4a1e-9f5e-2d1c7b3a9e10', secret: 'a-secret' };
const wanted = { site: 'harbour', indexUid: 'cars', now: START };
const token = {
  site: 'harbour',
  indexUid: 'cars',
  filter: ['car_type = used'],
  expiresAt: new Date(START.getTime() + 60_000),
};
const signed = signTenantToken(token, key);

test('[API-003] a token holds for its site and index until it expires', () => {
  expect(acceptsToken(signed, wanted, key)).toBe(true);
  expect(acceptsToken(signed, { ...wanted, site: 'coastal' }, key)).toBe(false);
  expect(acceptsToken(signed, { ...wanted, indexUid: 'parts' }, key)).toBe(false);
  expect(acceptsToken(signed, { ...wanted, now: token.expiresAt }, key)).toBe(false);
  expect(acceptsToken(signed, wanted, { ...key, secret: 'another' })).toBe(false);
  expect(acceptsToken(signed, wanted, { ...key, uid: 'another' })).toBe(false);
});

test.each([
  '',
  '.',
  '..',
  'a.b.c',
  `${signed}.x`,
  signed.slice(0, -1),
  `x${signed}`,
  signed.replace(/\.[^.]+$/, '.'),
])('refuses %j', (text) => {
  expect(acceptsToken(text, wanted, key)).toBe(false);
});

test('is never signed without a filter, which would open the whole index', () => {
  expect(() => signTenantToken({ ...token, filter: [] }, key)).toThrow('whole index');
});

test('[API-003] the key of a site lives an hour at most, and is made anew when the config changes or the clock goes back', () => {
  let now = START;
  const keyring = createKeyring(() => now);
  const site = makeSite();
  const first = keyring(site, key);
  expect(Date.parse(first.expiresAt) - START.getTime()).toBe(3_600_000);
  expect(keyring(site, key)).toBe(first);
  expect(keyring(makeSite({ stock: { usedOnly: true } }), key).key).not.toBe(first.key);
  const again = keyring(site, key);
  now = new Date(START.getTime() - 1_000);
  expect(Date.parse(keyring(site, key).expiresAt) - now.getTime()).toBeLessThanOrEqual(3_600_000);
  now = START;
  expect(keyring(site, { ...key, secret: 'rotated' }).key).not.toBe(again.key);
});
