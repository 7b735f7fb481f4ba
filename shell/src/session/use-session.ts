import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'shared-routing';
import type { User } from 'shared-contracts/entities/shopper';
import { usePlatform, useSite } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import { browserStore, openStorage } from 'shared-contracts/storage';
import { savedDetailsSlice } from '../store/saved-details';
import { ANONYMOUS, sessionSlice } from '../store/session';
import type { ShopperState, ShopperStore } from '../store/store';
import { forgetVisitor } from './forget-visitor';

/** The visitor as the page knows them; the same on the server and in the first client render. */
export const useUser = (): User => useSelector((state: ShopperState) => state.session);

/** Publishes the visitor to the page and to the other tabs of this browser. */
export function useChangeUser(): (user: Pick<User, 'id' | 'phone'>) => void {
  const { site } = useSite();
  const dispatch = useDispatch<ShopperStore['dispatch']>();
  return ({ id, phone }) => {
    dispatch(sessionSlice.actions.changed({ id, phone, loading: false }));
    openStorage(site.slug, browserStore()).write('session-changed', Date.now());
  };
}

/** Ends the session, forgets the saved details (D-55) and whatever else is about the visitor, and leads home (SHL-031). */
export function useSignOut(): () => Promise<void> {
  const { site } = useSite();
  const { api, events } = usePlatform();
  const dispatch = useDispatch<ShopperStore['dispatch']>();
  const changeUser = useChangeUser();
  const navigate = useNavigate();
  return async () => {
    try {
      await api('signOut');
    } catch {
      const title = 'You are still signed in.';
      const description = 'Signing out did not work. Please try again.';
      events.publish('toast:requested', { title, description, variant: 'destructive' }, 'shell');
      return;
    }
    dispatch(savedDetailsSlice.actions.replaced(null));
    forgetVisitor(site.slug, Date.now());
    changeUser(ANONYMOUS);
    await navigate(paths.home);
  };
}
