import type { Log } from '../ports';

/** One logged line. */
export interface LogLine {
  level: string;
  message: string;
  fields: object;
}

/** A log that keeps its lines. */
export function recordingLog(): { log: Log; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const write = (level: string) => (fields: object, message: string) =>
    void lines.push({ level, message, fields });
  return {
    log: { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') },
    lines,
  };
}
