import { useEffect, useRef, useState } from 'react';
import type { CallApi } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import { usePlatform, useSite } from 'shared-contracts/react';
import { openStorage, sessionStore } from 'shared-contracts/storage';
import { normalisePhone } from 'shared-rules/phone';
import { useChangeUser } from '../session/use-session';

/** Codes go to mobile phones. */
const isMobile = (phone: string): boolean => /^04\d{8}$/.test(phone);
const CODE_LENGTH = 6;
/** How long a code can be entered (D-12), and when the next may be requested where the server does not say. */
const CODE_VALID_MS = 5 * 60_000;
const RESEND_AFTER_S = 30;
const PHONE_ERROR = 'Please enter an Australian mobile number, such as 0412 345 678.';
const NO_PROOF_ERROR = 'We could not send the code just now. Please try again in a moment, or call us.';
const CODE_ERROR = `Please enter the ${CODE_LENGTH} digits of the code.`;

/** The digits of a code, however it was typed or pasted ("123 456"). */
export const codeDigits = (text: string): string => text.replace(/\D/g, '').slice(0, CODE_LENGTH);

/** Where signing in stands. Times are milliseconds since 1970. */
export type SignInStep = { kind: 'phone' } | { kind: 'code'; phone: string; resendAt: number };

export interface SignIn {
  step: SignInStep;
  isBusy: boolean;
  /** What is wrong with the field of this step. A number distinguishes equal errors. */
  error: { message: string; count: number } | null;
  /** Asks for a code, for the first time or again. */
  sendCode: (phone: string) => Promise<void>;
  verify: (code: string) => Promise<void>;
  changeNumber: () => void;
  /** Goes on with a code that has been received; null unless the server refused to send another one. */
  enterCode: (() => void) | null;
}

/** What went wrong, in the server's words for the field where it names it. */
const messageOf = (failure: unknown, field: 'phone' | 'code'): string => {
  if (!(failure instanceof ApiFailure)) throw failure;
  return failure.details.fields?.[field] ?? failure.message;
};

/**
 * Requests a code; while a site's codes are scarce, after the work that it wants for one. Gives the seconds until the
 * next may be requested.
 */
async function requestCode(api: CallApi, phone: string): Promise<number> {
  const answer = await api('requestCode', { body: { phone } });
  if (answer.sent) return answer.resend_after;
  const proof = await import('./solve-proof')
    .then(({ solveProof }) => solveProof(answer.challenge))
    .catch((cause: unknown) => {
      throw new ApiFailure('unavailable', NO_PROOF_ERROR, { cause });
    });
  const second = await api('requestCode', { body: { phone, proof } });
  if (second.sent) return second.resend_after;
  // Another code was sent to the phone meanwhile, or the work took longer than it counts.
  throw new ApiFailure('unavailable', NO_PROOF_ERROR);
}

/** Where a code was sent, kept in the tab while it is valid: a reload must not lose the step. */
function useKeptCode() {
  const { slug } = useSite().site;
  const open = () => openStorage(slug, sessionStore());
  return {
    read: (): SignInStep | null => {
      const kept = open().read('sign-in-code');
      if (!kept || kept.validUntil <= Date.now()) return null;
      return { kind: 'code', phone: kept.phone, resendAt: kept.resendAt };
    },
    keep: (phone: string, resendAt: number): void =>
      void open().write('sign-in-code', { phone, resendAt, validUntil: Date.now() + CODE_VALID_MS }),
    clear: (): void => open().clear('sign-in-code'),
  };
}

/** Signing in by phone and one-time code (SHL-028). The session begins when the code was right. */
export function useSignIn(): SignIn {
  const { api } = usePlatform();
  const changeUser = useChangeUser();
  const [step, setStep] = useState<SignInStep>({ kind: 'phone' });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<SignIn['error']>(null);
  const kept = useKeptCode();
  const readKept = useRef(kept.read);
  // After the first render, which is the server's: the server does not know what the tab keeps.
  useEffect(() => setStep((now) => readKept.current() ?? now), []);
  /** The number that the server sends no other code to for now, and the seconds until it does. */
  const [refused, setRefused] = useState<{ phone: string; waitS: number } | null>(null);
  const awaitCode = (phone: string, waitS: number): void => {
    const resendAt = Date.now() + waitS * 1000;
    kept.keep(phone, resendAt);
    setRefused(null);
    setStep({ kind: 'code', phone, resendAt });
  };
  const refuse = (message: string): void => setError((last) => ({ message, count: (last?.count ?? 0) + 1 }));

  const attempt = async (field: 'phone' | 'code', work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(null);
    setRefused(null);
    try {
      await work();
    } catch (failure) {
      refuse(messageOf(failure, field));
    } finally {
      setBusy(false);
    }
  };

  return {
    step,
    isBusy,
    error,
    async sendCode(entered) {
      const phone = normalisePhone(entered);
      if (!isMobile(phone)) {
        refuse(PHONE_ERROR);
        return;
      }
      await attempt(step.kind, async () => {
        const resendAfterS = await requestCode(api, phone).catch((failure: unknown) => {
          if (failure instanceof ApiFailure && failure.code === 'too_many_requests')
            setRefused({ phone, waitS: failure.details.retryAfterS ?? RESEND_AFTER_S });
          throw failure;
        });
        awaitCode(phone, resendAfterS);
      });
    },
    async verify(entered) {
      if (step.kind !== 'code') return;
      const code = codeDigits(entered);
      if (code.length < CODE_LENGTH) {
        refuse(CODE_ERROR);
        return;
      }
      await attempt('code', async () => {
        const user = await api('verifyCode', { body: { phone: step.phone, code } });
        kept.clear();
        changeUser(user);
      });
    },
    changeNumber() {
      kept.clear();
      setError(null);
      setRefused(null);
      setStep({ kind: 'phone' });
    },
    enterCode:
      refused && step.kind === 'phone'
        ? () => {
            setError(null);
            awaitCode(refused.phone, refused.waitS);
          }
        : null,
  };
}
