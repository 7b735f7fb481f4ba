import { createRequire } from 'node:module';
import { join } from 'node:path';
import { payloadFields } from 'shared-contracts/events/payload-fields';
import { eventSchemas, isEventName, type EventName } from 'shared-contracts/events/schemas';
import type { ReleaseExchange } from 'shared-contracts/remote/composition';
import type { StatsCompilation, StatsModule } from 'webpack';
import { mentionedEvents } from './mentioned-events';
import { root } from './paths';
import { sharedModules } from './shared-modules';

const fieldsOf = (events: readonly EventName[]): ReleaseExchange['sent'] =>
  Object.fromEntries(events.map((event) => [event, payloadFields(event)]));

/** Names that every module has. */
const isOwnName = (name: string): boolean => name !== 'default' && name !== '__esModule';

/** Modules of a bundle, those that the compiler has put together into one too. */
const everyModule = (modules: readonly StatsModule[]): StatsModule[] =>
  modules.flatMap((module) => [module, ...everyModule(module.modules ?? [])]);

/** Names that a remote's server bundle uses of shared modules, where the compiler knows them. */
function usedNames(node: StatsCompilation): ReleaseExchange['sharedNames'] {
  const shared = new Map(
    sharedModules.map(({ request }) => [`external ${JSON.stringify(request)}`, request]),
  );
  const used: ReleaseExchange['sharedNames'] = {};
  for (const { name = '', usedExports } of everyModule(node.modules ?? [])) {
    const request = shared.get(name);
    if (request === undefined || !Array.isArray(usedExports)) continue;
    used[request] = [...new Set([...(used[request] ?? []), ...usedExports.filter(isOwnName)])].toSorted();
  }
  return used;
}

/** Names that a shell's server bundle offers. */
function offeredNames(file: string): ReleaseExchange['sharedNames'] {
  const shell = createRequire(join(root, 'shell/package.json'))(file) as { sharedModules?: object }; // a shell, or a test's
  return Object.fromEntries(
    Object.entries(shell.sharedModules ?? {}).map(([request, module]) => [
      request,
      Object.keys(Object(module)).filter(isOwnName).toSorted(),
    ]),
  );
}

/**
 * What a finished release exchanges with its neighbours, read from its own code: so it cannot drift from it.
 *
 * @param file its server bundle
 * @param figures of the bundle for pages, which sends and receives, and of the one for the server
 */
export function readExchange(
  name: string,
  file: string,
  { web, node }: { web: StatsCompilation; node: StatsCompilation },
): ReleaseExchange {
  const sources = everyModule(web.modules ?? []).flatMap(({ source }) =>
    typeof source === 'string' ? [source] : [],
  );
  const { sent, received } = mentionedEvents(sources);
  const isShell = name === 'shell';
  return {
    sent: fieldsOf(sent),
    received: fieldsOf(received),
    carried: isShell ? fieldsOf(Object.keys(eventSchemas).filter(isEventName)) : {},
    sharedNames: isShell ? offeredNames(file) : usedNames(node),
  };
}
