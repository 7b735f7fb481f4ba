import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/paths';
import { scoreOf, triedOf } from './score';
import { chooseTarget, filesOf, mutationTargets } from './targets';

test('every target is there', () => {
  for (const { folder } of mutationTargets) expect(existsSync(join(root, folder, 'src'))).toBe(true);
});

test.each([
  ['services/api', 'service-api', 'services/api'],
  ['./services/api/', 'service-api', 'services/api'],
  ['services/api/src/leads', 'service-api', 'services/api/src/leads'],
  ['shared-rules/src/price.ts', 'shared-rules', 'shared-rules/src/price.ts'],
  ['remotes/finance/src', 'remote-finance', 'remotes/finance/src'],
])('%s is tried with the tests of %s', (path, project, part) => {
  expect(chooseTarget(path)).toMatchObject({ project, part });
});

test.each(['', 'shell', 'services', 'services/ap', 'shared-rulesx', 'services/api/drizzle', '../elsewhere'])(
  '"%s" is refused, and the message lists what there is',
  (path) => {
    expect(() => chooseTarget(path)).toThrow(
      /holds nothing to try.*shared-rules, shared-contracts, services\/api,.*remotes\/locations\.$/,
    );
  },
);

test('rules, contracts and services have a least score, remotes have none', () => {
  const leasts = Object.fromEntries(
    mutationTargets.map(({ folder, leastPercent }) => [folder, leastPercent]),
  );
  expect(leasts).toMatchObject({ 'shared-rules': 85, 'services/delivery': 85, 'remotes/search': null });
});

test('a package is changed but for its tests; of remotes and contracts only what needs no page', () => {
  const ofApi = filesOf(chooseTarget('services/api'));
  expect(ofApi).toEqual(
    expect.arrayContaining(['services/api/src/**/*.ts', '!services/api/src/**/*.test.*']),
  );
  expect(ofApi).not.toContain('!services/api/src/**/*.tsx');
  expect(filesOf(chooseTarget('shared-contracts'))).toContain('!shared-contracts/src/**/react/**');
  const ofPart = filesOf(chooseTarget('remotes/search/src/filters'));
  expect(ofPart).toEqual(
    expect.arrayContaining([
      'remotes/search/src/filters/**/*.ts',
      '!remotes/search/src/**/*.tsx',
      '!remotes/search/src/**/use-*.ts',
    ]),
  );
  expect(filesOf(chooseTarget('shared-rules/src/price.ts'))[0]).toBe('shared-rules/src/price.ts');
});

test('a change that was not reached counts as not noticed, one that could not be tried does not count', () => {
  const results = (...statuses: string[]) => scoreOf(statuses.map((status) => ({ status })));
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'CompileError', 'Ignored'];
  expect(results(...statuses)).toBe(50);
  expect(triedOf(statuses.map((status) => ({ status })))).toHaveLength(4);
  expect(results('Killed')).toBe(100);
  expect(results()).toBe(100);
});

test('a change to what runs while its file is loaded comes too late and does not count', () => {
  expect(scoreOf([{ status: 'Killed' }, { status: 'Survived', static: true }])).toBe(100);
});
