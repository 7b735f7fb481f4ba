import { DatabaseLocked, DatabaseUnavailable } from 'service-api';
import { SearchServerError } from 'service-search';
import { StartError } from '../errors';
import { explainStart } from './explain-start';

const explained = (error: unknown, freeMb: number) => explainStart(error, '/data/home', () => freeMb);

const errorOf = (message: string, code: string): Error => Object.assign(new Error(message), { code });

test('what fails on a full disk says so, with the folder, and never to move the data away', () => {
  const full = errorOf('ENOSPC: no space left on device, write', 'ENOSPC');
  const quota = new Error('statement failed', { cause: errorOf('could not extend file', '53100') });
  // PGlite says no more than this.
  const aborted = new DatabaseUnavailable('The database cannot be opened: Aborted().\nMove it away.', {
    cause: new Error('Aborted()'),
  });
  const search = new SearchServerError('did-not-start', 'It did not start.\nNo space left on device');
  for (const [error, reason] of [
    [full, 'ENOSPC: no space left on device, write'],
    [quota, 'statement failed'],
    [aborted, 'The database cannot be opened: Aborted().'],
    [search, 'It did not start.'],
  ] as const) {
    const found = explained(error, 31);
    expect(found).toBeInstanceOf(StartError);
    expect(String(found)).toBe(
      'StartError: The disk of /data/home has 31 MB left, and the platform needs more to start. ' +
        `Make room there and start again; leave the folder as it is. (${reason})`,
    );
    expect(found).toMatchObject({ cause: error });
  }
});

test('with room, what says what to do is a start error and a bug keeps its stack', () => {
  const damaged = new DatabaseUnavailable('The database cannot be opened.');
  expect(explained(damaged, 32)).toMatchObject({ name: 'StartError', message: damaged.message });
  const bug = new TypeError('x is no function');
  expect(explained(bug, 32)).toBe(bug);
});

test('on a disk that is almost full, an error with another cause comes first and the disk after it', () => {
  const note = '\nThe disk of /data/home has 31 MB left; the platform needs more to start.';
  const refused = new DatabaseUnavailable('PostgreSQL at db:5432 cannot be used: ECONNREFUSED.', {
    cause: errorOf('connect ECONNREFUSED', 'ECONNREFUSED'),
  });
  const noKey = new SearchServerError('no-key', 'MEILI_HOST is set but MEILI_MASTER_KEY is not.');
  const role = new DatabaseUnavailable('The role of DATABASE_URL owns the tables.');
  for (const error of [refused, noKey, role]) {
    expect(explained(error, 31)).toMatchObject({ name: 'StartError', message: error.message + note });
  }
  for (const bug of [new TypeError('x is no function'), errorOf('EACCES: permission denied', 'EACCES')]) {
    expect(explained(bug, 31)).toBe(bug);
  }
});

test('a data folder that is not there hides no error', () => {
  const error = new Error('EACCES: permission denied, mkdir');
  expect(explainStart(error, '/no/such/folder')).toBe(error);
});

test('a folder in use is no matter of the disk', () => {
  expect(explained(new DatabaseLocked('In use by process 7.'), 0)).toMatchObject({
    message: 'In use by process 7.',
  });
});
