import type { Rendered, Trial } from '../release/trial';
import type { TrialPage } from '../release/trial-run';

/** A process that gives one outcome after the other, the last one again and again; `limits` are those it was given. */
export function givenTrial(
  ...outcomes: [Rendered, ...Rendered[]]
): Trial & { limits: (number | undefined)[] } {
  const limits: (number | undefined)[] = [];
  return {
    limits,
    limitMs: 20_000,
    render: async (_candidates, _versions, { limitMs }) => {
      const [next] = outcomes;
      if (outcomes.length > 1) outcomes.shift();
      limits.push(limitMs);
      return next;
    },
    holderOf: async () => 'harbour/search',
    settle: async () => [],
    close: () => undefined,
  };
}

/** A page with which nothing is wrong, but for what is changed. */
export const trialPage = (change: Partial<TrialPage>): TrialPage => ({
  address: 'harbour/search',
  status: 200,
  error: null,
  slots: ['finance.box'],
  emptySlots: [],
  textLength: 1000,
  html: null,
  isLedOn: false,
  hasTrustedTypes: false,
  failures: [],
  ...change,
});

/** Pages that were not rendered to the end. */
export const cutOffRun = (reason: string, isLate: boolean): Rendered => ({
  run: { pages: [], forms: [], cpuMs: {}, refusals: [] },
  cutOff: reason,
  isLate,
});
