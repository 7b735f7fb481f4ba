import { sessionStore } from 'shared-contracts/storage';
import type { RouterState } from 'shared-routing';
import { contentId } from '../platform/site-facts';

const storeKey = 'fc-positions';

/** Where a page was left. */
interface Position {
  /** Pixels from the top. */
  top: number;
  /** How high each part is that is laid out only near the view, in pixels: those above decide what stands at `top`. */
  heights: number[];
  /** Where the page's link with the focus leads, and which of the links that lead there it is. */
  link?: { href: string; nth: number } | undefined;
}

const contentNow = (): HTMLElement | null => document.getElementById(contentId);

/** The page's links to an address, as their markup writes it. */
const linksTo = (href: string): HTMLElement[] =>
  [...(contentNow()?.querySelectorAll<HTMLElement>('a[href]') ?? [])].filter(
    (link) => link.getAttribute('href') === href,
  );

function linkNow(): Position['link'] {
  const link = document.activeElement;
  const href = link?.getAttribute('href');
  const nth = href ? linksTo(href).indexOf(link as HTMLElement) : -1;
  return href && nth >= 0 ? { href, nth } : undefined;
}

function readPositions(): Record<string, Position> {
  try {
    const value: unknown = JSON.parse(sessionStore()?.getItem(storeKey) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, Position>) : {}; // only this module writes it
  } catch {
    return {};
  }
}

/** The id that an address names; one that cannot be read, such as "50%", stays as it is. */
function fragmentOf({ hash }: RouterState['location']): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

const partsBelow = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('section[data-below]')];

/** Height of a part without its padding, in pixels. */
function heightOf(part: HTMLElement): number {
  const { paddingTop, paddingBottom } = getComputedStyle(part);
  return part.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
}

const positionNow = (): Position => ({
  top: window.scrollY,
  heights: partsBelow().map(heightOf),
  link: linkNow(),
});

/** What a visitor does when a page is there. */
const uses = ['pointerdown', 'wheel', 'keydown'] as const;

/**
 * Keeps the page at its pixels while parts above the view grow to the height they had. The browser's scroll anchoring would
 * instead keep in view what happened to stand there first.
 *
 * @returns ends it
 */
function keepPixels(): () => void {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  return () => (style.overflowAnchor = '');
}

/**
 * Moves the focus from the page's beginning to the link that was followed, once it is there: a slot of another remote comes
 * after its page.
 *
 * @returns stops waiting for it
 */
function focusLink({ href, nth }: NonNullable<Position['link']>): () => void {
  const look = (): void => {
    const followed = linksTo(href)[nth];
    if (!followed) return;
    waiting.disconnect();
    if (document.activeElement === contentNow()) followed.focus({ preventScroll: true });
  };
  const waiting = new MutationObserver(look);
  waiting.observe(document.body, { subtree: true, childList: true });
  look();
  return () => waiting.disconnect();
}

/**
 * Scrolls to where a page was left, with its parts as high as they were and the focus on the link that was followed.
 *
 * @returns ends what goes on until the visitor does something
 */
function restore({ top, heights, link }: Position): () => void {
  const parts = partsBelow();
  if (parts.length === heights.length) {
    for (const [at, part] of parts.entries()) {
      part.style.containIntrinsicBlockSize = `auto ${heights[at]}px`;
    }
  }
  const ends = [keepPixels(), ...(link ? [focusLink(link)] : [])];
  window.scrollTo(0, top);
  return () => ends.forEach((end) => end());
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
  let endRestoring: (() => void) | null = null;
  const settle = (): void => {
    endRestoring?.();
    endRestoring = null;
  };
  for (const use of uses) window.addEventListener(use, settle, { passive: true });
  window.addEventListener('pagehide', () => {
    positions[current] = positionNow();
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
      settle();
      positions[key] = positionNow();
    },
    arrive({ location, historyAction, preventScrollReset }) {
      current = location.key;
      if (preventScrollReset) return;
      const target = location.hash ? document.getElementById(fragmentOf(location)) : null;
      const known = historyAction === 'POP' ? positions[location.key] : undefined;
      if (known) endRestoring = restore(known);
      else if (target) target.scrollIntoView();
      else window.scrollTo(0, 0);
    },
  };
}
