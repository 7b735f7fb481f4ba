import { knownBrowserMaxAgeS } from '../http/cookies';
import { knownBrowserOf, withProof } from './known-browser';
import { createSignInHash } from './sign-in-hash';

const hash = createSignInHash('key');
const now = new Date('2026-11-20T02:00:00Z');
const signIn = { site: 'alpha', phone: '0412345678' };
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const known = (cookie: string | null, changes: Partial<typeof signIn> = {}, at = now) =>
  knownBrowserOf(hash, cookie, { ...signIn, ...changes }, at);

test('[API-035] a proof makes its browser known for its own phone and site, until it ends', () => {
  const cookie = withProof(hash, null, signIn, now);
  expect(known(cookie)).toMatch(/^[0-9a-f]{64}$/);
  expect(known(cookie, {}, later(knownBrowserMaxAgeS - 1))).toBe(known(cookie));
  expect(known(cookie, {}, later(knownBrowserMaxAgeS))).toBeNull();
  expect(known(cookie, { phone: '0412345679' })).toBeNull();
  expect(known(cookie, { site: 'beta' })).toBeNull();
  expect(knownBrowserOf(createSignInHash('other'), cookie, signIn, now)).toBeNull();
  expect(known(withProof(hash, null, signIn, now))).not.toBe(known(cookie));
});

test('[API-035] a proof that was changed or made up is none', () => {
  const [nonce = '', endsS = '', signed = ''] = withProof(hash, null, signIn, now).split('.');
  const otherNonce = `${nonce.startsWith('a') ? 'b' : 'a'}${nonce.slice(1)}`;
  for (const forged of [
    null,
    '',
    '~',
    `${otherNonce}.${endsS}.${signed}`,
    `${nonce}.${Number(endsS) + 1}.${signed}`,
    `${nonce}.${endsS}.${'0'.repeat(64)}`,
    `${nonce}.${endsS}`,
    `${nonce}.${endsS}.${signed}0`,
  ]) {
    expect([forged, known(forged)]).toEqual([forged, null]);
  }
});

test('[API-035] a browser that a household shares stays known for its last four phones', () => {
  const phones = ['0412345671', '0412345672', '0412345673', '0412345674', '0412345675'];
  let cookie: string | null = null;
  for (const phone of phones) cookie = withProof(hash, cookie, { ...signIn, phone }, now);
  expect(phones.map((phone) => known(cookie, { phone }) !== null)).toEqual([false, true, true, true, true]);
  const again = withProof(hash, cookie, { ...signIn, phone: '0412345675' }, now);
  expect(again.split('~')).toHaveLength(4);
  expect(known(again, { phone: '0412345675' })).not.toBe(known(cookie, { phone: '0412345675' }));
});

test('[API-035] a proof holds nothing of the phone', () => {
  const cookie = withProof(hash, null, signIn, now);
  for (const text of ['412345678', hash('phone', signIn.phone)]) expect(cookie).not.toContain(text);
});
