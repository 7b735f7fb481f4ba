import type { ReactNode } from 'react';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { Slot, useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import type { CardNote } from 'shared-contracts/slots';
import { priceText, rentedByTheWeek } from 'shared-rules/price-text';
import { isSold } from 'shared-rules/status';
import { PriceBlock } from 'shared-ui/price-block';
import * as styles from './car-card.styles';
import { CardButtons } from './card-buttons';
import { CardPicture } from './card-picture';
import { cardFacts, nameLines } from './card-labels';
import { pictureProportions } from './card-sources';
import { specList } from './lazy';
import { MarketVerdict } from './market-verdict';
import { SaveControls } from './save-controls';

type CardLayout = PublicTenantConfig['card']['layout'];

export interface CarCardViewProps {
  car: CarCard;
  sizes: string;
  isPriority?: boolean;
  /** In the results; elsewhere cards keep their frame on phones. */
  isEdgeToEdge?: boolean;
  headingLevel?: 2 | 3;
  /** Something to say about this very car, such as what has changed since it was saved. */
  note?: CardNote | undefined;
}

const articleStyles = (layout: CardLayout, isEdgeToEdge: boolean) => {
  if (layout === 'compact') return isEdgeToEdge ? styles.compactEdgeToEdge : styles.compact;
  return isEdgeToEdge ? styles.edgeToEdge : styles.card;
};

/** A car in a list (SRC-058): the whole card leads to the car, its controls lie above. */
export function CarCardView({
  car,
  sizes,
  isPriority = false,
  isEdgeToEdge = false,
  headingLevel = 2,
  note,
}: CarCardViewProps): ReactNode {
  const site = useSite();
  const { title, line } = nameLines(car);
  const isMuted = isSold(car);
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      css={articleStyles(site.card.layout, isEdgeToEdge)}
      style={pictureProportions(site)}
      data-car={car.id}
      data-muted={isMuted ? '' : undefined}
    >
      <SaveControls car={car} />
      <CardPicture
        car={car}
        sizes={sizes}
        isPriority={isPriority}
        isMuted={isMuted}
        isSwiped={isEdgeToEdge}
      />
      <div css={styles.body} data-part="body">
        <Heading css={styles.title} data-part="title">
          <a href={hrefs.vehicle(car.slug)}>
            <span css={styles.clamp}>{title}</span> <span css={styles.line}>{line}</span>
          </a>
        </Heading>
        {site.card.layout === 'spec' ? (
          <specList.Component car={car} />
        ) : (
          <ul css={styles.facts} aria-label="Key facts" data-part="facts">
            {cardFacts(car).map((fact, at) => (
              <li key={at}>{fact}</li>
            ))}
          </ul>
        )}
        <div css={styles.price} data-part="price">
          <PriceBlock price={priceText(car, site.price.noPriceText, rentedByTheWeek)} muted={isMuted}>
            <Slot name="finance.weeklyEstimate" placement={String(car.id)} car={car} />
          </PriceBlock>
          <MarketVerdict car={car} />
        </div>
        {note ? (
          <p css={styles.note} data-tone={note.tone}>
            {note.text}
          </p>
        ) : null}
        <CardButtons car={car} />
      </div>
    </article>
  );
}
