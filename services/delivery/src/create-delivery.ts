import fastify, { type FastifyInstance } from 'fastify';
import { ApiFailure, errorCodes } from 'shared-contracts/errors';
import { addActionRoutes } from './actions/action-routes';
import { addAssetRoutes } from './assets/asset-routes';
import { createBundleLoader } from './composition/bundle-loader';
import { createComposer } from './composition/composer';
import { composeForMost } from './composition/salted-composition';
import { createStalledReleases } from './composition/stalled-releases';
import { overrideSecret } from './composition/override-secret';
import { createArtifactStore } from './artifacts/artifact-store';
import { addAddressLimit, sendTooManyPages, tooManyPages } from './edge/address-limit';
import { addAddressCheck, refuseAddress } from './edge/address-check';
import { addAnsweredHook, watchAnswer } from './edge/answered-request';
import { addCompression } from './edge/compression';
import { addHealthRoute } from './edge/health-route';
import { addOriginCheck } from './edge/origin-check';
import { addPolicyReports } from './edge/policy-reports';
import { addQueryLimit } from './edge/query-limit';
import { addReadyRoute } from './edge/ready-route';
import { addRequestId, createRequestIds, requestIdHeader } from './edge/request-id';
import { commonHeaders } from './edge/security-headers';
import { addSiteHook, siteOf } from './edge/site-hook';
import { addProxyWarning } from './edge/unnamed-proxy';
import { addImageRoutes } from './images/image-routes';
import { createImageService } from './images/image-service';
import { addPageRoutes, sendFailure } from './pages/page-routes';
import { createRenderer } from './pages/renderer';
import { pageLimitMs } from './pages/with-timeout';
import type { DeliveryOptions } from './ports';
import { addSiteFileRoutes } from './site-files/site-file-routes';
import { addSitemapRoutes } from './sitemap/sitemap-routes';

/** Limits of the HTTP server: a slow or silent client does not hold a connection. */
const serverLimits = {
  connectionTimeout: 30_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 65_000,
  http: { headersTimeout: 10_000 },
  bodyLimit: 64 * 1024,
} as const;

/** Drawing of a picture for a car's sheet of paper: enough for 320 points at 200 dots an inch. */
const sheetPicture = { width: 960, height: 640, quality: 80 } as const;

const tooManySearches = (retryAfterS: number) =>
  Object.assign(
    new ApiFailure('too_many_requests', 'Too many searches. Please wait a moment and try again.', {
      retryAfterS,
    }),
    { statusCode: errorCodes.too_many_requests },
  );

/**
 * The server of every site: host to site, assets, images, the dealer API and the search gateway, and
 * pages rendered by the live shell. Listening is up to the caller.
 */
export async function createDelivery(options: DeliveryOptions): Promise<FastifyInstance> {
  const { sites, api, search, releases, home, log, now } = options;
  const app = fastify({
    ...serverLimits,
    genReqId: createRequestIds(options.trustedProxies ?? []),
    routerOptions: { maxParamLength: 400 },
    trustProxy: options.trustedProxies?.length ? [...options.trustedProxies] : false,
    return503OnClosing: true,
    // An address that cannot be decoded is answered before any hook runs.
    frameworkErrors: (_error, request, reply) => {
      if (options.onAnswered) watchAnswer(request, reply, options.onAnswered);
      void refuseAddress(request, reply.header(requestIdHeader, request.id));
    },
    // Open persistent connections would hold the process; requests under way are still answered.
    forceCloseConnections: 'idle',
  });
  const store = createArtifactStore(options.artifacts.dir);
  const bundles = createBundleLoader(store, log, Date.now, (name, version) => stalled.add(name, version));
  const stalled = createStalledReleases(log, () => composer.renew());
  const composer = createComposer({ releases, store, bundles, stalled });

  addRequestId(app);
  addProxyWarning(app, options.trustedProxies ?? [], log);
  if (options.onAnswered) addAnsweredHook(app, options.onAnswered);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders(request.url, request.protocol === 'https'));
  });
  addAddressCheck(app);
  addSiteHook(app, sites);
  addOriginCheck(app);
  addQueryLimit(app);
  addCompression(app);
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 429) return sendTooManyPages(reply);
    if (status >= 500) return sendFailure(reply, error, request.url.split('?')[0] ?? '', log);
    return reply.code(status).type('text/plain; charset=utf-8').send('The request could not be understood.');
  });
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('There is nothing here.'),
  );

  addHealthRoute(app, options, {
    composition: (slug) => composeForMost(releases, slug),
    stalled: () => stalled.list(),
  });
  addReadyRoute(app, options, (slug) => composer.compose(slug, null, null));
  addAssetRoutes(app, store);
  const images = createImageService({ pictures: options.pictures, home, log });
  addImageRoutes(app, images);
  addSiteFileRoutes(app);
  addSitemapRoutes(app, { api, composer });
  const pictureOf = (hash: string) => images.get({ hash, ...sheetPicture }, 'jpeg', 'listing-pdf');
  await app.register(async (scope) => api.plugin(scope, { siteOf, pictureOf }));
  await app.register(async (scope) => {
    await addAddressLimit(scope, tooManySearches);
    await search.registerGateway(scope, { siteOf: (request) => siteOf(request).config });
  });
  await app.register(async (scope) => {
    await addAddressLimit(scope, tooManyPages);
    addPolicyReports(scope, { log, now });
  });
  const limitMs = options.renderLimitMs ?? pageLimitMs;
  const renderer = createRenderer({ api, search, now, log, limitMs, renderings: options.renderings });
  const pages = {
    composer,
    renderer,
    stalled,
    secret: overrideSecret(home),
    isDevelopment: options.isDevelopment ?? false,
    now,
    log,
  };
  await app.register(async (scope) => {
    await addAddressLimit(scope, tooManyPages);
    await scope.register(async (actions) => addActionRoutes(actions, { ...pages, api, limitMs }));
    addPageRoutes(scope, pages);
  });
  return app;
}
