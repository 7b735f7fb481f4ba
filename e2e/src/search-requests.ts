import type { Page, Request } from '@playwright/test';
import type { MultiSearchQuery } from 'shared-contracts/search/wire';

/** A search request as it left the browser. */
export interface SearchRequest {
  url: string;
  method: string;
  authorization: string | undefined;
  queries: MultiSearchQuery[];
}

const isSearch = (request: Request): boolean =>
  new URL(request.url()).pathname.startsWith('/search-service/');

/** Collects the search requests of a page from now on. */
export function watchSearches(page: Page): SearchRequest[] {
  const seen: SearchRequest[] = [];
  page.on('request', (request) => {
    if (!isSearch(request)) return;
    const { queries } = request.postDataJSON() as { queries: MultiSearchQuery[] }; // what the shell's client sends
    seen.push({
      url: request.url(),
      method: request.method(),
      authorization: request.headers()['authorization'],
      queries,
    });
  });
  return seen;
}
