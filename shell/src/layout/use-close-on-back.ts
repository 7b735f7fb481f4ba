import { useEffect, type RefObject } from 'react';
import { closeOnBack } from 'shared-ui/back-entry';
import { closeDropdown } from 'shared-ui/dropdown';

/** The browser's Back closes an open menu that covers the page, and stays on the page. */
export function useCloseOnBack(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = menu.current;
    if (!details) return undefined;
    let stop: (() => void) | null = null;
    const follow = (): void => {
      stop?.();
      stop = details.open ? closeOnBack(() => closeDropdown(details)) : null;
    };
    details.addEventListener('toggle', follow);
    return () => {
      details.removeEventListener('toggle', follow);
      stop?.();
    };
  }, [menu]);
}
