import { createHttpClient } from 'shared-contracts/api/http-client';
import type { CallApi } from 'shared-contracts/api/endpoints';
import type { SearchClient } from 'shared-contracts/remote/remote-module';
import { toPublicConfig } from 'shared-contracts/site-config';
import { createFakeApi } from '../fake-api/fake-api';
import { createFakeSearch } from '../fake-api/fake-search';
import { sampleStock } from '../sample/sample-stock';
import type { SampleWorld } from '../sample/sample-world';
import { createRealSearch } from './real-search';
import { behaviourOf, tellServer, type HarnessSettings } from './settings';
import { readSites, type HarnessSite } from './site-files';

/** Everything a page of the harness is made of. */
export interface PageWorld extends SampleWorld {
  sites: readonly HarnessSite[];
  siteName: string;
  api: CallApi;
  search: SearchClient;
}

/** Cars of a running platform that the bar knows. */
const realCars = 12;

/** The site that was chosen, else the one of bare localhost, else the first one. */
const chosenSite = (sites: readonly HarnessSite[], name: string): HarnessSite => {
  const site =
    sites.find((candidate) => candidate.name === name) ??
    sites.find(({ config }) => config.site.hosts.includes('localhost')) ??
    sites[0];
  if (!site) throw new Error('There is no site in the sites folder.');
  return site;
};

/** Reads the sites and makes the world of the chosen one. */
export async function createPageWorld(settings: HarnessSettings): Promise<PageWorld> {
  const sites = await readSites();
  const { name, config, content } = chosenSite(sites, settings.site);
  // Before the first call, which the server answers by it.
  tellServer({ ...settings, site: name });
  const site = toPublicConfig(config);
  const isEmpty = settings.api === 'empty';
  // A group shows the yards of dealerships that other sites describe.
  const all = sites.flatMap((other) => other.content.locations.locations);
  const locations = all.filter(({ dealership_slug: slug }) => site.site.dealerships.includes(slug));
  const world: SampleWorld = {
    site,
    cars: isEmpty ? [] : sampleStock(site, locations),
    locations: isEmpty ? [] : locations,
    specialHours: isEmpty ? [] : content.locations.special_hours,
    content: isEmpty ? {} : content,
  };
  if (settings.api === 'real') {
    const api = createHttpClient((...request) => fetch(...request));
    // Addresses and slots of the bar are those of the platform's own cars.
    world.cars = await api('listCars', { query: { limit: realCars } });
    world.locations = await api('listLocations');
    return { ...world, sites, siteName: name, api, search: createRealSearch(site.site.search.host, api) };
  }
  const behaviour = behaviourOf[settings.api];
  return {
    ...world,
    sites,
    siteName: name,
    api: createFakeApi({ ...world, behaviour }),
    search: createFakeSearch(world.cars, behaviour),
  };
}
