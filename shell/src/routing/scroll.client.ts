import { sessionStore } from 'shared-contracts/storage';
import type { RouterState } from 'shared-routing';

const storeKey = 'fc-scroll';

function readPositions(): Record<string, number> {
  try {
    const value: unknown = JSON.parse(sessionStore()?.getItem(storeKey) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, number>) : {}; // only this module writes it
  } catch {
    return {};
  }
}

/** Where each history entry was left, so that Back leads to the same place (SHL-009). */
export interface ScrollMemory {
  /** Notes where the visitor is before the page changes. */
  leave(key: string): void;
  /** Brings the visitor to where the page in view should begin. */
  arrive(state: RouterState): void;
}

export function createScrollMemory(): ScrollMemory {
  const positions = readPositions();
  // The router has named the entry that the document began with.
  let current = ((window.history.state ?? {}) as { key?: string }).key ?? ''; // only the router writes it
  window.history.scrollRestoration = 'manual';
  window.addEventListener('pagehide', () => {
    positions[current] = window.scrollY;
    try {
      sessionStore()?.setItem(storeKey, JSON.stringify(positions));
    } catch {
      // Without storage a reload begins at the top.
    }
    // A reload or a return from another site is the browser's own to restore.
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
  return {
    leave(key) {
      positions[key] = window.scrollY;
    },
    arrive({ location, historyAction, preventScrollReset }) {
      current = location.key;
      if (preventScrollReset) return;
      const target = location.hash
        ? document.getElementById(decodeURIComponent(location.hash.slice(1)))
        : null;
      const known = historyAction === 'POP' ? positions[location.key] : undefined;
      if (known !== undefined) window.scrollTo(0, known);
      else if (target) target.scrollIntoView();
      else window.scrollTo(0, 0);
    },
  };
}
