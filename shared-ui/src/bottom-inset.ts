import { useEffect } from 'react';

/** What may be fixed to the lower edge of the view; its element says so too, as `data-edge`. */
export type BottomInset = 'bar' | 'tray' | 'bubble';

/**
 * Marks the document while something is fixed to its lower edge, so that whatever else lies there keeps clear of it: by the
 * heights `--bottom-bar`, `--tray` and `--bubble`, of which the last two reach only what is marked `data-clears`. The server
 * marks it for a bar of its own markup. Not with `:has()`: a browser would look through the whole page after
 * every change.
 */
export function useBottomInset(edge: BottomInset, isThere = true): void {
  useEffect(() => {
    if (!isThere) return;
    const { dataset } = document.documentElement;
    dataset[edge] = '';
    return () => {
      delete dataset[edge];
    };
  }, [edge, isThere]);
}
