import { composeFor, liveVersions, promoted, stateBefore } from './composition';
import type { LiveRelease, ReleaseState } from './release-state';

const live = (version: string | null, ...targeted: LiveRelease['targeted']): LiveRelease => ({
  version,
  targeted,
});
const versionsFor = (release: LiveRelease, site = 'alpha', cohort = 0): string | undefined =>
  composeFor({ search: release }, site, cohort).releases.search; // prettier-ignore

describe('which visitor gets which version', () => {
  test.each<[string, LiveRelease, string, number, string | undefined]>([
    ['the one for everybody', live('1'), 'alpha', 99, '1'],
    ['none before one is promoted', live(null), 'alpha', 0, undefined],
    ['one for the site', live('1', { version: '2', sites: ['alpha'] }), 'alpha', 99, '2'],
    ['not that of another site', live('1', { version: '2', sites: ['beta'] }), 'alpha', 0, '1'],
    ['one for the share of visitors', live('1', { version: '2', percent: 10 }), 'alpha', 9, '2'],
    ['not beyond the share', live('1', { version: '2', percent: 10 }), 'alpha', 10, '1'],
    ['site and share must both fit', live('1', { version: '2', sites: ['beta'], percent: 50 }), 'alpha', 0, '1'],
    ['the first target that fits', live('1', { version: '3', percent: 5 }, { version: '2', percent: 50 }), 'alpha', 5, '2'],
    ['a targeted one where there is none for all', live(null, { version: '2', sites: ['alpha'] }), 'alpha', 0, '2'],
  ])('%s', (_name, release, site, cohort, version) => {
    expect(versionsFor(release, site, cohort)).toBe(version);
  });
}); // prettier-ignore

test('a composition has the id of its versions, in whatever order they came', () => {
  const [search, vehicle] = [live('1'), live('2')];
  const one = composeFor({ search, vehicle }, 'alpha', 0);
  expect(one.id).toMatch(/^[0-9a-f]{16}$/);
  expect(composeFor({ vehicle, search }, 'beta', 50)).toEqual(one);
  expect(composeFor({ search, vehicle, leads: live(null) }, 'alpha', 0)).toEqual(one);
  const others: ReleaseState[] = [
    { search },
    { search, vehicle: live('1') },
    { search: live('2'), vehicle: live('1') },
  ];
  for (const state of others) {
    expect(composeFor(state, 'alpha', 0).id).not.toBe(one.id);
  }
});

describe('a promotion', () => {
  const before: ReleaseState = { search: live('1', { version: '2', percent: 10 }), vehicle: live('7') };

  test('for everybody takes the place of all targets, and leaves other releases', () => {
    expect(promoted(before, 'search', '3', {})).toEqual({ search: live('3'), vehicle: live('7') });
    expect(promoted({}, 'search', '1', {})).toEqual({ search: live('1') });
  });

  test('for some is tried before the others, and once for each version', () => {
    const some = promoted(before, 'search', '3', { sites: ['alpha'] });
    expect(some).toEqual({
      search: live('1', { version: '3', sites: ['alpha'] }, { version: '2', percent: 10 }),
      vehicle: live('7'),
    });
    const again = promoted(before, 'search', '2', { percent: 50 });
    expect(again.search).toEqual(live('1', { version: '2', percent: 50 }));
    expect(promoted({}, 'search', '1', { percent: 5 })).toEqual({
      search: live(null, { version: '1', percent: 5 }),
    });
  });
});

test.each<[LiveRelease | undefined, string[]]>([
  [undefined, []],
  [live(null), []],
  [live('1'), ['1']],
  [live(null, { version: '2', percent: 1 }), ['2']],
  [live('1', { version: '2', percent: 1 }, { version: '1', sites: ['a'] }), ['1', '2']],
])('of %j the versions %j are live for somebody', (release, versions) => {
  expect(liveVersions(release)).toEqual(versions);
});

test.each<[string, LiveRelease | null]>([
  ['', null],
  ['1', null],
  ['1 2', live('1')],
  ['1 2 3', live('2')],
  ['1 2 3 back', live('1')],
  ['1 2 3 back back', null],
  ['1 2 back 4', live('1')],
  ['1 2 back 4 5', live('4')],
])('after "%s" a rollback leads to %j', (history, expected) => {
  const changes = history
    .split(' ')
    .filter(Boolean)
    .map((word) =>
      word === 'back' ? { action: 'rollback', live: live('x') } : { action: 'promote', live: live(word) },
    );
  expect(stateBefore(changes)).toEqual(expected);
});
