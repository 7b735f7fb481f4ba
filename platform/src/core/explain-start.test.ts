import { DatabaseLocked, DatabaseUnavailable } from 'service-api';
import { StartError } from '../errors';
import { explainStart } from './explain-start';

const explained = (error: unknown, freeMb: number) => explainStart(error, '/data/home', () => freeMb);

test('what fails on a full disk says so, with the folder, and never to move the data away', () => {
  const full = new Error('ENOSPC: no space left on device, write');
  const damaged = new DatabaseUnavailable('The database cannot be opened: Aborted().\nMove it away.');
  for (const [error, reason] of [
    [full, 'ENOSPC: no space left on device, write'],
    [damaged, 'The database cannot be opened: Aborted().'],
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

test('a data folder that is not there hides no error', () => {
  const error = new Error('EACCES: permission denied, mkdir');
  expect(explainStart(error, '/no/such/folder')).toBe(error);
});

test('a folder in use is no matter of the disk', () => {
  expect(explained(new DatabaseLocked('In use by process 7.'), 0)).toMatchObject({
    message: 'In use by process 7.',
  });
});
