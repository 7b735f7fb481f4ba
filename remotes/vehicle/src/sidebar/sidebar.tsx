import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { Slot, usePlatform } from 'shared-contracts/react';
import { priceText } from 'shared-rules/price-text';
import { carHeading, carSubheading } from 'shared-rules/car-title';
import { carTag, type CarTag } from 'shared-rules/car-tag';
import { marketSaving } from 'shared-rules/market-price';
import { formatKms, formatPrice } from 'shared-rules/money';
import { isSold } from 'shared-rules/status';
import { BodyIcon, CheckIcon, GearboxIcon, OdometerIcon } from 'shared-ui/icons';
import { PriceBlock } from 'shared-ui/price-block';
import { Tag, type TagTone } from 'shared-ui/tag';
import { Dealer } from '../dealer/dealer';
import type { DealerFacts } from '../dealer/dealer-facts';
import { Subscription } from '../subscription/subscription';
import { DetailButtons } from './detail-buttons';
import { ReservedNotice } from './reserved-notice';
import * as styles from './sidebar.styles';
import { useHeights } from './use-heights';

const tones: Record<CarTag['kind'], TagTone> = {
  sold: 'faded',
  fuel: 'successTint',
  reserved: 'warning',
  certified: 'info',
  custom: 'dark',
  'coming-soon': 'outline',
  new: 'primary',
  'just-listed': 'quiet',
};

/** Kilometres, gearbox and body; one without a value is left out (VEH-046). */
function CarFacts({ car }: { car: Car }): ReactNode {
  const facts = [
    { icon: <OdometerIcon />, text: car.km === null ? null : formatKms(car.km) },
    { icon: <GearboxIcon />, text: car.simple_transmission },
    { icon: <BodyIcon />, text: car.simple_body },
  ].filter(({ text }) => text);
  if (facts.length === 0) return null;
  return (
    <ul css={styles.facts} aria-label="Key facts">
      {facts.map(({ icon, text }) => (
        <li key={text} css={styles.fact}>
          {icon}
          {text}
        </li>
      ))}
    </ul>
  );
}

function SoldNotice(): ReactNode {
  return (
    <div css={styles.sold} role="note">
      <strong css={styles.soldWord}>SOLD</strong>
      <p>Unfortunately this vehicle recently sold.</p>
    </div>
  );
}

/** How far a car is below the market's average price (VEH-067). */
function MarketBadge({ car }: { car: Car }): ReactNode {
  const saving = marketSaving(car);
  if (saving === null) return null;
  return (
    <p css={styles.market}>
      <CheckIcon size={16} /> {formatPrice(saving)} below market
    </p>
  );
}

/** Tag, title, facts and price: what the sticky header repeats once this is out of view (VEH-078). */
function Summary({ car }: { car: Car }): ReactNode {
  const { site, now } = usePlatform();
  const tag = carTag(car, site, now());
  const subheading = carSubheading(car);
  return (
    <div css={styles.group} data-part="summary">
      {tag && tag.kind !== 'sold' ? (
        <Tag tone={tag.kind === 'custom' && tag.green ? 'success' : tones[tag.kind]}>{tag.text}</Tag>
      ) : null}
      <h1 css={styles.title}>
        {carHeading(car)}
        {subheading ? <span css={styles.badge}> {subheading}</span> : null}
      </h1>
      <CarFacts car={car} />
      <hr css={styles.rule} />
      {isSold(car) ? (
        <SoldNotice />
      ) : (
        <>
          {car.reserved ? <ReservedNotice car={car} /> : null}
          <PriceBlock price={priceText(car, site.price.noPriceText)} size="large">
            <Slot name="finance.weeklyEstimate" placement="sidebar" car={car} />
            {site.site.flags.youxQuote ? <Slot name="finance.quote" placement="sidebar" car={car} /> : null}
            <MarketBadge car={car} />
            <Slot name="finance.changeOver" placement="sidebar" car={car} />
          </PriceBlock>
          <Subscription car={car} />
        </>
      )}
    </div>
  );
}

/**
 * Title, price, what to do next, and the dealer (VEH-020 to VEH-022, VEH-046, VEH-067). On wide screens the steps and the
 * dealer stay in view beside the page.
 */
export function Sidebar({ car, dealer }: { car: Car; dealer: DealerFacts | null }): ReactNode {
  const ref = useHeights<HTMLDivElement>({
    '--sidebar-height': null,
    '--summary-height': '[data-part=summary]',
  });
  return (
    <div ref={ref} css={[styles.group, styles.sidebar]}>
      <Summary car={car} />
      <DetailButtons car={car} />
      <Dealer car={car} facts={dealer} />
    </div>
  );
}
