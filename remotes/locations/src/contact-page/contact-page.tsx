import { useState, type ReactNode } from 'react';
import { Slot, usePublish, useSite } from 'shared-contracts/react';
import { hrefs, paths } from 'shared-contracts/routes';
import { formatPhone, phoneHref } from 'shared-rules/phone';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { Container } from 'shared-ui/layout';
import { LocationCard } from '../location-card/location-card';
import { LocationCards } from '../location-card/location-cards';
import { locationTypeOf, type DealerLocation } from '../dealer-location/dealer-location';
import { sender } from '../sender';
import * as styles from './contact-page.styles';
import { contactForm } from './contact-form';
import type { ContactData } from './load-contact';

function Intro({ location }: { location: DealerLocation | undefined }): ReactNode {
  const { site } = useSite();
  const phone = location?.contact_detail.phone ?? location?.contact_detail.landline_phone ?? site.phones.site;
  return (
    <div>
      <h1>{location ? `Contact ${location.name}` : 'Contact us'}</h1>
      <p css={styles.lead}>
        Send us a message and our team will get back to you{phone ? ', or call ' : '.'}
        {phone ? (
          <>
            <a href={phoneHref(phone)} css={styles.phone}>
              {formatPhone(phone)}
            </a>
            .
          </>
        ) : null}
      </p>
    </div>
  );
}

/** Where most visitors go: the main sales location, of several the one in the site's own city. */
function mainLocation(locations: readonly DealerLocation[], city: string): DealerLocation | undefined {
  const salesLocations = locations.filter((location) => locationTypeOf(location) === 'sales');
  const main = salesLocations.filter(({ primary }) => primary);
  return main.find(({ address }) => address.city === city) ?? main[0] ?? salesLocations[0] ?? locations[0];
}

/** A form for any question, beside the locations it can go to (LOC-003, LOC-004, LOC-029). */
export function ContactPage({ data }: { data: ContactData }): ReactNode {
  // Another address begins with another choice.
  return <Contact key={data.chosen ?? ''} data={data} />;
}

function Contact({ data: { locations, chosen } }: { data: ContactData }): ReactNode {
  const { site } = useSite();
  const publish = usePublish(sender);
  const [selected, setSelected] = useState(chosen);
  const location = locations.find(({ slug }) => slug === chosen);
  const first = location ?? mainLocation(locations, site.address.city);
  const others = locations.filter(({ id }) => id !== first?.id);
  const choose = ({ slug, dealership_slug: dealership }: DealerLocation) => {
    setSelected(slug);
    publish('locations:selected', { location_slug: slug, dealership_slug: dealership });
  };
  const choiceOf = (candidate: DealerLocation) => ({
    isChosen: candidate.slug === selected,
    onChoose: () => choose(candidate),
  });
  const form = contactForm(chosen);
  return (
    <Container css={styles.page}>
      <Breadcrumbs
        items={[
          { label: 'Home', href: paths.home },
          { label: 'Contact', href: paths.contact },
          ...(location ? [{ label: location.name, href: hrefs.contactLocation(location.slug) }] : []),
        ]}
      />
      <Intro location={location} />
      <div css={styles.columns}>
        <Slot name="leads.form" placement={form.key} {...form.props} />
        {first ? (
          <section css={styles.locations} aria-labelledby="contact-first">
            <h2 id="contact-first">Visit us</h2>
            <LocationCard location={first} choice={choiceOf(first)} />
          </section>
        ) : null}
      </div>
      {others.length > 0 ? (
        <section css={[styles.locations, styles.others]} aria-labelledby="contact-others">
          <h2 id="contact-others">Our other locations</h2>
          <LocationCards locations={others} label="Our other locations" choiceOf={choiceOf} />
        </section>
      ) : null}
    </Container>
  );
}
