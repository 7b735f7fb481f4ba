import { fileURLToPath } from 'node:url';
import { findViolations, readSiteSlugs } from './source-rules';

/** Command: prints what breaks a source rule as `file:line: message (rule)` and ends with 1 if anything does. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const violations = findViolations(root);
for (const { path, line, message, rule } of violations) console.log(`${path}:${line}: ${message} (${rule})`);
if (readSiteSlugs(root).length === 0) {
  console.log('sites/: no site.json found, so the rule site-slug has no names to look for (site-slug)');
  process.exitCode = 1;
}
if (violations.length > 0) process.exitCode = 1;
console.log(`Source rules: ${violations.length} violations`);
