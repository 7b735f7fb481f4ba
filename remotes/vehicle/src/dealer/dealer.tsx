import { useEffect, useState, type ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { usePlatform } from 'shared-contracts/react';
import { formatCount } from 'shared-rules/money';
import { EyeIcon, PinIcon, StarIcon } from 'shared-ui/icons';
import type { DealerFacts, OpenNow } from './dealer-facts';
import * as styles from './dealer.styles';

/** Whether a moment, in Unix milliseconds, is still to come; re-renders once when it has passed. */
function useIsAhead(moment: number | null): boolean {
  const { now } = usePlatform();
  const [isAhead, setIsAhead] = useState(true);
  useEffect(() => {
    if (moment === null) return;
    const timer = setTimeout(() => setIsAhead(false), moment - now().getTime());
    return () => clearTimeout(timer);
  }, [moment, now]);
  return isAhead;
}

/** Open or closed, until the doors close or open: a page that stays open later says neither. */
function OpenLine({ openNow: { isOpen, when, validUntil } }: { openNow: OpenNow }): ReactNode {
  if (!useIsAhead(validUntil)) return null;
  return (
    <p css={styles.line} data-open={isOpen ? '' : undefined}>
      <span css={styles.dot} aria-hidden="true" />
      <b>{isOpen ? 'Open now' : 'Closed now'}</b> {when}
    </p>
  );
}

/** Where the car stands, whether it is open there, how it is rated, and how often the car was looked at (VEH-083). */
export function Dealer({ car, facts }: { car: Car; facts: DealerFacts | null }): ReactNode {
  const { location, views } = car;
  if (!location && !views) return null;
  return (
    <div css={styles.dealer}>
      {location ? (
        <p css={styles.name}>
          <PinIcon size={16} /> {location.name}
        </p>
      ) : null}
      {facts?.openNow ? <OpenLine openNow={facts.openNow} /> : null}
      {facts?.rating ? (
        <p css={styles.line}>
          <StarIcon size={16} />
          <span className="visually-hidden">Rated</span> <b>{facts.rating.average}</b>{' '}
          <span className="visually-hidden">of 5,</span> {facts.rating.reviews}
        </p>
      ) : null}
      {views ? (
        <p css={styles.line}>
          <EyeIcon size={16} /> {formatCount(views)} {views === 1 ? 'view' : 'views'}
        </p>
      ) : null}
    </div>
  );
}
