import type { Services } from '../http/operation';
import type { KeyedQueue } from '../keyed-queue';
import type { SendSms } from '../sms/sms';
import type { BudgetAlarm } from './text-budget';
import type { SignInHash } from './sign-in-hash';

/** What sign-in needs besides the common services. */
export interface SignInServices extends Services {
  hash: SignInHash;
  sendSms: SendSms;
  /** Work on one site's codes or one phone, one at a time. */
  queue: KeyedQueue;
  /** Codes that each site may send in 24 hours. */
  dailyBudget: number;
  alarm: BudgetAlarm;
  /** In tests only: every code is this one. */
  fixedCode: string | undefined;
  /** Rounds of the work for a code. */
  proofRounds: number;
}
