import { openShareWindow } from './share-window';

/** What is shared: an absolute address, and words to go with it. */
export interface UrlShare {
  url: string;
  text?: string;
}
export interface TwitterShare extends UrlShare {
  hashtags: readonly string[];
  related: readonly string[];
}

/** Called when the shopper has closed the window. */
type OnClose = () => void;
const nothing = (): void => undefined;

/** A share that lacks what its service needs. It is thrown before anything opens (VEH-044). */
const lacking = (service: string, what: string): TypeError =>
  new TypeError(`remote-vehicle: sharing on ${service} needs ${what}, so no window was opened.`);

const withQuery = (address: string, query: Record<string, string>): string =>
  `${address}?${new URLSearchParams(query).toString()}`;

/**
 * Opens a tweet about an address.
 *
 * @throws TypeError without a url, or when hashtags or related accounts are no lists
 */
export function twitter(share: TwitterShare, onClose: OnClose = nothing): void {
  const { url, text, hashtags, related } = share;
  if (!url) throw lacking('Twitter', 'a url');
  if (!Array.isArray(hashtags)) throw lacking('Twitter', 'a list of hashtags');
  if (!Array.isArray(related)) throw lacking('Twitter', 'a list of related accounts');
  const query = {
    url,
    ...(text ? { text } : {}),
    ...(hashtags.length > 0 ? { hashtags: hashtags.join(',') } : {}),
    ...(related.length > 0 ? { related: related.join(',') } : {}),
  };
  openShareWindow(withQuery('https://twitter.com/intent/tweet', query), onClose);
}

/**
 * Opens Facebook's own form for an address.
 *
 * @throws TypeError without a url
 */
export function facebook({ url }: UrlShare, onClose: OnClose = nothing): void {
  if (!url) throw lacking('Facebook', 'a url');
  openShareWindow(withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }), onClose);
}

/**
 * Opens a WhatsApp message that holds an address.
 *
 * @throws TypeError without a url
 */
export function whatsapp({ url, text }: UrlShare, onClose: OnClose = nothing): void {
  if (!url) throw lacking('WhatsApp', 'a url');
  openShareWindow(
    withQuery('https://api.whatsapp.com/send', { text: [text, url].filter(Boolean).join(' ') }),
    onClose,
  );
}

/** An email about an address, as a link. */
export const emailHref = ({ url, text }: UrlShare): string =>
  `mailto:?subject=${encodeURIComponent(text ?? url)}&body=${encodeURIComponent(url)}`;
