import type { SiteContent } from 'shared-contracts/site-config/content';
import type { Offer } from 'shared-contracts/entities/content';
import type { ConfigBlock, SanitisedBlock, SanitisedPage, TenantConfig } from 'shared-contracts/site-config';
import { sanitiseHtml } from './sanitise-html';

/** A site's config and content as they were read, except that all HTML in them is sanitised. */
export interface SanitisedSite {
  config: Omit<TenantConfig, 'pages'> & { pages: Record<string, SanitisedPage> };
  content: Omit<SiteContent, 'offers'> & { offers: Offer[] };
}

function sanitiseBlock(block: ConfigBlock): SanitisedBlock {
  switch (block.type) {
    case 'rich-text':
    case 'media-text':
      return { ...block, html: sanitiseHtml(block.html) };
    case 'legal': {
      const sections = block.sections.map((section) => ({ ...section, html: sanitiseHtml(section.html) }));
      return { ...block, sections };
    }
    default:
      return block;
  }
}

/** Sanitises all HTML of a site: every file that may hold some passes through here when it is read. */
export function sanitiseSite(site: { config: TenantConfig; content: SiteContent }): SanitisedSite {
  const pages = Object.entries(site.config.pages).map(([path, page]): [string, SanitisedPage] => {
    const blocks = page.blocks.map(sanitiseBlock);
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
