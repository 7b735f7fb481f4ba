import { randomInt, randomUUID } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { ApiFailure } from 'shared-contracts/errors';
import type { Tx } from '../database/database';
import type { SiteBundle } from '../sites/site-bundle';
import { SmsError } from '../sms/sms';
import { errorFields } from '../error-message';
import { countedAddress } from './sign-in-hash';
import { SIGN_IN_LIMITS, waitS, waitText } from './sign-in-limits';
import type { SignInServices } from './sign-in-services';

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
  ip: string;
}

/** Moments at which a phone was tried with a wrong code on a site. */
export const wrongTries = (site: string, phoneHash: string): SQL =>
  sql`select unnest(wrong_at) as at from sign_in_codes where site_slug = ${site} and phone_hash = ${phoneHash}`;

/** Why no code is sent, by the longest wait. */
function refusalText({ wrongS, budgetS, sendS }: Record<'wrongS' | 'budgetS' | 'sendS', number>): string {
  if (wrongS > 0 && wrongS >= Math.max(budgetS, sendS))
    return `Too many incorrect codes were entered. Please try again in ${waitText(wrongS)}.`;
  return budgetS > sendS
    ? 'Codes cannot be sent at the moment. Please try again later, or call us.'
    : `Please wait ${waitText(sendS)} before asking for another code.`;
}

const codeText = (code: string, { config }: SiteBundle): string => {
  // The last line binds the code to the site: phones offer it there and nowhere else.
  const { host } = new URL(config.site.url);
  return `${code} is your ${config.site.name} sign-in code. It is valid for 5 minutes.\n\n@${host} #${code}`;
};

/**
 * Sends a one-time code and gives the seconds until the next may be requested. Whether the phone is known plays no
 * part. Throws `ApiFailure`: `too_many_requests` with the wait, `unavailable` when the message could not be sent.
 */
export async function sendCode(services: SignInServices, request: CodeRequest): Promise<number> {
  const { db, now, log, hash, sendSms, queue, dailyBudget, fixedCode } = services;
  const { site, purpose, phone } = request;
  const { slug } = site;
  const at = now();
  const id = randomUUID();
  const code = fixedCode ?? String(randomInt(1_000_000)).padStart(6, '0');
  const phoneHash = hash('phone', phone);
  const ipHash = hash('address', countedAddress(request.ip));
  const sends = (condition: SQL) =>
    sql`select created_at as at from sign_in_codes where site_slug = ${slug} and ${condition}`;
  const phoneSends = sends(sql`phone_hash = ${phoneHash}`);

  async function enforceLimits(tx: Tx): Promise<void> {
    const wrongS = await waitS(tx, wrongTries(slug, phoneHash), SIGN_IN_LIMITS.wrongPerPhone, at);
    const budget = [{ count: dailyBudget, windowS: SIGN_IN_LIMITS.budgetWindowS }];
    const budgetS = await waitS(tx, sends(sql`true`), budget, at);
    const sendS = Math.max(
      await waitS(tx, phoneSends, SIGN_IN_LIMITS.sendsPerPhone, at),
      await waitS(tx, sends(sql`ip_hash = ${ipHash}`), SIGN_IN_LIMITS.sendsPerAddress, at),
    );
    const longestS = Math.max(wrongS, budgetS, sendS);
    if (longestS === 0) return;
    if (budgetS > 0)
      log.warn(
        { site: slug, event: 'sms-budget-used', dailyBudget },
        'A site has used up its codes of a day.',
      );
    throw new ApiFailure('too_many_requests', refusalText({ wrongS, budgetS, sendS }), {
      retryAfterS: longestS,
    });
  }

  // One at a time for a site: two at once must not both be the last that the budget allows.
  const lock = `sign-in-codes:${slug}`;
  const reserve = async (tx: Tx): Promise<number> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${lock}))`);
    await enforceLimits(tx);
    await tx.execute(sql`insert into sign_in_codes
        (id, site_slug, purpose, phone_hash, ip_hash, browser_hash, code_hash, created_at)
      values (${id}, ${slug}, ${purpose}, ${phoneHash}, ${ipHash}, ${hash('browser', request.browser)},
        ${hash('code', `${id} ${code}`)}, ${at.toISOString()})`);
    return waitS(tx, phoneSends, SIGN_IN_LIMITS.sendsPerPhone, at);
  };
  const resendAfterS = await queue(lock, () => db.withSite(slug, reserve));

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
  return resendAfterS;
}
