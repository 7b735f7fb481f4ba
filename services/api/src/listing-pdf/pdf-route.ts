import { ApiFailure } from 'shared-contracts/errors';
import type { ApiRoutes } from '../http/plugin';
import type { MakeListingPdf } from './create-listing-pdf';

/** PDFs that one address may have in a minute: drawing one takes as long as many pages. */
const pdfsPerMinute = 30;

/** The download of a car's PDF, which is no JSON and so no endpoint of the table: `hrefs.carPdf` (API-022, D-21). */
export const listingPdfRoutes =
  (makeListingPdf: MakeListingPdf): ApiRoutes =>
  (app, siteOf) => {
    app.get<{ Params: { slug: string } }>(
      '/cars/:slug/pdf',
      {
        schema: { hide: true },
        config: { rateLimit: { max: pdfsPerMinute, timeWindow: 60_000 } },
      },
      async (request, reply) => {
        const site = siteOf(request);
        const { slug } = request.params;
        try {
          if (!site) throw new ApiFailure('not_found', 'There is nothing at this address.');
          const pdf = await makeListingPdf(site, slug);
          return await reply
            .header('cache-control', 'no-store')
            .header('content-disposition', `attachment; filename="${encodeURIComponent(slug)}.pdf"`)
            .type('application/pdf')
            .send(pdf);
        } catch (error) {
          if (!(error instanceof ApiFailure)) throw error;
          const { code, message } = error;
          return reply.code(error.status).send({ error: { code, message } });
        }
      },
    );
  };
