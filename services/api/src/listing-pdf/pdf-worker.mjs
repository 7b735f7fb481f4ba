// Threads do not inherit the TypeScript loader of the main thread, so this plain entry registers it first.
import { register } from 'tsx/esm/api';

register();
await import('./pdf-worker.ts');
