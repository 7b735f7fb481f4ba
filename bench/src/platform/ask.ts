import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** An answer of the platform, its body as it came over the line. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Connections are kept, as a browser or a load balancer does. */
const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Asks a platform on this machine for a page of a site. Rejects after `limitMs`. */
export function ask(
  port: number,
  path: string,
  {
    host,
    headers = {},
    limitMs = 15_000,
  }: { host: string; headers?: Record<string, string>; limitMs?: number },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, agent, headers: { ...headers, host: `${host}:${port}` } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    );
    call.setTimeout(limitMs, () => call.destroy(new Error(`${path} was not answered within ${limitMs} ms.`)));
    call.on('error', reject);
    call.end();
  });
}
