import { parseArgs } from 'node:util';
import { remoteNames, type RemoteName } from 'shared-contracts/slots';
import { harnessPorts, serveBuiltHarnesses, startHotHarness } from './serve-harness';

const usage = `npm run dev -w remotes/<name>

Runs one remote alone, with hot reload: its pages and slots, on sample data or a running platform.
Names: ${remoteNames.join(', ')}.
--built         builds the named remotes (all when none is named) once, serves each on a free port and prints the
                addresses as one line of JSON; without hot reload, for tests
PORT            port instead of the remote's own (${remoteNames.map((name) => `${name} ${harnessPorts[name]}`).join(', ')})
FORECOURT_URL   address of a running platform, for the mode "Running platform" and for real neighbours;
                http://127.0.0.1:3000 when unset`;

const isRemoteName = (name: string): name is RemoteName => (remoteNames as readonly string[]).includes(name);

const defaultPlatform = 'http://127.0.0.1:3000';

function readPort(text: string | undefined, otherwise: number): number {
  if (!text) return otherwise;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT must be a port number from 0 to 65535, not "${text}".`);
}

/** The command behind `npm run dev -w remotes/<name>`. Runs until it is stopped; rejects when it cannot start. */
export async function runRemoteCommand(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { built: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const unknown = positionals.filter((name) => !isRemoteName(name));
  if (unknown.length > 0) throw new Error(`There is no remote called ${unknown.join(', ')}.\n\n${usage}`);
  const names = positionals.filter(isRemoteName);
  const platform = env['FORECOURT_URL'] || defaultPlatform;
  if (!URL.canParse(platform))
    throw new Error(`FORECOURT_URL must be an address such as ${defaultPlatform}, not "${platform}".`);
  if (values.built) {
    const served = await serveBuiltHarnesses(names.length > 0 ? names : remoteNames, platform, console.error);
    console.log(JSON.stringify(served));
    return;
  }
  const [name, ...others] = names;
  if (!name || others.length > 0) throw new Error(`Name one remote.\n\n${usage}`);
  const { url } = await startHotHarness(name, { port: readPort(env['PORT'], harnessPorts[name]), platform });
  console.log(`${name} alone: ${url}`);
  console.log(
    `In a page of a platform that runs on this machine with FORECOURT_DEV=1: add ?fc-override=${name}@${url}/ to its address.`,
  );
}
