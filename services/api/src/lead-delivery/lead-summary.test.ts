import { makeLeadValues } from 'shared-contracts/testing';
import { leadVehicle, makeLeadRecord, makeMailSite } from '../testing/lead-record';
import { toAdf } from './adf/adf-xml';
import { appointmentOf, localTimeText } from './appointment';
import type { LeadRecord } from './lead-record';
import { summariseLead, summaryText } from './lead-summary';

const site = makeMailSite();
const summaryOf = (changes: Partial<LeadRecord>) => summariseLead(makeLeadRecord(changes), site, 'Title');
const withCar = (changes: object): Partial<LeadRecord> => ({
  facts: { ...makeLeadRecord().facts, vehicle: { ...leadVehicle, ...changes } },
});

test('facts of a car that are not known are left out', () => {
  expect(summaryOf(withCar({ price: null, km: null })).car?.facts).toBe('GX · White');
  expect(summaryOf(withCar({ badge: null, colour: null })).car?.facts).toBe('$35,990 · 45,000 kms');
  expect(summaryOf(withCar({ stockNumber: null })).car?.stock).toBe('');
});

test('the price of a car is in a mail as the shopper read it', () => {
  const priceShown = '$35,988 (was $38,720), Drive Away';
  expect(summaryOf(withCar({ price: 35_988, priceShown })).car?.facts).toBe(
    `GX · ${priceShown} · 45,000 kms · White`,
  );
});

const finance = {
  amount: 30_000, deposit: 5_000, residual: 6_000, rate: 13.14, termYears: 6, frequency: 'fortnightly',
  payment: 185.4, weekly: 92.6, comparisonRate: 13.99,
} as const; // prettier-ignore

test('budget and estimate of a finance enquiry are in a mail as the shopper saw them', () => {
  const values = makeLeadValues({ budget: 22_988 });
  const facts = { ...makeLeadRecord().facts, finance };
  expect(summaryOf({ values, facts }).details).toEqual([
    ['Budget', '$22,988'],
    ['Finance estimate', '$185 per fortnight ($93 per week)'],
    ['Loan amount', '$30,000'],
    ['Deposit or trade-in', '$5,000'],
    ['Residual at the end', '$6,000'],
    ['Term', '6 years'],
    ['Interest rate', '13.14% p.a. (13.99% comparison rate)'],
  ]);
  expect(toAdf(makeLeadRecord({ facts }), { name: 'Alpha', url: 'https://a.example' }, false)).toContain(
    'Finance estimate: $185 per fortnight ($93 per week)',
  );
});

test.each([
  [{ frequency: 'weekly', payment: 92.6 }, '$93 per week'],
  [{ payment: null, weekly: null }, 'Enquire for Finance'],
  [{ weekly: null }, '$185 per fortnight'],
] as const)('an estimate with %j reads %s', (changes, text) => {
  const facts = { ...makeLeadRecord().facts, finance: { ...finance, deposit: 0, ...changes } };
  const { details } = summaryOf({ facts });
  expect(details[0]).toEqual(['Finance estimate', text]);
  expect(details).toContainEqual(['Deposit or trade-in', 'none']);
});

test.each([
  ['0412 345 678', true],
  ['12345', false],
  ['123456', true],
  ['+61412345678', true],
  ['1234567890123456', false],
  ['call me', false],
])('"%s" can be called: %s', (phone, isCallable) => {
  const { shopper } = summaryOf({ values: makeLeadValues({ phone }) });
  expect(shopper.telHref !== null).toBe(isCallable);
});

test('make and model that a shopper typed stand in it only where the lead is about no car of the stock', () => {
  const values = makeLeadValues({ 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio' });
  expect(summaryOf({ values }).details).toEqual([]);
  const without = { values, facts: { ...makeLeadRecord().facts, vehicle: null } };
  expect(summaryOf(without).details).toEqual([
    ['Make', 'Kia'],
    ['Model', 'Rio'],
  ]);
});

test('a text has one block each for title, shopper, time, message and details, and none that is empty', () => {
  const values = makeLeadValues({
    name: 'Ada', last_name: '', postcode: '', message: '  ', appointment_at: '2026-11-24T02:00:00Z', Rego: '123ABC',
  }); // prettier-ignore
  const record = { values, isTimeOpen: true, facts: { ...makeLeadRecord().facts, vehicle: null } };
  expect(summaryText(summaryOf(record))).toBe(
    [
      'Title',
      '',
      'Ada\n0412 345 678\nada@example.com',
      '',
      'When: Tuesday 24 Nov 2026, 12:00 pm (Brisbane time)\nPlease note: This time is already taken. Please agree on another one.',
      '',
      'Registration: 123ABC',
    ].join('\n'),
  );
});

test.each([
  ['2026-11-24T02:00:00Z', true],
  ['2026-11-24T12:00+10:00', true],
  ['2026-11-24T12:00:00.5+10:00', true],
  ['2026-11-24T12:00', false],
  ['2026-11-24', false],
  ['at 2026-11-24T02:00:00Z', false],
  ['2026-11-24T02:00:00Z or later', false],
  ['2026-13-45T02:00:00Z', false],
  ['tomorrow', false],
])('[LEA-002] "%s" is a moment: %s', (text, isMoment) => {
  const lead = makeLeadRecord({ values: makeLeadValues({ appointment_at: text }) });
  expect(appointmentOf(lead) !== null).toBe(isMoment);
});

test('a time is by the clock of the state the dealership is in', () => {
  const { dealership } = makeLeadRecord();
  const address = { ...dealership.address, state: 'WA', postcode: '6000' } as const;
  const lead = makeLeadRecord({ dealership: { ...dealership, address } });
  expect(localTimeText(new Date('2026-11-24T02:00:00Z'), lead, 'Australia/Brisbane')).toBe(
    'Tuesday 24 Nov 2026, 10:00 am (Perth time)',
  );
});
