import type { Visit } from 'shared-contracts/remote/remote-module';
import type { KeyValueStore } from 'shared-contracts/storage';
import { campaignParameters } from 'shared-rules/campaign-parameters';

/** Pages remembered of a session; the oldest go first. */
const pageLimit = 50;

const isVisit = (value: unknown): value is Visit =>
  typeof value === 'object' &&
  value !== null &&
  'visitedPages' in value &&
  Array.isArray(value.visitedPages) &&
  'linkedQueryParams' in value &&
  typeof value.linkedQueryParams === 'object';

/** Follows one browser session for the leads it may send (LEA-029). A blocked storage keeps it for this page only. */
export interface VisitLog {
  arrived(url: URL): void;
  current(): Visit;
}

/** @param key session storage key, different for each site */
export function createVisitLog(key: string, store: KeyValueStore | null): VisitLog {
  let visit = read(store, key);
  return {
    arrived(url) {
      const isSame = visit.visitedPages.at(-1) === url.pathname;
      visit = {
        visitedPages: isSame ? visit.visitedPages : [...visit.visitedPages, url.pathname].slice(-pageLimit),
        linkedQueryParams: { ...visit.linkedQueryParams, ...campaignParameters(url) },
      };
      try {
        store?.setItem(key, JSON.stringify(visit));
      } catch {
        // A full or blocked storage: the session is still known to this page.
      }
    },
    current: () => visit,
  };
}

function read(store: KeyValueStore | null, key: string): Visit {
  const empty: Visit = { visitedPages: [], linkedQueryParams: {} };
  try {
    const value: unknown = JSON.parse(store?.getItem(key) ?? 'null');
    return isVisit(value) ? value : empty;
  } catch {
    return empty;
  }
}
