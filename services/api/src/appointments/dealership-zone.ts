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

/**
 * Zone in which a yard's clocks go (API-020): that of its state, because the yards of one site may stand in several;
 * the site's own for a state that is none of these.
 */
export const dealershipZone = (state: string, siteZone: string): string => zoneOfState[state] ?? siteZone;
