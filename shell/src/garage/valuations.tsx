import type { ReactNode } from 'react';
import type { Valuation } from 'shared-contracts/entities/trade-in';
import { usePlatform } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { formatPrice } from 'shared-rules/money';
import { dateInZone, formatDate } from 'shared-rules/zoned-time';
import { hasRunOut } from 'shared-rules/trade-in';
import { buttonStyles } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { AppLink } from '../platform/app-link';
import { valuationListStyles } from './garage.styles';

/** How far the offer has come: accepted, open until a day, over, or without a price. */
function statusOf(
  { offer_price: price, acceptedAt, validUntil }: Valuation,
  { site }: PublicTenantConfig,
  now: Date,
): string {
  const dayOf = (moment: string): string => formatDate(dateInZone(new Date(moment), site.timezone).date);
  if (acceptedAt !== null) return `Accepted on ${dayOf(acceptedAt)}`;
  if (price === null) return 'Our team values it for you';
  return `${hasRunOut({ validUntil }, now) ? 'Ran out on' : 'Valid until'} ${dayOf(validUntil)}`;
}

/** "3 photos". */
const photosOf = ({ photos }: Valuation): string | null =>
  photos.length === 0 ? null : photos.length === 1 ? '1 photo' : `${photos.length} photos`;

/** "2021 Toyota RAV4 GX", or the plate of a car that no register knows. */
const nameOf = ({ vehicle, rego }: Valuation): string =>
  vehicle
    ? [vehicle.year, vehicle.make, vehicle.model, vehicle.badge].filter(Boolean).join(' ')
    : (rego ?? 'Your car');

/** The visitor's trade-in valuations, each with the way back to its offer; where the site takes no trade-ins, none. */
export function Valuations({ valuations }: { valuations: readonly Valuation[] }): ReactNode {
  const { site, now } = usePlatform();
  const { enabled, path } = site.tradeIn;
  if (!enabled) return null;
  return (
    <section aria-labelledby="garage-valuations">
      <h2 id="garage-valuations">Trade-in valuations</h2>
      {valuations.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title="No valuations yet"
          action={
            <AppLink href={path} css={buttonStyles('outline')}>
              Value your car
            </AppLink>
          }
        >
          Find out in two minutes what we’d pay for your car.
        </EmptyState>
      ) : (
        <ul css={valuationListStyles}>
          {valuations.map((valuation) => (
            <li key={valuation.id}>
              <AppLink href={hrefs.valuation(path, valuation.id)}>{nameOf(valuation)}</AppLink>
              {valuation.offer_price === null ? null : <b>{formatPrice(valuation.offer_price)}</b>}
              <small>
                {[statusOf(valuation, site, now()), photosOf(valuation)].filter(Boolean).join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
