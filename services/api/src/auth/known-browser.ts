import { randomBytes } from 'node:crypto';
import { knownBrowserMaxAgeS } from '../http/cookies';
import { isSameHash, type SignInHash } from './sign-in-hash';

/** The sign-in that a proof is about. */
interface SignInOf {
  site: string;
  /** Normalised mobile number. */
  phone: string;
}

const nonceBytes = 16;
/** Phones that one browser stays known for: those of a household that shares it. */
const mostProofs = 4;
const separator = '~';
/** `{nonce}.{end in seconds since 1970}.{keyed hash}`; nothing in it says which phone it is about. */
const proofForm = /^([\w-]{22})\.(\d{10})\.([0-9a-f]{64})$/;

const signature = (hash: SignInHash, { site, phone }: SignInOf, nonce: string, endsS: string): string =>
  hash('proof', [site, phone, nonce, endsS].join('\n'));

const proofsIn = (cookie: string | null): string[] =>
  (cookie ?? '').split(separator).filter((proof) => proofForm.test(proof));

/**
 * The cookie of a browser that has just signed in: a new proof for this phone, before those that it has for others.
 *
 * A proof is signed and not stored: it outlives sessions and needs no clean-up, and all that it gives is tries and
 * codes of its own, which are counted with the codes.
 */
export function withProof(hash: SignInHash, cookie: string | null, signIn: SignInOf, now: Date): string {
  const nonce = randomBytes(nonceBytes).toString('base64url');
  const endsS = String(Math.floor(now.getTime() / 1000) + knownBrowserMaxAgeS);
  const proof = [nonce, endsS, signature(hash, signIn, nonce, endsS)].join('.');
  const others = proofsIn(cookie).filter((kept) => knownBrowserOf(hash, kept, signIn, now) === null);
  return [proof, ...others].slice(0, mostProofs).join(separator);
}

/**
 * Keyed hash that distinguishes a browser that has signed in with this phone on this site before; null for a stranger's:
 * without a proof, with one of another phone or site, one that was changed or one that has ended.
 */
export function knownBrowserOf(
  hash: SignInHash,
  cookie: string | null,
  signIn: SignInOf,
  now: Date,
): string | null {
  for (const proof of proofsIn(cookie).slice(0, mostProofs)) {
    const [, nonce = '', endsS = '', signed = ''] = proofForm.exec(proof) ?? [];
    const isOwn = isSameHash(signed, signature(hash, signIn, nonce, endsS));
    if (isOwn && Number(endsS) * 1000 > now.getTime()) return hash('known-browser', nonce);
  }
  return null;
}

/** Queue of a lock in which a call waits: known browsers have one of their own, not behind a flood of strangers. */
export const queueOf = (lock: string, knownBrowser: string | null): string =>
  knownBrowser === null ? lock : `${lock}:known`;
