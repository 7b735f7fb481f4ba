import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLastEvent, usePlatform } from 'shared-contracts/react';
import { browserStore, openStorage, sessionStore } from 'shared-contracts/storage';
import { areDetailsKept } from 'shared-rules/saved-details';
import { canReserve } from 'shared-rules/reserve';
import type { Answers } from './check-answers';
import type { CheckoutCar } from './checkout-car';
import { newVisit, readVisit, writeVisit, type Visit } from './visit';

/** A visit and how to change it. */
export interface KeptVisit {
  visit: Visit;
  /** Answers with what is known of the shopper standing where nothing was typed. */
  answers: Answers;
  /** What the browser keeps has been read; before, the page is the server's. */
  isKnown: boolean;
  update: (change: Partial<Visit>) => void;
}

/**
 * Checkout of one car, kept in the tab. Details of the shopper's last lead and the phone of the session stand in the
 * fields at first.
 */
export function useVisit(car: CheckoutCar): KeptVisit {
  const { site, now } = usePlatform();
  const phone = useLastEvent('auth:user-changed')?.user.phone ?? '';
  const storage = useMemo(() => openStorage(site.site.slug, sessionStore()), [site]);
  const [state, setState] = useState<{ visit: Visit; saved: Answers; isKnown: boolean }>({
    visit: newVisit,
    saved: {},
    isKnown: false,
  });
  const latest = useRef(state.visit);

  useEffect(() => {
    const kept = readVisit(storage, car.id);
    // A car that can be reserved again is no longer held for whoever reserved it once.
    const visit = canReserve(car, site.checkout) ? { ...kept, reference: null } : kept;
    const user = openStorage(site.site.slug, browserStore()).read('user');
    const { savedAt, ...details } = user ?? { savedAt: 0 };
    latest.current = visit;
    setState({
      visit,
      saved: areDetailsKept(savedAt, now().getTime()) ? details : {},
      isKnown: true,
    });
  }, [storage, car, site, now]);

  const update = useCallback(
    (change: Partial<Visit>): void => {
      const visit = { ...latest.current, ...change };
      latest.current = visit;
      writeVisit(storage, car.id, visit, now().getTime());
      setState((last) => ({ ...last, visit }));
    },
    [storage, car.id, now],
  );

  const { visit, saved, isKnown } = state;
  const answers = { ...(isKnown && phone ? { phone } : {}), ...saved, ...visit.answers };
  return { visit, answers, isKnown, update };
}
