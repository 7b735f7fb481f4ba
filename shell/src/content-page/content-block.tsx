import type { ReactNode } from 'react';
import type { PageBlock } from 'shared-contracts/content-page';
import type { Offer } from 'shared-contracts/entities/content';
import { Slot } from 'shared-contracts/react';
import { RichText } from 'shared-contracts/react/rich-text';
import { FaqList } from 'shared-ui/faq-list';
import { richTextStyles } from 'shared-ui/rich-text';
import { blockKey, mapLimit } from './placements';
import { CallToAction } from './blocks/call-to-action';
import { Cards } from './blocks/cards';
import { Facts } from './blocks/facts';
import { Hero } from './blocks/hero';
import { LeadForm } from './blocks/lead-form';
import { LocationMap } from './blocks/location-map';
import { MediaText } from './blocks/media-text';
import { Picture } from './blocks/picture';
import { SectionHead } from './blocks/section-head';
import { Steps } from './blocks/steps';
import * as styles from './content-page.styles';
import { FeatureTiles } from './feature-tiles';
import { lazyBlocks } from './lazy';

export interface ContentBlockProps {
  block: PageBlock;
  index: number;
  offers: readonly Offer[];
  /** The page's title, for the hero that is its head. */
  pageTitle: string;
}

/** One block of a content page (D-39). */
export function ContentBlock({ block, index, offers, pageTitle }: ContentBlockProps): ReactNode {
  switch (block.type) {
    case 'hero':
      return <Hero block={block} {...(index === 0 ? { pageTitle } : {})} />;
    case 'heading':
      return <SectionHead title={block.text} intro={block.intro} />;
    case 'rich-text':
      return <RichText css={[richTextStyles, styles.runningText]} html={block.html} />;
    case 'image':
      return (
        <figure css={styles.figure}>
          <Picture image={block.image} alt={block.alt} sizes="(min-width:992px) 960px, 100vw" />
          {block.caption ? <figcaption>{block.caption}</figcaption> : null}
        </figure>
      );
    case 'media-text':
      return <MediaText block={block} />;
    case 'facts':
      return <Facts block={block} />;
    case 'steps':
      return <Steps block={block} />;
    case 'cards':
      return <Cards block={block} />;
    case 'cta':
      return <CallToAction block={block} />;
    case 'form':
      return <LeadForm block={block} placement={blockKey(index)} />;
    case 'map':
      return <LocationMap block={block} placement={blockKey(index)} limit={mapLimit} />;
    case 'vehicles':
      return (
        <Slot name="search.rail" placement={blockKey(index)} title={block.title ?? ''} query={block.query} />
      );
    case 'faq':
      return <FaqList items={block.items} />;
    case 'feature-banner':
      return <FeatureTiles tiles={block.tiles} />;
    case 'offers':
      return <lazyBlocks.offers.Component block={block} offers={offers} />;
    case 'models':
      return <lazyBlocks.models.Component block={block} />;
    case 'quotes':
      return <lazyBlocks.quotes.Component block={block} />;
    case 'team':
      return <lazyBlocks.team.Component block={block} />;
    case 'price-table':
      return <lazyBlocks.priceTable.Component block={block} />;
    case 'gallery':
      return <lazyBlocks.gallery.Component block={block} />;
    case 'legal':
      return <lazyBlocks.legal.Component block={block} />;
    case 'warranty-claims':
      return <lazyBlocks.warrantyClaims.Component block={block} />;
    case 'tyre-carousel':
      return <lazyBlocks.tyreCarousel.Component block={block} />;
    case 'brake-testing':
      return <lazyBlocks.brakeTesting.Component block={block} />;
  }
}
