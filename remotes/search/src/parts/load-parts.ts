import type { Part } from 'shared-contracts/entities/part';
import { redirectTo, type LoadContext } from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';
import { cut } from 'shared-contracts/search/url-state';

/** Parts of one page of results. */
const partsPerPage = 24;
/** Characters of a query that count. */
const queryCharacters = 120;
const lastPage = 400;

/** Data of the parts page: what the parts index found, or the question for the parts counter (SRC-010, D-09). */
export type PartsData =
  | { kind: 'enquiry'; query: string }
  | { kind: 'results'; query: string; page: number; pages: number; count: number; parts: Part[] };

/** Address of a page of parts. */
export function partsHref(query: string, page = 1): string {
  const words = new URLSearchParams({
    ...(query ? { query } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return words ? `${paths.partsSearch}?${words}` : paths.partsSearch;
}

/** Key of the words of a question for the parts counter. */
const askKey = 'ask';

/** Address of the question for the parts counter, with what is requested in it. */
export const partsAskHref = (words: string): string =>
  `${paths.partsSearch}?${new URLSearchParams({ [askKey]: words }).toString()}`;

/** What the message of the parts enquiry says at first. */
export const partsMessage = (query: string): string => (query ? `I am looking for this part: ${query}` : '');

const pageOf = (text: string | null): number =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Math.min(Number(text), lastPage) : 1;

const wordsOf = (url: URL, key: string): string =>
  cut((url.searchParams.get(key) ?? '').trim(), queryCharacters);

/**
 * Searches the site's parts index. A site without one has no search to run, and a question needs none. Rejects with
 * `ApiFailure`.
 */
export async function loadParts({ url, site, search, signal }: LoadContext): Promise<PartsData> {
  if (url.searchParams.has(askKey)) return { kind: 'enquiry', query: wordsOf(url, askKey) };
  const query = wordsOf(url, 'query');
  const { partsIndex } = site.search;
  if (partsIndex === null) return { kind: 'enquiry', query };
  const page = pageOf(url.searchParams.get('page'));
  const [answer] = await search(
    [
      {
        indexUid: partsIndex,
        ...(query ? { q: query } : {}),
        hitsPerPage: partsPerPage,
        offset: (page - 1) * partsPerPage,
      },
    ],
    { signal },
  );
  const pages = answer?.totalPages ?? 0;
  if (page > 1 && page > pages) throw redirectTo(partsHref(query, Math.max(1, pages)));
  const parts = (answer?.hits ?? []) as unknown as Part[]; // the parts index holds parts, and the gateway asks for their fields
  return { kind: 'results', query, page, pages, count: answer?.totalHits ?? 0, parts };
}
