import { heartbeatMs, type FromServing, type FromSupervisor, type Restarts } from './supervision';

/** The serving process's side of its supervisor. */
export interface SupervisorLink {
  report: (message: FromServing) => void;
  /** Waits until the port is free; gives the one to open, where it is decided already, and what happened before. */
  takePort: () => Promise<{ port: number | null; restarts: Restarts }>;
}

/** @param onStop called when the supervisor wants the process to stop, or is gone itself; visitors may leave first or not */
export function linkSupervisor(onStop: (isDrained: boolean) => void): SupervisorLink {
  let onFree = (_free: { port: number | null; restarts: Restarts }): void => undefined;
  process.on('message', (message: FromSupervisor) => {
    if (message.kind === 'stop') onStop(message.isDrained);
    else onFree(message);
  });
  process.on('disconnect', () => onStop(false));
  const report = (message: FromServing): void => {
    if (process.connected) process.send?.(message);
    if (message.kind === 'ready') setInterval(() => report({ kind: 'heartbeat' }), heartbeatMs).unref();
  };
  return {
    report,
    takePort: () =>
      new Promise((resolve) => {
        onFree = resolve;
        report({ kind: 'port-wanted' });
      }),
  };
}
