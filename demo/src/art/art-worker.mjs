// A process without flags knows no TypeScript, so this plain entry registers its loader first.
import { register } from 'tsx/esm/api';

register();
await import('./art-worker.ts');
