import type { RouteTable } from '../routing/route-table';
import type { RemoteRegistry } from './remote-registry';

/** Events that show where a visitor is about to go. */
const intents = ['pointerover', 'focusin', 'touchstart'] as const;

const linkOf = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Loads a remote when a visitor moves towards a link to one of its pages. Returns the clean-up. */
export function prefetchOnIntent(table: RouteTable, registry: RemoteRegistry): () => void {
  const onIntent = (event: Event): void => {
    const link = linkOf(event.target);
    if (!link || link.origin !== window.location.origin) return;
    // A failure is reported by the registry, and shown when the page is really asked for.
    registry.load(table(link.pathname).owned.owner).catch(() => undefined);
  };
  for (const name of intents) document.addEventListener(name, onIntent, { passive: true });
  return () => {
    for (const name of intents) document.removeEventListener(name, onIntent);
  };
}
