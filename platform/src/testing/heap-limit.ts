import { fileURLToPath } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import { supervise } from '../start/supervisor';

/* Prints how much memory a supervised process may fill, in MB. */
if (process.send) console.log(Math.round(getHeapStatistics().heap_size_limit / 2 ** 20));
else process.exit(await supervise({ program: fileURLToPath(import.meta.url) }));
