import { createHttpClient } from 'shared-contracts/api/http-client';
import type { CallApi } from 'shared-contracts/api/endpoints';
import type { SearchClient } from 'shared-contracts/remote/remote-module';
import { toPublicConfig } from 'shared-contracts/site-config';
import { createFakeApi } from '../fake-api/fake-api';
import { createFakeSearch } from '../fake-api/fake-search';
import { sampleStock } from '../sample/sample-stock';
import type { SampleFixture } from '../sample/sample-fixture';
import { createRealSearch } from './real-search';
import { behaviourOf, saveSettings, type HarnessSettings } from './settings';
import { readSites, type HarnessSite } from './site-files';

/** Everything a page of the harness is made of. */
export interface TestPage extends SampleFixture {
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
export async function createTestPage(settings: HarnessSettings): Promise<TestPage> {
  const sites = await readSites();
  const { name, config, content } = chosenSite(sites, settings.site);
  // Before the first call, which the server answers by it.
  saveSettings({ ...settings, site: name });
  const site = toPublicConfig(config);
  const isEmpty = settings.api === 'empty';
  // A group shows the locations of dealerships that other sites describe.
  const all = sites.flatMap((other) => other.content.locations.locations);
  const locations = all.filter(({ dealership_slug: slug }) => site.site.dealerships.includes(slug));
  const fixture: SampleFixture = {
    site,
    cars: isEmpty ? [] : sampleStock(site, locations),
    locations: isEmpty ? [] : locations,
    specialHours: isEmpty ? [] : content.locations.special_hours,
    content: isEmpty ? {} : content,
  };
  if (settings.api === 'real') {
    const api = createHttpClient((...request) => fetch(...request));
    // Addresses and slots of the bar are those of the platform's own cars.
    fixture.cars = await api('listCars', { query: { limit: realCars } });
    fixture.locations = await api('listLocations');
    return { ...fixture, sites, siteName: name, api, search: createRealSearch(site.site.search.host, api) };
  }
  const behaviour = behaviourOf[settings.api];
  return {
    ...fixture,
    sites,
    siteName: name,
    api: createFakeApi({ ...fixture, behaviour }),
    search: createFakeSearch(fixture.cars, behaviour),
  };
}
