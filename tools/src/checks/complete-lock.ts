import { readFile, writeFile } from 'node:fs/promises';
import { completeLock, type LockFile } from './lock-file';

// `npm run lock`, after a dependency has changed.
const path = 'package-lock.json';
const lock = JSON.parse(await readFile(path, 'utf8')) as LockFile; // written by npm
await writeFile(path, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
