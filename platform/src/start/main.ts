import { fileURLToPath } from 'node:url';
import { supervise } from './supervisor';

const program = fileURLToPath(new URL('./serving-process.ts', import.meta.url));

/** `npm start`: this process keeps the one that serves running, and ends with it when it is stopped. */
export async function main(): Promise<void> {
  process.exit(await supervise({ program }));
}
