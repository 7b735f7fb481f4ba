import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentType } from '../assets/content-type';
import { sendCached } from '../assets/send-cached';
import { siteOf } from '../edge/site-hook';
import { sendParts } from './send-parts';

const films: ReadonlySet<string> = new Set(['.webm', '.mp4']);
const allowed: ReadonlySet<string> = new Set(['.svg', '.png', '.webp', '.ico', '.woff2', ...films]);
const largestBytes = 8 * 1024 * 1024;
/** A site's files may change at any time; five minutes is what a browser may lag behind. */
const cacheControl = 'public, max-age=300';
/** A drawing opened on its own runs nothing. */
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const sendMissing = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('There is no such file.');

async function sendSiteFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<FastifyReply> {
  const ending = extname(path).toLowerCase();
  const type = contentType(path);
  if (
    !allowed.has(ending) ||
    !type ||
    path.split('/').some((part) => part.startsWith('.') || part.startsWith('_'))
  ) {
    return sendMissing(reply);
  }
  try {
    const folder = await realpath(siteOf(request).folder);
    // Resolved, so that neither dots nor links lead out of the site's folder.
    const file = await realpath(join(folder, path));
    if (!file.startsWith(folder + sep)) return sendMissing(reply);
    const body = await readFile(file);
    if (body.length > largestBytes) return sendMissing(reply);
    if (ending === '.svg') reply.header('content-security-policy', drawingPolicy);
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    const send = films.has(ending) ? sendParts : sendCached;
    return send(request, reply, { body, type, etag, cacheControl });
  } catch {
    return sendMissing(reply);
  }
}

/** `/site/<file>`: logo, favicon, pictures and films from the folder of the requested site. */
export function addSiteFileRoutes(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>('/site/*', (request, reply) =>
    sendSiteFile(request, reply, request.params['*']),
  );
  app.get('/favicon.ico', (request, reply) => sendSiteFile(request, reply, 'favicon.svg'));
}
