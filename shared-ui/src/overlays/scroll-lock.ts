/**
 * Keeps the page behind a dialog still. The count of holders is on the document element, not in this module:
 * every feature has its own copy of this code, and two of them may hold the page at once.
 */
const COUNT = 'scrollLocks';

const holders = (root: HTMLElement): number => Number(root.dataset[COUNT] ?? 0);

/** Stops the body from scrolling until the returned function is called. Calls may overlap. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  const { body } = document;
  if (holders(root) === 0) {
    const scrollbarPx = window.innerWidth - root.clientWidth;
    body.style.overflow = 'hidden';
    // The vanished scrollbar must not shift the page.
    if (scrollbarPx > 0 && root.clientWidth > 0) body.style.paddingRight = `${scrollbarPx}px`;
  }
  root.dataset[COUNT] = String(holders(root) + 1);
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    const left = holders(root) - 1;
    if (left > 0) {
      root.dataset[COUNT] = String(left);
      return;
    }
    delete root.dataset[COUNT];
    body.style.overflow = '';
    body.style.paddingRight = '';
  };
}
