import * as z from 'zod/mini';
import { eventSchema, type EventName, type EventPayload } from './schemas';

/** One event that passed the bus, kept for the overlay and the tests. */
export interface RecordedEvent {
  name: EventName;
  payload: unknown;
  sender: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** What went wrong on the bus, with who sent it. */
export interface BusProblem {
  kind: 'invalid-payload' | 'subscriber-threw';
  name: string;
  sender: string;
  message: string;
}

/** How shell and remotes of a page reach each other. */
export interface EventBus {
  /** Delivers at once, to every subscriber. A payload that breaks its schema is dropped and reported. */
  publish<N extends EventName>(name: N, payload: EventPayload<N>, sender: string): void;
  /** Calls back on each event; `*:changed` events replay their last payload at once. Returns the clean-up. */
  subscribe<N extends EventName>(name: N, handler: (payload: EventPayload<N>) => void): () => void;
  /** Last payload of a `*:changed` event. */
  last<N extends EventName>(name: N): EventPayload<N> | undefined;
  /** The latest events, oldest first. */
  recording(): readonly RecordedEvent[];
}

const recordingLimit = 200;
const replays = (name: string) => name.endsWith('changed');

/**
 * The page's event bus (CON-021). One subscriber that throws does not stop the others; it is reported.
 *
 * @param report receives dropped payloads and thrown errors
 * @param now clock for the recording, milliseconds
 */
export function createEventBus(report: (problem: BusProblem) => void, now: () => number): EventBus {
  const handlers = new Map<EventName, Set<(payload: never) => void>>();
  const lastPayloads = new Map<EventName, unknown>();
  const recorded: RecordedEvent[] = [];

  return {
    publish(name, payload, sender) {
      const schema = eventSchema(name);
      const parsed = schema && z.safeParse(schema, payload);
      if (!parsed?.success) {
        const message = parsed ? z.prettifyError(parsed.error) : 'There is no event of this name.';
        report({ kind: 'invalid-payload', name, sender, message });
        return;
      }
      recorded.push({ name, payload: parsed.data, sender, at: now() });
      if (recorded.length > recordingLimit) recorded.shift();
      if (replays(name)) lastPayloads.set(name, parsed.data);
      for (const handler of [...(handlers.get(name) ?? [])]) {
        try {
          handler(parsed.data as never); // parsed by the event's own schema
        } catch (error) {
          report({ kind: 'subscriber-threw', name, sender, message: String(error) });
        }
      }
    },
    subscribe(name, handler) {
      const set = handlers.get(name) ?? new Set();
      handlers.set(name, set.add(handler));
      if (lastPayloads.has(name)) handler(lastPayloads.get(name) as never); // stored after parsing
      return () => set.delete(handler);
    },
    last: (name) => lastPayloads.get(name) as never, // stored after parsing
    recording: () => recorded,
  };
}
