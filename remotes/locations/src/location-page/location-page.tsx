import type { ReactNode } from 'react';
import { imageUrl, pictureHash, type ImageWidth } from 'shared-contracts/images';
import { useSite } from 'shared-contracts/react';
import { hrefs, paths } from 'shared-contracts/routes';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { buttonStyles } from 'shared-ui/button';
import { PinIcon } from 'shared-ui/icons';
import { Image } from 'shared-ui/image';
import { Container } from 'shared-ui/layout';
import { LocationCards } from '../location-card/location-cards';
import { Phones } from '../location-card/phones';
import { RatingLine } from '../location-card/rating-line';
import { LocationMap } from '../map/location-map';
import { HoursByType } from '../opening-hours/hours-by-type';
import { OpenNow } from '../opening-hours/open-now';
import { addressText, directionsHref } from '../dealer-location/address';
import {
  locationTypeOf,
  locationTypes,
  locationTypeLabels,
  type DealerLocation,
} from '../dealer-location/dealer-location';
import { Reviews } from '../reviews/reviews';
import * as styles from './location-page.styles';
import type { LocationData } from './load-location';
import { ShowroomDrawing } from './showroom-drawing';

const heroWidths = [480, 640, 800, 1200, 1600] as const satisfies ImageWidth[];

function Trail({ name, href }: { name: string; href: string }): ReactNode {
  return (
    <Breadcrumbs
      items={[
        { label: 'Home', href: paths.home },
        { label: 'Locations', href: paths.dealerLocator },
        { label: name, href },
      ]}
    />
  );
}

/** The location's picture; a drawing where it has none or it cannot be had (LOC-008). */
function HeroPicture({ location }: { location: DealerLocation }): ReactNode {
  const { images } = useSite();
  // A stored picture comes in every width, any other address as it is.
  const source =
    pictureHash(location.image) === null
      ? { src: location.image }
      : {
          pictureUrl: ({ width }: { width: ImageWidth }) => imageUrl(images, location.image, { width }),
          widths: heroWidths,
        };
  return (
    <Image
      {...source}
      css={styles.picture}
      width={800}
      height={450}
      sizes="(min-width: 992px) 620px, 100vw"
      alt={`${location.name}, seen from the street`}
      notFound={<ShowroomDrawing name={location.name} />}
    />
  );
}

function Hero({ location }: { location: DealerLocation }): ReactNode {
  return (
    <section css={styles.hero} aria-labelledby="location-name">
      <HeroPicture location={location} />
      <div css={styles.heroText}>
        <p css={styles.kind}>{locationTypeLabels[locationTypeOf(location)]}</p>
        <h1 id="location-name">{location.name}</h1>
        <OpenNow location={location} />
        <RatingLine location={location} />
        <p css={styles.line}>
          <PinIcon />
          <span>{addressText(location.address)}</span>
        </p>
        <Phones location={location} />
        <div css={styles.actions}>
          <a href={hrefs.contactLocation(location.slug)} css={buttonStyles('filled')}>
            Contact Us
          </a>
          <a
            href={directionsHref(location.address)}
            target="_blank"
            rel="noopener"
            css={buttonStyles('outline')}
          >
            Directions
          </a>
        </div>
      </div>
    </section>
  );
}

function Licences({ location }: { location: DealerLocation }): ReactNode {
  const numbers = [
    location.dealer_license_number ? `DL ${location.dealer_license_number}` : null,
    location.motor_vehicle_repairer ? `MRB ${location.motor_vehicle_repairer}` : null,
  ].filter(Boolean);
  return numbers.length > 0 ? <p css={styles.small}>{numbers.join(' · ')}</p> : null;
}

function SingleLocation({ data }: { data: Extract<LocationData, { kind: 'location' }> }): ReactNode {
  const { location, siblings, reviews } = data;
  return (
    <Container css={styles.page}>
      <Trail name={location.name} href={hrefs.location(location.slug)} />
      <Hero location={location} />
      <div css={styles.detail}>
        <section css={styles.block} aria-labelledby="location-hours">
          <h2 id="location-hours">Opening hours</h2>
          <HoursByType key={location.id} location={location} siblings={siblings} />
          <Licences location={location} />
        </section>
        <section css={styles.block} aria-labelledby="location-map">
          <h2 id="location-map">How to find us</h2>
          <LocationMap location={location} />
        </section>
      </div>
      {reviews ? <Reviews reviews={reviews} /> : null}
      {siblings.length > 0 ? (
        <section css={styles.block} aria-labelledby="location-siblings">
          <h2 id="location-siblings">Also at this dealership</h2>
          <LocationCards locations={siblings} label="Also at this dealership" />
        </section>
      ) : null}
    </Container>
  );
}

/** A dealership's locations, grouped by what they are for (LOC-002). */
function Dealership({ data }: { data: Extract<LocationData, { kind: 'dealership' }> }): ReactNode {
  const groups = locationTypes
    .map((type) => ({
      type,
      locations: data.locations.filter((location) => locationTypeOf(location) === type),
    }))
    .filter(({ locations }) => locations.length > 0);
  return (
    <Container css={styles.page}>
      <Trail name={data.name} href={hrefs.location(data.slug)} />
      <h1>{data.name}</h1>
      {groups.map(({ type, locations }) => (
        <section key={type} css={styles.block} aria-labelledby={`dealership-${type}`}>
          <h2 id={`dealership-${type}`}>{locationTypeLabels[type]}</h2>
          <LocationCards locations={locations} label={locationTypeLabels[type]} />
        </section>
      ))}
    </Container>
  );
}

export function LocationPage({ data }: { data: LocationData }): ReactNode {
  return data.kind === 'location' ? <SingleLocation data={data} /> : <Dealership data={data} />;
}
