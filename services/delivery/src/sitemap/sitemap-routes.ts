import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SiteBundle } from 'service-api';
import type { Composer } from '../composition/composer';
import { siteOf } from '../edge/site-hook';
import type { DealerApi } from '../ports';
import { entriesPerFile, robotsTxt, sitemapIndexXml, sitemapXml, type SitemapEntry } from './sitemap';
import { sitePages } from './site-pages';

/** A site's addresses are collected anew after this long. */
const keptForMs = 60_000;
const cacheControl = 'public, max-age=300';

/** `/robots.txt`, `/sitemap.xml` and, for very large sites, its parts (DEL-012). */
export function addSitemapRoutes(
  app: FastifyInstance,
  services: { api: DealerApi; composer: Composer },
): void {
  const kept = new LRUCache<string, { site: SiteBundle; entries: Promise<SitemapEntry[]> }>({
    max: 200,
    ttl: keptForMs,
  });

  const collect = async (site: SiteBundle): Promise<SitemapEntry[]> => {
    const call = services.api.call(site);
    const [live, locations, models, brands, offers, cars] = await Promise.all([
      services.composer.compose(site.slug, null, null),
      call('listLocations'),
      call('listModels'),
      call('listBrands'),
      call('listOffers'),
      services.api.sitemapCars(site),
    ]);
    const pages = sitePages({
      config: site.config,
      routes: Object.values(live.releases).flatMap(({ routes }) => routes),
      locations: locations.filter(({ visible }) => visible).map(({ slug }) => slug),
      models,
      brands,
      offers,
    });
    return [...pages.map((path) => ({ path })), ...cars];
  };

  const entriesOf = (request: FastifyRequest): { origin: string; entries: Promise<SitemapEntry[]> } => {
    const site = siteOf(request);
    const known = kept.get(site.slug);
    const origin = site.config.site.url;
    if (known?.site === site) return { origin, entries: known.entries };
    const entries = collect(site);
    kept.set(site.slug, { site, entries });
    entries.catch(() => kept.delete(site.slug)); // a failed one is tried again at the next request
    return { origin, entries };
  };

  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', cacheControl)
      .send(robotsTxt(siteOf(request).config.site.url)),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const { origin, entries } = entriesOf(request);
    const all = await entries;
    const xml =
      all.length > entriesPerFile
        ? sitemapIndexXml(origin, Math.ceil(all.length / entriesPerFile))
        : sitemapXml(origin, all);
    return reply.type('application/xml; charset=utf-8').header('cache-control', cacheControl).send(xml);
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const part = Number(/^(\d{1,4})\.xml$/.exec(request.params.file)?.[1] ?? 0);
    const { origin, entries } = entriesOf(request);
    const page = part < 1 ? [] : (await entries).slice((part - 1) * entriesPerFile, part * entriesPerFile);
    if (page.length === 0) {
      return reply.code(404).type('text/plain; charset=utf-8').send('There is no such sitemap.');
    }
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', cacheControl)
      .send(sitemapXml(origin, page));
  });
}
