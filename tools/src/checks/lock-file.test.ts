import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLock, missingBinaries, platformOf, type LockFile } from './lock-file';

const lock = JSON.parse(readFileSync(join(__dirname, '../../../package-lock.json'), 'utf8')) as LockFile;

test('the lock file names the binaries of every system, so that `npm ci` accepts it', () => {
  // Cure: npm run lock
  expect(missingBinaries(lock)).toEqual([]);
});

test('a binary that the lock file leaves out is found and added for its system alone', () => {
  const part: LockFile = {
    packages: {
      '': {},
      'node_modules/a': {
        version: '2.0.0',
        dev: true,
        optionalDependencies: { '@a/linux-x64-musl': '2.0.0', '@a/win32-x64': '2.0.0', b: '1.0.0' },
      },
      'node_modules/a/node_modules/b': { version: '1.0.0' },
    },
  };
  expect(missingBinaries(part).map(({ name }) => name)).toEqual(['@a/linux-x64-musl', '@a/win32-x64']);
  const { packages } = completeLock(part);
  expect(packages['node_modules/@a/linux-x64-musl']).toEqual({
    version: '2.0.0',
    dev: true,
    optional: true,
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
  });
  expect(missingBinaries({ packages })).toEqual([]);
});

test('a name that tells no system is refused rather than guessed', () => {
  expect(() => platformOf('@a/core-native')).toThrow('@a/core-native does not tell');
});
