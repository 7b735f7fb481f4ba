import { provideDatabase } from './postgres';
import { withoutServer } from './stages';

const reason = 'there is none';

test.each(['true', '1', 'github'])('an unattended run (CI=%s) fails without a PostgreSQL', (ci) => {
  expect(withoutServer({ status: 'passed' }, reason, ci)).toEqual({
    status: 'failed',
    note: 'CI needs a PostgreSQL: there is none',
  });
});

test.each([undefined, '', '0', 'false'])('a person’s run (CI=%s) ends as its tests on PGlite did', (ci) => {
  for (const status of ['passed', 'failed'] as const) {
    expect(withoutServer({ status }, reason, ci)).toEqual({ status, note: 'on PGlite: there is none' });
  }
});

test('a server that is named is taken as it is', async () => {
  process.env['DATABASE_URL'] = 'postgres://somewhere/else';
  try {
    expect(await provideDatabase('/')).toMatchObject({ url: 'postgres://somewhere/else' });
  } finally {
    delete process.env['DATABASE_URL'];
  }
});
