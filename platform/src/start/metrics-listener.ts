import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MetricSources, Metrics } from 'service-delivery';
import { StartError } from '../errors';

/** The port that metrics are scraped from. */
export interface MetricsListener {
  port: number;
  close: () => Promise<void>;
}

/**
 * Answers `GET /metrics` on a port of its own: what the figures say of an installation is not for visitors. Throws
 * `StartError` when the port cannot be opened.
 */
export async function openMetricsListener(options: {
  port: number;
  host: string;
  metrics: Metrics;
  sources: MetricSources;
}): Promise<MetricsListener> {
  const { port, host, metrics, sources } = options;
  const server = createServer((request, response) => {
    const isMetrics = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    if (!isMetrics) return void response.writeHead(404).end();
    metrics.text(sources).then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new StartError(
          `Port ${port} of ${host} cannot be opened for metrics: ${error.message}. ` +
            `Choose another METRICS_PORT or METRICS_HOST, or unset METRICS_PORT to do without metrics.`,
        ),
      ),
    );
    server.listen({ port, host }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port, // it listens on a TCP port
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
