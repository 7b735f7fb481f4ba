import { busyShareOf } from './busy-share';

test.each([
  ['an idle page', { clockS: 0.6, taskS: 0.001, processorS: 0.001 }, 0.002],
  ['a page that works without a pause', { clockS: 0.6, taskS: 0.54, processorS: 0.53 }, 0.898],
  ['an idle page that the machine keeps waiting', { clockS: 0.6, taskS: 0.22, processorS: 0.02 }, 0.05],
  ['a busy page that the machine keeps waiting', { clockS: 0.63, taskS: 0.62, processorS: 0.1 }, 0.909],
  ['a page that worked beside its tasks too', { clockS: 0.6, taskS: 0.1, processorS: 0.12 }, 0.2],
  ['a page that had work and never ran', { clockS: 0.6, taskS: 0.6, processorS: 0 }, 0],
])('%s was at work for its share of the time', (_what, times, share) => {
  expect(busyShareOf(times)).toBeCloseTo(share, 3);
});
