import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Slot, usePublish, useSite } from 'shared-contracts/react';
import { hrefs, paths } from 'shared-contracts/routes';
import { formatPhone, phoneHref } from 'shared-rules/phone';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { Container } from 'shared-ui/layout';
import { LocationCard } from '../location-card/location-card';
import type { Place } from '../places/place';
import { sender } from '../sender';
import * as styles from './contact-page.styles';
import { contactForm, type ContactData } from './contact-form';

function Intro({ place }: { place: Place | undefined }): ReactNode {
  const { site } = useSite();
  const phone = place?.contact_detail.phone ?? place?.contact_detail.landline_phone ?? site.phones.site;
  return (
    <div>
      <h1>{place ? `Contact ${place.name}` : 'Contact us'}</h1>
      <p css={styles.leadStyles}>
        Write to us and a person answers{phone ? ', or call ' : '.'}
        {phone ? (
          <>
            <a href={phoneHref(phone)} css={styles.phoneStyles}>
              {formatPhone(phone)}
            </a>
            .
          </>
        ) : null}
      </p>
    </div>
  );
}

/** A form for any question, beside the locations it can go to (LOC-003, LOC-004, LOC-029). */
export function ContactPage({ data: { places, chosen } }: { data: ContactData }): ReactNode {
  const publish = usePublish(sender);
  const [selected, setSelected] = useState(chosen);
  const place = places.find(({ slug }) => slug === chosen);
  // The one the address names comes first.
  const ordered = place ? [place, ...places.filter(({ id }) => id !== place.id)] : places;
  const choose = ({ slug, dealership_slug: dealership }: Place) => {
    setSelected(slug);
    publish('locations:selected', { location_slug: slug, dealership_slug: dealership });
  };
  const form = contactForm(chosen);
  return (
    <Container css={styles.pageStyles}>
      <Breadcrumbs
        items={[
          { label: 'Home', href: paths.home },
          { label: 'Contact', href: paths.contact },
          ...(place ? [{ label: place.name, href: hrefs.contactLocation(place.slug) }] : []),
        ]}
        renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      />
      <Intro place={place} />
      <div css={styles.columnsStyles}>
        <Slot name="leads.form" placement={form.key} {...form.props} />
        <section css={styles.placesStyles} aria-labelledby="contact-places">
          <h2 id="contact-places">{places.length === 1 ? 'Where we are' : 'Our locations'}</h2>
          {ordered.map((candidate) => (
            <LocationCard
              key={candidate.id}
              place={candidate}
              choice={{
                isChosen: candidate.slug === selected,
                onChoose: () => choose(candidate),
              }}
            />
          ))}
        </section>
      </div>
    </Container>
  );
}
