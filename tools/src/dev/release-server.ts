import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import { releaseFilesPath } from 'shared-contracts/remote/release-files';
import type { MultiCompiler } from 'webpack';
import WebpackDevServer, { type Configuration } from 'webpack-dev-server';

/** Browsers request only the server of the shell; it passes on what belongs to another. */
const local = '127.0.0.1';

const proxyOptions = {
  target: `http://${local}`,
  logLevel: 'silent' as const,
  onError: (error: Error, _request: unknown, response: ServerResponse | Duplex) => refuse(error, response),
};

/** Where a release's server has its files. Pages name them by the version they came with. */
const filesOf = (name: ReleaseName): string => `${releaseFilesPath}${name}/dev/`;
const socketOf = (name: ReleaseName): string => `/__dev/${name}/ws`;

/** Browser files of a development build: those of the build as it is now, whatever version the page came with. */
const versioned = /^\/assets\/([a-z][a-z0-9]*)\/0\.0\.0-dev\.\d+\//;

/** Options that the servers of all releases have in common. */
const commonOptions = (name: ReleaseName, allowedHosts: readonly string[]): Configuration => ({
  hot: true,
  static: false,
  compress: false,
  setupExitSignals: false,
  // Addresses of the machine itself, and those of the sites.
  allowedHosts: ['.localhost', ...allowedHosts],
  devMiddleware: {
    publicPath: filesOf(name),
    // The platform takes the server's bundle from the disk.
    writeToDisk: true,
    // What does not compile is reported with the release's name.
    stats: 'none',
    headers: { 'cache-control': 'no-store' },
  },
  webSocketServer: { type: 'ws', options: { path: socketOf(name) } },
  client: {
    logging: 'warn',
    // Messages go to the console: a page under its own policy stays as it is.
    overlay: false,
    webSocketURL: { protocol: 'auto:', hostname: '0.0.0.0', port: 0, pathname: socketOf(name) },
  },
});

/** The development server of one release. */
export interface ReleaseServer {
  port: number;
  /** Reloads every page that listens to it. */
  reload: () => void;
  close: () => Promise<void>;
}

async function start(options: Configuration, compiler: MultiCompiler): Promise<ReleaseServer> {
  const server = new WebpackDevServer(options, compiler);
  await server.start();
  if (!server.server) throw new Error('webpack-dev-server started without a server.');
  const { port } = server.server.address() as AddressInfo; // it listens on a TCP port
  return {
    port,
    reload: () => server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed'),
    close: () => server.stop(),
  };
}

/** Serves the builds of a remote, and notifies pages of new ones, through the shell's server. */
export const startRemoteServer = (
  name: ReleaseName,
  compiler: MultiCompiler,
  allowedHosts: readonly string[],
): Promise<ReleaseServer> => start({ ...commonOptions(name, allowedHosts), host: local, port: 0 }, compiler);

interface ProxiedRequest {
  url: string;
  originalUrl: string;
}

/** A socket that a server gives up, as it does with a busy page's, is closed; the page opens another. */
function refuse(error: Error, response: ServerResponse | Duplex): void {
  if (!('writeHead' in response) || response.headersSent) return void response.destroy();
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(
    `The platform does not answer (${error.message}). It may be starting again; reload in a moment.`,
  );
}

export interface ShellServerOptions {
  host: string;
  port: number;
  allowedHosts: readonly string[];
  remotes: readonly ReleaseName[];
  /** Port of a remote's server; waits until that has been started. */
  remotePort: (name: ReleaseName) => Promise<number>;
  /** Port of the platform; waits until it can answer with what was built last. Rejects when it could not start. */
  platformPort: () => Promise<number>;
}

/** Stands before the platform: serves the shell's builds, and passes on what belongs to a remote or the platform. */
export function startShellServer(
  compiler: MultiCompiler,
  { host, port, allowedHosts, remotes, remotePort, platformPort }: ShellServerOptions,
): Promise<ReleaseServer> {
  const remoteProxies = remotes.map((name) => ({
    context: [filesOf(name), socketOf(name)],
    router: async () => `http://${local}:${await remotePort(name)}`,
    ws: true,
    ...proxyOptions,
  }));
  return start(
    {
      ...commonOptions('shell', allowedHosts),
      host,
      port,
      setupMiddlewares: (middlewares) => [
        {
          name: 'newest-build',
          middleware: (request: ProxiedRequest, _response: unknown, next: () => void) => {
            request.url = request.url.replace(versioned, (_all, name: string) => filesOf(name));
            request.originalUrl = request.url; // what a proxy reads
            next();
          },
        },
        ...middlewares,
        {
          name: 'no-platform',
          middleware: (error: Error, _request: unknown, response: ServerResponse, _next: unknown) =>
            refuse(error, response),
        },
      ],
      proxy: [
        ...remoteProxies,
        {
          context: (path: string) => !path.startsWith('/__dev/'),
          router: async () => `http://${local}:${await platformPort()}`,
          ...proxyOptions,
        },
      ],
    },
    compiler,
  );
}
