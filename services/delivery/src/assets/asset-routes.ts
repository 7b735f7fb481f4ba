import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { federatedFolder, isReleaseName, versionPattern } from 'shared-contracts/remote/manifest';
import { releaseFilesPath } from 'shared-contracts/remote/release-files';
import { acceptedEncoding, type Encoding } from '../edge/compression';
import type { ReleaseStore, StoredRelease } from '../artifacts/artifact-store';
import { contentType } from './content-type';
import { sendCached } from './send-cached';

const mostBytes = 96 * 1024 * 1024;
const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

interface Asset {
  body: Buffer;
  encoding: Encoding | null;
}

/** A missing file is a plain 404, never a page, and is not kept: the release may be on its way (DEL-005). */
const sendMissing = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('There is no such file.');

/** The stored file, compressed at publishing when the client takes it. */
async function readAsset(release: StoredRelease, path: string, encoding: Encoding | null): Promise<Asset> {
  const file = join(release.folder, path.startsWith(federatedFolder) ? '' : 'web', path);
  if (encoding) {
    try {
      return { body: await readFile(file + suffixes[encoding]), encoding };
    } catch {
      // Small and already compressed files have no packed twin.
    }
  }
  return { body: await readFile(file), encoding: null };
}

/**
 * `/assets/<name>/<version>/<file>`: files of published releases, of every version that was ever live (DEL-005,
 * DEL-013), and below `mf/` those of the container for other hosts. Only what the release's manifest lists is served, so no path can leave the store; source maps are not.
 */
export function addAssetRoutes(app: FastifyInstance, store: ReleaseStore): void {
  const kept = new LRUCache<string, Asset>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }) => body.length + 1,
  });

  app.get<{ Params: { name: string; version: string; '*': string } }>(
    `${releaseFilesPath}:name/:version/*`,
    async (request, reply) => {
      const { name, version, '*': path } = request.params;
      if (!isReleaseName(name) || !versionPattern.test(version) || path.endsWith('.map'))
        return sendMissing(reply);
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      try {
        const release = await store.read(name, version);
        if (!release.files.has(path)) return sendMissing(reply);
        const key = `${name}@${version}/${path} ${encoding}`;
        const asset = kept.get(key) ?? (await readAsset(release, path, encoding));
        kept.set(key, asset);
        reply.header('vary', 'Accept-Encoding');
        if (asset.encoding) reply.header('content-encoding', asset.encoding);
        if (path.startsWith(federatedFolder)) reply.header('access-control-allow-origin', '*');
        return sendCached(request, reply, {
          body: asset.body,
          type: contentType(path) ?? 'application/octet-stream',
          // A file of a release never changes, so its address is its identity.
          etag: `"${version}-${asset.body.length.toString(36)}${asset.encoding ? `-${asset.encoding}` : ''}"`,
          cacheControl: 'public, max-age=31536000, immutable',
        });
      } catch {
        return sendMissing(reply);
      }
    },
  );
  app.get(`${releaseFilesPath}*`, async (_request, reply) => sendMissing(reply));
}
