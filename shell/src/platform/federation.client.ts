import { contractVersion, type RemoteModule } from 'shared-contracts/remote/remote-module';
import type { PageRelease, ReleaseName } from 'shared-contracts/remote/composition';

/** A remote's container as webpack makes it. */
interface Container {
  init: (scope: unknown) => void | Promise<void>;
  get: (module: string) => Promise<() => { remote?: RemoteModule }>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: unknown };

const globalName = (name: ReleaseName): string => `fc_${name}`;

const containerOf = (name: ReleaseName): Container | undefined =>
  (globalThis as unknown as Record<string, Container | undefined>)[globalName(name)]; // containers are global variables

/** Containers that have the shell's modules; each is initialised once. */
const initialised = new WeakSet<Container>();

/** Loads a script of this site. Rejects when it cannot be loaded or the signal fires. */
function loadScript(url: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (error?: Error): void => {
      signal.removeEventListener('abort', onAbort);
      script.onload = null;
      script.onerror = null;
      if (!error) resolve();
      else {
        script.remove();
        reject(error);
      }
    };
    const onAbort = (): void => end(new Error(`${url} took too long.`));
    script.src = url;
    script.async = true;
    script.onload = () => end();
    script.onerror = () => end(new Error(`${url} could not be loaded.`));
    signal.addEventListener('abort', onAbort, { once: true });
    document.head.append(script);
  });
}

/** A preload that hangs would hold up the script that joins it: a later attempt asks anew. */
function dropPreloads(base: string): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]')) {
    if (link.getAttribute('href')?.startsWith(base)) link.remove();
  }
}

const major = (version: string): string => version.split('.', 1)[0] ?? '';

/**
 * Loads one remote into the page: its entry script, the shell's modules passed to it, its `./remote`.
 * Rejects when any of it fails or was built for another major of the contract.
 *
 * Any container with `init` and `get` will do, those of `@module-federation/enhanced` too. Left out of that package's
 * host, for its 26 kB: reading `mf-manifest.json` (the page carries entry and chunks), runtime plugins and hooks,
 * remotes that load remotes, and share scopes other than `default`.
 *
 * @param attempt 0 for the first; later ones ask for the entry under a new address, past a broken cached answer
 */
export async function loadContainer(
  release: PageRelease,
  attempt: number,
  signal: AbortSignal,
): Promise<RemoteModule> {
  const { name, base, entry } = release;
  if (attempt > 0) dropPreloads(base);
  await __webpack_init_sharing__('default');
  if (!containerOf(name)) await loadScript(`${base}${entry}${attempt > 0 ? `?r=${attempt}` : ''}`, signal);
  const container = containerOf(name);
  if (!container) throw new Error(`The script of remote ${name} is not a container.`);
  if (!initialised.has(container)) {
    await container.init(__webpack_share_scopes__.default);
    initialised.add(container);
  }
  const { remote } = (await container.get('./remote'))();
  if (!remote) throw new Error(`Remote ${name} does not export \`remote\`.`);
  if (major(remote.contract) !== major(contractVersion)) {
    throw new Error(
      `Remote ${name} was built for contract ${remote.contract}; this shell has ${contractVersion}.`,
    );
  }
  return remote;
}
