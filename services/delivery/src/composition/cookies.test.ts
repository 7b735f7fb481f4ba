import { readCookie, setCookie } from './cookies';

test('a cookie is read as it was set, whatever stands around it', () => {
  const set = setCookie('override', 'search@1.5.0|a b;c', { isSecure: false, maxAgeS: 60 });
  const [pair = ''] = set.split('; ');
  expect(set).toBe(`${pair}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`);
  expect(readCookie(pair, 'override', false)).toBe('search@1.5.0|a b;c');
  expect(readCookie(`a=1;  ${pair} ;b=2`, 'override', false)).toBe('search@1.5.0|a b;c');
});

test('over HTTPS a cookie has another name, and is sent there only', () => {
  const set = setCookie('override', 'x', { isSecure: true, maxAgeS: 60 });
  const [pair = ''] = set.split('; ');
  expect(set).toBe(`${pair}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure`);
  expect(pair).toMatch(/^__Host-.+=x$/);
  expect(readCookie(pair, 'override', true)).toBe('x');
  expect(readCookie(pair, 'override', false)).toBeUndefined();
});

test('what is no cookie of ours reads as none', () => {
  const [name = ''] = setCookie('override', 'x', { isSecure: false, maxAgeS: 60 }).split('=');
  for (const header of [
    undefined,
    '',
    name,
    `${name.slice(0, -1)}=1`,
    `${name}x`,
    `${name}x=1`,
    `x${name}=1`,
    `${name}=%E0%A4%A`,
  ])
    expect(readCookie(header, 'override', false)).toBeUndefined();
});

test('the first of two cookies of one name counts, and one that cannot be read hides none of another name', () => {
  const [name = ''] = setCookie('override', 'x', { isSecure: false, maxAgeS: 60 }).split('=');
  expect(readCookie(`${name}=1; ${name}=2`, 'override', false)).toBe('1');
  expect(readCookie(`other=%E0%A4%A; ${name}= 2 `, 'override', false)).toBe('2');
  expect(readCookie(`${name}==a=`, 'override', false)).toBe('=a=');
});
