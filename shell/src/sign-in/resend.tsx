import { useEffect, useState, type ReactNode } from 'react';
import { Button } from 'shared-ui/button';

/** Seconds until a time, rounded up; never below 0. */
const secondsUntil = (at: number): number => Math.max(0, Math.ceil((at - Date.now()) / 1000));

const waitText = (seconds: number): string =>
  seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} minutes`;

/** Another code can be had when the time is up (D-12). */
export function Resend({ at, onResend }: { at: number; onResend: () => void }): ReactNode {
  const [seconds, setSeconds] = useState(() => secondsUntil(at));
  useEffect(() => {
    setSeconds(secondsUntil(at));
    const timer = setInterval(() => setSeconds(secondsUntil(at)), 1000);
    return () => clearInterval(timer);
  }, [at]);
  if (seconds > 0) return <p>You can ask for a new code in {waitText(seconds)}.</p>;
  return (
    <Button variant="text" size="small" onClick={onResend}>
      Send a new code
    </Button>
  );
}
