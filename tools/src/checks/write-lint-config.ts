import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lintConfigText } from './lint-config';

writeFileSync(fileURLToPath(new URL('../../../.oxlintrc.json', import.meta.url)), lintConfigText());
