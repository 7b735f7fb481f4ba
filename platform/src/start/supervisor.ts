import { fork, type ChildProcess } from 'node:child_process';
import { openHttpListener, type HttpListener } from './http-listener';
import { heartbeatMs, type FromServing, type FromSupervisor, type Restarts } from './supervision';

const firstDelayMs = 250;
const longestDelayMs = 30_000;
/** A process that served for this long has recovered: pauses begin small again. */
const steadyMs = 60_000;
/** A stop that takes longer than this is forced. */
const stopLimitMs = 15_000;
/** Heartbeats that may be missing: a process that is kept back longer answers no site, and only its end helps. */
const mostMissing = 15;

/** What JavaScript may hold, in MB; a flag of Node.js for the supervisor itself comes later and wins. */
const heapLimit = '--max-old-space-size=1024';

/** How one serving process ended. */
interface End {
  status: number | null;
  reason: string;
  /** A stop was requested. */
  isWanted: boolean;
  /** Milliseconds it served; null for one that never got so far. */
  servedMs: number | null;
}

export interface SuperviseOptions {
  /** Program of the process that serves. */
  program: string;
  /** Lines for people. */
  say?: (line: string) => void;
}

const sayToErrors = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * Runs the process that serves and starts it again when it ends by itself, with growing pauses, at the same address;
 * meanwhile the address answers 503. A first start that fails is given up with its message, because trying again would
 * not help. Ctrl-C and SIGTERM stop both; a second one does not wait. Gives the exit status.
 */
export async function supervise({ program, say = sayToErrors }: SuperviseOptions): Promise<number> {
  const restarts: Restarts = { count: 0, last: null };
  const place: {
    address: { port: number; host: string } | null;
    standIn: HttpListener | null;
    drainMs: number;
  } = { address: null, standIn: null, drainMs: 0 };
  let child: ChildProcess | null = null;
  let endPause = (): void => undefined;
  let isStopping = false;
  let isDrained = false;

  const send = (message: FromSupervisor): void => {
    if (child?.connected) child.send(message);
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    const isSecond = isStopping;
    isStopping = true;
    if (isSecond) child?.kill('SIGKILL');
    else say(`\nStopping (${signal}) …`);
    // Only a service manager has visitors to care for; Ctrl-C means now.
    isDrained = signal === 'SIGTERM';
    send({ kind: 'stop', isDrained });
    setTimeout(() => child?.kill('SIGKILL'), stopLimitMs + (isDrained ? place.drainMs : 0)).unref();
    endPause();
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, onSignal);

  const run = (): Promise<End> =>
    new Promise((resolve) => {
      const started = fork(program, {
        execArgv: [heapLimit, ...process.execArgv, '--import', 'tsx'],
        stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      });
      child = started;
      let isWanted = false;
      let readyAt: number | null = null;
      let missing = 0;
      const watch = setInterval(() => {
        // Counted, not timed: a machine that slept has kept back both processes.
        if (readyAt !== null && !isWanted && ++missing > mostMissing) started.kill('SIGKILL');
      }, heartbeatMs);
      const onMessage = async (message: FromServing): Promise<void> => {
        switch (message.kind) {
          case 'port-wanted':
            await place.standIn?.drop();
            place.standIn = null;
            return send({ kind: 'port-free', port: place.address?.port ?? null, restarts });
          case 'listening':
            place.address = { port: message.port, host: message.host };
            place.drainMs = message.drainMs;
            return;
          case 'ready':
            readyAt = performance.now();
            return;
          case 'heartbeat':
            missing = 0;
            return;
          case 'stopping':
            isWanted = true;
        }
      };
      started.on('message', (message: FromServing) => void onMessage(message));
      const end = (status: number | null, reason: string): void => {
        clearInterval(watch);
        resolve({
          status,
          reason: missing > mostMissing ? `something held it for ${mostMissing} s` : reason,
          isWanted,
          servedMs: readyAt === null ? null : performance.now() - readyAt,
        });
      };
      started.once('error', (error) => end(1, error.message));
      started.once('exit', (status, signal) =>
        end(status, signal === null ? `it ended with status ${status}` : `it was ended by ${signal}`),
      );
      if (isStopping) send({ kind: 'stop', isDrained });
    });

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  let hasServed = false;
  let delayMs = firstDelayMs;
  try {
    for (;;) {
      const { status, reason, isWanted, servedMs } = await run();
      hasServed ||= servedMs !== null;
      if (isWanted || isStopping || !hasServed) return status ?? 1;
      if (servedMs !== null && servedMs >= steadyMs) delayMs = firstDelayMs;
      restarts.count += 1;
      restarts.last = { at: new Date().toISOString(), reason };
      say(`The platform has ended: ${reason}. Starting it again (${restarts.count}) in ${delayMs / 1000} s.`);
      if (place.address && !place.standIn) {
        const options = { ...place.address, step: () => 'Starting again' };
        // Another program may have taken the port; then the next start says so.
        place.standIn = await openHttpListener(options).catch(() => null);
      }
      // A signal that came while it opened found no pause to end.
      if (!isStopping) await pause(delayMs);
      if (isStopping) return 0;
      delayMs = Math.min(delayMs * 2, longestDelayMs);
    }
  } finally {
    await place.standIn?.drop();
    for (const signal of signals) process.off(signal, onSignal);
  }
}
