import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProviderSettings } from '../providers/provider-client';

/** What a provider of a test answers: JSON, packets of one text, any text with a status, or nothing ever. */
export type ProviderAnswer =
  { json: unknown } | { parts: readonly Buffer[] } | { status: number; text?: string } | 'hang';

export interface ProviderRequest {
  url: string;
  authorization: string | undefined;
  body: unknown;
}

/** A provider of quotes or valuations on this machine. */
export interface ProviderServer {
  settings: ProviderSettings;
  requests: ProviderRequest[];
  /** Answers every request from now on. */
  answer(answer: ProviderAnswer | ((url: string) => ProviderAnswer)): void;
  close(): Promise<void>;
}

/** Writes each part by itself, so that it arrives as a packet of its own. */
async function sendParts(response: ServerResponse, parts: readonly Buffer[]): Promise<void> {
  response.socket?.setNoDelay(true);
  for (const part of parts) {
    await new Promise<void>((resolve) => response.write(part, () => setImmediate(resolve)));
  }
  response.end();
}

/** Starts it; it answers 404 until the test sets an answer. */
export async function startProviderServer(): Promise<ProviderServer> {
  const requests: ProviderRequest[] = [];
  let answerOf: (url: string) => ProviderAnswer = () => ({ status: 404 });
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const { url = '', headers } = request;
      requests.push({ url, authorization: headers.authorization, body: JSON.parse(text) as unknown });
      const answer = answerOf(url);
      if (answer === 'hang') return;
      if ('json' in answer) {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.json));
        return;
      }
      if ('parts' in answer) return void sendParts(response, answer.parts);
      const { status, text: own = '' } = answer;
      response.writeHead(status, status >= 300 && status < 400 ? { location: '/elsewhere' } : {}).end(own);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has a port
  return {
    settings: { url: `http://127.0.0.1:${port}/base/`, key: 'provider-key' },
    requests,
    answer: (answer) => {
      answerOf = typeof answer === 'function' ? answer : () => answer;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
