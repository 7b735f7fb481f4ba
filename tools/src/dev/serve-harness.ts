import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { RemoteName } from 'shared-contracts/slots';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { developmentContainer } from '../build/federated-container';
import { cacheFolder } from '../build/paths';
import { runWebpack } from '../build/run-webpack';
import { harnessConfig } from './harness-config';
import { corsHeaders, createHarnessHandler, type Handler } from './harness-server';

/** Ports of the harnesses, so that several can run at the same time. */
export const harnessPorts: Record<RemoteName, number> = {
  search: 4101,
  vehicle: 4102,
  finance: 4103,
  leads: 4104,
  locations: 4105,
};

const host = '127.0.0.1';

type Answer = Parameters<Handler>;

/** An answer that failed ends with an error instead of hanging. */
const guarded =
  (handle: Handler) =>
  (request: Answer[0], response: Answer[1]): void => {
    handle(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(error instanceof Error ? error.message : String(error));
    });
  };

/**
 * Starts the harness of one remote with hot reload, and beside it the remote's container for pages of a running platform.
 * Answers its address.
 */
export async function startHotHarness(
  name: RemoteName,
  { port, platform }: { port: number; platform: string },
): Promise<{ url: string; close: () => Promise<void> }> {
  const compiler = webpack([
    harnessConfig(name, { hot: true, outDir: join(cacheFolder, 'harness', `${name}-hot`) }),
    developmentContainer(name, join(cacheFolder, 'harness', `${name}-container`)),
  ]);
  if (!compiler) throw new Error('webpack refused the configuration of the harness without saying why.');
  const handle = guarded(createHarnessHandler({ name, platform }));
  const server = new WebpackDevServer(
    {
      host,
      port,
      hot: true,
      static: false,
      allowedHosts: ['.localhost'],
      headers: corsHeaders,
      client: {
        logging: 'warn',
        // Not that of the page, which may be one of a platform.
        webSocketURL: { hostname: host, port },
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'harness',
          middleware: (request: Answer[0], response: Answer[1]) => handle(request, response),
        },
      ],
    },
    compiler,
  );
  await server.start();
  return { url: `http://${host}:${port}`, close: () => server.stop() };
}

/**
 * Builds the harnesses of several remotes once and serves each on a free port. A remote that does not compile is left
 * out, so that the others can still be looked at.
 *
 * @param report gets the compiler's messages of one that is left out
 */
export async function serveBuiltHarnesses(
  names: readonly RemoteName[],
  platform: string,
  report: (message: string) => void,
): Promise<Partial<Record<RemoteName, string>>> {
  const addresses: Partial<Record<RemoteName, string>> = {};
  for (const name of names) {
    const scripts = join(cacheFolder, 'harness', name);
    try {
      await runWebpack([harnessConfig(name, { hot: false, outDir: scripts })]);
    } catch (error) {
      report(`The harness of ${name} is left out. ${error instanceof Error ? error.message : String(error)}`);
      continue;
    }
    const server = createServer(guarded(createHarnessHandler({ name, platform, scripts })));
    await new Promise<void>((resolve) => server.listen(0, host, resolve));
    addresses[name] = `http://${host}:${(server.address() as AddressInfo).port}`; // listens on a port, not a pipe
  }
  return addresses;
}
