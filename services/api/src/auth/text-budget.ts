import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Tx } from '../database/database';
import { query, queryOne } from '../database/query';
import { areDigitsOf } from '../database/same-phone';
import type { Logger } from '../logger';
import { waitS } from './sign-in-limits';

const hourS = 60 * 60;
const dayS = 24 * hourS;

/**
 * Parts of a site's daily text budget. A code is paid from the first that has one left for it: `open` to everybody,
 * `known-phone` to phones that the site knows, `known-browser` to browsers that have signed in with the phone before.
 */
export type BudgetShare = 'open' | 'known-phone' | 'known-browser';

/** Of the budget, in hundredths; the rest is open. */
const keptPercent = { 'known-phone': 30, 'known-browser': 10 } as const;
/** An hour may use this part of what the day has left for everybody. */
const sliceOfRest = 8;
/** Codes that one phone may have of each kept share in 24 hours: a few phones must not use it up. */
const keptPerPhone = { count: 3, windowS: dayS } as const;
/** Hours until a lead makes its phone known: a stranger cannot make phones known while the open share is used up. */
const leadAgeHours = 24;

/** Codes in 24 hours by share; together they are the budget. */
export function budgetShares(dailyBudget: number): Record<BudgetShare, number> {
  const phones = Math.floor((dailyBudget * keptPercent['known-phone']) / 100);
  const browsers = Math.floor((dailyBudget * keptPercent['known-browser']) / 100);
  return { open: dailyBudget - phones - browsers, 'known-phone': phones, 'known-browser': browsers };
}

/**
 * Codes of the open share in one hour, of what the 24 hours before it have left. Each hour takes an eighth, so that no
 * flood closes sign-in for the day: with a budget of 100 and more every hour has at least one, whatever the hours before
 * it have used.
 */
export const hourlySlice = (left: number): number =>
  left < 1 ? 0 : Math.max(1, Math.floor(left / sliceOfRest));

/** The request that a code is to be paid for. */
export interface BudgetRequest {
  site: string;
  /** Normalised. */
  phone: string;
  phoneHash: string;
  isKnownBrowser: boolean;
  dailyBudget: number;
  now: Date;
}

/** Notes that a part of a site's budget is used up. */
export type BudgetAlarm = (site: string, part: 'slice' | Exclude<BudgetShare, 'open'>, now: Date) => void;

const alarmText = {
  slice: 'A site has used up its sign-in codes of this hour for new phones.',
  'known-phone': 'A site has used up the sign-in codes kept for phones it knows.',
  'known-browser': 'A site has used up the sign-in codes kept for browsers it knows.',
} as const;

/** An alarm that logs one line for an hour of a site, however many are refused in it. */
export function createBudgetAlarm(log: Logger): BudgetAlarm {
  const lastHours = new Map<string, number>();
  return (site, part, now) => {
    const key = `${site} ${part}`;
    const hour = Math.floor(now.getTime() / (hourS * 1000));
    if (lastHours.get(key) === hour) return;
    lastHours.set(key, hour);
    log.warn({ site, event: 'sms-budget-used', part }, alarmText[part]);
  };
}

const usedRow = z.object({ earlier: z.int(), now: z.int() });

const sentFrom = (site: string, share: BudgetShare, condition: SQL = sql`true`): SQL =>
  sql`select created_at as at from sign_in_codes
    where site_slug = ${site} and budget_share = ${share} and ${condition}`;

/** What a site's open share has for the hour. */
export interface OpenCodes {
  /** Seconds until there is a code again; 0 when there is one now. */
  waitS: number;
  /** Half of the hour's codes are used: from here on a stranger works for one. */
  isScarce: boolean;
}

/** Counts the open share. To be called under the lock of the site's codes. */
export async function countOpenCodes(
  tx: Tx,
  { site, dailyBudget, now }: Pick<BudgetRequest, 'site' | 'dailyBudget' | 'now'>,
): Promise<OpenCodes> {
  const share = budgetShares(dailyBudget).open;
  const hourMs = hourS * 1000;
  const hourStart = Math.floor(now.getTime() / hourMs) * hourMs;
  const since = new Date(now.getTime() - dayS * 1000).toISOString();
  const thisHour = sql`at >= ${new Date(hourStart).toISOString()}::timestamptz`;
  const used = await queryOne(
    tx,
    usedRow,
    sql`select count(*) filter (where not ${thisHour})::int as earlier, count(*) filter (where ${thisHour})::int as now
      from (${sentFrom(site, 'open')}) sends where at > ${since}::timestamptz`,
  );
  const slice = hourlySlice(share - used.earlier);
  if (used.now < slice) return { waitS: 0, isScarce: used.now * 2 >= slice };
  const nextHourS = Math.ceil((hourStart + hourMs - now.getTime()) / 1000);
  if (used.earlier + used.now < share) return { waitS: nextHourS, isScarce: true };
  const dayWaitS = await waitS(tx, sentFrom(site, 'open'), [{ count: share, windowS: dayS }], now);
  return { waitS: Math.max(dayWaitS, used.now > 0 ? nextHourS : 0), isScarce: true };
}

/** Whether somebody signed in with the phone on this site, or left a lead with it a day ago or before. */
async function isKnownPhone(tx: Tx, { site, phone, now }: BudgetRequest): Promise<boolean> {
  const before = new Date(now.getTime() - leadAgeHours * hourS * 1000).toISOString();
  const found = await query(
    tx,
    z.unknown(),
    sql`select 1 from users where site_slug = ${site} and phone = ${phone}
      union all select 1 from leads where site_slug = ${site} and ${areDigitsOf(sql`phone_digits`, phone)}
        and created_at <= ${before}::timestamptz limit 1`,
  );
  return found.length > 0;
}

/** Seconds until a kept share has a code for this phone again; 0 when it has one now. */
async function keptWaitS(
  tx: Tx,
  share: Exclude<BudgetShare, 'open'>,
  { site, phoneHash, dailyBudget, now }: BudgetRequest,
  alarm: BudgetAlarm,
): Promise<number> {
  const count = budgetShares(dailyBudget)[share];
  const siteS = count === 0 ? dayS : await waitS(tx, sentFrom(site, share), [{ count, windowS: dayS }], now);
  if (siteS > 0) alarm(site, share, now);
  const ofPhone = sentFrom(site, share, sql`phone_hash = ${phoneHash}`);
  return Math.max(siteS, await waitS(tx, ofPhone, [keptPerPhone], now));
}

/**
 * Finds the share of a site's budget that pays for a code, or the seconds until there is one. To be called under the
 * lock of the site's codes, and the code stored with the share.
 */
export async function findBudgetShare(
  tx: Tx,
  request: BudgetRequest,
  open: OpenCodes,
  alarm: BudgetAlarm,
): Promise<{ kind: 'found'; share: BudgetShare } | { kind: 'used-up'; waitS: number }> {
  const { site, isKnownBrowser, now } = request;
  let shortestS = open.waitS;
  if (shortestS === 0) return { kind: 'found', share: 'open' };
  alarm(site, 'slice', now);
  const kept: Exclude<BudgetShare, 'open'>[] = [
    ...((await isKnownPhone(tx, request)) ? (['known-phone'] as const) : []),
    ...(isKnownBrowser ? (['known-browser'] as const) : []),
  ];
  for (const share of kept) {
    const shareS = await keptWaitS(tx, share, request, alarm);
    if (shareS === 0) return { kind: 'found', share };
    shortestS = Math.min(shortestS, shareS);
  }
  return { kind: 'used-up', waitS: shortestS };
}
