import { buildRelease, type BuildRequest, type BuildResult } from './build-release';

/** What a worker process answers for each request. */
export type WorkerAnswer = { ok: true; result: BuildResult } | { ok: false; message: string };

// The process that wanted the release has ended, or has what it wanted.
process.on('disconnect', () => process.exit());
if (!process.connected) process.exit();

process.on('message', (request: BuildRequest) => {
  buildRelease(request).then(
    (result) => process.send?.({ ok: true, result } satisfies WorkerAnswer),
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      process.send?.({ ok: false, message } satisfies WorkerAnswer);
    },
  );
});
