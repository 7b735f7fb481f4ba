import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLastEvent, usePlatform } from 'shared-contracts/react';
import { browserStore, openStorage, sessionStore } from 'shared-contracts/storage';
import { areDetailsKept } from 'shared-rules/saved-details';
import { canReserve } from 'shared-rules/reserve';
import type { Answers } from './check-answers';
import type { CheckoutCar } from './checkout-car';
import { newSession, readSession, writeSession, type CheckoutSession } from './checkout-session';

/** A session and how to change it. */
export interface KeptSession {
  session: CheckoutSession;
  /** Answers with what is known of the shopper status where nothing was typed. */
  answers: Answers;
  /** What the browser keeps has been read; before, the page is the server's. */
  isKnown: boolean;
  update: (change: Partial<CheckoutSession>) => void;
}

/**
 * Checkout of one car, kept in the tab. Details of the shopper's last lead and the phone of the session stand in the
 * fields at first.
 */
export function useCheckoutSession(car: CheckoutCar): KeptSession {
  const { site, now } = usePlatform();
  const phone = useLastEvent('auth:user-changed')?.user.phone ?? '';
  const storage = useMemo(() => openStorage(site.site.slug, sessionStore()), [site]);
  const [state, setState] = useState<{ session: CheckoutSession; saved: Answers; isKnown: boolean }>({
    session: newSession,
    saved: {},
    isKnown: false,
  });
  const latest = useRef(state.session);

  // Before anything can be typed: that would be kept in its place.
  useLayoutEffect(() => {
    const kept = readSession(storage, car.id);
    // A car that can be reserved again is no longer held for its earlier shopper.
    const session = canReserve(car, site.checkout) ? { ...kept, reference: null } : kept;
    const user = openStorage(site.site.slug, browserStore()).read('user');
    const { savedAt, ...details } = user ?? { savedAt: 0 };
    latest.current = session;
    setState({
      session,
      saved: areDetailsKept(savedAt, now().getTime()) ? details : {},
      isKnown: true,
    });
  }, [storage, car, site, now]);

  const update = useCallback(
    (change: Partial<CheckoutSession>): void => {
      const session = { ...latest.current, ...change };
      latest.current = session;
      writeSession(storage, car.id, session);
      setState((last) => ({ ...last, session }));
    },
    [storage, car.id],
  );

  const { session, saved, isKnown } = state;
  const answers = { ...(isKnown && phone ? { phone } : {}), ...saved, ...session.answers };
  return { session, answers, isKnown, update };
}
