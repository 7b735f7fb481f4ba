import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  locationSchema,
  specialHoursSchema,
  type Location,
  type SpecialHours,
} from 'shared-contracts/entities/location';
import type { Manufacturer } from 'shared-contracts/entities/content';
import { ApiFailure } from 'shared-contracts/errors';
import { toPublicConfig, type PublicTenantConfig } from 'shared-contracts/site-config';
import { withMenuLinks } from 'shared-contracts/site-config/menu-links';
import { orderLocations } from 'shared-rules/location-order';
import type { SearchService } from 'service-search';
import type { Tx } from '../database/database';
import { query } from '../database/query';
import type { Operations, Services } from '../http/operation';
import type { SiteBundle } from '../sites/site-bundle';
import { keptPerSite } from './kept-per-site';
import { rangeModels } from './models';
import { shownOffers } from './offers';
import { withStockPictures } from './with-stock-pictures';
import { findSitePage } from './site-page';
import { createStockCounter } from './stock-figures';

const locationRow = z.object({ data: locationSchema });
const specialHoursRow = z.object({ data: specialHoursSchema });

/** Milliseconds that a site's locations are kept; they change with the site folders only. */
const keptMs = 2000;

interface Places {
  locations: Location[];
  specialHours: SpecialHours[];
}

/** Locations in a site's scope (LOC-030) that are not hidden (LOC-007), in its order (LOC-006). */
async function locationsOf(tx: Tx, { config }: SiteBundle): Promise<Location[]> {
  const found = await query(tx, locationRow, sql`select data from locations`);
  const scope = new Set(config.site.locations);
  const shown = found
    .map(({ data }) => data)
    .filter(({ id, visible }) => visible && (scope.size === 0 || scope.has(id)));
  return orderLocations(shown, config.locations.order);
}

/** The public config with the links of its menus and a fresh search key in it (API-003, API-034). */
export async function publicConfigOf(
  search: SearchService,
  { config, content }: SiteBundle,
): Promise<PublicTenantConfig> {
  const shown = withMenuLinks(toPublicConfig(config), content);
  const { key } = await search.signKey(config);
  // The files never hold a key, so the schema knows only the empty one; the signed one is put in here.
  return { ...shown, site: { ...shown.site, search: { ...shown.site.search, key: key as '' } } };
}

type ContentEndpoint =
  | 'listLocations' | 'listSpecialHours' | 'listOffers' | 'listManufacturers' | 'listModels' | 'listReviews'
  | 'getReviewAggregate' | 'listBrands' | 'listFaq' | 'getPage' | 'getSiteConfig' | 'getSearchKey'; // prettier-ignore

/** Endpoints about what a site says besides its stock. */
export function contentOperations({ db, search, log }: Services): Pick<Operations, ContentEndpoint> {
  const placesOf = keptPerSite(keptMs, (site): Promise<Places> =>
    db.withSite(site.slug, async (tx) => {
      const locations = await locationsOf(tx, site);
      const shown = new Set(locations.map(({ id }) => id));
      const hours = await query(tx, specialHoursRow, sql`select data from special_hours order by date, id`);
      const specialHours = hours.map(({ data }) => data).filter((entry) => shown.has(entry.location_id));
      return { locations, specialHours };
    }),
  );
  const offersOf = withStockPictures({ db, log }, shownOffers);
  const modelsOf = withStockPictures({ db, log }, rangeModels);

  return {
    async listLocations(_input, { site }) {
      return { body: (await placesOf(site)).locations };
    },
    async listSpecialHours(_input, { site }) {
      return { body: (await placesOf(site)).specialHours };
    },
    async listOffers(_input, { site }) {
      return { body: await offersOf(site) };
    },
    listManufacturers(_input, { site }) {
      const manufacturers = site.content.brands.map(
        ({ manufacturer_id: id, title, slug, logo }): Manufacturer => ({
          id,
          name: title,
          slug,
          logo: { url: logo },
        }),
      );
      return Promise.resolve({ body: manufacturers });
    },
    async listModels(_input, { site }) {
      return { body: await modelsOf(site) };
    },
    listReviews: (_input, { site }) => Promise.resolve({ body: site.content.reviews.reviews }),
    getReviewAggregate: (_input, { site }) => Promise.resolve({ body: site.content.reviews.aggregate }),
    listBrands: (_input, { site }) => Promise.resolve({ body: site.content.brands }),
    listFaq: ({ query }, { config }) =>
      Promise.resolve({ body: query.page === 'vehicle' ? config.vehicle.faq : config.tradeIn.faq }),
    async getPage({ query }, { site, config, signal }) {
      const page = await findSitePage(
        {
          site,
          stock: createStockCounter(search, config, signal),
          locations: async () => (await placesOf(site)).locations,
          models: () => modelsOf(site),
        },
        query.path,
      );
      if (!page) throw new ApiFailure('not_found', 'This page does not exist.');
      return { body: page };
    },
    async getSiteConfig(_input, { site }) {
      return { body: await publicConfigOf(search, site) };
    },
    async getSearchKey(_input, { config }) {
      return { body: await search.signKey(config), headers: { 'cache-control': 'no-store' } };
    },
  };
}
