import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
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

/** Last payload of a `*:changed` event; undefined on the server and before the first one. */
export function useLastEvent<N extends EventName>(name: N): EventPayload<N> | undefined {
  const [payload, setPayload] = useState<EventPayload<N>>();
  useEvent(name, (next) => setPayload(next));
  return payload;
}

/**
 * Whether something holds of the last payload of a `*:changed` event; false on the server and before the first one. Of the
 * many that read the same event only those render again for which it changes.
 */
export function useHolds<N extends EventName>(
  name: N,
  holds: (payload: EventPayload<N>) => boolean,
): boolean {
  const { events } = usePlatform();
  const subscribe = useCallback((onChange: () => void) => events.subscribe(name, onChange), [events, name]);
  const look = (): boolean => {
    const last = events.last(name);
    return last !== undefined && holds(last);
  };
  return useSyncExternalStore(subscribe, look, () => false);
}
