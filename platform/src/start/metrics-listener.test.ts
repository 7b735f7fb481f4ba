import { createMetrics } from 'service-delivery';
import { ask } from '../testing/ask';
import { openMetricsListener } from './metrics-listener';

const sources = {
  search: { cacheCounts: () => ({ hit: 0, join: 0, miss: 0 }), breaker: () => 'closed' as const },
  outbox: async () => ({ pending: 2, oldestS: 0 }),
};

test('metrics have a port of their own, which serves nothing else', async () => {
  const metrics = createMetrics({ warn: () => undefined });
  const listener = await openMetricsListener({ port: 0, host: '127.0.0.1', metrics, sources });
  try {
    const { status, headers, body } = await ask(listener.port, '/metrics', {});
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('version=0.0.4')]);
    expect(body).toContain('forecourt_outbox_pending 2');
    expect((await ask(listener.port, '/', {})).status).toBe(404);
    expect((await ask(listener.port, '/metrics', { method: 'POST' })).status).toBe(404);
    await expect(
      openMetricsListener({ port: listener.port, host: '127.0.0.1', metrics, sources }),
    ).rejects.toThrow(/cannot be opened for metrics.*METRICS_PORT/);
  } finally {
    await listener.close();
  }
});
