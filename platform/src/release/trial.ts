import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { endpoints, type CallApi } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import type { SearchClient } from 'shared-contracts/remote/remote-module';
import type { SmokeJob, SmokeServices } from './smoke-job';
import type { Candidate, Versions } from './trial-parts';
import type { CallFailure, FromTrial, ToTrial } from './trial-messages';
import type { TrialRun } from './trial-run';

const program = fileURLToPath(new URL('./trial-process.ts', import.meta.url));

/** What a candidate may use while it is tried. */
export interface TrialLimits {
  /** Milliseconds in which the process starts. */
  startMs: number;
  /** Milliseconds for the pages of one composition. */
  renderMs: number;
  /** Milliseconds for one of them. */
  pageMs: number;
  /** Megabytes. */
  heapMb: number;
  /** Milliseconds after the last page in which errors may still come. */
  settleMs: number;
}

const defaultLimits: TrialLimits = {
  // On a busy machine the start takes longer than a whole set of pages.
  startMs: 120_000,
  renderMs: 20_000,
  pageMs: 8000,
  heapMb: 512,
  settleMs: 1000,
};
/** Of the system's scale from -20 to 19, where 0 is usual and more is less. */
const calmPriority = 10;
/** Calls for live data while a set of pages is rendered: so many, and so many more for each page. */
const mostCalls = 2000;
const mostCallsOfPage = 50;

/** What came of rendering the pages beside a set of neighbours. */
export interface Rendered {
  run: TrialRun;
  /** Why the pages could not be rendered to the end, such as time or memory; null when they were. */
  cutOff: string | null;
  /** Whether that was for time, which a busy machine takes as well. */
  isLate: boolean;
}

/** What is rendered, and in how many milliseconds where the usual limit does not count. */
export type TrialWork = Pick<SmokeJob, 'sites' | 'keepsHtml'> & { limitMs?: number };

/** A process of its own in which candidates are rendered. */
export interface Trial {
  render: (candidates: readonly Candidate[], versions: Versions, pages: TrialWork) => Promise<Rendered>;
  /** Of pages that were late, the one that holds the process, or null where each is in time by itself. */
  holderOf: (
    candidates: readonly Candidate[],
    versions: Versions,
    pages: TrialWork,
  ) => Promise<string | null>;
  /** Milliseconds that pages usually have. */
  limitMs: number;
  /** Waits a moment for what comes later, and gives what failed then or escaped before. */
  settle: () => Promise<string[]>;
  close: () => void;
}

/** Live data for candidates, which may read and nothing else. */
export function readOnly(services: SmokeServices): SmokeServices {
  return {
    ...services,
    api: (site) => {
      const call = services.api(site);
      return (name, input) => {
        if (!Object.hasOwn(endpoints, name) || endpoints[name].method !== 'GET')
          return Promise.reject(
            new ApiFailure('forbidden', `While a release is tried, ${name} is not called.`),
          );
        return call(name, input);
      };
    },
  };
}

/** A call on behalf of a candidate. */
async function answerCall(
  { api, search }: Pick<SmokeServices, 'api' | 'search'>,
  { site, service, args }: Extract<FromTrial, { kind: 'call' }>,
): Promise<unknown> {
  if (service === 'search') return search(site)(...(args as Parameters<SearchClient>)); // as its own client got them
  const [name, input] = args as Parameters<CallApi>; // likewise
  return api(site)(name, input);
}

const failureOf = (error: unknown): CallFailure =>
  error instanceof ApiFailure
    ? { code: error.code, message: error.message, details: { ...error.details, cause: undefined } }
    : { code: 'internal', message: 'It failed.', details: {} };

const noRun: TrialRun = { pages: [], forms: [], cpuMs: {}, refusals: [] };

/** Why there is no answer of a process that was tried. */
interface NoAnswer {
  kind: 'not-started' | 'overtime' | 'ended';
  problem: string;
}

const isNoAnswer = (outcome: FromTrial | NoAnswer): outcome is NoAnswer => 'problem' in outcome;

/** How a process that was tried ended by itself. */
function describeEnd(status: number | null, signal: NodeJS.Signals | null, { heapMb }: TrialLimits): string {
  const isHeap = signal === 'SIGABRT' || status === 134;
  if (isHeap) return `it used more than ${heapMb} MB of memory`;
  return `it ended its process (${signal ?? `status ${status}`})`;
}

/**
 * @param artifacts folder of the store
 * @param services live data, which the candidate only reads
 */
export function createTrial(
  artifacts: string,
  services: SmokeServices,
  limits: TrialLimits = defaultLimits,
): Trial {
  const { startMs, renderMs, pageMs, heapMb, settleMs } = limits;
  const reading = readOnly(services);
  let child: ChildProcess | null = null;
  const escaped: Extract<FromTrial, { kind: 'escaped' }>[] = [];
  let calls = 0;
  let callsLeft = mostCalls;
  let alone: string | null = null;
  /** The page that has the process to itself. */
  const pageAlone = (): string | null => alone;

  const start = (): ChildProcess => {
    const started = fork(program, {
      execArgv: ['--import', 'tsx', `--max-old-space-size=${heapMb}`],
      // None of the platform's secrets, and nothing on its console.
      env: { PATH: process.env['PATH'], NODE_ENV: process.env['NODE_ENV'] },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    // Shoppers come first, from its first moment on.
    if (started.pid !== undefined) setPriority(started.pid, calmPriority);
    const answer = (message: ToTrial): void => {
      if (started.connected) started.send(message, () => undefined); // it may end meanwhile
    };
    started.on('message', (message: FromTrial) => {
      if (message.kind === 'escaped') escaped.push(message);
      if (message.kind === 'alone') alone = message.address;
      if (message.kind !== 'call') return;
      calls += 1;
      if (calls > callsLeft) return void started.kill('SIGKILL');
      const { id } = message;
      void answerCall(reading, message).then(
        (value) => answer({ kind: 'answer', id, value, failure: null }),
        (error: unknown) => answer({ kind: 'answer', id, value: null, failure: failureOf(error) }),
      );
    });
    const forget = (): void => {
      process.off('exit', end);
      if (child === started) child = null;
    };
    // What a candidate loops in does not hear that this process has ended.
    const end = (): void => void started.kill('SIGKILL');
    process.once('exit', end);
    started.once('exit', forget);
    // One that was not started at all, as where the machine has no room for another.
    started.on('error', forget);
    return started;
  };

  /** Waits for an answer of the process, or gives why there is none. A process that does not answer in time is ended. */
  const answerOf = (
    requested: ChildProcess,
    done: FromTrial['kind'],
    limitMs: number,
  ): Promise<FromTrial | NoAnswer> =>
    new Promise((resolve) => {
      const end = (outcome: FromTrial | NoAnswer): void => {
        clearTimeout(timer);
        requested.off('message', onMessage);
        requested.off('exit', onExit);
        requested.off('error', onError);
        resolve(outcome);
      };
      const onMessage = (answer: FromTrial): void => {
        if (answer.kind === done) end(answer);
      };
      const onExit = (status: number | null, signal: NodeJS.Signals | null): void =>
        end({
          kind: 'ended',
          problem:
            calls > callsLeft ? `it made more than ${callsLeft} calls` : describeEnd(status, signal, limits),
        });
      const onError = ({ message }: Error): void =>
        end({ kind: 'ended', problem: `its process failed (${message})` });
      const timer = setTimeout(() => {
        end(
          done === 'ready'
            ? { kind: 'not-started', problem: `it did not start within ${limitMs} ms` }
            : { kind: 'overtime', problem: `it did not end within ${limitMs} ms` },
        );
        if (child === requested) child = null;
        requested.kill('SIGKILL');
      }, limitMs);
      requested.on('message', onMessage);
      requested.once('exit', onExit);
      requested.once('error', onError);
    });

  /** Sends a message to the process, which is started where there is none, and waits for the answer. */
  const ask = async (
    message: ToTrial,
    done: FromTrial['kind'],
    limitMs: number,
  ): Promise<FromTrial | NoAnswer> => {
    let requested = child;
    if (!requested) {
      requested = child = start();
      const started = await answerOf(requested, 'ready', startMs);
      if (isNoAnswer(started)) return started;
    }
    const answer = answerOf(requested, done, limitMs);
    requested.send(message, () => undefined);
    return answer;
  };

  const attempt = (
    candidates: readonly Candidate[],
    versions: Versions,
    { sites, keepsHtml, limitMs = renderMs }: TrialWork,
    isOneByOne: boolean,
  ): Promise<FromTrial | NoAnswer> => {
    const pages = sites.reduce((sum, site) => sum + site.pages.length, 0);
    callsLeft = mostCalls + mostCallsOfPage * Math.max(0, pages - mostCalls / mostCallsOfPage);
    calls = 0;
    alone = null;
    const job: SmokeJob = { artifacts, sites, keepsHtml, candidates, versions, pageMs, isOneByOne };
    return ask({ kind: 'render', job, now: services.now().getTime() }, 'rendered', limitMs);
  };

  return {
    limitMs: renderMs,
    render: async (candidates, versions, pages) => {
      const outcome = await attempt(candidates, versions, pages, false);
      if (isNoAnswer(outcome))
        return { run: noRun, cutOff: outcome.problem, isLate: outcome.kind === 'overtime' };
      return { run: outcome.kind === 'rendered' ? outcome.run : noRun, cutOff: null, isLate: false };
    },
    // It shows where no other page is under way.
    holderOf: async (candidates, versions, pages) =>
      pageAlone() ?? (isNoAnswer(await attempt(candidates, versions, pages, true)) ? pageAlone() : null),
    settle: async () => {
      const outcome = await ask({ kind: 'settle', ms: settleMs }, 'settled', settleMs + renderMs);
      // Without the version, so that what escapes from the live version too is known again.
      const messages = escaped.map(
        ({ release, message }) => `${message} (${release?.split('@')[0] ?? 'unknown'})`,
      );
      return [...(isNoAnswer(outcome) ? [outcome.problem] : []), ...new Set(messages)].map(
        (problem) => `after its pages were rendered: ${problem}`,
      );
    },
    close: () => {
      child?.kill('SIGKILL');
      child = null;
    },
  };
}
