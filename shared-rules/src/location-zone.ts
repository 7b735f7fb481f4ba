/** Time zones of the states and territories. */
const zoneOfState: Readonly<Record<string, string>> = {
  ACT: 'Australia/Sydney',
  NSW: 'Australia/Sydney',
  NT: 'Australia/Darwin',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  VIC: 'Australia/Melbourne',
  WA: 'Australia/Perth',
};

/** The one town of size whose clocks do not go by its state's. */
const brokenHill = { postcode: '2880', zone: 'Australia/Broken_Hill' };

/**
 * IANA zone of a location's clocks (API-020): that of its state, because the locations of one site may stand in
 * several; the site's own for a state that is none of these.
 */
export const locationZone = (address: { state: string; postcode: string }, siteZone: string): string =>
  address.postcode === brokenHill.postcode ? brokenHill.zone : (zoneOfState[address.state] ?? siteZone);
