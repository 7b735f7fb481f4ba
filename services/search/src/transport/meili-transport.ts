import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

/** What Meilisearch answered. */
export interface MeiliAnswer {
  status: number;
  /** JSON as it came. */
  text: string;
}

/** Sends JSON to Meilisearch over connections that are kept open. Rejects when there is no answer in time. */
export interface MeiliTransport {
  /** @param cancelled ends the request; it then rejects with the signal's reason */
  post(path: string, body: string, key: string, cancelled?: AbortSignal): Promise<MeiliAnswer>;
  close(): void;
}

/** A search has answered or been given up by then. */
export const SEARCH_LIMIT_MS = 8_000;
const MAX_CONNECTIONS = 32;

async function readText(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer); // no encoding is set, so chunks are buffers
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * @param host address of Meilisearch without a slash at the end
 * @param limitMs how long one answer may take
 */
export function createMeiliTransport(host: string, limitMs = SEARCH_LIMIT_MS): MeiliTransport {
  const isHttps = host.startsWith('https:');
  const settings = { keepAlive: true, maxSockets: MAX_CONNECTIONS };
  const agent = isHttps ? new HttpsAgent(settings) : new HttpAgent(settings);
  const request = isHttps ? httpsRequest : httpRequest;

  const send = (path: string, body: string, key: string, cancelled?: AbortSignal): Promise<MeiliAnswer> =>
    new Promise((resolve, reject) => {
      const payload = Buffer.from(body);
      const sent = request(
        `${host}${path}`,
        {
          method: 'POST',
          agent,
          signal: AbortSignal.timeout(limitMs),
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            'content-length': payload.length,
          },
        },
        (answer) => {
          readText(answer).then((text) => resolve({ status: answer.statusCode ?? 0, text }), reject);
        },
      );
      sent.on('error', reject);
      cancelled?.addEventListener('abort', () => sent.destroy(cancelled.reason as Error), { once: true }); // given by the breaker
      sent.end(payload);
    });

  return {
    async post(path, body, key, cancelled) {
      try {
        return await send(path, body, key, cancelled);
      } catch (error) {
        if (cancelled?.aborted) throw cancelled.reason;
        // A kept connection may have been closed by a server that restarted; a search may be sent twice.
        if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
        return send(path, body, key, cancelled);
      }
    },
    close: () => agent.destroy(),
  };
}
