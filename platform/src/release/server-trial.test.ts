import { cutOffRun, givenTrial, trialPage } from '../testing/given-trial';
import type { LiveState } from './live-state';
import { serverTrial } from './server-trial';
import type { TrialSite } from './smoke-job';
import type { Candidate } from './trial-parts';
import type { Rendered, Trial } from './trial';
import { lateText } from './trial-page';
import type { TrialPage } from './trial-run';

const rendered = (change: Partial<TrialPage> = {}, cpuMs = 100): Rendered => ({
  run: { pages: [trialPage(change)], forms: [], cpuMs: { harbour: cpuMs }, refusals: [] },
  cutOff: null,
  isLate: false,
});
const late = cutOffRun('it did not end within 20000 ms', true);
const latePage = rendered({ status: null, error: lateText(8000) });

const live: LiveState = {
  published: () => [],
  versions: () => ({ shell: '1.0.0' }),
  releases: () => [],
  neighbourhoods: () => [{ shell: '1.0.0' }],
  versionsBefore: async () => [],
};
const site = { slug: 'harbour', pages: ['/search'] } as unknown as TrialSite; // the trial reads no more of it
const candidate = { manifest: { name: 'search', version: '1.1.0' } } as Candidate; // likewise

async function problemsOf(trial: Trial, control: Trial): Promise<string[]> {
  const pages = { all: [site], main: [site], own: [] };
  return (await serverTrial({ trial, control }, live, [candidate], pages)).problems;
}
const beside = 'rendered beside shell@1.0.0: ';

test('a release that was late while the machine was busy is tried once more, for longer than usual if need be', async () => {
  const trial = givenTrial(late, rendered());
  const control = givenTrial(rendered());
  expect(await problemsOf(trial, control)).toEqual([]);
  expect(trial.limits).toEqual([undefined, 20_000]);
  expect(control.limits).toEqual([100_000]);
});

test('one that is late again is refused, with the page that holds the process', async () => {
  expect(await problemsOf(givenTrial(late), givenTrial(rendered()))).toEqual([
    `${beside}it did not end within 20000 ms, at harbour/search`,
  ]);
});

test('no release is blamed where what is live is late too', async () => {
  expect(await problemsOf(givenTrial(late), givenTrial(late))).toEqual([
    `${beside}it did not end within 20000 ms, nor did what is live within 100000 ms: try again when this machine has less to do`,
  ]);
});

test('what is cut off for another reason than time is refused at once', async () => {
  const trial = givenTrial(cutOffRun('it used more than 512 MB of memory', false));
  expect(await problemsOf(trial, givenTrial(rendered()))).toEqual([
    `${beside}it used more than 512 MB of memory`,
  ]);
  expect(trial.limits).toHaveLength(1);
});

test('a page that was late is rendered again, and is a problem when it is late again', async () => {
  expect(await problemsOf(givenTrial(latePage, rendered()), givenTrial(rendered()))).toEqual([]);
  expect(await problemsOf(givenTrial(latePage), givenTrial(rendered()))).toEqual([
    `${beside}harbour/search: was not rendered within 8000 ms`,
  ]);
});

test('a problem that another look would not have excuses nothing', async () => {
  const trial = givenTrial(rendered({ status: 500 }), rendered());
  expect(await problemsOf(trial, givenTrial(rendered()))).toEqual([`${beside}harbour/search: answered 500`]);
});

test('a slow release is looked at again, and is not acquitted by a look that was cut off', async () => {
  const slow = rendered({}, 5000);
  const tooSlow = [`${beside}its pages take 50.0 times the processor time of what is live`];
  expect(await problemsOf(givenTrial(slow), givenTrial(rendered()))).toEqual(tooSlow);
  expect(await problemsOf(givenTrial(slow, rendered()), givenTrial(rendered()))).toEqual([]);
  expect(await problemsOf(givenTrial(slow, late), givenTrial(rendered()))).toEqual([
    `${beside}it did not end within 20000 ms, at harbour/search`,
  ]);
});
