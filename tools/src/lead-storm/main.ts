import { parseArgs } from 'node:util';
import { root } from '../build/paths';
import { runStorm } from './storm';

/* Runs one storm and prints what it left as JSON; `bench` asks for the big one. */
const { values } = parseArgs({
  options: {
    submissions: { type: 'string', default: '10000' },
    clients: { type: 'string', default: '64' },
    'api-kills': { type: 'string', default: '50' },
    'database-kills': { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
});
const size = {
  submissions: Number(values.submissions),
  clients: Number(values.clients),
  apiKills: Number(values['api-kills']),
  databaseKills: Number(values['database-kills']),
};
console.log(JSON.stringify(await runStorm(size, { root, seed: Number(values.seed) })));
