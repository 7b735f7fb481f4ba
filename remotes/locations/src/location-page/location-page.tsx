import type { ReactNode } from 'react';
import { imageUrl, pictureHash, type ImageSettings, type ImageWidth } from 'shared-contracts/images';
import { Slot, useSite } from 'shared-contracts/react';
import type { Location } from 'shared-contracts/entities/location';
import { hrefs, paths } from 'shared-contracts/routes';
import { formatCount } from 'shared-rules/money';
import { formatPhone, phoneHref } from 'shared-rules/phone';
import { stockNoun, stockNouns } from 'shared-rules/stock-noun';
import { sellsTowed } from 'shared-rules/towed';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { buttonStyles } from 'shared-ui/button';
import { PinIcon } from 'shared-ui/icons';
import { Image } from 'shared-ui/image';
import { Container } from 'shared-ui/layout';
import { PersonList } from 'shared-ui/person-list';
import { LocationCard } from '../location-card/location-card';
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
import { pageName, stockKey, stockRail } from './stock-rail';

const heroWidths = [480, 640, 800, 1200, 1600] as const satisfies ImageWidth[];
const portraitWidths = [96, 160] as const satisfies ImageWidth[];

/** A stored picture comes in every width, any other address as it is. */
const sourceOf = (images: ImageSettings, picture: string | null, widths: readonly ImageWidth[]) =>
  pictureHash(picture) === null
    ? { src: picture }
    : { pictureUrl: ({ width }: { width: ImageWidth }) => imageUrl(images, picture, { width }), widths };

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
  return (
    <Image
      {...sourceOf(images, location.image, heroWidths)}
      css={styles.picture}
      width={800}
      height={450}
      sizes="(min-width: 992px) 620px, 100vw"
      alt={`${locationTypeLabels[locationTypeOf(location)]} at ${location.name}`}
      notFound={<ShowroomDrawing name={location.name} />}
    />
  );
}

/** Ways to reach a location, the phone first: most visitors of this page are on their way. */
function Actions({ location }: { location: DealerLocation }): ReactNode {
  const { phone, landline_phone: landline } = location.contact_detail;
  const number = phone || landline;
  return (
    <div css={styles.actions}>
      {number ? (
        <a href={phoneHref(number)} css={buttonStyles('filled')}>
          Call {formatPhone(number)}
        </a>
      ) : null}
      <a
        href={directionsHref(location.address)}
        target="_blank"
        rel="noopener"
        css={buttonStyles(number ? 'outline' : 'filled')}
      >
        Directions
      </a>
      <a href={hrefs.contactLocation(location.slug)} css={buttonStyles('text')}>
        Contact Us
      </a>
    </div>
  );
}

/** `title` is the page's heading: the location's name, or its dealership's. */
function Hero({ location, title }: { location: DealerLocation; title: string }): ReactNode {
  return (
    <section css={styles.hero} aria-labelledby="location-name">
      <div css={styles.heroText}>
        <p css={styles.kind}>{locationTypeLabels[locationTypeOf(location)]}</p>
        <h1 id="location-name">{title}</h1>
        <OpenNow location={location} />
        <RatingLine location={location} />
        <p css={styles.line}>
          <PinIcon />
          <span>{addressText(location.address)}</span>
        </p>
        <Phones location={location} />
        <Actions location={location} />
      </div>
      <HeroPicture location={location} />
    </section>
  );
}

/** The next steps of a visit: a test drive where something driven is sold, a service where it is looked after. */
function NextSteps({ locations }: { locations: readonly DealerLocation[] }): ReactNode {
  const isDriven = !sellsTowed(useSite());
  const sales = isDriven ? locations.find((location) => locationTypeOf(location) === 'sales') : undefined;
  const service = locations.find((location) => locationTypeOf(location) === 'service');
  if (!sales && !service) return null;
  return (
    <div css={styles.steps}>
      {sales ? (
        <a
          href={hrefs.bookTestDrive({ dealershipSlug: sales.dealership_slug })}
          css={buttonStyles('outline')}
        >
          Book a test drive
        </a>
      ) : null}
      {service ? (
        <a
          href={hrefs.enquire({ locationSlug: service.slug, category: 'Service Enquiry' })}
          css={buttonStyles('outline')}
        >
          Ask about a service
        </a>
      ) : null}
    </div>
  );
}

/** Cars at the location, with a link to all of them. */
function Stock({ data }: { data: LocationData }): ReactNode {
  const site = useSite();
  const rail = stockRail(data);
  if (!rail || !data.stock) return null;
  const { count, query } = data.stock;
  return (
    <div css={styles.block}>
      <Slot name="search.rail" placement={stockKey} {...rail} />
      <p>
        <a href={`${paths.search}?${query}`} css={buttonStyles('tonal')}>
          {count === 1
            ? `See the ${stockNoun(site)} at ${pageName(data)}`
            : `All ${formatCount(count)} ${stockNouns(site)} at ${pageName(data)}`}
        </a>
      </p>
    </div>
  );
}

function Licences({ location }: { location: DealerLocation }): ReactNode {
  const numbers = [
    location.dealer_license_number ? `DL ${location.dealer_license_number}` : null,
    location.motor_vehicle_repairer ? `MRB ${location.motor_vehicle_repairer}` : null,
  ].filter(Boolean);
  return numbers.length > 0 ? <p css={styles.small}>{numbers.join(' · ')}</p> : null;
}

function FindUs({ location }: { location: DealerLocation }): ReactNode {
  return (
    <section css={styles.block} aria-labelledby="location-map">
      <h2 id="location-map">How to find us</h2>
      <LocationMap location={location} />
    </section>
  );
}

/** The people whom a visitor of the location meets. */
function Team({ name, team }: { name: string; team: Location['team'] }): ReactNode {
  const { images } = useSite();
  if (team.length === 0) return null;
  return (
    <section css={styles.block} aria-labelledby="location-team">
      <h2 id="location-team">Who you’ll meet in {name}</h2>
      <PersonList
        people={team.map((person) => ({
          name: person.name,
          role: person.role,
          picture: person.image ? (
            <Image
              {...sourceOf(images, person.image, portraitWidths)}
              width={72}
              height={72}
              sizes="72px"
              alt=""
            />
          ) : null,
          phone: person.phone ? { href: phoneHref(person.phone), text: formatPhone(person.phone) } : null,
        }))}
      />
    </section>
  );
}

/** Hours of each department beside the map. */
function Visit({
  location,
  siblings,
}: {
  location: DealerLocation;
  siblings: readonly DealerLocation[];
}): ReactNode {
  return (
    <div css={styles.detail}>
      <section css={styles.block} aria-labelledby="location-hours">
        <h2 id="location-hours">Opening hours</h2>
        <HoursByType key={location.id} location={location} siblings={siblings} />
        <Licences location={location} />
        <NextSteps locations={[location, ...siblings]} />
      </section>
      <FindUs location={location} />
    </div>
  );
}

function SingleLocation({ data }: { data: Extract<LocationData, { kind: 'location' }> }): ReactNode {
  const { location, siblings, team, reviews } = data;
  return (
    <Container css={styles.page}>
      <Trail name={location.name} href={hrefs.location(location.slug)} />
      <Hero location={location} title={location.name} />
      <Visit location={location} siblings={siblings} />
      <Stock data={data} />
      <Team name={location.name} team={team} />
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

/** A dealership: its main location, and all of its locations grouped by what they are for (LOC-002). */
function Dealership({ data }: { data: Extract<LocationData, { kind: 'dealership' }> }): ReactNode {
  const { name, slug, locations } = data;
  const groups = locationTypes
    .map((type) => ({
      type,
      locations: locations.filter((location) => locationTypeOf(location) === type),
    }))
    .filter((group) => group.locations.length > 0);
  const [first] = groups;
  const main = first?.locations.find(({ primary }) => primary) ?? first?.locations[0];
  if (!main) return null;
  return (
    <Container css={styles.page}>
      <Trail name={name} href={hrefs.location(slug)} />
      <Hero location={main} title={name} />
      {locations.length > 1 ? <NextSteps locations={locations} /> : <Visit location={main} siblings={[]} />}
      <Stock data={data} />
      {locations.length > 1 ? (
        // Departments of one location each stand side by side; larger groups take a row of their own.
        <div css={groups.every((group) => group.locations.length === 1) ? styles.departments : styles.groups}>
          {groups.map((group) => (
            <section key={group.type} css={styles.block} aria-labelledby={`dealership-${group.type}`}>
              <h2 id={`dealership-${group.type}`}>{locationTypeLabels[group.type]}</h2>
              {group.locations.length === 1 ? (
                group.locations.map((location) => <LocationCard key={location.id} location={location} />)
              ) : (
                <LocationCards locations={group.locations} label={locationTypeLabels[group.type]} />
              )}
            </section>
          ))}
        </div>
      ) : null}
      {locations.length > 1 ? <FindUs location={main} /> : null}
    </Container>
  );
}

export function LocationPage({ data }: { data: LocationData }): ReactNode {
  return data.kind === 'location' ? <SingleLocation data={data} /> : <Dealership data={data} />;
}
