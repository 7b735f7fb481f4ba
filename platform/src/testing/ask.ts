import { request, type IncomingHttpHeaders } from 'node:http';

/** An answer of the platform. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A request; GET without a body by default. */
export interface AskOptions {
  /** Host header; `harbour.localhost` by default. */
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Asks a platform of this machine; rejects when there is no answer. */
export function ask(
  port: number,
  path: string,
  { host = 'harbour.localhost', method = 'GET', headers = {}, body }: AskOptions,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path, method, headers: { ...headers, host }, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
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
