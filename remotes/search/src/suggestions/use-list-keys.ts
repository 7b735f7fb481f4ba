import { useEffect, useId, useState, type KeyboardEvent, type RefObject } from 'react';

/** What a search box does with a key while its list is there. */
export type KeyHandler = (event: KeyboardEvent<HTMLInputElement>) => void;

/** What the list reports to its search field. */
export interface ListState {
  isOpen: boolean;
  /** Id of the line that Enter would take. */
  activeId: string | undefined;
}

interface ListKeys<Line> {
  /** What is typed. Another text opens the list anew, without an active line; a box that was emptied stays quiet. */
  text: string;
  lines: readonly Line[];
  keysRef: RefObject<KeyHandler | null>;
  onState: (state: ListState) => void;
  onTake: (line: Line) => void;
}

/**
 * Moving through the list of a combobox while the focus stays in its box (ARIA 1.2): the arrow keys go round through
 * the lines and the box, Home and End to the ends, Enter takes the active line, Escape closes.
 */
export function useListKeys<Line>({ text, lines, keysRef, onState, onTake }: ListKeys<Line>) {
  const lineId = useId();
  const [active, setActive] = useState(-1);
  const [isClosed, setClosed] = useState(false);
  const [knownText, setKnownText] = useState(text);
  if (knownText !== text) {
    setKnownText(text);
    setActive(-1);
    setClosed(text === '');
  }
  const isOpen = !isClosed && lines.length > 0;
  const idOf = (at: number): string => `${lineId}-${at}`;
  const activeId = isOpen && active >= 0 ? idOf(active) : undefined;
  useEffect(() => onState({ isOpen, activeId }), [onState, isOpen, activeId]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const take = (line: Line): void => {
    setClosed(true);
    setActive(-1);
    onTake(line);
  };
  const handleKey: KeyHandler = (event) => {
    const last = lines.length - 1;
    const isActive = isOpen && active >= 0;
    const move = (to: number): void => {
      event.preventDefault();
      setClosed(false);
      setActive(to);
    };
    switch (event.key) {
      case 'ArrowDown':
        // One step beyond the last line is the box itself.
        if (last >= 0) move(active < last ? active + 1 : -1);
        return;
      case 'ArrowUp':
        if (last >= 0) move(active < 0 ? last : active - 1);
        return;
      case 'Home':
        if (isActive) move(0);
        return;
      case 'End':
        if (isActive) move(last);
        return;
      case 'Escape':
        if (!isOpen) return;
        // The first press closes the list, the next one is the box's own.
        event.preventDefault();
        event.stopPropagation();
        setClosed(true);
        return;
      case 'Enter': {
        const line = isActive ? lines[active] : undefined;
        setClosed(true);
        if (line === undefined) return;
        event.preventDefault();
        take(line);
      }
    }
  };
  useEffect(() => {
    keysRef.current = handleKey;
    return () => {
      keysRef.current = null;
    };
  });
  return { isOpen, active, idOf, take };
}
