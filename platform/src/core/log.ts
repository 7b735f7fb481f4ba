import { createWriteStream, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const levels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof levels)[number];

/** Structured log. Fields never hold personal details. */
export interface PlatformLog {
  debug: (fields: object, message: string) => void;
  info: (fields: object, message: string) => void;
  warn: (fields: object, message: string) => void;
  error: (fields: object, message: string) => void;
  /** Resolves when everything is in the file. */
  close: () => Promise<void>;
}

const largestBytes = 20 * 1024 * 1024;

/** Keeps one older file, so that the log cannot fill the disk. */
function rotate(file: string): void {
  try {
    if (statSync(file).size > largestBytes) renameSync(file, `${file}.1`);
  } catch {
    // There is none yet.
  }
}

/** One line for people: warnings and errors with their fields. */
const pretty = (level: LogLevel, fields: object, message: string): string => {
  const details = Object.entries(fields).map(
    ([key, value]) => `${key}=${typeof value === 'string' ? value.split('\n')[0] : JSON.stringify(value)}`,
  );
  return `${level === 'error' ? 'ERROR' : 'warning'} ${message}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
};

/**
 * JSON lines from `level` up in a file; warnings and errors as short lines on the console as well.
 *
 * @param toConsole gets the short lines
 * @param requestId id of the request that a line belongs to
 */
export function createLog(options: {
  file: string;
  level: LogLevel;
  toConsole?: (line: string) => void;
  requestId?: () => string | undefined;
}): PlatformLog {
  const { file, level, toConsole, requestId } = options;
  mkdirSync(dirname(file), { recursive: true });
  rotate(file);
  const stream = createWriteStream(file, { flags: 'a', mode: 0o600 });
  // A full disk must not end the platform; the console still says what is wrong.
  stream.on('error', (error) => toConsole?.(`warning the log file cannot be written: ${error.message}`));
  const write = (own: LogLevel) => (fields: object, message: string) => {
    if (levels.indexOf(own) < levels.indexOf(level)) return;
    const request = requestId?.();
    const line = {
      time: new Date().toISOString(),
      level: own,
      message,
      ...(request ? { request } : {}),
      ...fields,
    };
    stream.write(`${JSON.stringify(line)}\n`);
    if (own === 'warn' || own === 'error') toConsole?.(pretty(own, fields, message));
  };
  return {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    close: () => new Promise((resolve) => stream.end(resolve)),
  };
}
