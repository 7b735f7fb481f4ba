import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Milliseconds after the first frame until the rows below the screen are laid out, too. */
const restAfterMs = 150;

/**
 * Lays out the rows in view before those below the screen, so that the answer to a choice is painted sooner on a slow
 * phone; `resultsGridStyles` does it while the list is marked. Only for answers: going back needs the whole height at
 * once, because it scrolls.
 */
export function useFirstRowsFirst(cards: unknown, isAnswer: boolean): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const { current } = list;
    if (!isAnswer || !current) return undefined;
    current.dataset['drawing'] = '';
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => delete current.dataset['drawing'], restAfterMs);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      delete current.dataset['drawing'];
    };
  }, [cards, isAnswer]);
  return list;
}
