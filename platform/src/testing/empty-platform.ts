import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../start/serve';

/* A serving process for tests: the platform without builds and, unless a test wants it, without demo content. */
process.env['FORECOURT_DEMO'] ??= '0';
// A test that writes this file has the next process build as `npm start` does.
const withBuilds = existsSync(join(process.env['FORECOURT_HOME'] ?? '.forecourt', 'with-builds'));
await serve({ withBuilds });
