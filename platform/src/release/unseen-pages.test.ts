import type { ArtifactStore } from 'service-delivery';
import { cutOffRun, givenTrial } from '../testing/given-trial';
import { browserStep } from './browser-step';
import type { LiveState } from './live-state';
import type { TrialSite } from './smoke-job';
import type { Candidate } from './trial-parts';
import type { TrialOptions } from './trial-scope';

const site = { slug: 'harbour', origin: 'https://harbour.example', pages: ['/search'], carPages: [] };
const pages = { all: [site], main: [site], own: [['/search']] } as unknown as { all: TrialSite[]; main: TrialSite[]; own: string[][] }; // prettier-ignore
const live = { versions: () => ({ shell: '1.0.0', search: '1.0.0' }) } as unknown as LiveState; // the step reads no more of it
const candidate = { manifest: { name: 'search', version: '1.1.0', slots: [] } } as unknown as Candidate; // likewise

const late = cutOffRun('it did not end within 100000 ms', true);
const none = { ...late, cutOff: null, isLate: false };

test.each([
  ['with a release', givenTrial(late), givenTrial(none)],
  ['with what is live', givenTrial(none), givenTrial(late)],
])(
  'pages that could not be rendered %s were not seen in a browser, so nothing is published',
  async (_what, trial, control) => {
    const close = jest.fn(async () => undefined);
    const options = {
      api: { call: () => () => Promise.reject(new Error('not called')) },
      search: {},
      sites: { bySlug: () => undefined },
      openBrowser: async () => ({ see: () => Promise.reject(new Error('not opened')), close }),
    } as unknown as TrialOptions; // likewise
    const store = { folderOf: () => '', read: () => Promise.resolve(candidate) } as unknown as ArtifactStore; // likewise
    const { problems } = await browserStep(options, { trial, control }, live, store, [candidate], pages);
    expect(problems).toEqual([
      'pages could not be rendered for a browser (it did not end within 100000 ms): try again when this machine has less to do',
    ]);
    expect(close).toHaveBeenCalled();
  },
);
