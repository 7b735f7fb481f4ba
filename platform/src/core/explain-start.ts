import { statfsSync } from 'node:fs';
import { DatabaseLocked, DatabaseUnavailable } from 'service-api';
import { messageOf } from 'service-api/error-message';
import { SearchServerError } from 'service-search';
import { StartError } from '../errors';

/** With less than this a database cannot begin its next log file, 16 MB, and a build cannot be placed. */
const leastFreeMb = 32;

function freeMbOf(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.floor((bavail * bsize) / 2 ** 20);
  } catch {
    return Infinity; // a folder that could not be made: its own error says why
  }
}

/** Codes of a disk or a quota that is full: of the system, and of PostgreSQL. */
const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** What the search server's log ends with then, and others that give no code. */
const fullText = /no space left on device|disk quota exceeded|ENOSPC|EDQUOT/i;

/** The first code that an error or a cause of it has; undefined where none has one. */
function codeOf(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && error.code !== undefined ? error.code : codeOf(error.cause);
}

/** Whether an error may be that of a full disk. PGlite fails there without a code, and without saying why. */
function isDiskError(error: unknown): boolean {
  const code = codeOf(error);
  if (fullCodes.has(code) || fullText.test(messageOf(error))) return true;
  return error instanceof DatabaseUnavailable && error.cause !== undefined && code === undefined;
}

/**
 * Errors that already say what to do become start errors, as does what fails on a full disk; anything else is a bug and
 * keeps its stack.
 *
 * @param freeMb megabytes that are free on the disk of a folder
 */
export function explainStart(error: unknown, home: string, freeMb = freeMbOf): unknown {
  if (error instanceof DatabaseLocked) return new StartError(error.message, { cause: error });
  const free = freeMb(home);
  const isFull = free < leastFreeMb;
  if (isFull && isDiskError(error)) {
    return new StartError(
      `The disk of ${home} has ${free} MB left, and the platform needs more to start. Make room there and start again; ` +
        `leave the folder as it is. (${messageOf(error).split('\n')[0]})`,
      { cause: error },
    );
  }
  const isExplained = error instanceof DatabaseUnavailable || error instanceof SearchServerError;
  if (!isExplained) return error;
  const note = isFull ? `\nThe disk of ${home} has ${free} MB left; the platform needs more to start.` : '';
  return new StartError(error.message + note, { cause: error });
}
