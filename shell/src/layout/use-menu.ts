import type { RefObject } from 'react';
import { useLocation } from '../routing/page-state';
import { useDropdown, type DropdownMode } from 'shared-ui/dropdown';

/**
 * A menu of the layout: a dropdown that also closes when the page changes.
 *
 * @returns the ref of its `details` element
 */
export function useMenu(mode: DropdownMode = 'click'): RefObject<HTMLDetailsElement | null> {
  const { key } = useLocation();
  return useDropdown({ mode, closeOn: key });
}
