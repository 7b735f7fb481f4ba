import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ApiFailure } from 'shared-contracts/errors';
import type { Tx } from '../database/database';
import { query } from '../database/query';
import type { CallContext } from '../http/operation';
import { latestMoment } from '../latest-moment';
import { knownBrowserOf, queueOf } from './known-browser';
import { blockedText, codesOf, sends, wrongTries, type CodePurpose } from './send-code';
import { isSameHash } from './sign-in-hash';
import { SIGN_IN_LIMITS, waitS } from './sign-in-limits';
import type { SignInServices } from './sign-in-services';
import { startSession, type SignedInUser } from './session';

/** A code as it was typed or pasted. */
export interface CodeTry {
  purpose: CodePurpose;
  /** Normalised mobile number. */
  phone: string;
  code: string;
}

type Outcome =
  | { kind: 'signed-in'; user: SignedInUser; token: string }
  | { kind: 'wrong' | 'expired' }
  | { kind: 'used-up'; waitS: number }
  | { kind: 'phone-blocked'; waitS: number };

const sentCodeRow = z.object({
  id: z.string(),
  codeHash: z.string(),
  /** Of the known browser that requested it. */
  knownBrowser: z.nullable(z.string()),
  isUsed: z.boolean(),
  /** Milliseconds since 1970. */
  sentAt: z.number(),
  wrong: z.int(),
});

const refused = (message: string) => new ApiFailure('invalid_fields', message, { fields: { code: message } });

function failureOf(outcome: Exclude<Outcome, { kind: 'signed-in' }>): ApiFailure {
  switch (outcome.kind) {
    case 'wrong':
      return refused('Incorrect code. Please try again.');
    case 'expired':
      return refused('This code has expired. Request a new one.');
    case 'used-up':
      return new ApiFailure(
        'too_many_requests',
        'Too many incorrect codes were entered. Request a new one.',
        {
          retryAfterS: Math.max(1, outcome.waitS),
        },
      );
    case 'phone-blocked':
      return new ApiFailure('too_many_requests', blockedText(outcome.waitS), { retryAfterS: outcome.waitS });
  }
}

/**
 * Checks a code and starts a session with it, once (API-035, D-12). Only the newest code that this browser requested
 * on this site counts, for five minutes and five tries. Throws `ApiFailure`: `invalid_fields` for a code that is
 * wrong or has run out, `too_many_requests` after too many wrong ones.
 */
export async function checkCode(
  services: SignInServices,
  { site, visitor }: Pick<CallContext, 'site' | 'visitor'>,
  { purpose, phone, code }: CodeTry,
): Promise<{ user: SignedInUser; token: string }> {
  const { db, now, log, hash, queue } = services;
  const { slug } = site;
  const at = now();
  const phoneHash = hash('phone', phone);
  const browserHash = hash('browser', visitor.browser ?? '');
  // One at a time for a phone: parallel tries are counted, and a code is used, one after another.
  const lock = `sign-in:${slug}:${phoneHash}`;
  // Refusals are values here: whatever is thrown inside would undo the count of a wrong try.
  const check = async (tx: Tx): Promise<Outcome> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${lock}))`);
    const [sent] = await query(
      tx,
      sentCodeRow,
      sql`select id, code_hash as "codeHash", known_browser_hash as "knownBrowser", used_at is not null as "isUsed", cardinality(wrong_at) as wrong,
          (extract(epoch from created_at) * 1000)::float8 as "sentAt"
        from sign_in_codes
        where site_slug = ${slug} and phone_hash = ${phoneHash} and browser_hash = ${browserHash} and purpose = ${purpose}
          and created_at <= ${latestMoment(at).toISOString()}::timestamptz
        order by created_at desc limit 1`,
    );
    // A try counts where its code was requested: by strangers, or by one known browser.
    const codes = codesOf(slug, phoneHash, sent?.knownBrowser ?? null);
    const blockedS = await waitS(tx, wrongTries(codes), SIGN_IN_LIMITS.wrongPerPhone, at);
    if (blockedS > 0) return { kind: 'phone-blocked', waitS: blockedS };
    const isOver = !sent || sent.isUsed || at.getTime() - sent.sentAt >= SIGN_IN_LIMITS.codeValidS * 1000;
    if (isOver) return { kind: 'expired' };
    if (sent.wrong >= SIGN_IN_LIMITS.wrongPerCode) {
      return { kind: 'used-up', waitS: await waitS(tx, sends(codes, at), SIGN_IN_LIMITS.sendsPerPhone, at) };
    }
    if (!isSameHash(hash('code', `${sent.id} ${code.replace(/[\s-]/g, '')}`), sent.codeHash)) {
      await tx.execute(
        sql`update sign_in_codes set wrong_at = wrong_at || ${at.toISOString()}::timestamptz where id = ${sent.id}`,
      );
      return { kind: 'wrong' };
    }
    await tx.execute(sql`update sign_in_codes set used_at = ${at.toISOString()} where id = ${sent.id}`);
    const session = await startSession(tx, services, {
      site: slug,
      phone,
      previous: visitor.session,
      now: at,
    });
    return { kind: 'signed-in', ...session };
  };
  const knownBrowser = knownBrowserOf(hash, visitor.knownBrowser, { site: slug, phone }, at);
  const outcome = await queue(queueOf(lock, knownBrowser), () => db.withSite(slug, check));
  log.info({ site: slug, event: 'sign-in', outcome: outcome.kind }, 'A sign-in code was tried.');
  if (outcome.kind === 'signed-in') return outcome;
  throw failureOf(outcome);
}
