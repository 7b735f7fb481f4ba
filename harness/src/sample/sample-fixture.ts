import type { SiteContent } from 'shared-contracts/site-config/content';
import type { Car } from 'shared-contracts/entities/car';
import type { Location, SpecialHours } from 'shared-contracts/entities/location';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { toPublicConfig } from 'shared-contracts/site-config';
import { makeLocation, makeSite } from 'shared-contracts/testing';
import { sampleStock } from './sample-stock';

/** A site with everything a page may ask for. */
export interface SampleFixture {
  site: PublicTenantConfig;
  cars: Car[];
  locations: Location[];
  specialHours: SpecialHours[];
  content: Partial<Pick<SiteContent, 'offers' | 'models' | 'brands' | 'reviews'>>;
}

/** Two locations and a workshop. */
const sampleLocations = (): Location[] => [
  makeLocation(),
  makeLocation({
    id: 2,
    name: 'Southport',
    slug: 'southport',
    primary: false,
    address: {
      street: '22 High Street',
      city: 'Southport',
      state: 'QLD',
      postcode: '4215',
      lat: -27.967,
      long: 153.4,
      place_id: null,
      place_url: null,
      map_key: null,
    },
  }),
  makeLocation({
    id: 3,
    name: 'Springwood Service',
    slug: 'springwood-service',
    location_type: 'service',
    primary: false,
  }),
];

/**
 * A whole site from factories, for tests.
 *
 * @param changes raw config values as a `site.json` would hold them
 */
export function sampleFixture(changes: Parameters<typeof makeSite>[0] = {}): SampleFixture {
  const finance = {
    site: { finance_provider: 'firstDrive' },
    finance: { providers: { firstDrive: { rule: 2, lender: 'toyotaDirect' } } },
  };
  const site = toPublicConfig(makeSite({ ...finance, ...changes }));
  const locations = sampleLocations();
  return { site, cars: sampleStock(site, locations), locations, specialHours: [], content: {} };
}
