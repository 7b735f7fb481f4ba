import type { FastifyInstance } from 'fastify';
import { ApiFailure } from 'shared-contracts/errors';
import type { PluginOptions } from '../api';
import type { MakeSheet } from './listing-sheets';

/** Sheets that one address may have in a minute: drawing one takes as long as many pages. */
const sheetsPerMinute = 30;

/** Adds the download of a car's sheet, which is no JSON and so no endpoint of the table: `hrefs.carPdf` (API-022, D-21). */
export function addSheetRoute(
  app: FastifyInstance,
  siteOf: PluginOptions['siteOf'],
  makeSheet: MakeSheet,
): void {
  app.get<{ Params: { slug: string } }>(
    '/cars/:slug/pdf',
    {
      schema: { hide: true },
      config: { rateLimit: { max: sheetsPerMinute, timeWindow: 60_000 } },
    },
    async (request, reply) => {
      const site = siteOf(request);
      const { slug } = request.params;
      try {
        if (!site) throw new ApiFailure('not_found', 'There is nothing at this address.');
        const sheet = await makeSheet(site, slug);
        return await reply
          .header('cache-control', 'no-store')
          .header('content-disposition', `attachment; filename="${encodeURIComponent(slug)}.pdf"`)
          .type('application/pdf')
          .send(sheet);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        const { code, message } = error;
        return reply.code(error.status).send({ error: { code, message } });
      }
    },
  );
}
