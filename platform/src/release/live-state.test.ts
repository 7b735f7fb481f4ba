import type { Api } from 'service-api';
import { createLiveState } from './live-state';

type Registry = Api['releases'];
type State = NonNullable<Awaited<ReturnType<Registry['stateBefore']>>>;

/** Versions that a rollback of search would bring back, by what is live and what was before. */
function versionsBefore(now: { live: string | null; targeted: State['targeted'] }, before: State | null) {
  const status = { revision: 1, releases: [{ name: 'search', published: [], ...now }] };
  const registry: Pick<Registry, 'status' | 'stateBefore'> = {
    status: () => status,
    stateBefore: async () => before,
  };
  // It makes no other call for this.
  return createLiveState(registry as Registry, () => true).versionsBefore('search');
}

test.each<[string, string | null, State['targeted'], State | null, string[]]>([
  ['nothing to go back to', '1', [], null, []],
  ['the version before', '2', [], { version: '1', targeted: [] }, ['1']],
  [
    'the version before and the one that was tried',
    '3',
    [],
    { version: '1', targeted: [{ version: '2', percent: 10 }] },
    ['1', '2'],
  ],
  ['a trial that ends', '1', [{ version: '2', percent: 10 }], { version: '1', targeted: [] }, []],
  [
    'a smaller share of the same trial',
    '1',
    [{ version: '2', percent: 50 }],
    { version: '1', targeted: [{ version: '2', percent: 10 }] },
    [],
  ],
  ['no version for all', '2', [], { version: null, targeted: [{ version: '1', sites: ['a'] }] }, ['1']],
])('a rollback that leads to %s is looked at', async (_what, live, targeted, before, expected) => {
  expect(await versionsBefore({ live, targeted }, before)).toEqual(expected);
});
