import type { LoanInputs } from 'shared-rules/finance/calculator-rules';
import { estimateHref, parseEstimate, takeSharedEstimate } from './estimate-link';

const loan: LoanInputs = {
  amount: 32_500.5,
  deposit: 5_000,
  residual: 0,
  rate: 7.99,
  termYears: 5.5,
  frequency: 'fortnightly',
};
const searchOf = (estimate: string) => `?${new URLSearchParams({ estimate }).toString()}`;

test('[FIN-055] a link names the loan, and is read as the same loan', () => {
  const href = estimateHref('2021-toyota-rav4', loan);
  expect(href).toBe('/cars/2021-toyota-rav4?estimate=32500.5_5000_0_7.99_5.5_fortnightly#finance-calculator');
  expect(parseEstimate(new URL(href, 'https://dealer.example').search)).toEqual(loan);
});

test.each<[string, Partial<LoanInputs> | null]>([
  ['30000_x_0_7.99_5_weekly', { amount: 30_000, residual: 0, rate: 7.99, termYears: 5, frequency: 'weekly' }],
  ['_5000', { deposit: 5_000 }],
  ['30000_-5_0_8_5_yearly', { amount: 30_000, deposit: -5, residual: 0, rate: 8, termYears: 5 }],
  ['1e309_NaN_Infinity_0x10_5 _toString', null],
  ['1234567890123_0.1234567890123', null],
  ['<script>', null],
  ['', null],
  ['_____monthly', { frequency: 'monthly' }],
  ['1_2_3_4_5_weekly_6', { amount: 1, deposit: 2, residual: 3, rate: 4, termYears: 5, frequency: 'weekly' }],
])('[FIN-055] of %j each field counts by itself', (text, expected) => {
  expect(parseEstimate(searchOf(text))).toEqual(expected);
});

test('[FIN-055] an address without an estimate shares none', () => {
  expect(parseEstimate('?utm_source=a')).toBeNull();
});

test('[FIN-055] an estimate is opened once for an entry of the history, and keeps what others wrote there', () => {
  const href = estimateHref('a', loan);
  window.history.pushState({ key: 'k' }, '', href);
  expect(takeSharedEstimate()).toEqual(loan);
  expect(takeSharedEstimate()).toBeNull();
  expect(window.history.state).toMatchObject({ key: 'k' });
  window.history.pushState(null, '', href);
  expect(takeSharedEstimate()).toEqual(loan);
});
