import type { EscapedErrors } from 'service-delivery';
import type { PlatformLog } from '../core/log';

/** The log gets this long to reach the disk. */
const logLimitMs = 1000;

const textOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/**
 * Keeps errors that escape from the code of releases from ending the process. One of the platform's own ends it, because
 * what it left half done is unknown; the supervisor starts it again. Gives the function that lifts the guard.
 */
export function guardProcess(escaped: EscapedErrors, log: PlatformLog): () => void {
  const end = (error: unknown): void => {
    log.error({ error: textOf(error) }, 'an error that nothing expected ends the process');
    process.stderr.write(`${textOf(error)}\n`);
    setTimeout(() => process.exit(1), logLimitMs).unref();
    void log.close().finally(() => process.exit(1));
  };
  const onException = (error: unknown): void => {
    if (!escaped.contain(error, 'exception')) end(error);
  };
  const onRejection = (reason: unknown): void => {
    if (!escaped.contain(reason, 'rejection')) end(reason);
  };
  process.on('uncaughtException', onException);
  process.on('unhandledRejection', onRejection);
  return () => {
    process.off('uncaughtException', onException);
    process.off('unhandledRejection', onRejection);
  };
}
