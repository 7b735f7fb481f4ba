import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Lines that the platform under test has logged, one JSON object each. */
export const readLog = (): Promise<string> =>
  readFile(join(process.env['E2E_HOME'] ?? '', 'logs/platform.log'), 'utf8');
