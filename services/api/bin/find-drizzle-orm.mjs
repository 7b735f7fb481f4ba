// Resolves every import of drizzle-orm as if this package requested it; see migration.mjs. Loaded by `--import`, it
// registers itself as the hook, which Node loads once more in a thread of its own.
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) register(import.meta.url);

export const resolve = (specifier, context, next) =>
  next(
    specifier,
    /^drizzle-orm(?:\/|$)/.test(specifier) ? { ...context, parentURL: import.meta.url } : context,
  );
