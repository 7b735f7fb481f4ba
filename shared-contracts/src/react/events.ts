import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { EventName, EventPayload } from '../events/schemas';
import { usePlatform } from './platform';

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

/** Reads the last payload of a `*:changed` event; what uses it renders again when something else is read. */
function useReading<N extends EventName, T>(name: N, read: (last: EventPayload<N> | undefined) => T): T {
  const { events } = usePlatform();
  const subscribe = useCallback((onChange: () => void) => events.subscribe(name, onChange), [events, name]);
  return useSyncExternalStore(
    subscribe,
    () => read(events.last(name)),
    () => read(undefined),
  );
}

/** Last payload of a `*:changed` event; undefined on the server, while a page hydrates and before the first one. */
export function useLastEvent<N extends EventName>(name: N): EventPayload<N> | undefined {
  return useReading(name, (last) => last);
}

/**
 * Whether something holds of the last payload of a `*:changed` event; false where there is none. Of the many that read the
 * same event only those render again for which it changes.
 */
export function useHolds<N extends EventName>(name: N, holds: (last: EventPayload<N>) => boolean): boolean {
  return useReading(name, (last) => last !== undefined && holds(last));
}
