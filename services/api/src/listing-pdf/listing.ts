import type { Car } from 'shared-contracts/entities/car';
import type { Location } from 'shared-contracts/entities/location';
import type { TenantConfig } from 'shared-contracts/site-config';
import { carHeading, carTitle } from 'shared-rules/car-title';
import { dealerPhone } from 'shared-rules/dealer-phone';
import { disclaimerOf } from 'shared-rules/disclaimer-of';
import { rows, type InformationRow } from 'shared-rules/information-rows';
import { keyInformation } from 'shared-rules/key-information';
import { formatKms } from 'shared-rules/money';
import { formatPhone } from 'shared-rules/phone';
import { priceText } from 'shared-rules/price-text';
import { specifications } from 'shared-rules/specifications';
import { isSold } from 'shared-rules/status';
import { dateInZone, formatDate } from 'shared-rules/zoned-time';
import { drawableText } from './drawable-text';

/** What stands on the PDF, as texts that can be drawn; an empty text is not there. */
export interface Listing {
  siteName: string;
  /** The day the figures are of. */
  day: string;
  title: string;
  /** The site's primary colour, as `#rrggbb`. */
  colour: string;
  price: { amount: string; was: string; kind: string };
  facts: InformationRow[];
  features: string[];
  dealer: { name: string; lines: string[] };
  disclaimer: string;
  /** Address of the car's page. */
  address: string;
}

/** The price in words, always one total; its type states what it includes. */
function listingPrice(car: Car, noPriceText: string): Listing['price'] {
  if (isSold(car)) return { amount: 'Sold', was: '', kind: '' };
  const shown = priceText(car, noPriceText);
  switch (shown.kind) {
    case 'subscription':
      return { amount: shown.amountText, was: '', kind: shown.text };
    case 'reduced':
      return { amount: shown.amountText, was: shown.wasText, kind: drawableText(shown.priceType ?? '') };
    case 'car-price':
      return { amount: shown.amountText, was: '', kind: drawableText(shown.priceType ?? '') };
    case 'pre-order':
    case 'no-price':
      return { amount: drawableText(shown.text), was: '', kind: '' };
  }
}

function dealerTexts(
  car: Car,
  dealershipName: string,
  location: Location | null,
  config: TenantConfig,
): Listing['dealer'] {
  const place = location ?? car.location;
  const phone = dealerPhone(config, car);
  const address = place?.address;
  const town = address ? [address.city, address.state, address.postcode].filter(Boolean).join(' ') : '';
  const lines = [
    place && place.name !== dealershipName ? place.name : '',
    [address?.street, town].filter(Boolean).join(', '),
    phone ? formatPhone(phone) : '',
    location?.dealer_license_number ? `Dealer licence ${location.dealer_license_number}` : '',
  ];
  return { name: drawableText(dealershipName), lines: lines.map(drawableText).filter(Boolean) };
}

/** Everything that stands on a car's PDF (API-022). */
export function toListing(
  car: Car,
  { dealershipName, location, config, now }: {
    dealershipName: string; location: Location | null; config: TenantConfig; now: Date;
  }, // prettier-ignore
): Listing {
  const { site, theme, price, vehicle } = config;
  const facts = [
    ...rows([['Kilometres', car.km === null ? null : formatKms(car.km)]]),
    ...keyInformation(car),
    ...specifications(car),
  ];
  return {
    siteName: drawableText(site.name),
    day: formatDate(dateInZone(now, site.timezone).date),
    title: drawableText(carTitle(car)) || drawableText(carHeading(car)),
    colour: theme.colours.primary,
    price: listingPrice(car, price.noPriceText),
    facts: facts
      .map(({ label, value }) => ({ label, value: drawableText(value) }))
      .filter(({ value }) => value !== ''),
    features: car.standardEquipment.map(drawableText).filter(Boolean),
    dealer: dealerTexts(car, dealershipName, location, config),
    disclaimer: drawableText(disclaimerOf(vehicle.disclaimer, car.car_type)),
    address: `${site.url.replace(/\/$/, '')}${car.path}`,
  };
}
