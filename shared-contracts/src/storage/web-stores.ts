import type { StorageArea } from '../storage';

/*
 * The stores themselves, apart from what is kept in them: code that only sets a mark need not carry every schema.
 */

/** The part of the Web Storage interface that is used. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Key of an area in the browser's storage. */
export const storageKey = (siteSlug: string, area: StorageArea): string => `${siteSlug}:${area}`;

/** The browser's local storage, or null where it is blocked or absent. */
export function browserStore(): KeyValueStore | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

/** The browser's storage of one session (a tab), or null where it is blocked or absent. */
export function sessionStore(): KeyValueStore | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * Whether leads wait to be sent (the area `outbox`). Every page asks at its start, so this reads no schema; the mark
 * inside a typed text would only cost a look that finds nothing.
 */
export const hasWaitingLeads = (siteSlug: string, store: KeyValueStore | null): boolean => {
  try {
    return store?.getItem(storageKey(siteSlug, 'outbox'))?.includes('"waiting"') ?? false;
  } catch {
    return false;
  }
};
