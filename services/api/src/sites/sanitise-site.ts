import type { SiteContent } from 'shared-contracts/site-config/content';
import type { Offer } from 'shared-contracts/entities/content';
import {
  formatPath,
  type ConfigBlock,
  type Problem,
  type SanitisedBlock,
  type SanitisedPage,
  type TenantConfig,
} from 'shared-contracts/site-config';
import { cutOffTag, removedFrom, sanitiseHtml } from './sanitise-html';

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

/** Texts of a block that hold HTML, by the path of each within the block. */
function htmlOfBlock(block: ConfigBlock): [PropertyKey[], string][] {
  switch (block.type) {
    case 'rich-text':
    case 'media-text':
      return [[['html'], block.html]];
    case 'legal':
      return block.sections.map(({ html }, index) => [['sections', index, 'html'], html]);
    default:
      return [];
  }
}

/** What sanitising leaves out of a site, so that its author learns why a page does not show it. */
export function findRemovedHtml({
  config,
  content,
}: {
  config: TenantConfig;
  content: SiteContent;
}): Problem[] {
  const pages = Object.entries(config.pages).flatMap(([page, { blocks }]) =>
    blocks.flatMap((block, index) =>
      htmlOfBlock(block).map(([parts, html]): [string, string] => [
        formatPath(['pages', page, 'blocks', index, ...parts]),
        html,
      ]),
    ),
  );
  const offers = content.offers.map(({ sanitized_description: html }, index): [string, string] => [
    `offers.json: ${formatPath([index, 'sanitized_description'])}`,
    html,
  ]);
  return [...pages, ...offers].flatMap(([path, html]) => {
    const removed = removedFrom(html);
    const cutOff = cutOffTag(html);
    return [
      ...(removed.length === 0
        ? []
        : [{ path, message: `is shown without ${removed.join(', ')}; write it without` }]),
      ...(cutOff === null
        ? []
        : [{ path, message: `ends inside the tag "${cutOff}"; write the rest of it` }]),
    ];
  });
}
