import { useEffect, useRef, type RefObject } from 'react';

/** Marks the header while one of its menus is open (SHL-039). */
const openClass = 'nav-open';

/** Groups inside a phone's menu are none. */
const openMenu = ':is([data-part=menu]>ul>li,[data-part=actions])>details[open]';

/**
 * Keeps the mark of the header in step with its menus.
 *
 * @returns the ref of the header
 */
export function useOpenMark(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const header = ref.current;
    const update = (): void => {
      header?.classList.toggle(openClass, header.querySelector(openMenu) !== null);
    };
    // Such an event does not bubble.
    header?.addEventListener('toggle', update, true);
    return () => header?.removeEventListener('toggle', update, true);
  }, []);
  return ref;
}
