import type { Car } from 'shared-contracts/entities/car';
import { imageUrl } from 'shared-contracts/images';
import type { PageMeta } from 'shared-contracts/remote/remote-module';
import { hrefs } from 'shared-contracts/routes';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { carTitle } from 'shared-rules/car-title';
import { inPlace } from 'shared-rules/in-place';
import { formatKms, formatPrice } from 'shared-rules/money';
import { payablePrice } from 'shared-rules/price';
import { carTypeLabels } from 'shared-rules/search/filter-labels';
import { isSold } from 'shared-rules/status';

type Site = PublicTenantConfig;

/** What a buyer would pay, in dollars; null without a price, and for a sold car. */
const askingPrice = (car: Car): number | null => (isSold(car) ? null : payablePrice(car));

/** "in Springwood QLD", "on the Gold Coast QLD"; empty where nothing says where a car is. */
function whereIs(car: Car): string {
  const name = car.location?.name ?? car.city;
  const state = car.location?.address.state ?? car.state;
  if (!name) return state ? ` in ${state}` : '';
  return [` ${inPlace(name)}`, state].filter(Boolean).join(' ');
}

/** One sentence of facts for search engines and shared links. */
export function describeCar(car: Car, site: Site): string {
  const price = askingPrice(car);
  const facts = [
    car.km === null ? null : formatKms(car.km),
    car.simple_transmission,
    car.simple_fuel,
    price === null ? null : [formatPrice(price), car.price_type].filter(Boolean).join(' '),
  ].filter(Boolean);
  const words = facts.length > 0 ? `: ${facts.join(', ')}` : '';
  return `${carTypeLabels[car.car_type]} ${carTitle(car)}${whereIs(car)}${words}. See it at ${site.site.name}.`;
}

/**
 * Title, description, canonical address, picture and price of the page (DEL-008). A sold car stays in search engines
 * until its page leads elsewhere; without a date of sale that would be for ever.
 */
export const vehicleMeta = (car: Car, site: Site): PageMeta => ({
  title: `${carTitle(car)} | ${site.site.name}`,
  description: describeCar(car, site),
  canonical: hrefs.vehicle(car.slug),
  image: imageUrl(site.images, car.primary_image_url, { width: 1200 }),
  noindex: isSold(car) && car.sold_date_timestamp === null,
  priceAud: askingPrice(car),
});
