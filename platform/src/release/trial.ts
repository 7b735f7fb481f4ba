import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endpoints, type CallApi } from 'shared-contracts/api/endpoints';
import { ApiFailure } from 'shared-contracts/errors';
import type { ReleaseManifest } from 'shared-contracts/remote/composition';
import type { SearchClient } from 'shared-contracts/remote/remote-module';
import type { SmokeJob, SmokeServices, Versions } from './smoke-render';
import type { CallFailure, FromTrial, ToTrial } from './trial-messages';

const program = fileURLToPath(new URL('./trial-process.ts', import.meta.url));

/** What a candidate may use while it is tried. */
export interface TrialLimits {
  /** Milliseconds for the pages of one composition. */
  renderMs: number;
  /** Megabytes. */
  heapMb: number;
  /** Milliseconds after the last page in which errors may still come. */
  settleMs: number;
}

const defaultLimits: TrialLimits = { renderMs: 20_000, heapMb: 512, settleMs: 1000 };
/** Calls for live data; pages make some dozens. */
const mostCalls = 2000;

/** What came of rendering the pages beside a set of neighbours. */
export interface Rendered {
  /** What failed in the pages. */
  problems: string[];
  /** Why the pages could not be rendered to the end, such as time or memory; null when they were. */
  cutOff: string | null;
}

/** A process of its own in which candidates are rendered. */
export interface Trial {
  render: (candidate: ReleaseManifest, folder: string, versions: Versions) => Promise<Rendered>;
  /** Waits a moment for what a candidate does later, and gives what failed then or escaped before. */
  settle: (candidate: ReleaseManifest) => Promise<string[]>;
  close: () => void;
}

/** A call on behalf of a candidate, which may read and nothing else. */
async function answerCall(
  { api, search }: Pick<SmokeServices, 'api' | 'search'>,
  { service, args }: Extract<FromTrial, { kind: 'call' }>,
): Promise<unknown> {
  if (service === 'search') return search(...(args as Parameters<SearchClient>)); // as its own client got them
  const [name, input] = args as Parameters<CallApi>; // likewise
  if (!Object.hasOwn(endpoints, name) || endpoints[name].method !== 'GET')
    throw new ApiFailure('forbidden', `While a release is tried, ${name} is not called.`);
  return api(name, input);
}

const failureOf = (error: unknown): CallFailure =>
  error instanceof ApiFailure
    ? { code: error.code, message: error.message, details: { ...error.details, cause: undefined } }
    : { code: 'internal', message: 'It failed.', details: {} };

const isReleaseKey = (owner: string | null): boolean => owner !== null && /^[a-z][a-z0-9]*@\d/.test(owner);

/** How a process that was tried ended by itself. */
function describeEnd(status: number | null, signal: NodeJS.Signals | null, { heapMb }: TrialLimits): string {
  const isHeap = signal === 'SIGABRT' || status === 134;
  if (isHeap) return `it used more than ${heapMb} MB of memory`;
  return `it ended its process (${signal ?? `status ${status}`})`;
}

/**
 * @param setting what every rendering has in common
 * @param services live data, which the candidate only reads
 */
export function createTrial(
  setting: Pick<SmokeJob, 'artifacts' | 'origin' | 'site' | 'pages'>,
  services: SmokeServices,
  limits: TrialLimits = defaultLimits,
): Trial {
  const { renderMs, heapMb, settleMs } = limits;
  let child: ChildProcess | null = null;
  const escaped: Extract<FromTrial, { kind: 'escaped' }>[] = [];
  let calls = 0;

  const start = (): ChildProcess => {
    const started = fork(program, {
      execArgv: ['--import', 'tsx', `--max-old-space-size=${heapMb}`],
      // None of the platform's secrets, and nothing on its console.
      env: { PATH: process.env['PATH'], NODE_ENV: process.env['NODE_ENV'] },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    const answer = (message: ToTrial): void => {
      if (started.connected) started.send(message, () => undefined); // it may end meanwhile
    };
    started.on('message', (message: FromTrial) => {
      if (message.kind === 'escaped') escaped.push(message);
      if (message.kind !== 'call') return;
      calls += 1;
      if (calls > mostCalls) return void started.kill('SIGKILL');
      const { id } = message;
      void answerCall(services, message).then(
        (value) => answer({ kind: 'answer', id, value, failure: null }),
        (error: unknown) => answer({ kind: 'answer', id, value: null, failure: failureOf(error) }),
      );
    });
    started.once('exit', () => {
      if (child === started) child = null;
    });
    return started;
  };

  /** Asks the process; gives its answer, or why there is none. A process that does not answer in time is ended. */
  const ask = (message: ToTrial, done: FromTrial['kind'], limitMs: number): Promise<FromTrial | string> => {
    const requested = (child ??= start());
    return new Promise((resolve) => {
      const end = (outcome: FromTrial | string): void => {
        clearTimeout(timer);
        requested.off('message', onMessage);
        requested.off('exit', onExit);
        resolve(outcome);
      };
      const onMessage = (answer: FromTrial): void => {
        if (answer.kind === done) end(answer);
      };
      const onExit = (status: number | null, signal: NodeJS.Signals | null): void =>
        end(calls > mostCalls ? `it made more than ${mostCalls} calls` : describeEnd(status, signal, limits));
      const timer = setTimeout(() => {
        end(`it did not end within ${limitMs} ms`);
        child = null;
        requested.kill('SIGKILL');
      }, limitMs);
      requested.on('message', onMessage);
      requested.once('exit', onExit);
      requested.send(message, () => undefined);
    });
  };

  /** What names no release, such as a text that was thrown, is the candidate's: its neighbours are live without. */
  const escapedFrom = ({ name, version }: ReleaseManifest): string[] => [
    ...new Set(
      escaped
        .filter(({ release }) => release === `${name}@${version}` || !isReleaseKey(release))
        .map(({ message }) => message),
    ),
  ];

  return {
    render: async (candidate, folder, versions) => {
      const job: SmokeJob = { ...setting, candidate, folder, versions };
      const outcome = await ask({ kind: 'render', job, now: services.now().getTime() }, 'rendered', renderMs);
      if (typeof outcome === 'string') return { problems: [], cutOff: outcome };
      return { problems: outcome.kind === 'rendered' ? outcome.problems : [], cutOff: null };
    },
    settle: async (candidate) => {
      const outcome = await ask({ kind: 'settle', ms: settleMs }, 'settled', settleMs + renderMs);
      return [...(typeof outcome === 'string' ? [outcome] : []), ...escapedFrom(candidate)].map(
        (problem) => `after its pages were rendered: ${problem}`,
      );
    },
    close: () => {
      child?.kill('SIGKILL');
      child = null;
    },
  };
}
