import { solveChallenge } from 'altcha-lib';
import type { Proof, ProofChallenge } from 'shared-contracts/entities/proof-of-work';

/** How long a browser works at most, in milliseconds; a cheap phone needs two seconds. */
const limitMs = 60_000;

/** The library's own needs Node; the browser derives keys beside the page, which stays usable. */
const deriveKey: Parameters<typeof solveChallenge>[0]['deriveKey'] = async (
  { cost, keyLength },
  salt,
  password,
) => {
  const key = await crypto.subtle.importKey('raw', new Uint8Array(password), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: new Uint8Array(salt), iterations: cost },
    key,
    keyLength * 8,
  );
  return { derivedKey: new Uint8Array(bits) };
};

/**
 * Does the work that a server wants to see before it gives something scarce. Rejects where the browser cannot, such as
 * on a page without HTTPS.
 */
export async function solveProof(challenge: ProofChallenge): Promise<Proof> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: limitMs });
  if (!solution) throw new Error('The work took too long.');
  const { counter, derivedKey } = solution;
  return { challenge, solution: { counter, derivedKey } };
}
