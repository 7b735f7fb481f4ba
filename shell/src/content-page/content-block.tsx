import type { ReactNode } from 'react';
import type { PageBlock } from 'shared-contracts/content-page';
import type { Offer } from 'shared-contracts/entities/content';
import { Slot, useSite } from 'shared-contracts/react';
import { RichText } from 'shared-contracts/react/rich-text';
import { formatPrice } from 'shared-rules/money';
import { buttonStyles } from 'shared-ui/button';
import { FaqList } from 'shared-ui/faq-list';
import { containerStyles } from 'shared-ui/layout';
import { richTextStyles } from 'shared-ui/rich-text';
import { offersBlock } from '../offers/lazy';
import { AppLink } from '../platform/app-link';
import { pictureSources } from '../platform/picture';
import { blockKey } from './blocks';
import {
  blockStyles,
  cardGridStyles,
  cardStyles,
  ctaStyles,
  figureStyles,
  formBlockStyles,
  headingBlockStyles,
} from './content-page.styles';
import { FeatureTiles } from './feature-tiles';

type Block<T extends PageBlock['type']> = Extract<PageBlock, { type: T }>;

function Picture({ image, alt }: { image: string | null; alt: string }): ReactNode {
  const sources = pictureSources(useSite(), image, 960);
  if (!sources) return null;
  return (
    <img
      {...sources}
      sizes="(min-width:992px) 800px, 100vw"
      alt={alt}
      width={960}
      height={640}
      loading="lazy"
    />
  );
}

function Offers({ block, offers }: { block: Block<'offers'>; offers: readonly Offer[] }): ReactNode {
  const shown = block.category ? offers.filter(({ category }) => category === block.category) : offers;
  if (shown.length === 0) return <p>There are no offers at the moment.</p>;
  return <offersBlock.Component offers={shown} headingLevel={3} />;
}

function Models({ items }: { items: Block<'models'>['items'] }): ReactNode {
  return (
    <ul css={cardGridStyles}>
      {items.map(({ name, href, image, body, status }) => (
        <li key={href}>
          <AppLink href={href} css={cardStyles}>
            <Picture image={image} alt="" />
            <div>
              <h3>{name}</h3>
              {body ? <p>{body}</p> : null}
              {status ? <small>{status}</small> : null}
            </div>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

function Tyres({ items }: { items: Block<'tyre-carousel'>['items'] }): ReactNode {
  return (
    <ul css={cardGridStyles}>
      {items.map(({ title, text, price }) => (
        <li key={title}>
          <article css={cardStyles}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
              {price === undefined ? null : <p>{formatPrice(price)} per tyre</p>}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

function CallToAction({
  title,
  text,
  link,
}: {
  title: string;
  text?: string | undefined;
  link?: { label: string; href: string } | undefined;
}): ReactNode {
  return (
    <div css={ctaStyles}>
      <div>
        <h2>{title}</h2>
        {text ? <p>{text}</p> : null}
      </div>
      {link ? (
        <AppLink href={link.href} css={buttonStyles('filled')}>
          {link.label}
        </AppLink>
      ) : null}
    </div>
  );
}

export interface ContentBlockProps {
  block: PageBlock;
  index: number;
  offers: readonly Offer[];
}

function BlockContent({ block, index, offers }: ContentBlockProps): ReactNode {
  switch (block.type) {
    case 'heading':
      return (
        <div css={headingBlockStyles}>
          <h2>{block.text}</h2>
          {block.intro ? <p>{block.intro}</p> : null}
        </div>
      );
    case 'rich-text':
      return <RichText css={richTextStyles} html={block.html} />;
    case 'image':
      return (
        <figure css={figureStyles}>
          <Picture image={block.image} alt={block.alt} />
          {block.caption ? <figcaption>{block.caption}</figcaption> : null}
        </figure>
      );
    case 'cta':
    case 'brake-testing':
      return <CallToAction title={block.title} text={block.text} link={block.link} />;
    case 'form':
      return (
        <div id={block.id} css={formBlockStyles}>
          <Slot
            name="leads.form"
            placement={blockKey(index)}
            category={block.category}
            {...(block.title ? { title: block.title } : {})}
          />
        </div>
      );
    case 'offers':
      return <Offers block={block} offers={offers} />;
    case 'vehicles':
      return (
        <Slot name="search.rail" placement={blockKey(index)} title={block.title ?? ''} query={block.query} />
      );
    case 'faq':
      return <FaqList items={block.items} />;
    case 'feature-banner':
      return <FeatureTiles tiles={block.tiles} />;
    case 'models':
      return <Models items={block.items} />;
    case 'tyre-carousel':
      return <Tyres items={block.items} />;
  }
}

/** One block of a content page (D-39). */
export function ContentBlock(props: ContentBlockProps): ReactNode {
  return (
    <section css={[containerStyles, blockStyles]} data-block={props.block.type}>
      <BlockContent {...props} />
    </section>
  );
}
