import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message as the service of a test got it. */
export interface ReceivedSms {
  id: string;
  /** +61 and nine digits. */
  to: string;
  text: string;
  site: string;
}

/** An SMS service on this machine that keeps what it is sent. */
export interface SmsRecorder {
  sent: ReceivedSms[];
  settings: { url: string; key: string };
  /** Status of the next answers, in order; 202 after them. `hang`: no answer. */
  next: (number | 'hang')[];
  /** Headers of every request, refused ones included. */
  requests: Record<string, string | string[] | undefined>[];
  close(): Promise<void>;
}

/** Starts the service. */
export async function recordSms(): Promise<SmsRecorder> {
  const sent: ReceivedSms[] = [];
  const next: (number | 'hang')[] = [];
  const requests: SmsRecorder['requests'] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      requests.push({ ...request.headers, method: request.method });
      const status = next.shift() ?? 202;
      if (status === 'hang') return;
      if (status < 300) sent.push(JSON.parse(body) as ReceivedSms); // what the code under test wrote
      response.writeHead(status, status < 400 && status >= 300 ? { location: '/elsewhere' } : {}).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has a port
  return {
    sent,
    next,
    requests,
    settings: { url: `http://127.0.0.1:${port}/messages`, key: 'sms-key' },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
