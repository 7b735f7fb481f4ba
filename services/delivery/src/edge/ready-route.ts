import type { FastifyInstance } from 'fastify';
import type { DeliveryOptions } from '../ports';

/** A part that has not answered by then, in ms, is not ready: a load balancer waits for one or two seconds. */
const limitMs = 800;

/** Parts of a platform that pages need. Without search they are limited, which is better than none. */
type Part = 'api' | 'database' | 'search' | 'shell';
type Verdict = 'ok' | 'failed' | 'no answer';

/**
 * Whether a part answers in time. While one look hangs others join it: a part that hangs gets no second
 * question.
 */
function createLook(ask: () => Promise<unknown>): () => Promise<Verdict> {
  let underWay: Promise<Verdict> | null = null;
  const look = (): Promise<Verdict> =>
    ask().then(
      (answer) => (answer === false ? 'failed' : 'ok'),
      () => 'failed',
    );
  return async () => {
    underWay ??= look().finally(() => (underWay = null));
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<Verdict>((resolve) => {
      timer = setTimeout(() => resolve('no answer'), limitMs);
    });
    try {
      return await Promise.race([underWay, tooLate]);
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * `GET /readyz`, for any host: 200 while this process can serve pages and calls, otherwise 503 with the parts that do not
 * answer, within a second whatever hangs. Without the search server it serves from the stock, and says so in `parts`:
 * where all processes share that server, none would be left otherwise. A load balancer sends visitors only where it is 200; while the process is
 * stopping it is 503 although everything is still answered.
 *
 * @param loadShell loads what most visitors of a site get; rejects when it cannot
 */
export function addReadyRoute(
  app: FastifyInstance,
  { sites, api, search, health }: Pick<DeliveryOptions, 'sites' | 'api' | 'search' | 'health'>,
  loadShell: (siteSlug: string) => Promise<unknown>,
): void {
  /** Asks in the name of any site; without sites there is nothing that could fail. */
  const forSite = (ask: (site: ReturnType<typeof sites.all>[number]) => Promise<unknown>) => async () => {
    const [site] = sites.all();
    await (site && ask(site));
  };
  const looks: Record<Part, () => Promise<Verdict>> = {
    api: createLook(forSite((site) => api.call(site)('getSiteConfig'))),
    database: createLook(() => api.pingDatabase()),
    search: createLook(() => search.isUp()),
    shell: createLook(forSite((site) => loadShell(site.slug))),
  };
  const parts = Object.keys(looks) as Part[]; // the keys of the record above

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const state = health();
    if (state.status !== 'ok') return reply.code(503).header('retry-after', '2').send(state);
    const verdicts = await Promise.all(parts.map(async (part) => [part, await looks[part]()] as const));
    const failing = verdicts.flatMap(([part, verdict]) =>
      verdict === 'ok' || part === 'search' ? [] : [part],
    );
    const body = { parts: Object.fromEntries(verdicts) };
    if (failing.length === 0) return { status: 'ready', ...body };
    return reply
      .code(503)
      .header('retry-after', '2')
      .send({ status: 'not ready', failing, ...body });
  });
}
