import type { PublicTenantConfig } from 'shared-contracts/site-config';
import type { PageHead } from './page-head';
import { documentTitle, headTags } from './head';

/** Attribute of head elements that belong to one page and are replaced on navigation. */
const mark = 'data-page';

/** Brings the head in line with the page after a navigation in the browser. */
export function applyHead(head: PageHead, site: PublicTenantConfig): void {
  document.title = documentTitle(head, site);
  for (const old of document.head.querySelectorAll(`[${mark}]`)) old.remove();
  for (const { tag, attributes } of headTags(head, site)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(mark, '');
    document.head.append(element);
  }
  for (const object of head.jsonLd) {
    // A data block: the browser never runs it, so it needs no nonce.
    const element = document.createElement('script');
    element.type = 'application/ld+json';
    element.setAttribute(mark, '');
    element.textContent = JSON.stringify(object);
    document.head.append(element);
  }
}
