import type { FavouriteEntry } from 'shared-contracts/entities/shopper';
import type { EventBus } from 'shared-contracts/events/bus';

const sender = 'harness';

const toggled = (items: readonly FavouriteEntry[], entry: FavouriteEntry): FavouriteEntry[] =>
  items.some(({ id }) => id === entry.id) ? items.filter(({ id }) => id !== entry.id) : [...items, entry];

/**
 * Answers what remotes ask of the shell, as far as a page needs it: favourites and compare are remembered for as
 * long as the page, and navigation happens.
 */
export function answerAsShell(events: EventBus, navigate: (href: string, replace: boolean) => void): void {
  let favourites: FavouriteEntry[] = [];
  let compare: FavouriteEntry[] = [];
  events.publish('favourites:changed', { items: favourites }, sender);
  events.publish('compare:changed', { items: compare }, sender);
  events.publish('auth:user-changed', { user: { id: null, phone: null, loading: false } }, sender);
  events.subscribe('favourites:toggled', ({ entry }) => {
    favourites = toggled(favourites, entry);
    events.publish('favourites:changed', { items: favourites }, sender);
  });
  events.subscribe('compare:toggled', ({ entry }) => {
    compare = toggled(compare, entry);
    events.publish('compare:changed', { items: compare }, sender);
  });
  events.subscribe('navigation:requested', ({ href, replace, newTab }) => {
    if (newTab) window.open(href, '_blank', 'noopener');
    else navigate(href, replace ?? false);
  });
}
