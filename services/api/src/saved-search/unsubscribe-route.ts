import { apiPrefix } from 'shared-contracts/api/endpoints';
import { unsubscribePath } from 'shared-contracts/entities/saved-search';
import { hrefs } from 'shared-contracts/routes';
import type { ApiRoutes } from '../http/plugin';
import type { Services } from '../http/operation';
import type { AlertTokens } from './alert-token';
import { endSearch } from './saved-search-operations';

const bodyLimit = 4096;
const path = unsubscribePath.slice(apiPrefix.length);

/**
 * One-click unsubscription by the mail program (RFC 8058): it posts a form without cookies, from no page of ours. A
 * program that opens the address instead is led to the page with the button: links are also opened by mail scanners.
 */
export const unsubscribeRoutes =
  ({ db, now, tokens }: Pick<Services, 'db' | 'now'> & { tokens: AlertTokens }): ApiRoutes =>
  (app, siteOf) => {
    void app.register((scope, _options, done) => {
      scope.addContentTypeParser(
        ['application/x-www-form-urlencoded', 'multipart/form-data'],
        { parseAs: 'string', bodyLimit },
        (_request, body, parsed) => parsed(null, body),
      );
      scope.post<{ Params: { token: string } }>(
        path,
        { bodyLimit, schema: { hide: true } },
        async (request, reply) => {
          const site = siteOf(request);
          void reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
          if (!/List-Unsubscribe[\s\S]*One-Click/.test(String(request.body))) {
            return reply.code(400).send('Send List-Unsubscribe=One-Click.');
          }
          const tokenHash = tokens.hashOf(request.params.token);
          const isKnown =
            site !== undefined &&
            (await endSearch(db, { site: site.slug, tokenHash, reason: 'unsubscribed', now: now() }));
          return isKnown
            ? reply.send('You are unsubscribed.')
            : reply.code(404).send('There is no such alert.');
        },
      );
      scope.get<{ Params: { token: string } }>(path, { schema: { hide: true } }, (request, reply) =>
        reply.redirect(hrefs.alert(request.params.token), 303),
      );
      done();
    });
  };
