import { isPlainClick } from 'shared-ui/plain-click';

/** How a followed link is opened. */
export interface LinkOptions {
  /** The address takes the place of the one in view, as the browser does for a link to the page in view. */
  replace: boolean;
  /** The page stays where it is scrolled to: the link carries `data-keep-scroll`. */
  preventScrollReset: boolean;
}

/** The browser itself opens other tabs and windows. */
const opensHere = (target: string): boolean => target === '' || target === '_self';

/** A file, such as a brochure, is no page. */
const isFile = ({ pathname }: HTMLAnchorElement): boolean => /\.[a-z\d]+$/i.test(pathname);

/** A link that opens a page of this site in place of the one in view. An anchor alone is the browser's own. */
export const opensPage = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin &&
  opensHere(link.target) &&
  !link.hasAttribute('download') &&
  !link.getAttribute('href')?.startsWith('#') &&
  !isFile(link);

/** Path and query that a form leads to; empty values narrow nothing and stay out. Null for a form that sends. */
function formHref(form: HTMLFormElement, submitter: HTMLElement | null): string | null {
  const { origin, pathname } = new URL(form.action);
  if (form.method !== 'get' || !opensHere(form.target) || origin !== window.location.origin) return null;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}

/**
 * Follows the links and GET forms of a document with a router, by one listener for all of them: a link is a plain
 * `<a href>` and needs no render when the address changes. React keeps a click in markup that waits for its code to itself;
 * there the browser follows the link, to a document.
 *
 * @returns stops following
 */
export function followLinks(navigate: (href: string, options: LinkOptions) => void): () => void {
  const onClick = (event: MouseEvent): void => {
    if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || !opensPage(link)) return;
    event.preventDefault();
    const { pathname, search, hash, href, dataset } = link;
    navigate(pathname + search + hash, {
      replace: href === window.location.href,
      preventScrollReset: dataset['keepScroll'] !== undefined,
    });
  };
  const onSubmit = (event: SubmitEvent): void => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    const href = formHref(event.target, event.submitter);
    if (href === null) return;
    event.preventDefault();
    navigate(href, { replace: false, preventScrollReset: false });
  };
  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', onSubmit);
  };
}
