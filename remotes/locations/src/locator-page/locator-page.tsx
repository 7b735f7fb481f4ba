import { useState, type ReactNode } from 'react';
import { usePublish, useSite } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { ButtonLink, textLinkStyles } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { ExternalIcon } from 'shared-ui/icons';
import { Container } from 'shared-ui/layout';
import { Chip, chipStyles } from 'shared-ui/tag';
import { LocationCards } from '../location-card/location-cards';
import { LocationMap } from '../map/location-map';
import { addressText, directionsHref } from '../dealer-location/address';
import type { DealerLocation } from '../dealer-location/dealer-location';
import { sender } from '../sender';
import { groupByBrand } from './by-brand';
import * as styles from './locator-page.styles';
import type { LocatorData } from './load-locator';
import { PostcodeForm } from './postcode-form';

/** The map of one location, with a button for each other one (LOC-029). */
function LocationsMap({ locations }: { locations: readonly DealerLocation[] }): ReactNode {
  const publish = usePublish(sender);
  const [slug, setSlug] = useState<string | null>(null);
  const shown = locations.find((location) => location.slug === slug) ?? locations[0];
  if (!shown) return null;
  const choose = (location: DealerLocation) => {
    setSlug(location.slug);
    publish('locations:selected', {
      location_slug: location.slug,
      dealership_slug: location.dealership_slug,
    });
  };
  return (
    <section css={styles.map} aria-labelledby="locator-map">
      <h2 id="locator-map">On the map</h2>
      {locations.length > 1 ? (
        <div css={styles.pins} role="group" aria-label="Show on the map">
          {locations.map((location) => (
            <Chip key={location.id} selected={location.id === shown.id} onClick={() => choose(location)}>
              {location.name}
            </Chip>
          ))}
        </div>
      ) : null}
      <LocationMap location={shown} />
    </section>
  );
}

/** Every address with a link to a map, on a site without a key for one of its own (LOC-022). */
function MapLinks({ locations }: { locations: readonly DealerLocation[] }): ReactNode {
  return (
    <ul css={styles.links} aria-label="Maps" data-map="address">
      {locations.map(({ id, name, address }) => (
        <li key={id}>
          <a href={directionsHref(address)} target="_blank" rel="noopener" css={textLinkStyles}>
            {name} <ExternalIcon size={16} />
          </a>
          <p>{addressText(address)}</p>
        </li>
      ))}
    </ul>
  );
}

function Groups({ data, columns }: { data: LocatorData; columns: 2 | 3 }): ReactNode {
  if (!data.isByBrand)
    return <LocationCards locations={data.locations} label="Locations" headingLevel={2} columns={columns} />;
  return groupByBrand(data).map((group) => (
    <section key={group.slug} css={styles.group} aria-labelledby={`brand-${group.slug}`}>
      <h2 id={`brand-${group.slug}`}>{group.name}</h2>
      <LocationCards locations={group.locations} label={`${group.name} locations`} columns={columns} />
    </section>
  ));
}

/** The locations beside their map, or above links to one where the site has no key. */
function Locations({ data }: { data: LocatorData }): ReactNode {
  const { locations } = data;
  const { maps } = useSite();
  const hasMap = maps.key !== null || locations.some(({ address }) => address.map_key !== null);
  if (!hasMap)
    return (
      <>
        <Groups data={data} columns={3} />
        <MapLinks locations={locations} />
      </>
    );
  return (
    <div css={styles.besideMap}>
      <div css={styles.list}>
        <Groups data={data} columns={2} />
      </div>
      <LocationsMap locations={locations} />
    </div>
  );
}

/** All locations of the site (LOC-001). */
export function LocatorPage({ data }: { data: LocatorData }): ReactNode {
  const { site } = useSite();
  const { locations, isByBrand, postcode, postcodeError } = data;
  const tabs = [
    { label: 'All locations', href: paths.dealerships, isCurrent: !isByBrand },
    { label: 'By brand', href: `${paths.dealerships}?filter=brand`, isCurrent: isByBrand },
  ];
  return (
    <Container css={styles.page}>
      <Breadcrumbs
        items={[
          { label: 'Home', href: paths.home },
          { label: 'Locations', href: paths.dealerLocator },
        ]}
      />
      <div css={styles.top}>
        <div>
          <h1>Our locations</h1>
          <p css={styles.lead}>Find {site.name} near you, with opening hours.</p>
        </div>
        <PostcodeForm key={postcode} postcode={postcode} error={postcodeError} isByBrand={isByBrand} />
      </div>
      {locations.some(({ manufacturers }) => manufacturers.length > 0) ? (
        <nav css={styles.tabs} aria-label="Arrange locations">
          {tabs.map(({ label, href, isCurrent }) => (
            <a
              key={href}
              href={href}
              css={chipStyles}
              aria-current={isCurrent ? 'page' : undefined}
              data-selected={isCurrent ? '' : undefined}
            >
              {label}
            </a>
          ))}
        </nav>
      ) : null}
      {locations.length === 0 ? (
        <EmptyState
          title="No locations to show"
          action={<ButtonLink href={paths.contact}>Contact us</ButtonLink>}
        >
          Send us a message and we’ll help you find us.
        </EmptyState>
      ) : (
        <Locations data={data} />
      )}
    </Container>
  );
}
