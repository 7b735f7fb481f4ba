import type { SiteBundle } from '../sites/site-bundle';
import { countedAddress, limitKey } from './counted-address';
import { createIpHash } from './ip-hash';

const addresses = [
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:0001:0002::7', '2001:db8:1:2::'],
  ['2001:db8::7', '2001:db8::'],
  ['2001:db8::2:3:4:5:6', '2001:db8:0:2::'],
  ['::1', '::'],
  ['1::', '1::'],
  ['fe80::1%eth0', 'fe80::'],
  ['unknown', 'unknown'],
] as const;

test.each(addresses)('[API-036] [API-040] %s counts as the address %s', (ip, address) => {
  expect(countedAddress(ip)).toBe(address);
});

test.each(addresses)('[API-040] %s is counted in the database as %s', (ip, address) => {
  const ipHash = createIpHash('key');
  expect(ipHash(ip)).toBe(ipHash(address));
  expect(ipHash(ip)).toMatch(/^[0-9a-f]{32}$/);
  expect(ipHash(ip)).not.toBe(ipHash('203.0.113.8'));
  expect(ipHash(ip)).not.toBe(createIpHash('other')(ip));
});

test('[API-040] an address is counted for each site', () => {
  const siteOf = (slug: string) => ({ slug }) as SiteBundle; // no more is read of it
  expect(limitKey(siteOf('a'), '2001:db8::7')).toBe(limitKey(siteOf('a'), '2001:db8::8'));
  expect(limitKey(siteOf('a'), '2001:db8::7')).not.toBe(limitKey(siteOf('b'), '2001:db8::7'));
  expect(limitKey(undefined, '2001:db8::7')).not.toBe(limitKey(siteOf('a'), '2001:db8::7'));
});

test('a connection that has ended meanwhile fails nothing', () => {
  expect(countedAddress(undefined)).toBe('');
});
