import type { PublicTenantConfig } from 'shared-contracts/site-config';
import type { PageHead } from './page-head';

/** One element of the head that changes with the page. */
export type HeadTag =
  { tag: 'meta'; attributes: Record<string, string> } | { tag: 'link'; attributes: Record<string, string> };

/** Title of a page as the browser shows it: the page, then the site. */
export function documentTitle(head: PageHead, site: PublicTenantConfig): string {
  const { title } = head.meta;
  return title.includes(site.site.name) ? title : `${title} | ${site.site.name}`;
}

const absolute = (href: string, site: PublicTenantConfig): string => new URL(href, site.site.url).href;

/** Description, canonical link, Open Graph and robots of a page (DEL-008). */
export function headTags(head: PageHead, site: PublicTenantConfig): HeadTag[] {
  const { meta } = head;
  const canonical = absolute(meta.canonical, site);
  const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
  const graph = (property: string, content: string): HeadTag => ({
    tag: 'meta',
    attributes: { property, content },
  });
  return [
    named('description', meta.description),
    // Also on a page that is not indexed: its links are followed, and it names the page it belongs to.
    ...(meta.noindex ? [named('robots', 'noindex')] : []),
    { tag: 'link', attributes: { rel: 'canonical', href: canonical } },
    graph('og:type', meta.priceAud == null ? 'website' : 'product'),
    graph('og:site_name', site.site.name),
    graph('og:title', documentTitle(head, site)),
    graph('og:description', meta.description),
    graph('og:url', canonical),
    ...(meta.image ? [graph('og:image', absolute(meta.image, site))] : []),
    ...(meta.priceAud == null
      ? []
      : [graph('product:price:amount', String(meta.priceAud)), graph('product:price:currency', 'AUD')]),
  ];
}
