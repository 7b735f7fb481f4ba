import type { ReactNode } from 'react';
import { hrefs, paths } from 'shared-contracts/routes';
import { textLinkStyles } from 'shared-ui/button';
import { ArrowIcon, PinIcon } from 'shared-ui/icons';
import { Grid } from 'shared-ui/layout';
import { Phones } from '../location-card/phones';
import { OpenNow } from '../opening-hours/open-now';
import { addressText, directionsHref } from '../dealer-location/address';
import type { OverviewData } from './load-overview';
import * as styles from './overview.styles';

/** The site's main locations with whether they are open (home page). */
export function Overview({ data: { locations, total } }: { data: OverviewData }): ReactNode {
  if (locations.length === 0) return null;
  return (
    <div css={styles.frame}>
      <Grid columns={3}>
        {locations.map((location) => (
          <article key={location.id} css={styles.card}>
            <h3 css={styles.name}>
              <a href={hrefs.location(location.slug)} css={styles.link}>
                {location.name}
              </a>
            </h3>
            <OpenNow location={location} />
            <p css={styles.line}>
              <PinIcon size={16} />
              <span>{addressText(location.address)}</span>
            </p>
            <Phones location={location} />
            <p>
              <a
                href={directionsHref(location.address)}
                css={textLinkStyles}
                target="_blank"
                rel="noopener"
                aria-label={`Get directions to ${location.name}`}
              >
                Get directions <ArrowIcon size={16} />
              </a>
            </p>
          </article>
        ))}
      </Grid>
      {total > locations.length ? (
        <a href={paths.dealerLocator} css={[textLinkStyles, styles.all]}>
          See all {total} locations <ArrowIcon size={16} />
        </a>
      ) : null}
    </div>
  );
}
