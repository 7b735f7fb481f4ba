import { request, type IncomingHttpHeaders } from 'node:http';

/** An answer as it came over the wire. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Port of the platform; that of the test run by default. */
  port?: number;
}

/**
 * Asks the platform as a program without a browser does. The host is a header, because not every machine resolves
 * names below `localhost`.
 *
 * @param host short name of a site, such as `harbour`, or a whole host name
 * @param path path and query
 */
export function ask(host: string, path: string, options: AskOptions = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, port = Number(process.env['E2E_PORT']) } = options;
  const name = host.includes('.') ? host : `${host}.localhost`;
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { ...headers, host: `${name}:${port}` },
        agent: false,
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
