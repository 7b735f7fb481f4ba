import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { payloadFields } from 'shared-contracts/events/payload-fields';
import { eventSchemas, isEventName, type EventName } from 'shared-contracts/events/schemas';
import type { ReleaseExchange } from 'shared-contracts/remote/composition';
import type { StatsCompilation } from 'webpack';
import { mentionedEvents } from './mentioned-events';
import { root } from './paths';
import { sharedModules } from './shared-modules';

const fieldsOf = (events: readonly EventName[]): ReleaseExchange['sent'] =>
  Object.fromEntries(events.map((event) => [event, payloadFields(event)]));

/** Names that every module has. */
const isOwnName = (name: string): boolean => name !== 'default' && name !== '__esModule';

/** Names that a remote's server bundle uses of shared modules, where the compiler knows them. */
function usedNames(node: StatsCompilation): ReleaseExchange['sharedNames'] {
  const shared = new Map(
    sharedModules.map(({ request }) => [`external ${JSON.stringify(request)}`, request]),
  );
  return Object.fromEntries(
    (node.modules ?? []).flatMap(({ name = '', usedExports }) => {
      const request = shared.get(name);
      if (request === undefined || !Array.isArray(usedExports)) return [];
      return [[request, usedExports.filter(isOwnName).toSorted()]];
    }),
  );
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
 * @param node figures of the server bundle
 */
export function readExchange(name: string, file: string, node: StatsCompilation): ReleaseExchange {
  const { sent, received } = mentionedEvents(readFileSync(file, 'utf8'));
  const isShell = name === 'shell';
  return {
    sent: fieldsOf(sent),
    received: fieldsOf(received),
    carried: isShell ? fieldsOf(Object.keys(eventSchemas).filter(isEventName)) : {},
    sharedNames: isShell ? offeredNames(file) : usedNames(node),
  };
}
