import type { Car } from 'shared-contracts/entities/car';
import { imageUrl } from 'shared-contracts/images';
import type { PageMeta } from 'shared-contracts/remote/remote-module';
import { hrefs } from 'shared-contracts/routes';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { carTitle } from 'shared-rules/car-title';
import { formatKms, formatPrice } from 'shared-rules/money';
import { payablePrice } from 'shared-rules/price';
import { isComingSoon, isSold } from 'shared-rules/status';
import { breadcrumbsOf, conditionWords } from './breadcrumbs-of';

type Site = PublicTenantConfig;

const place = (car: Car) =>
  [car.location?.name ?? car.city, car.location?.address.state ?? car.state].filter(Boolean).join(' ');

/** One sentence of facts for search engines and shared links. */
function describe(car: Car, site: Site): string {
  const price = payablePrice(car);
  const facts = [
    car.km === null ? null : formatKms(car.km),
    car.simple_transmission,
    car.simple_fuel,
    price === null || isSold(car) ? null : [formatPrice(price), car.price_type].filter(Boolean).join(' '),
  ].filter(Boolean);
  const at = place(car) ? ` in ${place(car)}` : '';
  return `${conditionWords[car.car_type]} ${carTitle(car)}${at}: ${facts.join(', ')}. See it at ${site.site.name}.`;
}

/** Title, description, canonical address and picture of the page (DEL-008). */
export const vehicleMeta = (car: Car, site: Site): PageMeta => ({
  title: `${carTitle(car)} | ${site.site.name}`,
  description: describe(car, site),
  canonical: hrefs.vehicle(car.slug),
  image: imageUrl(site.images, car.primary_image_url, { width: 1200 }),
  noindex: isSold(car),
});

const conditions = {
  new: 'https://schema.org/NewCondition',
  used: 'https://schema.org/UsedCondition',
  demo: 'https://schema.org/UsedCondition',
} as const;

function availability(car: Car): string {
  if (isSold(car)) return 'https://schema.org/SoldOut';
  return isComingSoon(car) ? 'https://schema.org/PreOrder' : 'https://schema.org/InStock';
}

/** The car with its offer, and the trail to it, as schema.org objects. An offer needs a price. */
export function vehicleJsonLd(car: Car, site: Site): object[] {
  const absolute = (path: string) => new URL(path, site.site.url).href;
  const price = payablePrice(car);
  const pictures = car.images
    .map(({ image }) => imageUrl(site.images, image.url, { width: 1200 }))
    .filter((url) => url !== null)
    .map(absolute);
  const vehicle = {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: carTitle(car),
    url: absolute(hrefs.vehicle(car.slug)),
    brand: { '@type': 'Brand', name: car.make },
    model: car.model,
    vehicleModelDate: String(car.year),
    itemCondition: conditions[car.car_type],
    ...(car.km === null
      ? {}
      : { mileageFromOdometer: { '@type': 'QuantitativeValue', value: car.km, unitCode: 'KMT' } }),
    ...(car.simple_body ? { bodyType: car.simple_body } : {}),
    ...(car.simple_fuel ? { fuelType: car.simple_fuel } : {}),
    ...(car.simple_transmission ? { vehicleTransmission: car.simple_transmission } : {}),
    ...(car.colour ? { color: car.colour } : {}),
    ...(car.vin ? { vehicleIdentificationNumber: car.vin } : {}),
    ...(car.stocknum ? { sku: car.stocknum } : {}),
    ...(pictures.length > 0 ? { image: pictures } : {}),
    ...(price === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            price,
            priceCurrency: 'AUD',
            availability: availability(car),
            url: absolute(hrefs.vehicle(car.slug)),
            seller: { '@type': 'AutoDealer', name: site.site.name },
          },
        }),
  };
  const trail = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbsOf(car).map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  };
  return [vehicle, trail];
}
