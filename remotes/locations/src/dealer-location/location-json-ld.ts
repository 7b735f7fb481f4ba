import { imageUrl } from 'shared-contracts/images';
import { hrefs } from 'shared-contracts/routes';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import type { DealerLocation } from './dealer-location';
import { locationTypeOf } from './dealer-location';

const dayCodes = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const;

const kinds = { sales: 'AutoDealer', service: 'AutoRepair', parts: 'AutoPartsStore' } as const;

/** "Mo 08:30-17:00" for every day that is open by times. */
const openingHours = ({ contact_detail: { opening_hours: hours } }: DealerLocation): string[] =>
  hours.flatMap(({ weekday, status, open, close }) =>
    status === 'Open' && open && close ? [`${dayCodes[weekday as 0]} ${open}-${close}`] : [],
  ); // the schema keeps weekdays within 0 to 6

/** A location as a schema.org object. */
export function locationJsonLd(location: DealerLocation, { site, images }: PublicTenantConfig): object {
  const { address, contact_detail: contact } = location;
  const absolute = (path: string) => new URL(path, site.url).href;
  const telephone = contact.phone ?? contact.landline_phone;
  const image = imageUrl(images, location.image, { width: 1200 });
  const hours = openingHours(location);
  return {
    '@context': 'https://schema.org',
    '@type': kinds[locationTypeOf(location)],
    name: `${site.name} ${location.name}`,
    url: absolute(hrefs.location(location.slug)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.postcode,
      addressCountry: 'AU',
    },
    ...(address.lat !== null && address.long !== null
      ? { geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.long } }
      : {}),
    ...(telephone ? { telephone } : {}),
    ...(image ? { image: absolute(image) } : {}),
    ...(hours.length > 0 ? { openingHours: hours } : {}),
  };
}
