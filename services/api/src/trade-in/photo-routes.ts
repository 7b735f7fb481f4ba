import type { FastifyReply } from 'fastify';
import type { Database } from '../database/database';
import type { ApiRoutes } from '../http/plugin';
import { isOpenLink, photoPattern } from './photo-link';
import { findPicture } from './photo-rows';

function sendPicture(reply: FastifyReply, picture: Buffer | null): FastifyReply {
  reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff');
  if (!picture)
    return reply.code(404).type('text/plain; charset=utf-8').send('This photo is no longer available.');
  return reply.header('content-disposition', 'inline').type('image/jpeg').send(picture);
}

/**
 * Photos of trade-ins as pictures, which are no JSON and so no endpoints of the table: for the shopper, who knows the
 * valuation (`hrefs.valuationPhoto`), and for the dealer, by the links of the lead.
 */
export const photoRoutes =
  ({ db, now, linkKey }: { db: Database; now: () => Date; linkKey: string }): ApiRoutes =>
  (app, siteOf) => {
    app.get<{ Params: { id: string; photo: string } }>(
      '/valuations/:id/photos/:photo',
      { schema: { hide: true } },
      async (request, reply) => {
        const site = siteOf(request);
        const { id, photo } = request.params;
        const find = { photo, valuationId: id };
        return sendPicture(reply, site ? await db.withSite(site.slug, (tx) => findPicture(tx, find)) : null);
      },
    );
    app.get<{ Params: { photo: string; until: string; signature: string } }>(
      photoPattern,
      { schema: { hide: true } },
      async (request, reply) => {
        const site = siteOf(request);
        const { photo, until, signature } = request.params;
        const link = { site: site?.slug ?? '', photo, until: Number(until) };
        const isOpen = site !== undefined && isOpenLink(linkKey, link, signature, now());
        return sendPicture(
          reply,
          isOpen ? await db.withSite(site.slug, (tx) => findPicture(tx, { photo })) : null,
        );
      },
    );
  };
