import { storageKey } from 'shared-contracts/storage';
import type { Session } from './session';

/**
 * Requests the visitor again when another tab has signed in or out, and when the browser brings back a page that
 * it had put aside.
 *
 * @returns the clean-up
 */
export function watchSession(siteSlug: string, session: Session): () => void {
  const key = storageKey(siteSlug, 'session-changed');
  const onStorage = (event: StorageEvent): void => {
    if (event.key === key) void session.refresh();
  };
  const onShow = (event: PageTransitionEvent): void => {
    if (event.persisted) void session.refresh();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onShow);
  };
}
