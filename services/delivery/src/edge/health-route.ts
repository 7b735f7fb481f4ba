import type { FastifyInstance } from 'fastify';
import type { Composition } from 'shared-contracts/remote/composition';
import type { DeliveryOptions } from '../ports';

/**
 * `GET /healthz`, for any host (DEL-011): 503 with the step while the platform starts, then 200 with
 * the sites, what was refused, what is live, how often the search gateway could answer without asking, whether its server
 * answers at all, and what went wrong and was survived. It says that the process lives; `/readyz` says whether it can serve.
 */
export function addHealthRoute(
  app: FastifyInstance,
  { sites, health, incidents, search }: Pick<DeliveryOptions, 'sites' | 'health' | 'incidents' | 'search'>,
  live: { composition: (site: string) => Composition; stalled: () => string[] },
): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const state = health();
    if (state.status === 'starting') {
      return reply.code(503).header('retry-after', '2').send({ status: 'starting', step: state.step });
    }
    const slugs = sites.all().map(({ slug }) => slug);
    const composition = slugs[0] === undefined ? null : live.composition(slugs[0]);
    return {
      status: state.status,
      sites: slugs,
      refused: sites.refused().map(({ site, path, message }) => ({ site, path, message })),
      composition: composition?.id ?? null,
      versions: composition?.releases ?? {},
      search: { server: (await search.isUp()) ? 'up' : 'down', ...search.cacheCounts() },
      ...incidents(),
      stalledReleases: live.stalled(),
    };
  });
}
