import { compareVersions, isRangeCovered, nextPatch, parseVersion } from './versions';

test.each([
  [
    ['1.10.0', '1.9.0', '1.2.10', '1.2.9'],
    ['1.2.9', '1.2.10', '1.9.0', '1.10.0'],
  ],
  [
    ['1.0.0', '1.0.0-rc.1', '1.0.0-rc.10', '1.0.0-rc.2'],
    ['1.0.0-rc.1', '1.0.0-rc.2', '1.0.0-rc.10', '1.0.0'],
  ],
  [
    ['1.0.0-rc', '1.0.0-1', '1.0.0-alpha.1', '1.0.0-alpha'],
    ['1.0.0-1', '1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-rc'],
  ],
])('%p in order is %p', (versions, sorted) => {
  expect(versions.toSorted(compareVersions)).toEqual(sorted);
});

test.each([
  [[], '0.1.0'],
  [['0.1.0'], '0.1.1'],
  [['1.9.0', '1.10.3'], '1.10.4'],
  [['1.4.0', '1.5.0-rc.1'], '1.5.0'],
  [['1.5.0-rc.1', '1.5.0'], '1.5.1'],
])('after %p comes %p', (versions, next) => {
  expect(nextPatch(versions, '0.1.0')).toBe(next);
});

test.each(['1.4', 'v1.4.0', '1.4.0-', '1.4.0-rc..1', '1234567.0.0', '1.4.0/..', '', '1.4.0 '])(
  '%p is no version',
  (text) => {
    expect(parseVersion(text)).toBeNull();
  },
);

test.each([
  ['^19.3.0', '^19.3.0', true],
  ['^19.2.0', '^19.3.0', true],
  ['^19.4.0', '^19.3.0', false],
  ['^18.0.0', '^19.3.0', false],
  ['19.3.0', '19.3.0', true],
  ['19.3.0', '^19.3.0', false],
  ['latest', '^19.3.0', false],
  ['^18.0.0 || ^19.0.0', '^19.3.0', true],
  ['^18.0.0 || ^19.0.0', '^18.2.0 || ^19.3.0', true],
  ['^19.0.0', '^18.2.0 || ^19.3.0', false],
  ['^17.0.0||^18.0.0', '^19.3.0', false],
])('a remote that wants %p is content with %p: %p', (wanted, provided, expected) => {
  expect(isRangeCovered(wanted, provided)).toBe(expected);
});
