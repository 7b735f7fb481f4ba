import { browserStore, openStorage, sessionStore } from 'shared-contracts/storage';

const inBrowser = ['outbox', 'drafts', 'reservations'] as const;
const inTab = ['checkouts', 'trade-in', 'trade-in-until', 'trade-in-answers'] as const;

function forgetInTab(siteSlug: string, at: number): void {
  const tab = openStorage(siteSlug, sessionStore());
  for (const area of inTab) tab.clear(area);
  tab.write('signed-out', at);
}

/**
 * Forgets in this browser and tab what is about the person who signs out: leads that still wait, forms that were typed,
 * reservations, checkouts and trade-ins. Other tabs follow by `followSignOut`.
 *
 * @param at milliseconds since 1970
 */
export function forgetVisitor(siteSlug: string, at: number): void {
  const browser = openStorage(siteSlug, browserStore());
  for (const area of inBrowser) browser.clear(area);
  browser.write('signed-out', at);
  forgetInTab(siteSlug, at);
}

/** Forgets in this tab what another one has forgotten when its visitor signed out. Returns whether there was any such. */
export function followSignOut(siteSlug: string): boolean {
  const last = openStorage(siteSlug, browserStore()).read('signed-out');
  if (last <= openStorage(siteSlug, sessionStore()).read('signed-out')) return false;
  forgetInTab(siteSlug, last);
  return true;
}
