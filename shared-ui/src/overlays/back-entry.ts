/**
 * A dialog over a page closes with the browser's Back, as shoppers on phones expect of everything that covers the
 * screen. For that it has an entry of its own in the history, with the address and state of its page and a mark that
 * says how many dialogs lie over it. An entry is not taken back when its dialog closes by other means: a going back that
 * is on its way would meet the next page's entry. Back skips it instead, and the next page takes its place.
 *
 * A choice that is made in a dialog, such as a filter, is a page of its own below the dialog that stays: Back takes
 * choices back one by one, and then closes the dialog. Its entry has a second mark.
 *
 * All this is the router's part too; the marks are read where the history is, because each feature has its own copy of
 * this code.
 */
interface Marks {
  /** Dialogs over the page. */
  dialogs?: number;
  /** The entry is a page's, not that of the uppermost dialog. */
  isPage?: true;
}

/** Open dialogs, and menus that cover the page as they do, that Back closes. */
const openDialogs = 'dialog[data-closes-on-back]:not([inert]),details[data-closes-on-back][open]';

const openCount = (): number => document.querySelectorAll(openDialogs).length;

const marksOfEntry = (): Marks => (window.history.state as Marks | null) ?? {}; // written here and by the router only

const dialogsOfEntry = (): number => marksOfEntry().dialogs ?? 0;

/** Whether the browser's current entry is that of a dialog, which may be closed by now. */
export const isDialogEntry = (): boolean => dialogsOfEntry() > 0 && !marksOfEntry().isPage;

/** Whether a dialog is open that Back closes. */
export const hasOpenDialog = (): boolean => openCount() > 0;

/** Marks for the entry of a choice that is made in an open dialog. */
export const marksOfChoice = (): Marks => ({ dialogs: openCount(), isPage: true });

/** A page below dialogs that are closed is one like any other. */
function forgetChoice(depth: number): void {
  const { isPage, dialogs = 0, ...state } = marksOfEntry();
  if (isPage && dialogs >= depth) window.history.replaceState(state, '');
}

/**
 * Gives an open dialog its entry, and closes it when that is left.
 *
 * @returns stops listening
 */
export function closeOnBack(close: () => void): () => void {
  const depth = openCount();
  forgetChoice(depth);
  // The entry of a dialog that was closed is as good as a new one.
  if (!isDialogEntry() || dialogsOfEntry() < depth) {
    const { isPage: _below, ...state } = marksOfEntry();
    window.history.pushState({ ...state, dialogs: depth }, '');
  }
  const onPop = (): void => {
    if (dialogsOfEntry() < depth) close();
  };
  window.addEventListener('popstate', onPop);
  return () => {
    window.removeEventListener('popstate', onPop);
    forgetChoice(depth);
  };
}
