import { useEffect, useState } from 'react';
import { usePlatform } from 'shared-contracts/react';

const refreshMs = 30_000;

/** The time on the page's clock, which begins with the server's and goes on after mounting. */
export function useNow(): Date {
  const { now } = usePlatform();
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), refreshMs);
    return () => clearInterval(timer);
  }, [now]);
  return moment;
}
