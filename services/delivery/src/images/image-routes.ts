import type { FastifyInstance } from 'fastify';
import { sendCached } from '../assets/send-cached';
import { imageFormat, parseImageRequest } from './image-request';
import { clientOf } from '../edge/client-address';
import { ImagesBusy } from './fair-queue';
import type { ImageService } from './image-service';

/** Drawings never change: their address holds the content's hash. */
const cacheControl = 'public, max-age=31536000, immutable';

/** `/images/{width}x{height?}/q{quality}/{hash}` (D-61): AVIF or WebP by `Accept`, else JPEG. */
export function addImageRoutes(app: FastifyInstance, images: ImageService): void {
  app.get<{ Params: { size: string; quality: string; hash: string } }>(
    '/images/:size/:quality/:hash',
    async (request, reply) => {
      const { size, quality, hash } = request.params;
      const variant = parseImageRequest(size, quality, hash);
      const missing = (text: string) =>
        reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(text);
      if (!variant) return missing('There is no picture of this size and quality.');
      const format = imageFormat(request.headers.accept);
      const left = new AbortController();
      reply.raw.once('close', () => left.abort());
      try {
        const body = await images.get(variant, format, clientOf(request), left.signal);
        if (!body) return missing('There is no such picture.');
        return sendCached(request, reply.header('vary', 'Accept'), {
          body,
          type: `image/${format}`,
          etag: `"${hash}-${size}-${quality}-${format}"`,
          cacheControl,
        });
      } catch (error) {
        if (left.signal.aborted) return reply; // its request is gone
        if (!(error instanceof ImagesBusy)) throw error;
        // What a client has too much of itself is its own (429); a full house is not (503).
        return reply
          .code(error.isClientsOwn ? 429 : 503)
          .header('cache-control', 'no-store')
          .header('retry-after', '2')
          .send();
      }
    },
  );
  app.get('/images/*', (_request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('There is no such picture.'),
  );
}
