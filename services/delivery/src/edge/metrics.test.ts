import { createFixture, type Fixture } from '../testing/delivery-fixture';
import { remoteBundle } from '../testing/releases';
import { createMetrics, type Metrics, type MetricSources } from './metrics';

/*
 * The figures that an operator watches, and that neither visitors nor a hung database can do harm to them.
 */

const sources: MetricSources = {
  search: { cacheCounts: () => ({ hit: 3, join: 2, miss: 1 }), breaker: () => 'closed' },
  outbox: async () => ({ pending: 4, oldestS: 31.5 }),
};

let delivery: Fixture;
let metrics: Metrics;
const warnings: string[] = [];
beforeAll(async () => {
  metrics = createMetrics({ warn: (_fields, message) => void warnings.push(message) });
  delivery = await createFixture({ onAnswered: metrics.answered, renderings: metrics });
});
afterAll(() => delivery.close());

/** Lines of a metric, without those of a histogram's buckets. */
const linesOf = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(name) && !line.includes('_bucket'));

test('[DEL-011] requests are counted by site, route and status, and unknown hosts and addresses make no new labels', async () => {
  await delivery.get('/search?make=Kia');
  await delivery.get('/search?make=Ford');
  for (let count = 0; count < 30; count += 1) {
    await delivery.get('/', { host: `host-${count}.example` });
    await delivery.get(`/nothing-${count}/here`);
    await delivery.app.inject({
      method: 'PROPFIND' as 'GET',
      url: '/',
      headers: { host: 'harbour.localhost' },
    });
  }
  const lines = linesOf(await metrics.text(sources), 'forecourt_requests_total');
  expect(lines).toEqual([
    'forecourt_requests_total{site="harbour-motors",route="/search",method="GET",status="200"} 2',
    'forecourt_requests_total{site="unknown",route="/*",method="GET",status="404"} 30',
    'forecourt_requests_total{site="harbour-motors",route="no page",method="GET",status="404"} 30',
    'forecourt_requests_total{site="harbour-motors",route="none",method="other",status="404"} 30',
  ]);
  expect(await metrics.text(sources)).toContain('forecourt_request_seconds_count{route="/search"} 2');
});

test('[DEL-005] renderings and failures are those of the release that owns them', async () => {
  await delivery.publish({
    name: 'search',
    version: '1.0.1',
    node: 'throw new Error("broken")',
    routes: [{ id: 'search.results', pattern: '/search', gate: 'none', cache: 'shared' }],
  });
  delivery.registry.set({ shell: '1.0.0', search: '1.0.1' });
  await delivery.get('/search?x=1');
  await delivery.get('/throws');
  await delivery.publish({
    name: 'vehicle',
    version: '1.0.0',
    node: remoteBundle('a car'),
    routes: [{ id: 'vehicle.page', pattern: '/cars/:slug', gate: 'none', cache: 'shared' }],
  });
  delivery.registry.set({ shell: '1.0.0', search: '1.0.1', vehicle: '1.0.0' });
  await delivery.get('/cars/rav4-7');
  const text = await metrics.text(sources);
  expect(text).toContain('forecourt_render_seconds_count{release="vehicle@1.0.0"} 1');
  expect(text).toContain('forecourt_request_seconds_count{route="/cars/:slug"} 1');
  expect(text).toContain('forecourt_render_seconds_count{release="search@1.0.0"} 2');
  expect(text).toContain('forecourt_render_seconds_count{release="search@1.0.1"} 1');
  expect(linesOf(text, 'forecourt_release_failures_total')).toEqual(
    expect.arrayContaining([
      expect.stringContaining('{release="search@1.0.1",phase="load"}'),
      'forecourt_release_failures_total{release="shell@1.0.0",phase="page"} 1',
    ]),
  );
});

test('search, breaker and outbox are read when they are scraped', async () => {
  const text = await metrics.text({ ...sources, search: { ...sources.search, breaker: () => 'open' } });
  for (const line of [
    'forecourt_search_answers_total{state="hit"} 3',
    'forecourt_search_answers_total{state="miss"} 1',
    'forecourt_search_breaker_open 1',
    'forecourt_outbox_pending 4',
    'forecourt_outbox_oldest_seconds 31.5',
  ])
    expect(text.split('\n')).toContain(line);
});

test('a database that hangs costs the outbox its figures and no more than a second', async () => {
  let questions = 0;
  const hung: MetricSources = {
    ...sources,
    outbox: () => {
      questions += 1;
      return new Promise(() => undefined);
    },
  };
  const own = createMetrics({ warn: () => undefined });
  const startedAt = performance.now();
  const [text] = await Promise.all([own.text(hung), own.text(hung)]);
  expect(performance.now() - startedAt).toBeLessThan(4000); // on a busy machine; 800 ms otherwise
  expect(text).toContain('forecourt_outbox_pending Nan');
  expect(questions).toBe(1);
  const broken = await metrics.text({ ...sources, outbox: () => Promise.reject(new Error('gone')) });
  expect(broken).toContain('forecourt_outbox_oldest_seconds Nan');
  expect(warnings).toEqual(['the outbox could not be counted for the metrics']);
});
