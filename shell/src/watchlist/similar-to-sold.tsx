import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { CarCard } from 'shared-contracts/entities/car-card';
import { Slot, useDeferred, usePlatform } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { carHeading } from 'shared-rules/car-title';
import { buttonStyles } from 'shared-ui/button';
import { space } from 'shared-ui/tokens';
import { AppLink } from '../platform/app-link';
import { carsById } from './cars-by-id';

const mostSimilar = 6;

/** As high as the row of cards that comes. */
const waitingStyles = css({ minHeight: 480 });
const noneStyles = css({ display: 'grid', justifyItems: 'start', gap: space[12] });

/** Cars to look at in place of a saved one that has sold; where there are none, the way to others of its make. */
export function SimilarToSold({ car }: { car: CarCard }): ReactNode {
  const { api } = usePlatform();
  const title = `Similar to the ${carHeading(car)} you saved`;
  const cards = useDeferred(`similar:${car.id}`, async (signal) => {
    const ids = await api('similarCarIds', { params: { slug: car.slug } }, { signal });
    return carsById(api, ids.slice(0, mostSimilar), signal);
  });
  if (cards.kind === 'loading') return <div css={waitingStyles} />;
  if (cards.kind === 'failed' || cards.value.length === 0) {
    return (
      <section css={noneStyles} aria-label={title}>
        <h2>{title}</h2>
        <AppLink href={hrefs.make(car.make)} css={buttonStyles('outline')}>
          More from {car.make}
        </AppLink>
      </section>
    );
  }
  return (
    <Slot
      name="search.cards"
      placement={`similar-${car.id}`}
      cards={cards.value}
      remove="none"
      headingLevel={3}
      rail={title}
    />
  );
}
