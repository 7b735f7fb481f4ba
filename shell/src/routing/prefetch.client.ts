import { opensPage } from 'shared-routing/follow-links';
import type { PrefetchCache } from './prefetch-cache.client';
import type { RouteTable } from './route-table';
import type { BrowserRegistry } from '../platform/remote-registry.client';

/** Events that show where a visitor is about to go. A finger is a pointer, too. */
const intents = ['pointerover', 'focusin'] as const;

/** How long a visitor stays with a link until it counts as meant, in milliseconds: passing by takes less. */
const restMs = 65;

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** A link to another page of this site. */
const leadsOn = (link: HTMLAnchorElement): boolean =>
  opensPage(link) && (link.pathname !== window.location.pathname || link.search !== window.location.search);

/** The visitor asks for as little data as possible. Not all browsers report it. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true; // not in the library's types

/**
 * Loads the code of a page when a visitor moves towards a link to it, and its data when the visitor stays there for a
 * moment. Neither happens where data is to be saved. Returns the clean-up.
 */
export function prefetchOnIntent(
  table: RouteTable,
  registry: Pick<BrowserRegistry, 'prefetch'>,
  prefetchCache: PrefetchCache,
): () => void {
  let towards: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turnTo = (link: HTMLAnchorElement | null): void => {
    if (link === towards) return;
    towards = link;
    clearTimeout(timer);
    prefetchCache.cancel();
    if (!link || !leadsOn(link) || savesData()) return;
    const { owned } = table.match(link.pathname);
    // What fails now is loaded again, and a failure reported, when the page is really requested.
    registry.prefetch(owned.owner).catch(() => undefined);
    if (owned.route.gate !== 'none') return;
    const url = new URL(link.href);
    timer = setTimeout(() => prefetchCache.prepare(url), restMs);
  };
  const onIntent = ({ target }: Event): void => turnTo(linkOf(target));
  // The browser has taken the finger for scrolling.
  const onCancel = (): void => turnTo(null);
  for (const name of intents) document.addEventListener(name, onIntent, { passive: true });
  document.addEventListener('pointercancel', onCancel);
  // Too quick for anything to be loaded ahead: the page loads by itself now.
  const onClick = (): void => clearTimeout(timer);
  document.addEventListener('click', onClick, { capture: true });
  return () => {
    clearTimeout(timer);
    for (const name of intents) document.removeEventListener(name, onIntent);
    document.removeEventListener('pointercancel', onCancel);
    document.removeEventListener('click', onClick, { capture: true });
  };
}
