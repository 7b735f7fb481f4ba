import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Car } from 'shared-contracts/entities/car';
import { Slot, usePlatform } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { carHeading, carSubheading } from 'shared-rules/car-title';
import { carTag, type CarTag } from 'shared-rules/car-tag';
import { formatKms } from 'shared-rules/money';
import { isSold } from 'shared-rules/status';
import { BodyIcon, GearboxIcon, OdometerIcon, PinIcon } from 'shared-ui/icons';
import { PriceBlock } from 'shared-ui/price-block';
import { Tag, type TagTone } from 'shared-ui/tag';
import { decidedPrice } from './car-price';
import { DetailButtons } from './detail-buttons';
import * as styles from './sidebar.styles';

const tones: Record<CarTag['kind'], TagTone> = {
  sold: 'faded',
  fuel: 'successTint',
  reserved: 'warning',
  certified: 'info',
  custom: 'dark',
  'coming-soon': 'outline',
  new: 'primary',
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
    <ul css={styles.factsStyles} aria-label="Car facts">
      {facts.map(({ icon, text }) => (
        <li key={text} css={styles.factStyles}>
          {icon}
          {text}
        </li>
      ))}
    </ul>
  );
}

function SoldNotice(): ReactNode {
  return (
    <div css={styles.soldStyles} role="note">
      <strong css={styles.soldWordStyles}>SOLD</strong>
      <p>Unfortunately this vehicle recently sold.</p>
    </div>
  );
}

/** Title, price, the dealership's other cars (SRC-007) and what to do next (VEH-020 to VEH-022, VEH-030, VEH-046). */
export function Sidebar({ car }: { car: Car }): ReactNode {
  const { site, now } = usePlatform();
  const tag = carTag(car, site, now());
  const subheading = carSubheading(car);
  return (
    <div css={styles.sidebarStyles}>
      {tag && tag.kind !== 'sold' ? (
        <Tag tone={tag.kind === 'custom' && tag.green ? 'success' : tones[tag.kind]}>{tag.text}</Tag>
      ) : null}
      <h1 css={styles.titleStyles}>
        {carHeading(car)}
        {subheading ? <span css={styles.badgeStyles}> {subheading}</span> : null}
      </h1>
      <CarFacts car={car} />
      <div css={styles.dealerStyles}>
        {car.location ? (
          <p css={styles.placeStyles}>
            <PinIcon size={16} /> {car.location.name}
          </p>
        ) : null}
        <Link css={styles.moreStyles} to={hrefs.dealershipStock(car.dealership_slug)}>
          See more from this dealer
        </Link>
      </div>
      <hr css={styles.ruleStyles} />
      {isSold(car) ? (
        <SoldNotice />
      ) : (
        <PriceBlock price={decidedPrice(car, site.price.noPriceText)} size="large">
          <Slot name="finance.weeklyEstimate" placement="sidebar" car={car} />
        </PriceBlock>
      )}
      <DetailButtons car={car} />
    </div>
  );
}
