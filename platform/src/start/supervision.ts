import type { Incidents } from 'service-delivery';

/*
 * What the supervisor and the process that serves say to each other, over the channel between parent and child.
 */

export type Restarts = Incidents['restarts'];

export type FromServing =
  /** It is about to open the port, which the supervisor may be holding. */
  | { kind: 'port-wanted' }
  /** Where the sites are served: the next process takes the same address. */
  | { kind: 'listening'; port: number; host: string; drainMs: number }
  | { kind: 'ready' }
  /** Sent every second once it is ready: whatever holds the process keeps it back. */
  | { kind: 'heartbeat' }
  /** It was signalled to stop, so its end is no accident. */
  | { kind: 'stopping' };

/** Milliseconds between two heartbeats. */
export const heartbeatMs = 1000;

export type FromSupervisor =
  /** `port` is the one of the process before; null for the first. */
  | { kind: 'port-free'; port: number | null; restarts: Restarts }
  /** With or without the time in which visitors leave. */
  | { kind: 'stop'; isDrained: boolean };
