import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useIsHydrating } from '../foundation/use-is-hydrating';

const writeValue = (input: HTMLInputElement, value: string): void => {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, value);
};

/**
 * Hands React what a visitor typed into a field of the server's page before its script ran: React keeps the text on the
 * screen, calls no listener, and takes it away with the next rendering of a field that has a `value`.
 *
 * @param value what the field is rendered with; undefined of one that keeps its text itself
 * @returns a ref for the field
 */
export function useEarlyTyping(value: string | undefined): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  const isHydrating = useIsHydrating();
  const mayDiffer = useRef(isHydrating);
  useLayoutEffect(() => {
    const input = ref.current;
    const isFirst = mayDiffer.current;
    // What differs later is the component's own will.
    mayDiffer.current = false;
    if (!isFirst || !input || value === undefined || input.value === value) return;
    const typed = input.value;
    // React tells of a change only where the text differs from what it saw last.
    input.value = value;
    writeValue(input, typed);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);
  return ref;
}
