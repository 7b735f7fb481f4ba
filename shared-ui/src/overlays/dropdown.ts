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

/**
 * Behaviour of a dropdown made of `details` and `summary`, which opens and closes without script (UI-018). Enter and
 * Space open it, as any `summary`; the arrow keys open it and move through its items; Escape closes it and gives the
 * focus back to its button; a press outside closes it, and so does a mouse that leaves it in `hover` mode.
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
        menu.open = false;
        menu.querySelector('summary')?.focus();
      }
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      // A page that scrolled at the same time would carry the items away.
      event.preventDefault();
      menu.open = true;
      nextItem(itemsOf(menu), document.activeElement, key === 'ArrowDown' ? 1 : -1)?.focus();
    };
    const onPointer = (isOpen: boolean) => (event: PointerEvent) => {
      // A finger also sends these, right before the press that would then close the menu again.
      if (latest.current.mode === 'hover' && event.pointerType === 'mouse') menu.open = isOpen;
    };
    const onPress = (event: PointerEvent): void => {
      if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    const [onEnter, onLeave] = [onPointer(true), onPointer(false)];
    menu.addEventListener('toggle', onToggle);
    menu.addEventListener('keydown', onKey);
    menu.addEventListener('pointerenter', onEnter);
    menu.addEventListener('pointerleave', onLeave);
    document.addEventListener('pointerdown', onPress);
    return () => {
      menu.removeEventListener('toggle', onToggle);
      menu.removeEventListener('keydown', onKey);
      menu.removeEventListener('pointerenter', onEnter);
      menu.removeEventListener('pointerleave', onLeave);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);
  return ref;
}
