import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import {
  proofChallengeSchema,
  type Proof,
  type ProofChallenge,
} from 'shared-contracts/entities/proof-of-work';
import type { SignInHash } from './sign-in-hash';
import type { SignInServices } from './sign-in-services';

/** Numbers to try, of so many rounds each: about half a second of a laptop, two of a cheap phone. */
const [fewestTries, mostTries] = [100, 200];
export const defaultProofRounds = 5_000;
/** How long a proof counts, in seconds: as long as a code. */
const validS = 5 * 60;

/** What a proof is for: the next code of one phone on one site. */
export interface ProofPurpose {
  site: string;
  phoneHash: string;
  /** Codes that the phone has had: the same proof gets no second one. */
  codesSent: number;
}

const markOf = (hash: SignInHash, { site, phoneHash, codesSent }: ProofPurpose): string =>
  hash('challenge', `${site}\n${phoneHash}\n${codesSent}`);

const secretsOf = (hash: SignInHash) => ({
  hmacSignatureSecret: hash('challenge', 'signature'),
  hmacKeySignatureSecret: hash('challenge', 'key'),
});

/** Makes work for a browser. The answer holds nothing that the server has to keep. */
export async function createProofChallenge(
  { hash, proofRounds }: Pick<SignInServices, 'hash' | 'proofRounds'>,
  purpose: ProofPurpose,
  now: Date,
): Promise<ProofChallenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: proofRounds,
    counter: randomInt(mostTries, fewestTries),
    deriveKey,
    data: { for: markOf(hash, purpose), until: Math.floor(now.getTime() / 1000) + validS },
    ...secretsOf(hash),
  });
  return proofChallengeSchema.parse(challenge);
}

/** Whether the work was done for this purpose, and lately. */
export async function isProofFor(
  hash: SignInHash,
  { challenge, solution }: Proof,
  purpose: ProofPurpose,
  now: Date,
): Promise<boolean> {
  const { data } = challenge.parameters;
  if (data.for !== markOf(hash, purpose) || data.until * 1000 < now.getTime()) return false;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(hash) });
  return verified;
}
