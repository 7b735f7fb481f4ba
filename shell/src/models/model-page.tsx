import type { ReactNode } from 'react';
import type { ModelDetails } from 'shared-contracts/entities/model-page';
import { Slot, useSite } from 'shared-contracts/react';
import { hrefs, paths } from 'shared-contracts/routes';
import type { SitePageOf } from 'shared-contracts/site-page';
import { sellsTowed } from 'shared-rules/towed';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { buttonStyles } from 'shared-ui/button';
import { FaqList } from 'shared-ui/faq-list';
import { CheckIcon } from 'shared-ui/icons';
import { containerStyles, sectionStyles } from 'shared-ui/layout';
import { DriveBand } from './drive-band';
import { FactList } from './fact-list';
import { modelStockHref } from './model-links';
import { ModelOffers } from './model-offers';
import { ModelPicture } from './model-picture';
import { modelStockKey, stockRail } from './model-slots';
import * as styles from './model-page.styles';
import { inStockText, PriceFrom } from './stock-text';
import { VariantList } from './variant-list';

/** Room of the hero's picture. */
const heroSizes = '(min-width:1328px) 740px, (min-width:992px) 56vw, 100vw';
const gallerySizes = '(min-width:1328px) 405px, (min-width:576px) 46vw, 100vw';
/** Figures that the hero shows; the others stand further down. */
const keyFacts = 4;

function Hero({ title, model }: { title: string; model: ModelDetails }): ReactNode {
  const { stock, status, summary, picture, slug, name, manufacturer_body: body } = model;
  const count = stock?.count ?? 0;
  const isDriven = !sellsTowed(useSite());
  return (
    <div css={[containerStyles, styles.hero]}>
      <div css={styles.heroPicture}>
        <ModelPicture picture={picture} name={name} alt={title} width={960} sizes={heroSizes} isFirst />
      </div>
      <div css={styles.heroText}>
        <p css={styles.eyebrow}>{[status ? 'All new' : null, body].filter(Boolean).join(' · ')}</p>
        <h1>{title}</h1>
        {summary ? <p css={styles.summary}>{summary}</p> : null}
        <PriceFrom stock={stock} />
        <div css={styles.actions}>
          {isDriven ? (
            <a href={hrefs.bookTestDrive({ modelSlug: slug })} css={buttonStyles('filled')}>
              Book a test drive
            </a>
          ) : null}
          {count > 0 ? (
            <a href={modelStockHref(model)} css={buttonStyles('outline')}>
              See {inStockText(count)}
            </a>
          ) : null}
          <a
            href={hrefs.enquire({ category: 'Sales Enquiry' })}
            css={buttonStyles(isDriven ? 'text' : 'filled')}
          >
            Enquire
          </a>
        </div>
      </div>
    </div>
  );
}

function Highlights({ name, items }: { name: string; items: readonly string[] }): ReactNode {
  if (items.length === 0) return null;
  return (
    <section css={sectionStyles} aria-labelledby="model-highlights">
      <div css={containerStyles}>
        <h2 id="model-highlights" css={styles.sectionHead}>
          Why people choose the {name}
        </h2>
        <ul css={styles.highlights}>
          {items.map((item) => (
            <li key={item}>
              <CheckIcon />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Gallery({ name, items }: { name: string; items: ModelDetails['gallery'] }): ReactNode {
  if (items.length === 0) return null;
  return (
    <section css={sectionStyles} data-below="" aria-label={`Pictures of the ${name}`}>
      <ul css={[containerStyles, styles.gallery]}>
        {items.map(({ image, alt }) => (
          <li key={image}>
            <ModelPicture picture={image} name={name} alt={alt} width={640} sizes={gallerySizes} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stock({ title, model }: { title: string; model: ModelDetails }): ReactNode {
  const rail = stockRail(title, model);
  if (!rail) return null;
  return (
    <section css={sectionStyles} data-below="">
      <div css={containerStyles}>
        <Slot name="search.rail" placement={modelStockKey} {...rail} />
      </div>
    </section>
  );
}

/** A model: what it is, what it costs from, its badges and cars in stock, and the next step (SHL-020). */
export function ModelPage({ page }: { page: SitePageOf<'model'> }): ReactNode {
  const { title, model } = page;
  const { name, facts, faq } = model;
  return (
    <article>
      <div css={containerStyles}>
        <Breadcrumbs
          items={[
            { label: 'Home', href: paths.home },
            { label: 'Models', href: paths.models },
            { label: name, href: hrefs.model(model) },
          ]}
        />
      </div>
      <Hero title={title} model={model} />
      {facts.length > 0 ? (
        <div css={containerStyles}>
          <FactList facts={facts.slice(0, keyFacts)} isProminent />
        </div>
      ) : null}
      <VariantList model={model} />
      <Highlights name={name} items={model.highlights} />
      <Gallery name={name} items={model.gallery} />
      {facts.length > keyFacts ? (
        <section css={sectionStyles} aria-labelledby="model-facts" data-below="" data-tinted="">
          <div css={containerStyles}>
            <h2 id="model-facts" css={styles.sectionHead}>
              {name} at a glance
            </h2>
            <FactList facts={facts.slice(keyFacts)} />
          </div>
        </section>
      ) : null}
      <Stock title={title} model={model} />
      <ModelOffers name={name} offers={model.offers} />
      {faq.length > 0 ? (
        <section css={sectionStyles} aria-labelledby="model-faq" data-below="">
          <div css={containerStyles}>
            <h2 id="model-faq" css={styles.sectionHead}>
              Questions about the {name}
            </h2>
            <FaqList items={faq} />
          </div>
        </section>
      ) : null}
      <DriveBand title={`Take the ${name} for a drive`} modelSlug={model.slug} />
    </article>
  );
}
