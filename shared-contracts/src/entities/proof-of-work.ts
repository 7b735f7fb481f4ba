import * as z from 'zod/mini';

const hex = z.string().check(z.maxLength(128), z.regex(/^[0-9a-f]+$/));

/**
 * Work that a browser does before it gets something scarce: of the numbers from 0 on, it finds the one whose key begins
 * as `keyPrefix` says. `signature` is the server's own, which keeps nothing of it.
 */
export const proofChallengeSchema = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: hex,
    salt: hex,
    /** Rounds of the algorithm for each number. */
    cost: z.int(),
    /** Bytes. */
    keyLength: z.int(),
    keyPrefix: hex,
    keySignature: hex,
    /** What the work is for, and until when it counts, in seconds since 1970. */
    data: z.object({ for: hex, until: z.int() }),
  }),
  signature: hex,
});
export type ProofChallenge = z.infer<typeof proofChallengeSchema>;

/** The number that was found, with its key. */
export const proofSchema = z.object({
  challenge: proofChallengeSchema,
  solution: z.object({ counter: z.int(), derivedKey: hex }),
});
export type Proof = z.infer<typeof proofSchema>;
