import { useEffect, useRef, useState } from 'react';
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
