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

/**
 * Errors that already say what to do become start errors, as does what fails on a full disk; anything else is a bug and
 * keeps its stack.
 *
 * @param freeMb megabytes that are free on the disk of a folder
 */
export function explainStart(error: unknown, home: string, freeMb = freeMbOf): unknown {
  if (error instanceof DatabaseLocked) return new StartError(error.message, { cause: error });
  const free = freeMb(home);
  if (free < leastFreeMb) {
    return new StartError(
      `The disk of ${home} has ${free} MB left, and the platform needs more to start. Make room there and start again; ` +
        `leave the folder as it is. (${messageOf(error).split('\n')[0]})`,
      { cause: error },
    );
  }
  const isExplained = error instanceof DatabaseUnavailable || error instanceof SearchServerError;
  return isExplained ? new StartError(error.message, { cause: error }) : error;
}
