import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as NetServer, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { StartError } from '../errors';

/** The platform's port, open from the first moment: health checks see how far the start is. */
export interface HttpListener {
  port: number;
  /** From now on requests go here. */
  forwardTo: (handler: RequestListener) => void;
  /** From now on each answer ends its connection, so that closing meets none between two requests. */
  drain: () => void;
  close: () => Promise<void>;
  /** Frees the port at once, whatever is still connected. */
  drop: () => Promise<void>;
}

/** A client that sends nothing does not hold a connection. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};
/** A port on which new connections never stop coming is closed after this long, in ms. */
const acceptLimitMs = 1_000;
/** As delivery names it, which the supervisor does not load. */
const requestIdHeader = 'x-request-id';
/** Requests under way at the end get this long. */
const closeLimitMs = 5_000;

function answerStarting(request: IncomingMessage, response: ServerResponse, step: string): void {
  const isHealth = ['/healthz', '/readyz'].includes(request.url?.split('?')[0] ?? '');
  response.writeHead(503, {
    'content-type': isHealth ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
    [requestIdHeader]: randomUUID(),
  });
  response.end(
    isHealth
      ? JSON.stringify({ status: 'starting', step })
      : 'The platform is starting. Please try again in a moment.',
  );
}

/**
 * A request that cannot be read is 400, one whose address and headers are beyond Node's 16 kB too: an address of
 * thousands of parameters is nothing a page links to.
 */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
  const body = 'The request could not be understood.';
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncache-control: no-store\r\n` +
      `content-type: text/plain; charset=utf-8\r\ncontent-length: ${body.length}\r\n` +
      `${requestIdHeader}: ${randomUUID()}\r\n\r\n${body}`,
  );
}

/**
 * Calls back in a moment in which the server has accepted every connection that was made: the system resets those that it
 * still holds when a port is closed, and a busy process accepts one in each turn of its event loop.
 */
function whenAccepted(server: Server, done: () => void): void {
  const until = performance.now() + acceptLimitMs;
  let accepted = 0;
  let before = 0;
  let quietTurns = 0;
  const count = (): void => void (accepted += 1);
  server.on('connection', count);
  const look = (): void => {
    quietTurns = accepted === before ? quietTurns + 1 : 0;
    before = accepted;
    if (quietTurns < 3 && performance.now() < until) return void setImmediate(look);
    server.off('connection', count);
    done();
  };
  setImmediate(look);
}

/**
 * Opens the port. Throws `StartError` when it is taken or not allowed.
 *
 * @param step what the start is doing, for the health check
 */
export async function openHttpListener(options: {
  port: number;
  host: string;
  step: () => string;
}): Promise<HttpListener> {
  const { port, host, step } = options;
  let handler: RequestListener | null = null;
  let isDraining = false;
  const server = createServer({ ...limits }, (request, response) => {
    if (isDraining) response.setHeader('connection', 'close');
    if (handler) handler(request, response);
    else answerStarting(request, response, step());
  });
  server.on('clientError', answerUnreadable);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(describeListenError(error, port, host)));
    server.listen({ port, host }, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port, // it listens on a TCP port
    forwardTo: (next) => {
      handler = next;
    },
    drain: () => {
      isDraining = true;
    },
    close: () =>
      new Promise((resolve) => {
        const force = setTimeout(() => server.closeAllConnections(), closeLimitMs);
        whenAccepted(server, () => {
          // The one of HTTP ends idle connections first, while new ones come.
          NetServer.prototype.close.call(server, () => {
            clearTimeout(force);
            resolve();
          });
          server.closeIdleConnections();
        });
      }),
    drop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function describeListenError(error: NodeJS.ErrnoException, port: number, host: string): StartError {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is in use by another program, so the sites cannot be served there. ` +
          `Stop that program, or choose another port: PORT=${port + 1} npm start.`,
      );
    case 'EACCES':
      return new StartError(
        `This user may not open port ${port}; ports below 1024 are reserved. Choose a higher one: PORT=3000 npm start.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(
        `HOST is "${host}", which is no address of this machine. Unset HOST, or set it to 127.0.0.1 or 0.0.0.0.`,
      );
    default:
      return new StartError(`Port ${port} cannot be opened: ${error.message}. Check PORT and HOST.`);
  }
}
