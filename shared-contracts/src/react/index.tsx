/** @jsxImportSource react */
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { ServerFormState } from '../plain-form';
import type { SlotName, SlotProps } from '../slots';

/**
 * React bindings of the contracts. This module is shared at run time: its contexts must be one instance for the
 * shell and every remote.
 */

export type { ServerFormState } from '../plain-form';
export { PlatformProvider, usePlatform, useSite } from './platform';
export { useEvent, useLastEvent, usePublish } from './events';
export { useConsent } from './consent';
export { useCompared, useFavourite, useWatched } from './saving';

/** Data that is fetched after mounting; an error is as `load` threw it. */
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
/** Gives the slots below it their host. */
export const SlotHostProvider = SlotHostContext.Provider;

/**
 * Places a block of another remote. Costs nothing when that remote is missing: `fallback`, or the slot's own
 * way of failing, stands in its space.
 *
 * @param placement distinguishes two placements of one slot on a page
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
const ServerFormContext = createContext<ServerFormState | null>(null);
/** Gives the forms below it what a post was answered with. */
export const ServerFormProvider = ServerFormContext.Provider;
/** Values and errors of the post that this page answers; null on any other page. */
export const useServerForm = (): ServerFormState | null => useContext(ServerFormContext);
