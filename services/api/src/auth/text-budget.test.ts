import { recordingLog } from '../testing/test-platform';
import { budgetShares, createBudgetAlarm, hourlySlice } from './text-budget';

const hourMs = 3_600_000;

test.each([
  [1, { open: 1, 'known-phone': 0, 'known-browser': 0 }],
  [10, { open: 6, 'known-phone': 3, 'known-browser': 1 }],
  [100, { open: 60, 'known-phone': 30, 'known-browser': 10 }],
  [999_999, { open: 600_001, 'known-phone': 299_999, 'known-browser': 99_999 }],
])('[API-036] a budget of %d has the shares %j', (budget, shares) => {
  expect(budgetShares(budget)).toEqual(shares);
});

test.each([
  [-1, 0],
  [0, 0],
  [1, 1],
  [15, 1],
  [16, 2],
  [60, 7],
])('[API-036] with %d left an hour may use %d', (left, slice) => {
  expect(hourlySlice(left)).toBe(slice);
});

test('[API-036] a flood that takes every slice leaves a code to each hour of the day and stays within the share', () => {
  for (let budget = 100; budget <= 2000; budget += 10) {
    const { open } = budgetShares(budget);
    let left = open;
    for (let hour = 1; hour <= 24; hour++) {
      expect([budget, hour, hourlySlice(left) >= 1]).toEqual([budget, hour, true]);
      left -= hourlySlice(left);
    }
    expect(left).toBeGreaterThanOrEqual(0);
  }
});

test('[API-036] an alarm is one line for an hour of a site and a part of its budget', () => {
  const log = recordingLog();
  const alarm = createBudgetAlarm(log);
  const now = new Date('2026-11-20T02:00:00Z');
  const later = (ms: number) => new Date(now.getTime() + ms);
  for (const at of [now, later(1), later(hourMs - 1)]) alarm('alpha', 'slice', at);
  expect(log.lines).toHaveLength(1);
  alarm('beta', 'slice', now);
  alarm('alpha', 'known-phone', now);
  alarm('alpha', 'slice', later(hourMs));
  expect(log.lines).toHaveLength(4);
});
