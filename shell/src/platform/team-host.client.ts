import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { pageIds, type PageState, type ReleaseName } from 'shared-contracts/remote/composition';

/*
 * Host for containers of development servers, with the runtime of `@module-federation/enhanced`. Only a page that is
 * composed with such a server names this script. There it is the entry of those remotes: it puts a container in the
 * place of each, and the page's own loader takes its module from that as from any other.
 */

type Factory = () => unknown;

/** The shell's modules as webpack shares them: by name, then by version. */
type ShareScope = Record<string, Record<string, { get: () => Factory | Promise<Factory> }>>;

interface Container {
  init: (scope: ShareScope) => void;
  get: (module: string) => Promise<Factory>;
}

/** Development servers answer scripts of other origins only when a request follows the rules of CORS. */
const askByCors: ModuleFederationRuntimePlugin = {
  name: 'ask-by-cors',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    return script;
  },
};

/** A host that shares the shell's modules: of each a page has one. */
const createHost = (scope: ShareScope): ReturnType<typeof createInstance> =>
  createInstance({
    name: 'fc_shell',
    remotes: [],
    plugins: [askByCors],
    shared: Object.fromEntries(
      Object.entries(scope).map(([name, versions]) => [
        name,
        Object.entries(versions).map(([version, { get }]) => ({
          version,
          get: async () => get(),
          shareConfig: { singleton: true, requiredVersion: false as const },
        })),
      ]),
    ),
  });

/** The container of a remote whose files come from a development server. */
function createContainer(name: ReleaseName, manifest: string): Container {
  let host: ReturnType<typeof createInstance> | undefined;
  return {
    init(scope) {
      if (host) {
        // The runtime looks for the server's container under the name that its manifest says.
        throw new Error(`${manifest} names its container as the page does: call it fc_${name}_dev.`);
      }
      host = createHost(scope);
    },
    async get(module) {
      if (!host) throw new Error(`The container of ${name} was not initialised.`);
      // Forgets what an earlier try left behind.
      host.registerRemotes([{ name, entry: manifest }], { force: true });
      const exported: unknown = await host.loadRemote(`${name}${module.slice(1)}`);
      return () => exported;
    },
  };
}

const { releases } = JSON.parse(document.getElementById(pageIds.state)?.textContent ?? '') as PageState; // written by our own server in this very document
for (const { name, devManifest } of Object.values(releases)) {
  const key = `fc_${name}`;
  // Each of these remotes asks for this script.
  if (devManifest && !(key in globalThis))
    Object.assign(globalThis, { [key]: createContainer(name, devManifest) });
}
