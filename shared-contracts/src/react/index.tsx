import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { EventName, EventPayload } from '../events/schemas';
import type { Platform } from '../remote/remote-module';
import type { SlotName, SlotProps } from '../slots';

/**
 * React bindings of the contracts. This module is shared at run time: its contexts must be one instance for the
 * shell and every remote.
 */

const PlatformContext = createContext<Platform | null>(null);
export const PlatformProvider = PlatformContext.Provider;

/** The platform of the page. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) {
    throw new Error(
      'There is no PlatformProvider above this component: render it through the shell or the harness.',
    );
  }
  return platform;
}

/** The site's public config. */
export const useSite = (): Platform['site'] => usePlatform().site;

/** Publishes events in the name of a remote. */
export function usePublish(sender: string): <N extends EventName>(name: N, payload: EventPayload<N>) => void {
  const { events } = usePlatform();
  return (name, payload) => events.publish(name, payload, sender);
}

/** Calls back on each event while mounted. The latest callback is used. */
export function useEvent<N extends EventName>(name: N, handler: (payload: EventPayload<N>) => void): void {
  const { events } = usePlatform();
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => events.subscribe(name, (payload) => latest.current(payload)), [events, name]);
}

/** Last payload of a `*:changed` event; undefined on the server and before the first one. */
export function useLastEvent<N extends EventName>(name: N): EventPayload<N> | undefined {
  const [payload, setPayload] = useState<EventPayload<N>>();
  useEvent(name, (next) => setPayload(next));
  return payload;
}

export type Deferred<T> =
  { kind: 'loading' } | { kind: 'ready'; value: T } | { kind: 'failed'; error: unknown };

/**
 * Data a page can do without, fetched after mounting. `load` runs again when `key` changes; a late answer to an
 * old key is ignored.
 */
export function useDeferred<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Deferred<T> {
  const [state, setState] = useState<Deferred<T>>({ kind: 'loading' });
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    const controller = new AbortController();
    setState({ kind: 'loading' });
    latest.current(controller.signal).then(
      (value) => controller.signal.aborted || setState({ kind: 'ready', value }),
      (error: unknown) => controller.signal.aborted || setState({ kind: 'failed', error }),
    );
    return () => controller.abort();
  }, [key]);
  return state;
}

/** What a `Slot` renders; the shell and the harness provide it. */
export interface SlotHost {
  Outlet: ComponentType<{
    name: SlotName;
    placement: string;
    props: SlotProps[SlotName];
    fallback: ReactNode;
  }>;
}
const SlotHostContext = createContext<SlotHost | null>(null);
export const SlotHostProvider = SlotHostContext.Provider;

/**
 * Places a block of another remote. Costs nothing when that remote is missing: `fallback`, or the slot's own
 * way of failing, stands in its room.
 *
 * @param placement tells two placements of one slot on a page apart
 */
export function Slot<N extends SlotName>({
  name,
  placement,
  fallback = null,
  ...props
}: { name: N; placement: string; fallback?: ReactNode } & SlotProps[N]): ReactNode {
  const host = useContext(SlotHostContext);
  if (!host) return fallback;
  return <host.Outlet name={name} placement={placement} props={props} fallback={fallback} />;
}

/** Form state of a post that the server answered with errors; null on any other page. */
export interface ServerFormState {
  values: Record<string, string>;
  errors: Record<string, string>;
  key: string;
}
const ServerFormContext = createContext<ServerFormState | null>(null);
export const ServerFormProvider = ServerFormContext.Provider;
export const useServerForm = (): ServerFormState | null => useContext(ServerFormContext);
