import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { formatPhone } from 'shared-rules/phone';
import { Button } from 'shared-ui/button';
import { TextField } from 'shared-ui/field';
import { Resend } from './resend';
import { codeStyles, otherOptionsStyles } from './sign-in.styles';
import type { SignInData } from './sign-in-route';
import { codeDigits, useSignIn, type SignIn } from './use-sign-in';

/** Puts the cursor where the visitor goes on: the field of a new step, or the one that was refused. */
function useFieldFocus({ step, error }: SignIn) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(step.kind);
  useEffect(() => {
    if (shown.current === step.kind && !error) return;
    shown.current = step.kind;
    field.current?.focus();
    if (error) field.current?.select();
  }, [step.kind, error]);
  return field;
}

/** Keeps what the page is about when the form is sent before its script runs. The fields themselves have no name. */
function Purpose({ data: { type, redirect, back } }: { data: SignInData }): ReactNode {
  return (
    <>
      {type ? <input type="hidden" name="type" value={type} /> : null}
      <input type="hidden" name="redirect" value={redirect} />
      <input type="hidden" name="back" value={back} />
    </>
  );
}

/**
 * The two steps: a mobile number, then the code that was sent to it (SHL-028). The number belongs to its element until it is
 * sent, so that what was typed before the script ran is not lost.
 */
export function SignInForm({ data }: { data: SignInData }): ReactNode {
  const signIn = useSignIn();
  const { step, isBusy, error, enterCode } = signIn;
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const field = useFieldFocus(signIn);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    if (step.kind === 'code') return void signIn.verify(code);
    const typed = field.current?.value ?? '';
    setPhone(typed);
    void signIn.sendCode(typed);
  };
  const sendAgain = (): void => {
    setCode('');
    if (step.kind === 'code') void signIn.sendCode(step.phone);
  };
  return (
    <form onSubmit={submit} noValidate>
      <p role="status">
        {step.kind === 'code'
          ? `We sent a 6-digit code to ${formatPhone(step.phone)}. It is valid for 5 minutes.`
          : null}
      </p>
      <Purpose data={data} />
      {step.kind === 'phone' ? (
        <TextField
          key="phone"
          id="sign-in-phone"
          ref={field}
          label="Mobile number"
          hint="We’ll text you a one-time code. No password needed."
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          defaultValue={phone}
          error={error?.message}
        />
      ) : (
        <div css={codeStyles}>
          <TextField
            key="code"
            id="sign-in-code"
            ref={field}
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            value={code}
            error={error?.message}
            onChange={({ target }) => setCode(codeDigits(target.value))}
          />
        </div>
      )}
      <Button type="submit" variant="filled" block busy={isBusy}>
        {step.kind === 'phone' ? 'Send me a code' : 'Sign in'}
      </Button>
      {enterCode ? (
        <Button variant="text" block onClick={enterCode}>
          I have a code
        </Button>
      ) : null}
      {step.kind === 'code' ? (
        <div css={otherOptionsStyles}>
          <Resend at={step.resendAt} onResend={sendAgain} />
          <Button
            variant="text"
            size="small"
            onClick={() => {
              setCode('');
              // A reload forgot what was typed.
              setPhone((typed) => typed || formatPhone(step.phone));
              signIn.changeNumber();
            }}
          >
            Change number
          </Button>
        </div>
      ) : null}
    </form>
  );
}
