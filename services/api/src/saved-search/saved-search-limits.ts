import { callLimit } from '../http/rate-limit';

const hourS = 3600;
const dayS = 24 * hourS;

/** Days after which a search that was not confirmed is forgotten. */
export const CONFIRM_DAYS = 7;

/** Searches saved from one internet connection. */
export const SAVES_BY_IP = callLimit('saveSearch', {
  count: 10,
  windowS: hourS,
  refusal: 'Many searches were saved from your internet connection in the last hour. Please try',
});

/** Requests to confirm that one address or number receives, from all connections. */
export const SAVES_BY_ADDRESS = callLimit('saveSearch', {
  count: 3,
  windowS: dayS,
  refusal: 'We have sent links to this address already. Please use the last one, or try',
});

/** Requests to confirm by text that a site sends: each costs money. */
export const textsOfSite = (count: number) =>
  callLimit('saveSearch', {
    count,
    windowS: dayS,
    refusal: 'Texts cannot be sent at the moment. Please try',
  });
