import type { ReleaseChange, ReleaseTarget } from 'service-api';
import type { ReleaseName } from 'shared-contracts/remote/composition';
import { isReleaseName } from 'shared-contracts/remote/manifest';
import { operatorName } from '../release/operator-name';
import { loadReleaseBuilder } from '../release/release-builder';
import type { Command } from './command';
import { wholeNumber, type Given, type OptionSpec } from './options';
import { UsageError } from '../errors';

function releaseName(word: string | undefined): ReleaseName {
  if (word !== undefined && isReleaseName(word)) return word;
  throw new UsageError(`"${word}" is no name of a release: lower-case letters and digits, such as search.`);
}

/** The releases of a set, with commas between. */
const listed = (word: string | undefined): string[] =>
  (word ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Releases of a set, each once. */
function distinct<T extends { name: ReleaseName }>(releases: readonly T[]): readonly T[] {
  const twice = releases.find(({ name }, index) =>
    releases.slice(0, index).some((other) => other.name === name),
  );
  if (twice) throw new UsageError(`${twice.name} is named twice.`);
  return releases;
}

function nameAndVersion(word: string): { name: ReleaseName; version: string } {
  const [name, version, ...rest] = word.split('@');
  if (!version || rest.length > 0)
    throw new UsageError(`Name the version too, such as ${name || 'search'}@1.4.0.`);
  return { name: releaseName(name), version };
}

/** The visitors of a version that not everybody gets, such as ` on a, b for 10 % of visitors`. */
const reachOf = ({ sites, percent }: ReleaseTarget): string =>
  `${sites ? ` on ${sites.join(', ')}` : ''}${percent === undefined ? '' : ` for ${percent} % of visitors`}`;

/** What a change made live, such as `search@1.5.0 for 10 % of visitors`. */
function describeChange({ action, name, version, live }: ReleaseChange): string {
  if (action === 'rollback') {
    const some = live.targeted.map((release) => `${release.version}${reachOf(release)}`);
    return [`${name} to ${live.version ?? 'nothing'}`, ...some].join(', ');
  }
  const target = live.targeted.find((release) => release.version === version);
  return `${name}@${version}${target ? reachOf(target) : ''}`;
}

/** What `--retire` and `--because` let through; undefined without them. */
function exceptionOf(given: Given): { retired: string[]; because: string } | undefined {
  const retired = listed(given.text('retire'));
  const because = given.text('because');
  if (because !== undefined) return { retired, because };
  if (retired.length === 0) return undefined;
  throw new UsageError('Say why it may go: --because "…". It is kept with the release.');
}

/** Characters that the trail keeps of a user, a host and a reason. */
const mostOfOperator = 200;

const because: OptionSpec = {
  kind: 'text',
  value: 'reason',
  help: 'lets through what an operator may decide',
};

const publish: Command = {
  name: 'release publish',
  words: ['<name>[,…]'],
  options: {
    version: { kind: 'text', value: 'x.y.z', help: 'the next patch version when left out' },
    retire: { kind: 'text', value: '/page,a.slot', help: 'pages (by pattern), slots and events that may go' },
    because,
  },
  summary: 'builds remotes or the shell and publishes them, live nowhere yet',
  details:
    'The build is checked beside what is live: contract, routes, slots, events, shared modules, size, and a rendering of every kind of page. Several names are checked as one set. Exit status 1 with the whole list when something speaks against it. --because lets a larger first view, another gate and a page that may be kept through; --retire names what may go.',
  execute: async (given, { run, print, progress }) => {
    const wanted = distinct(listed(given.words[0]).map((word) => ({ name: releaseName(word) })));
    const version = given.text('version');
    const exception = exceptionOf(given);
    const folders: string[] = [];
    const { buildRelease } = await loadReleaseBuilder();
    for (const { name } of wanted) {
      const plan = await run('release.plan', { name, ...(version === undefined ? {} : { version }) });
      progress(`building ${name}@${plan.version}`);
      await buildRelease({ name, version: plan.version, outDir: plan.folder });
      folders.push(plan.folder);
    }
    const { releases, notes } = await run('release.accept', {
      folders,
      ...(exception ? { exception } : {}),
    });
    for (const note of notes) print(note);
    const set = releases.map((release) => `${release.name}@${release.version}`).join(',');
    print(`Published ${set}. Make it live: npx forecourt release promote ${set}`);
    return 0;
  },
};

const promote: Command = {
  name: 'release promote',
  words: ['<name>@<version>[,…]'],
  options: {
    sites: { kind: 'text', value: 'a,b', help: 'only these sites' },
    percent: { kind: 'text', value: 'n', help: 'only this share of visitors' },
  },
  summary: 'makes published versions live within seconds; several are checked as one set',
  execute: async (given, { run, print }) => {
    const releases = distinct(listed(given.words[0]).map(nameAndVersion));
    const percent = wholeNumber(given, 'percent', 1, 100);
    const sites = given.text('sites') === undefined ? undefined : listed(given.text('sites'));
    const target = { ...(sites ? { sites } : {}), ...(percent === undefined ? {} : { percent }) };
    const { notes } = await run('release.promote', { releases, ...target, by: operatorName() });
    for (const note of notes) print(note);
    const reach = reachOf(target);
    for (const { name, version } of releases) print(`${name}@${version} is live${reach}.`);
    return 0;
  },
};

const rollback: Command = {
  name: 'release rollback',
  words: ['<name>'],
  options: { because },
  summary: 'gives one release the state it had before its last change; nothing else changes',
  details:
    'What comes back is checked quickly beside what is live. --because goes back whatever speaks against it.',
  execute: async (given, { run, print }) => {
    const name = releaseName(given.words[0]);
    const reason = given.text('because');
    const { version, targeted } = await run('release.rollback', {
      name,
      by: `${operatorName()}${reason === undefined ? '' : ` because ${reason}`}`.slice(0, mostOfOperator),
      ...(reason === undefined ? {} : { isForced: true }),
    });
    if (version !== null) print(`${name}@${version} is live again.`);
    else if (targeted.length === 0) print(`${name} is live nowhere now.`);
    for (const release of targeted) print(`${name}@${release.version} stays live${reachOf(release)}.`);
    if (targeted.length > 0) print(`To take that back too: npx forecourt release rollback ${name}`);
    return 0;
  },
};

const status: Command = {
  name: 'release status',
  words: [],
  options: { json: { kind: 'flag', help: 'print as JSON' } },
  summary: 'shows what is live where',
  execute: async (given, { run, print }) => {
    const result = await run('release.status', {});
    if (given.flag('json')) {
      print(JSON.stringify(result));
      return 0;
    }
    print(`After change ${result.revision} of what is live (npx forecourt release history):`);
    for (const { name, live, targeted, published } of result.releases) {
      const others = targeted.map((release) => `${release.version}${reachOf(release)}`);
      print(
        `${name.padEnd(10)} ${(live ?? 'not live').padEnd(14)} ${[...others, `${published.length} published`].join('; ')}`,
      );
    }
    return 0;
  },
};

const history: Command = {
  name: 'release history',
  words: [],
  options: {
    last: { kind: 'text', value: 'n', help: 'so many changes; 20 when left out' },
    json: { kind: 'flag', help: 'print as JSON' },
  },
  summary: 'shows which operator made what live, and when',
  execute: async (given, { run, print }) => {
    const limit = wholeNumber(given, 'last', 1, 1000) ?? 20;
    const { changes } = await run('release.history', { limit });
    if (given.flag('json')) print(JSON.stringify(changes));
    else
      for (const change of changes) {
        const { revision, at, action, by } = change;
        print(
          `${String(revision).padStart(5)} ${at} ${action.padEnd(8)} ${describeChange(change)} by ${by ?? 'unknown'}`,
        );
      }
    return 0;
  },
};

const link: Command = {
  name: 'release link',
  words: ['<name>@<version>[,…]'],
  options: {
    site: { kind: 'text', value: 'slug', help: 'site the link is for' },
    hours: { kind: 'text', value: 'n', help: 'hours the link works; 24 when left out' },
  },
  summary: 'prints a signed link that swaps releases in one browser',
  execute: async (given, { run, print }) => {
    const site = given.text('site');
    if (site === undefined) throw new UsageError('--site is missing.');
    const hours = wholeNumber(given, 'hours', 1, 168) ?? 24;
    print((await run('release.link', { site, override: given.words[0] ?? '', hours })).address);
    return 0;
  },
};

export const releaseCommands: readonly Command[] = [publish, promote, rollback, status, history, link];
