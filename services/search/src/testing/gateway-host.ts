import Fastify from 'fastify';
import type { CarDocument } from 'shared-contracts/search/index-document';
import type { SearchResponse } from 'shared-contracts/search/wire';
import type { TenantConfig } from 'shared-contracts/site-config';
import { makeSite } from 'shared-contracts/testing';
import {
  daysAgo,
  makeDocument,
  makeDocuments,
  startSearchPlatform,
  type SearchPlatform,
} from './search-platform';

const DEALERSHIPS = ['harbour-springwood'];

/** A site of the one dealership, changed where the test says so. */
export const siteOf = (
  slug: string,
  changes: { site?: object; [section: string]: unknown } = {},
): TenantConfig =>
  makeSite({
    ...changes,
    site: { slug, hosts: [`${slug}.localhost`], dealerships: DEALERSHIPS, ...changes.site },
  });

const sites = new Map(
  [
    siteOf('harbour'),
    siteOf('used', { stock: { usedOnly: true } }),
    siteOf('young', { stock: { ageLimitYears: 10 } }),
    siteOf('strict', { stock: { inStockOnly: true } }),
    siteOf('mazdas', { stock: { baseFilter: 'make = Mazda OR make = Kia' } }),
    siteOf('priced', { search: { priceAscExcludesZero: true } }),
    siteOf('broken', { stock: { baseFilter: 'make = (' } }),
  ].map((config) => [config.site.slug, config] as const),
);

/** The site of that name which the host serves. */
export function siteNamed(slug: string): TenantConfig {
  const found = sites.get(slug);
  if (!found) throw new Error(`no site ${slug}`);
  return found;
}

/** An answer as it came and as it reads. */
export interface Answer {
  status: number;
  text: string;
  cache: string | null;
  body: SearchResponse<CarDocument> & {
    results: SearchResponse<CarDocument>[];
    error: { code: string; message: string };
  };
}

/** 50 Toyotas in stock (prices 20,000 up by 100, kilometres by 1,000), then the odd ones out. */
const stock = (): CarDocument[] => [
  ...makeDocuments(50, (at) => ({ price: 20_000 + at * 100, km: 1_000 * at, year: 2017 + (at % 9) })),
  makeDocument({ id: 101, make: 'Kia', model: 'Rio', car_type: 'new', year: 2026 }),
  makeDocument({ id: 102, make: 'Kia', model: 'Ceed', year: 2015, price: 0 }),
  makeDocument({ id: 103, make: 'Mazda', model: 'CX-5', year: 2016, price: null }),
  makeDocument({ id: 104, make: 'Mazda', model: '3', status: 'coming_soon', price: 20_000 }),
  makeDocument({ id: 105, make: 'Mazda', model: '2', status: 'sold', sold_date_timestamp: daysAgo(2) }),
  makeDocument({ id: 106, make: 'Mazda', model: '6', status: 'sold', sold_date_timestamp: daysAgo(4) }),
  makeDocument({ id: 107, make: 'Ford', model: 'Ranger', show_on_dealer_website: false }),
  makeDocument({
    id: 108,
    make: 'Ford',
    model: 'Everest',
    dealership_id: 2,
    dealership_slug: 'coastal-nambour',
  }),
];

/** The gateway on loopback over a real Meilisearch. */
export interface GatewayHost {
  platform: SearchPlatform;
  address: string;
  /** Asks in the name of a site, with its own key unless headers are given. */
  post: (path: string, body: unknown, slug?: string, headers?: Record<string, string>) => Promise<Answer>;
  search: (body: object, slug?: string) => Promise<Answer>;
  stop: () => Promise<void>;
}

export const SEARCH_PATH = '/search-service/indexes/cars_production/search';

export const idsOf = ({ body }: Answer): number[] => body.hits.map(({ id }) => id).sort((a, b) => a - b);

export async function startGatewayHost(): Promise<GatewayHost> {
  const platform = await startSearchPlatform();
  await platform.service.indexCars(stock());
  const app = Fastify();
  await platform.service.registerGateway(app, {
    siteOf: (request) => sites.get(String(request.headers['x-site'])),
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });

  const post: GatewayHost['post'] = async (path, body, slug = 'harbour', headers) => {
    const { key } = await platform.service.signKey(siteNamed(slug));
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: {
        'x-site': slug,
        'content-type': 'application/json',
        ...(headers ?? { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    const parsed = JSON.parse(text) as Answer['body']; // what of it is there, each test asserts
    return { status: answer.status, text, cache: answer.headers.get('x-search-cache'), body: parsed };
  };
  return {
    platform,
    address,
    post,
    search: (body, slug) => post(SEARCH_PATH, body, slug),
    stop: async () => {
      await app.close();
      await platform.stop();
    },
  };
}
