import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { imageUrl } from 'shared-contracts/images';
import { Slot, useSite } from 'shared-contracts/react';
import { priceText } from 'shared-rules/price-text';
import { carTitle } from 'shared-rules/car-title';
import { isSold } from 'shared-rules/status';
import { buttonStyles } from 'shared-ui/button';
import { PriceBlock } from 'shared-ui/price-block';
import { detailRows } from '../sidebar/detail-rows';
import * as styles from './car-header.styles';

/** Twice 84 x 56 fits the next rendition. */
const pictureWidth = 320;

function Price({ car }: { car: Car }): ReactNode {
  const { price } = useSite();
  if (isSold(car)) return <strong css={styles.sold}>SOLD</strong>;
  return (
    <>
      <PriceBlock price={priceText(car, price.noPriceText)} />
      <div css={styles.weekly}>
        <Slot name="finance.weeklyEstimate" placement="sticky" car={car} />
      </div>
    </>
  );
}

/** The sticky header itself; while it is closed nothing in it can be reached (VEH-079). */
export function CarHeader({ car, isOpen }: { car: Car; isOpen: boolean }): ReactNode {
  const site = useSite();
  const picture = imageUrl(site.images, car.primary_image_url, { width: pictureWidth });
  const facts = [car.simple_transmission, car.simple_body].filter(Boolean);
  const steps = detailRows(car, site).flatMap((row) =>
    row.kind === 'finance' || row.kind === 'trade-in' ? [row] : [],
  );
  return (
    <section
      css={styles.header}
      // Always one: an element without a class of its own is rendered another way, and would be made anew.
      className={isOpen ? 'is-open' : 'is-closed'}
      aria-label={`Summary of ${car.name}`}
      inert={!isOpen}
    >
      <div css={styles.inner}>
        {picture ? <img css={styles.picture} src={picture} alt={car.name} width={84} height={56} /> : null}
        <div css={styles.name}>
          <strong>{carTitle(car)}</strong>
          {facts.length > 0 ? <span>{facts.join(', ')}</span> : null}
        </div>
        <div css={styles.price}>
          <Price car={car} />
        </div>
        {steps.map(({ kind, label, href }) => (
          <a key={kind} href={href} css={[buttonStyles('outline', 'small'), styles.step]}>
            {label}
          </a>
        ))}
      </div>
    </section>
  );
}
