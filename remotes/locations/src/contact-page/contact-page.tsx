import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Slot, usePublish, useSite } from 'shared-contracts/react';
import { hrefs, paths } from 'shared-contracts/routes';
import { formatPhone, phoneHref } from 'shared-rules/phone';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { Container } from 'shared-ui/layout';
import { LocationCard } from '../location-card/location-card';
import { LocationCards } from '../location-card/location-cards';
import { placeTypeOf, type Place } from '../places/place';
import { sender } from '../sender';
import * as styles from './contact-page.styles';
import { contactForm, type ContactData } from './contact-form';

function Intro({ place }: { place: Place | undefined }): ReactNode {
  const { site } = useSite();
  const phone = place?.contact_detail.phone ?? place?.contact_detail.landline_phone ?? site.phones.site;
  return (
    <div>
      <h1>{place ? `Contact ${place.name}` : 'Contact us'}</h1>
      <p css={styles.lead}>
        Write to us and a person answers{phone ? ', or call ' : '.'}
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

/** Where most visitors go: the main yard, of several the one in the site's own city. */
function mainPlace(places: readonly Place[], city: string): Place | undefined {
  const yards = places.filter((place) => placeTypeOf(place) === 'sales');
  const main = yards.filter(({ primary }) => primary);
  return main.find(({ address }) => address.city === city) ?? main[0] ?? yards[0] ?? places[0];
}

/** A form for any question, beside the locations it can go to (LOC-003, LOC-004, LOC-029). */
export function ContactPage({ data }: { data: ContactData }): ReactNode {
  // Another address begins with another choice.
  return <Contact key={data.chosen ?? ''} data={data} />;
}

function Contact({ data: { places, chosen } }: { data: ContactData }): ReactNode {
  const { site } = useSite();
  const publish = usePublish(sender);
  const [selected, setSelected] = useState(chosen);
  const place = places.find(({ slug }) => slug === chosen);
  const first = place ?? mainPlace(places, site.address.city);
  const others = places.filter(({ id }) => id !== first?.id);
  const choose = ({ slug, dealership_slug: dealership }: Place) => {
    setSelected(slug);
    publish('locations:selected', { location_slug: slug, dealership_slug: dealership });
  };
  const choiceOf = (candidate: Place) => ({
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
          ...(place ? [{ label: place.name, href: hrefs.contactLocation(place.slug) }] : []),
        ]}
        renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      />
      <Intro place={place} />
      <div css={styles.columns}>
        <Slot name="leads.form" placement={form.key} {...form.props} />
        {first ? (
          <section css={styles.locations} aria-labelledby="contact-first">
            <h2 id="contact-first">Visit us</h2>
            <LocationCard place={first} choice={choiceOf(first)} />
          </section>
        ) : null}
      </div>
      {others.length > 0 ? (
        <section css={[styles.locations, styles.others]} aria-labelledby="contact-others">
          <h2 id="contact-others">Our other locations</h2>
          <LocationCards places={others} label="Our other locations" choiceOf={choiceOf} />
        </section>
      ) : null}
    </Container>
  );
}
