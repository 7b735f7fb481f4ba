import { root } from '../build/paths';
import { hasPostgres } from '../test-run/postgres';
import { controls } from './lead-servers';
import { runStorm } from './storm';

/*
 * The lead path under kills, small; `npm run bench -- --only leads` runs the same with 10,000 submissions. A PostgreSQL
 * that is killed needs seconds to come back, so the sizes are those that show every control.
 */

const limitMs = 300_000;
const withDatabase = hasPostgres() ? describe : describe.skip;
const size = { submissions: 250, clients: 16, apiKills: 4, databaseKills: 2 };
/** A fault of a process shows where processes are killed; a database that starts again keeps submissions away meanwhile. */
const processSize = { ...size, apiKills: 6, databaseKills: 0 };
const harmed = { lost: 0, doubled: 0, withoutDelivery: 0, withoutMail: 0 };

withDatabase('a storm on the lead path', () => {
  test(
    'loses no lead that was answered, stores none twice, and every one comes with its delivery and its mail',
    async () => {
      const result = await runStorm(size, { root, seed: 1 });
      expect(result).toMatchObject({ ...harmed, submissions: size.submissions });
      expect([result.apiKills, result.databaseKills].every((kills) => kills > 0)).toBe(true);
      expect(result.retries).toBeGreaterThan(0);
    },
    limitMs,
  );

  const faults = controls.filter((control) => control !== 'none');
  test.each(faults)(
    'shows what "%s" does: without that, it would prove nothing',
    async (control) => {
      const { lost, doubled, withoutDelivery } = await runStorm(
        control === 'no durable commit' ? size : processSize,
        { root, seed: 2, control },
      );
      expect(lost + doubled + withoutDelivery).toBeGreaterThan(0);
    },
    limitMs,
  );
});
