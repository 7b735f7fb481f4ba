import { hasOpenDialog, isDialogEntry, marksOfChoice } from 'shared-ui/back-entry';
import type { Location, NavigationAction } from './router';

export const newKey = (): string => Math.random().toString(36).slice(2, 10);

const hrefOf = ({ pathname, search, hash }: Omit<Location, 'key'>): string => pathname + search + hash;

/**
 * The address the browser shows. An entry without a name is the first one of a document, or one that the browser made
 * itself for an anchor; it gets one, so that Back finds each where it was left. Only this module writes names.
 */
export function locationInBrowser(): Location {
  const { pathname, search, hash } = window.location;
  const { key = newKey() } = (window.history.state ?? {}) as Partial<Location>; // see above
  window.history.replaceState({ ...window.history.state, key }, '');
  return { pathname, search, hash, key };
}

function writeEntry({ key, ...target }: Location, action: NavigationAction, isChoice: boolean): void {
  if (action === 'POP') return;
  const isInDialog = isChoice && hasOpenDialog();
  const state = isInDialog ? { key, ...marksOfChoice() } : { key };
  // The entry of a dialog over the page that is left would be one more to go back through.
  if (action === 'PUSH' && (isInDialog || !isDialogEntry()))
    window.history.pushState(state, '', hrefOf(target));
  else window.history.replaceState(state, '', hrefOf(target));
}

export interface ClientHistoryOptions {
  /** Key of the entry of the page in view. */
  keyInView: () => string;
  /** The visitor has gone back or forward to another page. */
  onPop: (target: Location) => void;
}

/** The browser's history of pages, in which dialogs over a page have entries too (`shared-ui/back-entry`). */
export interface ClientHistory {
  /**
   * Writes the address of a page that is shown now.
   *
   * @param choice given for a choice within a page, which leaves a dialog over it open; `later` postpones the write, and
   *   a newer address, or the visitor going back, settles it
   */
  write: (
    target: Location,
    action: NavigationAction,
    choice?: { later: ((write: () => void) => void) | undefined },
  ) => void;
  /** Writes what was to be written later. */
  flush: () => void;
  dispose: () => void;
}

export function createClientHistory({ keyInView, onPop }: ClientHistoryOptions): ClientHistory {
  let unwritten: (() => void) | null = null;
  const flush = (): void => {
    unwritten?.();
    unwritten = null;
  };
  const onPopState = (): void => {
    const target = locationInBrowser();
    if (target.key === keyInView()) {
      // Between a page and a dialog over it. The entry of one that was closed is not worth a Back of its own.
      if (!isDialogEntry() && !hasOpenDialog()) window.history.back();
      return;
    }
    // The visitor has left the entry that was to be followed or replaced.
    unwritten = null;
    // Below a choice that was made in a dialog lies the dialog's own entry; it is closed by now, and its page comes next.
    if (isDialogEntry() && !hasOpenDialog()) window.history.back();
    else onPop(target);
  };
  window.addEventListener('popstate', onPopState);
  return {
    write(target, action, choice) {
      flush();
      unwritten = () => writeEntry(target, action, choice !== undefined);
      if (choice?.later) choice.later(flush);
      else flush();
    },
    flush,
    dispose() {
      flush();
      window.removeEventListener('popstate', onPopState);
    },
  };
}
