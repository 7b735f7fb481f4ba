import type { ReactNode } from 'react';
import { useConsent, useSite } from 'shared-contracts/react';
import { buttonStyles } from 'shared-ui/button';
import { ExternalIcon } from 'shared-ui/icons';
import { addressText, directionsHref, mapQuery } from '../dealer-location/address';
import type { DealerLocation } from '../dealer-location/dealer-location';
import * as styles from './location-map.styles';

/**
 * Where a location is: a map with the location's or the site's key, else its address and a link to it (LOC-022). The
 * address also stands there, in the map's space, until a visitor accepts what the site asks for (`privacy.consent`).
 */
export function LocationMap({ location }: { location: DealerLocation }): ReactNode {
  const { maps } = useSite();
  const isAllowed = useConsent();
  const { address } = location;
  const key = address.map_key ?? maps.key;
  if (key === null || !isAllowed) {
    return (
      <div css={styles.block} data-map="address" data-waits={key === null ? undefined : ''}>
        <p>
          <strong>{location.name}</strong>
          <br />
          {addressText(address)}
        </p>
        <a
          href={directionsHref(address)}
          target="_blank"
          rel="noopener"
          css={buttonStyles('outline', 'small')}
        >
          Open in maps <ExternalIcon size={16} />
        </a>
      </div>
    );
  }
  const query = new URLSearchParams({ key, q: mapQuery(address), zoom: '15' });
  return (
    <iframe
      css={styles.frame}
      data-map="embed"
      title={`Map of ${location.name}`}
      src={`https://www.google.com/maps/embed/v1/place?${query.toString()}`}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
      // What the map is made of: its own scripts and pictures, and links that open in a window of their own.
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
