import { useEffect, useRef, type RefObject } from 'react';

/** What opens a dropdown besides its button: nothing, or a mouse over it. */
export type DropdownMode = 'click' | 'hover';

export interface DropdownOptions {
  readonly mode?: DropdownMode;
  /** Called whenever the dropdown opens or closes, by whatever means. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}

const itemSelector = 'a[href],button:not(:disabled),input:not(:disabled)';

/** The items below the button of a dropdown. */
const itemsOf = (menu: HTMLElement): HTMLElement[] =>
  [...menu.querySelectorAll<HTMLElement>(itemSelector)].filter((item) => !item.closest('summary'));

/** The item an arrow key moves to: the next one in its direction, round at the ends. */
function nextItem(
  items: readonly HTMLElement[],
  current: Element | null,
  step: 1 | -1,
): HTMLElement | undefined {
  const at = items.findIndex((item) => item === current);
  if (at < 0) return step === 1 ? items[0] : items.at(-1);
  return items[(at + step + items.length) % items.length];
}

/** Closes a menu; the focus goes back to its button where it would otherwise be lost with what is closed. */
export function closeDropdown(menu: HTMLDetailsElement): void {
  const hadFocus = menu.contains(document.activeElement);
  menu.open = false;
  if (hadFocus) menu.querySelector('summary')?.focus();
}

/**
 * Behaviour of a dropdown made of `details` and `summary`, which opens and closes without script (UI-018). Enter and
 * Space open it, as any `summary`; the arrow keys open it and move through its items; Escape closes it and gives the
 * focus back to its button; a press outside closes it, and so do the focus that goes on to something outside and, in
 * `hover` mode, a mouse that leaves it. A click on the button of a menu that the mouse has just opened leaves it open.
 *
 * @returns the ref of the `details` element
 */
export function useDropdown(options: DropdownOptions = {}): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const menu = ref.current;
    if (!menu) return undefined;
    const onToggle = (): void => latest.current.onOpenChange?.(menu.open);
    const onKey = (event: KeyboardEvent): void => {
      const { key } = event;
      if (key === 'Escape' && menu.open) {
        event.stopPropagation();
        closeDropdown(menu);
      }
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      // A page that scrolled at the same time would carry the items away.
      event.preventDefault();
      menu.open = true;
      nextItem(itemsOf(menu), document.activeElement, key === 'ArrowDown' ? 1 : -1)?.focus();
    };
    let openedByHover = false;
    const onPointer = (isOpen: boolean) => (event: PointerEvent) => {
      // A finger also sends these, right before the press that would then close the menu again.
      if (latest.current.mode !== 'hover' || event.pointerType !== 'mouse') return;
      openedByHover = isOpen && (openedByHover || !menu.open);
      menu.open = isOpen;
    };
    const onClick = (event: MouseEvent): void => {
      if (openedByHover && event.target instanceof Element && event.target.closest('summary'))
        event.preventDefault();
      openedByHover = false;
    };
    const onPress = (event: PointerEvent): void => {
      if (menu.open && event.target instanceof Node && !menu.contains(event.target)) closeDropdown(menu);
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
    };
    const [onEnter, onLeave] = [onPointer(true), onPointer(false)];
    menu.addEventListener('toggle', onToggle);
    menu.addEventListener('keydown', onKey);
    menu.addEventListener('click', onClick);
    menu.addEventListener('focusout', onFocusOut);
    menu.addEventListener('pointerenter', onEnter);
    menu.addEventListener('pointerleave', onLeave);
    document.addEventListener('pointerdown', onPress);
    return () => {
      menu.removeEventListener('toggle', onToggle);
      menu.removeEventListener('keydown', onKey);
      menu.removeEventListener('click', onClick);
      menu.removeEventListener('focusout', onFocusOut);
      menu.removeEventListener('pointerenter', onEnter);
      menu.removeEventListener('pointerleave', onLeave);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);
  return ref;
}
