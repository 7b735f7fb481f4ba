import { fileURLToPath } from 'node:url';
import { supervise } from '../start/supervisor';

/* A program for tests: what `npm start` does, for the platform without builds and stock. */
process.exit(await supervise({ program: fileURLToPath(new URL('./empty-platform.ts', import.meta.url)) }));
