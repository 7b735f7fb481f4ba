import type { Car } from 'shared-contracts/entities/car';
import { imageUrl, missingPicture } from 'shared-contracts/images';
import { hrefs } from 'shared-contracts/routes';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { carTitle } from 'shared-rules/car-title';
import { knownText } from 'shared-rules/information-rows';
import { payablePrice } from 'shared-rules/price';
import { isComingSoon, isSold } from 'shared-rules/status';
import type { FaqItems } from '../faq/load-faq';
import { breadcrumbsOf } from './breadcrumbs-of';
import { describeCar } from './vehicle-meta';

type Site = PublicTenantConfig;

const context = { '@context': 'https://schema.org' } as const;

const conditions = {
  new: 'https://schema.org/NewCondition',
  used: 'https://schema.org/UsedCondition',
  demo: 'https://schema.org/UsedCondition',
} as const;

function availability(car: Car): string {
  if (isSold(car)) return 'https://schema.org/SoldOut';
  if (car.reserved) return 'https://schema.org/Reserved';
  return isComingSoon(car) ? 'https://schema.org/PreOrder' : 'https://schema.org/InStock';
}

/** Leaves out what a car does not say: a null would be read as a value. */
const known = (facts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null && value !== ''));

function sellerOf(car: Car, site: Site): object {
  const address = car.location?.address;
  return known({
    '@type': 'AutoDealer',
    name: car.location?.name ?? site.site.name,
    telephone: car.location?.phone ?? null,
    address: address
      ? {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          addressLocality: address.city,
          addressRegion: address.state,
          postalCode: address.postcode,
          addressCountry: 'AU',
        }
      : null,
  });
}

/** An offer needs a price; what is sold keeps the one it was offered at, as sold out. */
function offerOf(car: Car, site: Site, url: string): object | null {
  const price = payablePrice(car);
  if (price === null) return null;
  return {
    '@type': 'Offer',
    price,
    priceCurrency: 'AUD',
    availability: availability(car),
    itemCondition: conditions[car.car_type],
    url,
    seller: sellerOf(car, site),
  };
}

/** Characters of the dealer's comments that stand in a description; the whole text is on the page. */
const describedCharacters = 500;
const firstWords = (words: string): string => [...words].slice(0, describedCharacters).join('');

/** The car with its offer, the trail to it, and what shoppers ask, as schema.org objects. */
export function vehicleJsonLd(car: Car, site: Site, faq: FaqItems): object[] {
  const absolute = (path: string): string => new URL(path, site.site.url).href;
  const url = absolute(hrefs.vehicle(car.slug));
  const addressesOf = (references: readonly (string | null)[]): string[] =>
    references.flatMap((reference) => imageUrl(site.images, reference, { width: 1200 }) ?? []).map(absolute);
  const photos = addressesOf(car.images.map(({ image }) => image.url));
  const offers = offerOf(car, site, url);
  const vehicle = {
    ...context,
    // A car for its facts, a product for the price in search results: one without an offer is an error there.
    '@type': offers === null ? 'Car' : ['Product', 'Car'],
    name: carTitle(car),
    description: firstWords(knownText(car.dealercomments) ?? '') || describeCar(car, site),
    url,
    ...known({
      brand: { '@type': 'Brand', name: car.make },
      model: car.model,
      vehicleModelDate: String(car.year),
      itemCondition: conditions[car.car_type],
      mileageFromOdometer:
        car.km === null ? null : { '@type': 'QuantitativeValue', value: car.km, unitCode: 'KMT' },
      bodyType: car.simple_body,
      fuelType: car.simple_fuel,
      vehicleTransmission: car.simple_transmission,
      color: car.colour,
      vehicleInteriorColor: car.interior_colour,
      numberOfDoors: car.doors,
      vehicleSeatingCapacity: car.seats,
      vehicleIdentificationNumber: car.vin,
      sku: car.stocknum,
      image: photos.length > 0 ? photos : addressesOf([missingPicture]),
      offers,
    }),
  };
  const trail = {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbsOf(car, site).map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  };
  return faq.length === 0 ? [vehicle, trail] : [vehicle, trail, questions(faq)];
}

const questions = (faq: FaqItems): object => ({
  ...context,
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
