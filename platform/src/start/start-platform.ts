import { join } from 'node:path';
import {
  createDelivery,
  createEscapedErrors,
  createMetrics,
  currentRequestId,
  type PictureSource,
  type PlatformHealth,
} from 'service-delivery';
import { openControl } from '../control/control-server';
import { findPlatform } from '../control/control-client';
import { operate } from '../control/operations';
import { createAccessLog } from '../core/access-log';
import { createClock } from '../core/clock';
import { openCore, type Core } from '../core/core';
import { openDemo } from './demo-content';
import { homeFolders, type Environment } from '../core/environment';
import { openHttpListener } from './http-listener';
import { guardProcess } from './guard-process';
import { createLog } from '../core/log';
import { openMetricsListener } from './metrics-listener';
import type { Progress } from './progress';
import { StartError } from '../errors';
import { seedDemoStock } from './start-demo-stock';
import type { Restarts } from './supervision';
import { drawFirstPictures, drawOtherPictures } from './start-pictures';
import { startReleases } from './start-releases';

/** A running platform. */
export interface Platform {
  /** Port the sites are served on. */
  port: number;
  core: Core;
  /**
   * Lets load balancers and browsers leave: `/readyz` is 503, and each answer ends its connection. Everything is still
   * answered. Resolves after the time of the environment.
   */
  drain: () => Promise<void>;
  /** Stops everything that was started. */
  close: () => Promise<void>;
}

/** How a platform is started in this process. */
export interface StartOptions {
  environment: Environment;
  progress: Progress;
  /** Builds shell and remotes when their source has changed; on by default, and never in a restart after a crash. */
  withBuilds?: boolean;
  /** Gives up the start and stops what was started so far. */
  signal?: AbortSignal;
  /** How often the process was started again before; never by default. */
  restarts?: Restarts;
  /** Called as soon as the port is open. */
  onListening?: (port: number) => void;
}

/** Cars of dealers bring addresses of their own pictures; only those of demo cars are kept here. */
const noPictures: PictureSource = { get: async () => undefined };

const stoppedText = 'Stopped while starting.';
const silentLine = () => undefined;

async function refuseSecondStart(home: string): Promise<void> {
  const running = await findPlatform(home);
  if (!running) return;
  throw new StartError(
    `A platform is running on the data folder ${home} already (process ${running.pid}, port ${running.port}), ` +
      `and two would spoil each other's data. Stop that one, or give this one its own folder: FORECOURT_HOME=/path npm start.`,
  );
}

/**
 * Starts the whole platform in this process: port first, then data, releases, stock and pictures. The
 * health check answers 503 with the step until demo stock can be searched. Throws `StartError` for whatever
 * people can put right; nothing is left running then.
 */
export async function startPlatform(options: StartOptions): Promise<Platform> {
  const { environment, progress } = options;
  const { home } = environment;
  const folders = homeFolders(home);
  const closers: (() => Promise<unknown>)[] = [];
  let health: PlatformHealth = { status: 'starting', step: 'Starting' };
  const step = (title: string) => {
    if (options.signal?.aborted) throw new StartError(stoppedText);
    health = { status: 'starting', step: title };
    progress.step(title);
  };
  const log = createLog({
    file: join(folders.logs, 'platform.log'),
    level: environment.logLevel,
    toConsole: environment.isTest ? silentLine : progress.say,
    requestId: currentRequestId,
  });
  closers.push(() => log.close());
  const escaped = createEscapedErrors(log);
  const liftGuard = guardProcess(escaped, log);
  closers.push(async () => liftGuard());
  const close = async () => {
    for (const stop of closers.splice(0).toReversed()) {
      await stop().catch((error: unknown) =>
        log.error({ error: String(error) }, 'a part of the platform did not stop cleanly'),
      );
    }
  };

  let setStarted = () => undefined as void;
  const started = new Promise<void>((resolve) => {
    setStarted = resolve;
  });

  const start = async (): Promise<Platform> => {
    await refuseSecondStart(home);
    const listener = await openHttpListener({
      port: environment.port,
      host: environment.host,
      step: () => (health.status === 'starting' ? health.step : ''),
    });
    closers.push(() => listener.close());
    options.onListening?.(listener.port);
    const clock = createClock();
    const core = await openCore({ environment, clock, log, step });
    closers.push(core.close);
    const control = await openControl({
      home,
      port: listener.port,
      operate: async (name, args, context) => {
        // What the start itself is still doing, a command would do at the same time.
        if (health.status === 'starting') context.progress('waiting until the platform has started');
        await started;
        return operate(core, name, args, context);
      },
    });
    closers.push(control.close);
    const demo = environment.hasDemo
      ? await openDemo(folders.pictures, { areSmall: environment.hasSmallPictures }, log)
      : null;
    if (demo) closers.push(() => demo.pictures.close());
    const accessLog = createAccessLog({ file: join(folders.logs, 'access.log'), now: () => new Date(), log });
    closers.push(() => accessLog.close());
    const metrics = environment.metrics ? createMetrics(log) : null;
    if (environment.metrics && metrics) {
      const { search, api } = core;
      const scraped = await openMetricsListener({
        ...environment.metrics,
        metrics,
        sources: { search, outbox: api.outbox },
      });
      closers.push(scraped.close);
      log.info({ port: scraped.port, host: environment.metrics.host }, 'metrics are served at /metrics');
    }
    const app = await createDelivery({
      onAnswered: (answered) => {
        accessLog.write(answered);
        metrics?.answered(answered);
      },
      ...(metrics ? { renderings: metrics } : {}),
      sites: core.sites,
      api: core.api,
      search: core.search,
      releases: core.api.releases,
      artifacts: { dir: folders.artifacts },
      pictures: demo?.pictures ?? noPictures,
      home,
      now: clock.now,
      log,
      health: () => health,
      incidents: () => ({
        restarts: options.restarts ?? { count: 0, last: null },
        escapedErrors: escaped.counts(),
      }),
      trustedProxies: environment.trustedProxies,
      isDevelopment: environment.isDevelopment,
    });
    closers.push(() => app.close());
    await app.ready();
    listener.forwardTo(app.routing);
    core.api.worker.start();
    closers.push(() => core.api.worker.stop());
    // First to stop: requests under way still need everything else.
    closers.push(() => listener.close());

    // After a crash the releases that were live before are served: no restart decides what is live.
    const isRestart = (options.restarts?.count ?? 0) > 0;
    if ((options.withBuilds ?? true) && !isRestart) {
      step('Building shell and remotes');
      await unlessAborted(
        startReleases({
          releaseService: core.releases,
          artifacts: folders.artifacts,
          staging: folders.staging,
          log,
          isDevelopment: environment.isDevelopment,
          update: progress.update,
        }),
        options.signal,
      );
    }
    if (demo) {
      step('Making demo stock');
      await unlessAborted(seedDemoStock(demo, core, progress.update), options.signal);
    }
    await unlessAborted(fillEmptyIndex(core, step), options.signal);
    if (demo) {
      step('Drawing the pictures of the first pages');
      await unlessAborted(drawFirstPictures(core, demo.pictures, progress.update), options.signal);
    }
    progress.done();
    health = { status: 'ok' };
    setStarted();
    if (demo && !environment.isTest) {
      const idle = new AbortController();
      const drawing = drawOtherPictures(core, demo.pictures, idle.signal).catch((error: unknown) =>
        log.warn(
          { error: String(error) },
          'rendering pictures ahead stopped; they are rendered when requested',
        ),
      );
      closers.push(async () => {
        idle.abort();
        await drawing;
      });
    }
    const drain = async () => {
      health = { status: 'stopping' };
      listener.drain();
      await new Promise((resolve) => setTimeout(resolve, environment.drainMs));
    };
    return { port: listener.port, core, drain, close };
  };

  try {
    return await start();
  } catch (error) {
    await close();
    throw error;
  }
}

/** Stops waiting for a long step when the start is given up; what still runs of it finds its parts closed. */
function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new StartError(stoppedText));
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}

/** The index is a cache of stock: one that was lost is made again. */
async function fillEmptyIndex({ api, search }: Core, step: (title: string) => void): Promise<void> {
  const { documents } = await search.health();
  if (documents !== 0) return;
  const counts = await api.stock.counts();
  if (Object.values(counts).every((cars) => cars === 0)) return;
  step('Filling the search index');
  await api.stock.rebuildIndex();
}
