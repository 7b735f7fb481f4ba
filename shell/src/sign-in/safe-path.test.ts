import { safePath } from './safe-path';

test.each([
  '/',
  '/cars/a/checkout',
  '/search?make=Kia&page=2#results',
  '/search?query=a//b',
  '/cars/caf%C3%A9',
  '/checkout-journey?car_id=abc',
])('[SHL-026] %s is a path of this site', (path) => {
  expect(safePath(path)).toBe(path);
});

test.each([
  null,
  '',
  'cars/a',
  'https://evil.example',
  'HTTPS:/evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%5Cevil.example',
  '/%2Fevil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/cars\\..\\..\\evil.example',
  '/search?a=\r\nSet-Cookie:x',
  '/%E0%A4%A',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  '@evil.example',
  '/sign-in?redirect=/sign-in',
])('[SHL-026] %j leads home instead', (path) => {
  expect(safePath(path)).toBe('/');
});
