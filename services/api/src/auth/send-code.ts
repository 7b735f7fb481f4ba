import { randomInt, randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Proof, ProofChallenge } from 'shared-contracts/entities/proof-of-work';
import { ApiFailure } from 'shared-contracts/errors';
import type { Tx } from '../database/database';
import { queryOne } from '../database/query';
import type { SiteBundle } from '../sites/site-bundle';
import { countedAddress } from '../http/counted-address';
import { SmsError } from '../sms/sms';
import { errorFields } from '../error-message';
import { latestMoment } from '../latest-moment';
import { queueOf } from './known-browser';
import { createProofChallenge, isProofFor, type ProofPurpose } from './proof-of-work';
import { SIGN_IN_LIMITS, waitS, waitText } from './sign-in-limits';
import type { SignInServices } from './sign-in-services';
import { countOpenCodes, findBudgetShare, type BudgetShare } from './text-budget';

/** What a code is good for; a code of one purpose is none of another. */
export type CodePurpose = 'sign-in';

/** The visitor who requests a code. */
export interface CodeRequest {
  site: SiteBundle;
  purpose: CodePurpose;
  /** Normalised mobile number. */
  phone: string;
  /** The browser that the code is bound to. */
  browser: string;
  /** As `knownBrowserOf` gives it. */
  knownBrowser: string | null;
  ip: string;
  /** Work done for this code, where it was required. */
  proof: Proof | null;
}

/** What became of the request: the seconds until the next may be made, or work that comes before the code. */
export type CodeOutcome =
  { kind: 'sent'; resendAfterS: number } | { kind: 'proof-needed'; challenge: ProofChallenge };

/** Codes of a phone on a site that count together: those of one known browser, or those of all strangers. */
export const codesOf = (site: string, phoneHash: string, knownBrowser: string | null): SQL =>
  sql`site_slug = ${site} and phone_hash = ${phoneHash} and known_browser_hash is not distinct from ${knownBrowser}::text`;

/** Moments at which a wrong code was tried. */
export const wrongTries = (codes: SQL): SQL =>
  sql`select unnest(wrong_at) as at from sign_in_codes where ${codes}`;

/** Moments at which a code was sent. Of wrong tries those count that a clock set back has made later than now, of these not. */
export const sends = (codes: SQL, now: Date): SQL =>
  sql`select created_at as at from sign_in_codes where ${codes}
    and created_at <= ${latestMoment(now).toISOString()}::timestamptz`;

/** What a shopper does after too many wrong codes. */
export const blockedText = (seconds: number): string =>
  `Too many incorrect codes were entered. Please try again in ${waitText(seconds)}, sign in on a device you have used here before, or call us.`;

/** What a shopper does who has to wait for the next code; a pause of seconds needs no call. */
const pauseText = (seconds: number): string =>
  `Please wait ${waitText(seconds)} before asking for another code${seconds < 120 ? '' : ', or call us'}.`;

const codeText = (code: string, { config }: SiteBundle): string => {
  // The last line binds the code to the site: phones offer it there and nowhere else.
  const { host } = new URL(config.site.url);
  return `${code} is your ${config.site.name} sign-in code. It is valid for 5 minutes.\n\n@${host} #${code}`;
};

const tooMany = (message: string, retryAfterS: number) =>
  new ApiFailure('too_many_requests', message, { retryAfterS });

/**
 * Sends a one-time code. Whether the phone is known plays no part while the site's open share lasts; from the half of it on
 * a browser that is not known works for a code first, before it learns whether there is one. Throws `ApiFailure`: `too_many_requests` with the wait, `unavailable` when the message
 * could not be sent.
 */
export async function sendCode(services: SignInServices, request: CodeRequest): Promise<CodeOutcome> {
  const { db, now, log, hash, sendSms, queue, alarm, dailyBudget, fixedCode } = services;
  const { site, purpose, phone, knownBrowser } = request;
  const { slug } = site;
  const at = now();
  const id = randomUUID();
  const code = fixedCode ?? String(randomInt(1_000_000)).padStart(6, '0');
  const phoneHash = hash('phone', phone);
  const ipHash = hash('address', countedAddress(request.ip));
  const codes = codesOf(slug, phoneHash, knownBrowser);

  /** A known browser is limited by itself: others behind its address are strangers to it. */
  async function addressWaitS(tx: Tx): Promise<number> {
    if (knownBrowser !== null) return 0;
    const ofAddress = sql`site_slug = ${slug} and ip_hash = ${ipHash} and known_browser_hash is null`;
    return waitS(tx, sends(ofAddress, at), SIGN_IN_LIMITS.sendsPerAddress, at);
  }

  async function proofPurpose(tx: Tx): Promise<ProofPurpose> {
    const { count } = await queryOne(
      tx,
      z.object({ count: z.int() }),
      sql`select count(*)::int as count from sign_in_codes where site_slug = ${slug} and phone_hash = ${phoneHash}`,
    );
    return { site: slug, phoneHash, codesSent: count };
  }

  /** Share of the budget that pays for the code, when every limit allows it; or what the browser has to work for. */
  async function enforceLimits(
    tx: Tx,
  ): Promise<{ kind: 'allowed'; share: BudgetShare } | { kind: 'proof-needed'; purpose: ProofPurpose }> {
    const wrongS = await waitS(tx, wrongTries(codes), SIGN_IN_LIMITS.wrongPerPhone, at);
    const sendS = Math.max(
      await waitS(tx, sends(codes, at), SIGN_IN_LIMITS.sendsPerPhone, at),
      await addressWaitS(tx),
    );
    if (wrongS > 0 && wrongS >= sendS) throw tooMany(blockedText(wrongS), wrongS);
    if (sendS > 0) throw tooMany(pauseText(sendS), sendS);
    const isKnownBrowser = knownBrowser !== null;
    const budget = { site: slug, phone, phoneHash, isKnownBrowser, dailyBudget, now: at };
    const open = await countOpenCodes(tx, budget);
    if (open.isScarce && !isKnownBrowser) {
      const purposeOfWork = await proofPurpose(tx);
      const isDone = request.proof !== null && (await isProofFor(hash, request.proof, purposeOfWork, at));
      if (!isDone) return { kind: 'proof-needed', purpose: purposeOfWork };
    }
    const found = await findBudgetShare(tx, budget, open, alarm);
    if (found.kind === 'found') return { kind: 'allowed', share: found.share };
    throw tooMany(
      `We cannot send a code at the moment. Please try again in ${waitText(found.waitS)}, or call us.`,
      found.waitS,
    );
  }

  // One at a time for a site: two at once must not both be the last that the budget allows.
  const lock = `sign-in-codes:${slug}`;
  const reserve = async (
    tx: Tx,
  ): Promise<
    { kind: 'reserved'; resendAfterS: number } | { kind: 'proof-needed'; purpose: ProofPurpose }
  > => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${lock}))`);
    const allowed = await enforceLimits(tx);
    if (allowed.kind === 'proof-needed') return allowed;
    await tx.execute(sql`insert into sign_in_codes
        (id, site_slug, purpose, phone_hash, ip_hash, browser_hash, code_hash, known_browser_hash, budget_share, created_at)
      values (${id}, ${slug}, ${purpose}, ${phoneHash}, ${ipHash}, ${hash('browser', request.browser)},
        ${hash('code', `${id} ${code}`)}, ${knownBrowser}, ${allowed.share}, ${at.toISOString()})`);
    return {
      kind: 'reserved',
      resendAfterS: await waitS(tx, sends(codes, at), SIGN_IN_LIMITS.sendsPerPhone, at),
    };
  };
  const reserved = await queue(queueOf(lock, knownBrowser), () => db.withSite(slug, reserve));
  if (reserved.kind === 'proof-needed')
    return { kind: 'proof-needed', challenge: await createProofChallenge(services, reserved.purpose, at) };

  try {
    await sendSms({ id, site: slug, to: phone, text: codeText(code, site), at });
  } catch (error) {
    log.error(
      { ...errorFields(error), site: slug, event: 'sms-failed' },
      'A sign-in code could not be sent.',
    );
    // What surely cost nothing does not count. What may have been sent does.
    if (error instanceof SmsError && error.outcome === 'not-sent')
      await db.withSite(slug, (tx) => tx.execute(sql`delete from sign_in_codes where id = ${id}`));
    throw new ApiFailure(
      'unavailable',
      'We could not send the code just now. Please try again in a moment.',
      {
        retryAfterS: SIGN_IN_LIMITS.sendsPerPhone[0].windowS,
        cause: error,
      },
    );
  }
  return { kind: 'sent', resendAfterS: reserved.resendAfterS };
}
