import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Secret that override links of this installation are signed with. Made once; only the owner may read it.
 */
export function overrideSecret(home: string): string {
  const file = join(home, 'override.key');
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      mkdirSync(home, { recursive: true });
      return overrideSecret(home);
    }
    // Anything else but "it exists" shows when it is read.
  }
  return readFileSync(file, 'utf8').trim();
}
