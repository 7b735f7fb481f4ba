import { contractVersion, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { findRouteClashes } from 'shared-contracts/routes';
import { shellRoutes } from 'shared-contracts/shell-routes';
import { slotOwner, type SlotName } from 'shared-contracts/slots';
import { findRoute } from './find-route';
import type { SuiteOptions } from './suite-fixture';

const major = (version: string): string => version.split('.', 1)[0] ?? '';

/** Names of the slots a remote has. */
export const slotNames = (remote: RemoteModule): SlotName[] => Object.keys(remote.slots) as SlotName[]; // keys of its slots

/** What a remote declares, apart from what it renders. */
export function describeContract(
  name: string,
  remote: RemoteModule,
  { pages, missing = [] }: SuiteOptions,
): void {
  test('was built for this major of the contract', () => {
    expect(major(remote.contract)).toBe(major(contractVersion));
  });

  test('names each route once, in its own name', () => {
    const ids = remote.routes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !id.startsWith(`${name}.`))).toEqual([]);
  });

  test('claims no address twice and none of the shell', () => {
    const owned = [
      { owner: name, routes: remote.routes },
      { owner: 'shell', routes: shellRoutes },
    ];
    expect(findRouteClashes(owned)).toEqual([]);
  });

  test('has only slots of its own', () => {
    expect(slotNames(remote).filter((slot) => slotOwner(slot) !== name)).toEqual([]);
  });

  test('has a page in this suite for each of its routes', () => {
    const visited = [...pages, ...missing].map((address) => findRoute(remote, address).route.id);
    expect(remote.routes.map(({ id }) => id).filter((id) => !visited.includes(id))).toEqual([]);
  });
}
