import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Slot, useLastEvent, useSite } from 'shared-contracts/react';
import { imageUrl, type ImageWidth } from 'shared-contracts/images';
import { priceText } from 'shared-rules/price-text';
import { carHeading, carSubheading } from 'shared-rules/car-title';
import { formatKms } from 'shared-rules/money';
import { isFreeToReserve, reservationHours } from 'shared-rules/reserve';
import { Image } from 'shared-ui/image';
import { cardSurfaceStyles, DotList } from 'shared-ui/layout';
import { PriceBlock } from 'shared-ui/price-block';
import { color, font, fontSize, media, radius, space } from 'shared-ui/tokens';
import type { CheckoutCar } from './session/checkout-car';

const widths = [160, 320, 480, 640, 800] as const satisfies ImageWidth[];

const cardStyles = css([
  cardSurfaceStyles,
  css({
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr)',
    overflow: 'hidden',
    '& > img': {
      alignSelf: 'center',
      width: `calc(100% - ${space[12]})`,
      margin: `${space[12]} 0 ${space[12]} ${space[12]}`,
      borderRadius: radius.small,
    },
    [media.from(992)]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > img': { width: '100%', margin: 0, borderRadius: 0 },
    },
  }),
]);
const bodyStyles = css({
  display: 'grid',
  alignContent: 'center',
  gap: 2,
  minWidth: 0,
  padding: `${space[8]} ${space[16]}`,
  [media.from(992)]: { padding: `${space[16]} ${space[24]}` },
});
const nameStyles = css({
  fontFamily: font.heading,
  fontWeight: font.weightHeading,
  fontSize: fontSize[18],
  lineHeight: 1.25,
  color: color.ink,
  overflowWrap: 'anywhere',
});
const mutedStyles = css({ fontSize: fontSize[14], color: color.muted });
const wideOnlyStyles = css([mutedStyles, css({ [media.below(992)]: { display: 'none' } })]);
/** The whole width below the picture. */
const termsStyles = css({
  gridColumn: '1 / -1',
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  padding: `${space[12]} ${space[16]}`,
  borderTop: `1px solid ${color.line}`,
  fontSize: fontSize[14],
  [media.from(992)]: { gap: space[8], padding: `${space[16]} ${space[24]}` },
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: space[16] },
  '& dt': { color: color.muted },
  '& dd': { textAlign: 'right', fontWeight: font.weightStrong, color: color.ink },
});

/** How reserving works, in three lines. */
function Conditions(): ReactNode {
  const { checkout } = useSite();
  const isFree = isFreeToReserve(checkout);
  return (
    <dl css={termsStyles}>
      <div>
        <dt>Reserve amount</dt>
        <dd>{isFree ? 'Free to reserve' : checkout.reserveAmountLabel}</dd>
      </div>
      <div>
        <dt>Held for</dt>
        <dd>{reservationHours} hours</dd>
      </div>
      {isFree ? null : (
        <div>
          <dt>Refund</dt>
          <dd>In full until you sign a contract</dd>
        </div>
      )}
    </dl>
  );
}

/** What the car costs over the shopper's own one; without an offer for that nothing leads out of the checkout. */
function ChangeOver({ car }: { car: CheckoutCar }): ReactNode {
  const offer = useLastEvent('trade-in:changed')?.offer;
  return typeof offer?.offer_price === 'number' ? (
    <Slot name="finance.changeOver" placement="checkout" car={car} />
  ) : null;
}

interface CarSummaryProps {
  car: CheckoutCar;
  /** It can be reserved, so that the conditions matter. */
  hasConditions: boolean;
  /** The shopper has not decided against her offer for a trade-in. */
  hasTradeIn: boolean;
}

/** The car, its price and how reserving works stay in view through all steps. */
export function CarSummary({ car, hasConditions, hasTradeIn }: CarSummaryProps): ReactNode {
  const site = useSite();
  const subheading = carSubheading(car);
  return (
    <div css={cardStyles}>
      <Image
        pictureUrl={({ width }) => imageUrl(site.images, car.primary_image_url, { width })}
        widths={widths}
        width={480}
        height={320}
        sizes="(min-width: 992px) 400px, 112px"
        alt={car.name}
        priority
      />
      <div css={bodyStyles}>
        <p css={nameStyles}>{carHeading(car)}</p>
        {subheading ? <p css={mutedStyles}>{subheading}</p> : null}
        <PriceBlock price={priceText(car, site.price.noPriceText)}>
          {hasTradeIn ? <ChangeOver car={car} /> : null}
        </PriceBlock>
        <DotList
          css={wideOnlyStyles}
          items={[car.km === null ? null : formatKms(car.km), car.simple_transmission, car.location?.name]}
        />
      </div>
      {hasConditions ? <Conditions /> : null}
    </div>
  );
}
