import { isLocalHost, parseHostName } from './host-name';
import { isCrossOriginCall } from './origin-check';

const long = `a${'b'.repeat(251)}c`;

test.each([
  [' Dealer.Example ', 'dealer.example'],
  ['a', 'a'],
  ['a.', 'a'],
  ['a.:80', 'a'],
  ['a..', null],
  ['-a', null],
  ['a-', null],
  ['.a', null],
  [long, long],
  [`${long}d`, null],
  ['a:', null],
  ['a:123456', null],
  ['a:12345', 'a'],
  ['a:8x', null],
  ['x a:80', null],
  ['[::1]:', null],
  ['[::1]:123456', null],
  ['[::1]x', null],
  ['[::1]:80/x', null],
  ['x[::1]', null],
  ['[::ffff:10.0.0.1]', '::ffff:10.0.0.1'],
  ['[1.2.3.4]', null],
  ['[::zz]', null],
  ['[]', null],
])('[DEL-001] host name of %p is %p', (header, expected) => {
  expect(parseHostName(header)).toBe(expected);
});

test.each([
  ['localhost', true],
  ['harbour.localhost', true],
  ['harbourlocalhost', false],
  ['localhost.example', false],
  ['::1', true],
  ['::2', false],
  ['127.0.0.1', true],
  ['127.255.255.254', true],
  ['127.0.0', false],
  ['127.0.0.1.example', false],
  ['127.0.0.1000', false],
  ['1127.0.0.1', false],
  ['10.0.0.1', false],
])('%s is this very machine: %p', (host, expected) => {
  expect(isLocalHost(host)).toBe(expected);
});

test.each([
  ['OPTIONS', { origin: 'https://evil.example' }, false],
  ['HEAD', { origin: 'https://evil.example' }, false],
  ['PUT', { origin: 'https://evil.example' }, true],
  ['POST', { fetchSite: 'none' }, false],
  ['POST', { fetchSite: 'same-site' }, true],
  ['POST', { fetchSite: '' }, true],
  ['POST', { origin: 'https://dealer.example', fetchSite: 'cross-site' }, false],
  ['POST', { origin: '' }, true],
])('a %s with %j is refused: %p', (method, headers, expected) => {
  expect(isCrossOriginCall(method, headers, 'Dealer.example')).toBe(expected);
});
