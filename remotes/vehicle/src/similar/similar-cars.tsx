import { useRef, type ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { Slot, useDeferred, usePlatform, useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { stockNouns } from 'shared-rules/stock-noun';
import { textLinkStyles } from 'shared-ui/button';
import { ArrowIcon } from 'shared-ui/icons';
import { RailPlaceholder } from './rail-placeholder';
import * as styles from './rail.styles';
import { useNearViewport } from './use-near-viewport';

/** "Similar cars", in the site's own word for them. */
const useTitle = (): string => `Similar ${stockNouns(useSite())}`;

/** Asks for the cars, and shows them or, when there are none, where to look for more. */
function SimilarRail({ car }: { car: Car }): ReactNode {
  const { site, api, search } = usePlatform();
  const title = useTitle();
  const found = useDeferred(`similar:${car.id}`, async (signal) => {
    const [{ findSimilar }, { NoSimilarCars }] = await Promise.all([
      import(/* webpackChunkName: 'similar' */ './find-similar'),
      import(/* webpackChunkName: 'similar' */ './no-similar-cars'),
    ]);
    return { ...(await findSimilar(car, { site, api, search, signal })), NoSimilarCars };
  });
  const placeholder = <RailPlaceholder title={title} />;
  if (found.kind === 'loading') return placeholder;
  // Without its code there is still the link below.
  if (found.kind === 'failed') return null;
  const { cards, moreHref, isPartial, NoSimilarCars } = found.value;
  if (cards.length === 0) return <NoSimilarCars title={title} href={moreHref} isPartial={isPartial} />;
  return (
    <Slot
      name="search.cards"
      placement="similar"
      cards={cards}
      remove="none"
      headingLevel={3}
      rail={title}
      fallback={placeholder}
    />
  );
}

/**
 * Cars like this one, requested when the visitor comes near them (VEH-068). Without scripts the link to its make is
 * what there is.
 */
export function SimilarCars({ car }: { car: Car }): ReactNode {
  const reserved = useRef<HTMLDivElement>(null);
  const isNearViewport = useNearViewport(reserved);
  const title = useTitle();
  return (
    <div ref={reserved} css={styles.similar}>
      {isNearViewport ? <SimilarRail key={car.id} car={car} /> : <RailPlaceholder title={title} />}
      <a href={hrefs.make(car.make)} css={[textLinkStyles, styles.more]}>
        More from {car.make} <ArrowIcon size={16} />
      </a>
    </div>
  );
}
