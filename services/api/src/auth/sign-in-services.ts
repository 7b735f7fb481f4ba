import type { Services } from '../http/operation';
import type { SendSms } from '../sms/sms';
import type { SignInHash } from './sign-in-hash';
import type { TakeTurns } from './turns';

/** What sign-in needs besides the common services. */
export interface SignInServices extends Services {
  hash: SignInHash;
  sendSms: SendSms;
  takeTurns: TakeTurns;
  /** Codes that each site may send in 24 hours. */
  dailyBudget: number;
  /** In tests only: every code is this one. */
  fixedCode: string | undefined;
}
