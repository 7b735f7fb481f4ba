import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LoadServices } from 'shared-contracts/remote/remote-module';
import { hrefs, paths } from 'shared-contracts/routes';
import type { SlotProps } from 'shared-contracts/slots';
import { textLinkStyles } from 'shared-ui/button';
import { ArrowIcon, PinIcon } from 'shared-ui/icons';
import { Grid } from 'shared-ui/layout';
import { Phones } from '../location-card/phones';
import { OpenNow } from '../opening-hours/open-now';
import { addressText } from '../places/address';
import { loadPlaces } from '../places/load-places';
import { placeTypeOf, type Place } from '../places/place';
import * as styles from './overview.styles';

/** Places of the home page and how many the site has beside them. */
export interface OverviewData {
  places: Place[];
  total: number;
}

/** Yards come first: a visitor of the home page looks for cars. */
export async function loadOverview(
  { limit }: SlotProps['locations.overview'],
  services: LoadServices,
): Promise<OverviewData> {
  const places = await loadPlaces(services);
  const rank = (place: Place): number => (placeTypeOf(place) === 'sales' ? 0 : 1);
  const ordered = [...places].sort((a, b) => rank(a) - rank(b));
  return { places: ordered.slice(0, limit), total: places.length };
}

/** The site's main places with whether they are open (home page). */
export function Overview({ data: { places, total } }: { data: OverviewData }): ReactNode {
  if (places.length === 0) return null;
  return (
    <div css={styles.frame}>
      <Grid columns={3}>
        {places.map((place) => (
          <article key={place.id} css={styles.card}>
            <h3 css={styles.name}>
              <Link to={hrefs.location(place.slug)} css={styles.link}>
                {place.name}
              </Link>
            </h3>
            <OpenNow place={place} />
            <p css={styles.line}>
              <PinIcon size={16} />
              <span>{addressText(place.address)}</span>
            </p>
            <Phones place={place} />
          </article>
        ))}
      </Grid>
      {total > places.length ? (
        <Link to={paths.dealerLocator} css={[textLinkStyles, styles.all]}>
          See all {total} locations <ArrowIcon size={16} />
        </Link>
      ) : null}
    </div>
  );
}
