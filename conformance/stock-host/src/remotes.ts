import { loadRemote } from '@module-federation/enhanced/runtime';
import type { ComponentType, Provider, ReactNode } from 'react';

/** What this team read in the remotes' declarations, and no more than it uses. */
export interface Part {
  load?: (...input: unknown[]) => Promise<unknown>;
  Component: ComponentType<Record<string, unknown>>;
}

export interface Remote {
  routes: (Part & { id: string })[];
  slots: Record<string, Part>;
}

export type CallApi = (name: string, input?: object) => Promise<unknown>;

/** What the containers offer to a host. */
export interface HostKit {
  PlatformProvider: Provider<object>;
  RouterBinding: ComponentType<{ router: object; children: ReactNode }>;
  createHttpClient: (fetcher: typeof fetch) => CallApi;
  createEventBus: (report: (problem: object) => void, now: () => number) => object;
}

async function load<Module>(request: string): Promise<Module> {
  const module = await loadRemote<Module>(request);
  if (!module) throw new Error(`${request} is not there.`);
  return module;
}

export const loadRemoteModule = async (name: string): Promise<Remote> =>
  (await load<{ remote: Remote }>(`${name}/remote`)).remote;

/** The kit of one remote serves all: what it shares with them is one instance. */
export const loadHostKit = (): Promise<HostKit> => load<HostKit>('search/host');
