import type { CallApi, HostKit } from './remotes';

interface Site {
  site: { search: { host: string } };
}

/** What the remotes' contract asks a host for. */
export interface Platform {
  site: Site;
  api: CallApi;
  search: (queries: object[]) => Promise<unknown[]>;
  now: () => Date;
  events: object;
}

/** Throws on what no page should do, so that a test sees it. */
const refuse = (problem: object): never => {
  throw new Error(JSON.stringify(problem));
};

export async function createPlatform({ createEventBus, createHttpClient }: HostKit): Promise<Platform> {
  const api = createHttpClient((...request) => fetch(...request));
  const site = (await api('getSiteConfig')) as Site; // the API's own answer
  const { key } = (await api('getSearchKey')) as { key: string }; // as above
  const search: Platform['search'] = async (queries) => {
    const answer = await fetch(`${site.site.search.host}/multi-search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ queries }),
    });
    return ((await answer.json()) as { results: unknown[] }).results; // as above
  };
  return { site, api, search, events: createEventBus(refuse, () => Date.now()), now: () => new Date() };
}
