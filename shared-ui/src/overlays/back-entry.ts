/**
 * A dialog over a page closes with the browser's Back, as shoppers on phones expect of everything that covers the
 * screen. For that it has an entry of its own in the history, with the address and state of its page and a mark that
 * says how many dialogs lie over it. An entry is not taken back when its dialog closes by other means: a going back that
 * is on its way would meet the next page's entry. Back skips it instead, and the next page takes its place. Both are
 * the router's part; the marks are read where the history is, because each feature has its own copy of this code.
 */
const markName = 'dialogs';

/** Open dialogs that Back closes. */
const openDialogs = 'dialog[data-closes-on-back]:not([inert])';

/** Dialogs over the page in the browser's current entry; 0 for the page's own entry. */
const dialogsOfEntry = (): number =>
  (window.history.state as Partial<Record<typeof markName, number>> | null)?.[markName] ?? 0; // written here only

/** Whether the browser's current entry is that of a dialog, which may be closed by now. */
export const isDialogEntry = (): boolean => dialogsOfEntry() > 0;

/** Whether a dialog is open that Back closes. */
export const hasOpenDialog = (): boolean => document.querySelector(openDialogs) !== null;

/**
 * Gives an open dialog its entry, and closes it when that is left.
 *
 * @returns stops listening
 */
export function closeOnBack(close: () => void): () => void {
  const depth = document.querySelectorAll(openDialogs).length;
  // The entry of a dialog that was closed is as good as a new one.
  if (dialogsOfEntry() < depth) window.history.pushState({ ...window.history.state, [markName]: depth }, '');
  const onPop = (): void => {
    if (dialogsOfEntry() < depth) close();
  };
  window.addEventListener('popstate', onPop);
  return () => window.removeEventListener('popstate', onPop);
}
