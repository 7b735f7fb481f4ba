import type { Location } from 'shared-contracts/entities/location';

type Address = Location['address'];

/** "1 Main St, Springwood QLD 4127" (LOC-009). */
export const addressText = ({ street, city, state, postcode }: Address): string =>
  [street, [city, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** Where the map is centred: coordinates, else the map provider's id of it, else its address as text (LOC-022). */
export function mapQuery(address: Address): string {
  if (address.lat !== null && address.long !== null) return `${address.lat},${address.long}`;
  return address.place_id ? `place_id:${address.place_id}` : addressText(address);
}

/** The location's own link, else a map link from its coordinates, else from its address (LOC-009). */
export function directionsHref(address: Address): string {
  if (address.place_url) return address.place_url;
  const { lat, long } = address;
  const destination =
    lat !== null && long !== null ? `${lat},${long}` : encodeURIComponent(addressText(address));
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}
