import type { RefObject } from 'react';
import { closeDropdown, useDropdown, type DropdownMode } from 'shared-ui/dropdown';
import { useMoved } from 'shared-routing';

/**
 * A menu of the layout: a dropdown that also closes when the page changes.
 *
 * @returns the ref of its `details` element
 */
export function useMenu(mode: DropdownMode = 'click'): RefObject<HTMLDetailsElement | null> {
  const menu = useDropdown({ mode });
  useMoved(() => menu.current && closeDropdown(menu.current));
  return menu;
}
