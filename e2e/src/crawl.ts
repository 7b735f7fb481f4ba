import { ask } from './ask';
import type { SiteName } from './sites';

/** A link as a page writes it, and the page it stands on. */
export interface FoundLink {
  href: string;
  on: string;
}

/** How many pages of one kind are read for their links. */
const pagesPerKind = 2;
/** How many addresses of one kind are requested: results lead to each of hundreds of cars in the same way. */
const addressesPerKind = 12;
const mostRedirects = 5;
/** Addresses requested together. */
const atOnce = 6;

const decode = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** Addresses a page leads to: of links, areas and forms. */
export const linksIn = (html: string): string[] => [
  ...[...html.matchAll(/<(?:a|area)\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => decode(href)),
  ...[...html.matchAll(/<form\b([^>]*)>/g)].flatMap(([, attributes = '']) =>
    // Where a form is posted to is no page.
    /\smethod="post"/i.test(attributes)
      ? []
      : (/\saction="([^"]*)"/.exec(attributes)?.slice(1, 2).map(decode) ?? []),
  ),
];

/** Address of this site, or null for another one, a phone or a letter. */
function pageUrl(href: string, base: string): URL | null {
  const origin = 'http://site.test';
  if (!URL.canParse(href, `${origin}${base}`)) return null;
  const url = new URL(href, `${origin}${base}`);
  return url.origin === origin ? url : null;
}

/** Pages of one kind show the same parts: the patterns of the routes, and which parameters they were given. */
function kindOf({ pathname, searchParams }: URL): string {
  const path = pathname
    .replace(/^\/(cars|locations|models|brands|contact-us|used-car)\/(?!trade-in$)[^/]+/, '/$1/:')
    .replace(/^\/search\/[^/]+\/[^/]+$/, '/search/:/:')
    .replace(/^\/search\/(?:[^/]+-cars)$/, '/search/:-cars')
    .replace(/^\/search\/[^/:]+$/, '/search/:')
    .replace(/^\/[^/]+\/overview$/, '/:/overview');
  return [path, ...[...new Set(searchParams.keys())].toSorted()].join(' ');
}

const isNoPage = ({ pathname }: URL): boolean => /^\/(?:api|site|assets|images)\//.test(pathname);

interface Requested {
  status: number;
  /** Path and query after all redirects. */
  path: string;
  body: string;
}

/** The first two of each kind of path: what one list of cars shows, another does too. */
export function fewOfEachKind(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return paths.filter((path) => {
    const url = pageUrl(path, '/');
    if (url === null) return false;
    const kind = kindOf(url);
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count < pagesPerKind;
  });
}

/** Walks a site over its links and says which of them lead nowhere. */
export function createCrawl(site: SiteName) {
  const answers = new Map<string, Promise<Requested>>();
  const readPages = new Map<string, number>();
  const requested = new Map<string, number>();
  const checked = new Set<string>();
  const dead: string[] = [];

  const open = async (path: string, redirects = 0): Promise<Requested> => {
    const { status, headers, body } = await ask(site, path);
    const { location } = headers;
    if (status < 300 || status >= 400 || location === undefined) return { status, path, body };
    const next = pageUrl(location, path);
    if (next === null) return { status: 200, path: location, body: '' };
    if (redirects === mostRedirects) return { status: 508, path, body: '' };
    return open(next.pathname + next.search, redirects + 1);
  };
  const openOnce = (path: string): Promise<Requested> => {
    const known = answers.get(path) ?? open(path);
    answers.set(path, known);
    return known;
  };

  /** Whether a link is of a kind that was requested often enough. */
  const isEnough = (url: URL): boolean => {
    const kind = kindOf(url);
    const count = requested.get(kind) ?? 0;
    requested.set(kind, count + 1);
    return count >= addressesPerKind;
  };

  /** Links not seen before that lead to an address worth asking for. */
  const worthAsking = (links: readonly FoundLink[]): { link: FoundLink; url: URL }[] =>
    links.flatMap((link) => {
      const url = pageUrl(link.href, link.on);
      if (url === null || checked.has(url.href)) return [];
      checked.add(url.href);
      const isKnown = answers.has(url.pathname + url.search);
      return isNoPage(url) || (!isKnown && isEnough(url)) ? [] : [{ link, url }];
    });

  /** Says what is wrong with a link, and gives the links of the page it leads to where its kind was not read enough. */
  const judge = async (link: FoundLink, url: URL): Promise<FoundLink[]> => {
    const path = url.pathname + url.search;
    const { status, body } = await openOnce(path);
    const where = `${link.href} on ${link.on}`;
    if (status >= 400) {
      dead.push(`${where}: status ${status}`);
      return [];
    }
    const anchor = decodeURIComponent(url.hash.slice(1));
    if (anchor !== '' && !body.includes(` id="${anchor}"`)) dead.push(`${where}: no such anchor`);
    const kind = kindOf(url);
    const read = readPages.get(kind) ?? 0;
    if (read >= pagesPerKind) return [];
    readPages.set(kind, read + 1);
    return linksIn(body).map((href) => ({ href, on: path }));
  };

  /** Follows links, and those of the pages they lead to. */
  const follow = async (links: readonly FoundLink[]): Promise<void> => {
    let waiting = worthAsking(links);
    while (waiting.length > 0) {
      const found: FoundLink[] = [];
      for (let at = 0; at < waiting.length; at += atOnce) {
        const some = waiting.slice(at, at + atOnce);
        found.push(...(await Promise.all(some.map(({ link, url }) => judge(link, url)))).flat());
      }
      waiting = worthAsking(found);
    }
  };

  return {
    follow,
    /** Links that lead to a missing page or to nothing on it, each with a page it stands on. */
    dead: (): readonly string[] => dead,
    /** Addresses that were requested. */
    count: (): number => answers.size,
    /** Kinds of pages whose links were read. */
    kinds: (): string[] => [...readPages.keys()],
  };
}
