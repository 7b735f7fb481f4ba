import { useState } from 'react';
import type { CallApi } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import { usePlatform } from 'shared-contracts/react';
import { normalisePhone } from 'shared-rules/phone';
import { useChangeUser } from '../session/use-session';

/** Codes go to mobile phones. */
const isMobile = (phone: string): boolean => /^04\d{8}$/.test(phone);
const CODE_LENGTH = 6;
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

/** Signing in by phone and one-time code (SHL-028). The session begins when the code was right. */
export function useSignIn(): SignIn {
  const { api } = usePlatform();
  const changeUser = useChangeUser();
  const [step, setStep] = useState<SignInStep>({ kind: 'phone' });
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<SignIn['error']>(null);
  const refuse = (message: string): void => setError((last) => ({ message, count: (last?.count ?? 0) + 1 }));

  const attempt = async (field: 'phone' | 'code', work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(null);
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
        const resendAfterS = await requestCode(api, phone);
        setStep({ kind: 'code', phone, resendAt: Date.now() + resendAfterS * 1000 });
      });
    },
    async verify(entered) {
      if (step.kind !== 'code') return;
      const code = codeDigits(entered);
      if (code.length < CODE_LENGTH) {
        refuse(CODE_ERROR);
        return;
      }
      await attempt('code', async () =>
        changeUser(await api('verifyCode', { body: { phone: step.phone, code } })),
      );
    },
    changeNumber() {
      setError(null);
      setStep({ kind: 'phone' });
    },
  };
}
