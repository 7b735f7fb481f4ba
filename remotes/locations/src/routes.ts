import { imageUrl } from 'shared-contracts/images';
import { defineRoute, type AnyRoute } from 'shared-contracts/remote/remote-module';
import { canonicalPath, hrefs, paths } from 'shared-contracts/routes';
import { contactForm } from './contact-page/contact-form';
import { loadContact, type ContactData } from './contact-page/load-contact';
import { addressText } from './dealer-location/address';
import { locationJsonLd } from './dealer-location/location-json-ld';
import { contactPage, locationPage, locatorPage } from './lazy';
import { loadLocation, type LocationData } from './location-page/load-location';
import { pageName, stockSlots } from './location-page/stock-rail';
import { loadLocator, type LocatorData } from './locator-page/load-locator';

const locatorRoute = (id: string, pattern: string): AnyRoute =>
  defineRoute<LocatorData>({
    id,
    pattern,
    gate: 'none',
    cache: 'shared',
    load: locatorPage.withChunk(loadLocator),
    Component: locatorPage.Component,
    meta: ({ postcode }, { site }) => ({
      title: `Our locations | ${site.site.name}`,
      description: `Addresses, phone numbers and opening hours of every ${site.site.name} location.`,
      canonical: paths.dealerLocator,
      noindex: postcode !== '',
    }),
    jsonLd: ({ locations }, { site }) => locations.map((location) => locationJsonLd(location, site)),
  });

const locationRoute = defineRoute<LocationData>({
  id: 'locations.location',
  pattern: paths.location,
  gate: 'none',
  cache: 'shared',
  load: locationPage.withChunk(loadLocation),
  Component: locationPage.Component,
  slots: stockSlots,
  meta: (data, { site }) => ({
    title: `${pageName(data)} | ${site.site.name}`,
    description:
      data.kind === 'location'
        ? `${site.site.name} ${data.location.name}: ${addressText(data.location.address)}. Phone, opening hours and directions.`
        : `Locations of ${data.name}: addresses, phone numbers and opening hours.`,
    canonical: hrefs.location(data.kind === 'location' ? data.location.slug : data.slug),
    image: data.kind === 'location' ? imageUrl(site.images, data.location.image, { width: 1200 }) : null,
  }),
  jsonLd: (data, { site }) =>
    (data.kind === 'location' ? [data.location] : data.locations).map((location) =>
      locationJsonLd(location, site),
    ),
});

const contactRoute = (id: string, pattern: string): AnyRoute =>
  defineRoute<ContactData>({
    id,
    pattern,
    gate: 'none',
    cache: 'shared',
    load: contactPage.withChunk(loadContact),
    Component: contactPage.Component,
    slots: ({ chosen }) => [{ name: 'leads.form', ...contactForm(chosen) }],
    meta: ({ locations, chosen }, { site }) => {
      const location = locations.find(({ slug }) => slug === chosen);
      const title = location ? `Contact ${location.name}` : 'Contact us';
      return {
        title: `${title} | ${site.site.name}`,
        description: `Send a message to ${site.site.name}${location ? ` ${location.name}` : ''}, call us or visit us.`,
        canonical: location ? hrefs.contactLocation(location.slug) : canonicalPath(paths.contactUs),
      };
    },
    jsonLd: ({ locations, chosen }, { site }) =>
      locations
        .filter(({ slug }) => chosen === null || slug === chosen)
        .map((location) => locationJsonLd(location, site)),
  });

/** The locator at two addresses, a location's page, and the contact page at two addresses and for each location. */
export const routes: AnyRoute[] = [
  locatorRoute('locations.locator', paths.dealerLocator),
  locatorRoute('locations.dealerships', paths.dealerships),
  locationRoute,
  contactRoute('locations.contact', paths.contact),
  contactRoute('locations.contact-us', paths.contactUs),
  contactRoute('locations.contact-location', paths.contactUsLocation),
];
