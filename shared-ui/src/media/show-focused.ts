import type { FocusEvent } from 'react';

/**
 * For `onFocus` of a row that scrolls sideways: brings what a key has led to into view whole, since browsers leave where it is
 * what is in view by a pixel. Not what is pressed, which must not move under the finger.
 */
export function showFocused({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget || !target.matches(':focus-visible')) return;
  target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}
