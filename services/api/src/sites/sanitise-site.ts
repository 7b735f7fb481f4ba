import type { SiteContent } from 'shared-contracts/site-config/content';
import type { Offer } from 'shared-contracts/entities/content';
import type { SanitisedBlock, SanitisedPage, TenantConfig } from 'shared-contracts/site-config';
import { sanitiseHtml } from './sanitise-html';

/** A site's config and content as they were read, except that all HTML in them is sanitised. */
export interface SanitisedSite {
  config: Omit<TenantConfig, 'pages'> & { pages: Record<string, SanitisedPage> };
  content: Omit<SiteContent, 'offers'> & { offers: Offer[] };
}

/** Sanitises all HTML of a site: every file that may hold some passes through here when it is read. */
export function sanitiseSite(site: { config: TenantConfig; content: SiteContent }): SanitisedSite {
  const pages = Object.entries(site.config.pages).map(([path, page]): [string, SanitisedPage] => {
    const blocks = page.blocks.map((block): SanitisedBlock =>
      block.type === 'rich-text' ? { ...block, html: sanitiseHtml(block.html) } : block,
    );
    return [path, { ...page, blocks }];
  });
  const offers = site.content.offers.map((offer): Offer => ({
    ...offer,
    sanitized_description: sanitiseHtml(offer.sanitized_description),
  }));
  return {
    config: { ...site.config, pages: Object.fromEntries(pages) },
    content: { ...site.content, offers },
  };
}
