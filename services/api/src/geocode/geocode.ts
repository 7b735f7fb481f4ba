import { ApiFailure } from 'shared-contracts/errors';
import type { ApiOutput } from 'shared-contracts/api/endpoints';
import { postcodePoint } from './localities';

/** Where postcodes are looked up; without it built-in regions of Australian postcodes answer. */
export interface GeocodingSettings {
  /** Base URL of a service with the answer shape of API-030. */
  url: string;
  key: string;
}

type Answer = ApiOutput<'geocode'>;

const timeoutMs = 3000;
const country = 'AU';

function parseAnswer(body: unknown): Answer {
  const results = (body as { results?: unknown }).results; // checked entry by entry below
  if (!Array.isArray(results)) throw new Error('The geocoding service gave no list of results.');
  return {
    results: results.slice(0, 5).flatMap((entry: unknown) => {
      const { lat, lng } =
        (entry as { geometry?: { location?: { lat?: unknown; lng?: unknown } } }).geometry?.location ?? {}; // checked next
      return typeof lat === 'number' && typeof lng === 'number'
        ? [{ geometry: { location: { lat, lng } } }]
        : [];
    }),
  };
}

/**
 * Coordinates of a postcode (API-030, D-24): of the configured service, whose key stays here, else of the built-in
 * table. An unknown postcode gives no results.
 */
export function createGeocoder(settings: GeocodingSettings | undefined, fetcher: typeof fetch = fetch) {
  async function askService(
    { url, key }: GeocodingSettings,
    postcode: string,
    inCountry: string,
  ): Promise<Answer> {
    const address = new URL(url);
    address.searchParams.set('components', `postal_code:${postcode}|country:${inCountry}`);
    address.searchParams.set('key', key);
    try {
      const response = await fetcher(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
      if (!response.ok) throw new Error(`status ${response.status}`);
      return parseAnswer(await response.json());
    } catch (cause) {
      throw new ApiFailure('unavailable', 'The place could not be looked up. Please try again.', { cause });
    }
  }

  return async ({
    postal_code: postcode,
    country: wanted = country,
  }: {
    postal_code: string;
    country?: string | undefined;
  }): Promise<Answer> => {
    if (!/^\d{4}$/.test(postcode)) {
      const message = 'Invalid postcode. Please enter a 4-digit number.';
      throw new ApiFailure('invalid_fields', message, { fields: { postal_code: message } });
    }
    if (!/^[A-Z]{2}$/.test(wanted)) {
      throw new ApiFailure('invalid_fields', 'The country must be a two-letter code such as AU.', {
        fields: { country: 'must be a two-letter code such as AU' },
      });
    }
    if (settings) return askService(settings, postcode, wanted);
    const point = wanted === country ? postcodePoint(postcode) : null;
    return { results: point ? [{ geometry: { location: { lat: point.lat, lng: point.long } } }] : [] };
  };
}
