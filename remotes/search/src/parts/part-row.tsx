import type { MouseEvent, ReactNode } from 'react';
import type { Part } from 'shared-contracts/entities/part';
import { usePublish } from 'shared-contracts/react';
import { formatPrice } from 'shared-rules/money';
import { buttonStyles } from 'shared-ui/button';
import { isPlainClick } from 'shared-ui/plain-click';
import { sender } from '../sender';
import { partsAskHref, partsMessage } from './load-parts';
import { partsCategory } from './parts-category';
import * as styles from './parts-page.styles';

/** One part: what it is, what it fits, what it costs, and the way to ask for it. */
export function PartRow({ part }: { part: Part }): ReactNode {
  const publish = usePublish(sender);
  const wanted = `${part.name} (${part.number})`;
  const ask = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const message = partsMessage(wanted);
    publish('leads:enquiry-requested', { category: partsCategory, message, variant: 'full' });
  };
  return (
    <li css={styles.row}>
      <div>
        <h2>{part.name}</h2>
        <p>
          {[part.brand, part.category, ...part.fits.map((car) => `fits ${car}`)].filter(Boolean).join(' · ')}
        </p>
        {part.description ? <p>{part.description}</p> : null}
        <span css={styles.number}>Part {part.number}</span>
      </div>
      <div css={styles.price}>
        {part.price === null ? <span>Price on request</span> : <strong>{formatPrice(part.price)}</strong>}
        <a
          css={buttonStyles('outline', 'small')}
          href={partsAskHref(wanted)}
          aria-label={`Ask about ${part.name}`}
          onClick={ask}
        >
          Ask about it
        </a>
      </div>
    </li>
  );
}
