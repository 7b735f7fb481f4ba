import { storageKey } from 'shared-contracts/storage';
import { followSignOut } from './forget-visitor';
import type { Session } from './session';

/**
 * Requests the visitor again when another tab has signed in or out, and when the browser brings back a page that
 * it had put aside. What is about a visitor who has signed out elsewhere goes; it may be in view.
 *
 * @param reload loads the page again
 * @returns the clean-up
 */
export function watchSession(siteSlug: string, session: Session, reload: () => void): () => void {
  const [changed, signedOut] = [storageKey(siteSlug, 'session-changed'), storageKey(siteSlug, 'signed-out')];
  const onStorage = (event: StorageEvent): void => {
    if (event.key === changed) void session.refresh();
    if (event.key === signedOut && followSignOut(siteSlug)) reload();
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
