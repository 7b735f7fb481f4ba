import { serve } from '../start/serve';

/* A serving process for tests: the platform without builds and, unless a test wants it, without demo content. */
process.env['FORECOURT_DEMO'] ??= '0';
await serve({ withBuilds: false });
