import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Starts a server on a free port of this machine. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port; // listens on a port, not a pipe
}

/** Asks a server exactly what is given: no path is tidied and any header may be set. */
export function ask(
  port: number,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const out = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    });
    out.on('error', reject).end();
  });
}
