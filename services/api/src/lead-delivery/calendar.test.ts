import ICAL from 'ical.js';
import { makeLeadValues } from 'shared-contracts/testing';
import { leadVehicle, makeLeadRecord } from '../testing/lead-record';
import { leadCalendar } from './calendar';
import type { LeadRecord } from './lead-record';

const site = { url: 'https://alpha.example', timezone: 'Australia/Brisbane' };
const drive = (values: object, changes: Partial<LeadRecord> = {}) =>
  makeLeadRecord({
    formType: 'test-drive',
    values: makeLeadValues({ appointment_at: '2026-11-24T12:00:00+10:00', ...values }),
    ...changes,
  });

/** What a calendar reads of the file. */
function eventOf(lead: LeadRecord) {
  const file = leadCalendar(lead, site);
  const calendar = new ICAL.Component(ICAL.parse(file?.content ?? '') as unknown[]); // as the reader gives it
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  const event = new ICAL.Event(events[0]);
  return { event, start: event.startDate.toJSDate().toISOString(), calendar };
}

test('[API-020] a test drive with a time is a calendar entry that a reader takes as it was meant', () => {
  const lead = drive({ message: 'Lunch; or later, \\ maybe?\r\nBye' });
  const { event, start, calendar } = eventOf(lead);
  expect(leadCalendar(lead, site)?.filename).toBe('test-drive-12.ics');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(event.uid).toBe('lead-12@alpha.example');
  expect(start).toBe('2026-11-24T02:00:00.000Z');
  expect(event.duration.toSeconds()).toBe(30 * 60);
  expect(event.summary).toBe('Test drive, 2021 Toyota RAV4, Ada Lovelace');
  expect(event.location).toBe('Alpha Yard, 1 Main St, Springwood QLD 4127');
  expect(event.description.split('\n')).toEqual([
    'Tuesday 24 Nov 2026, 12:00 pm (Brisbane time)',
    'Ada Lovelace, 0412 345 678, ada@example.com',
    '2021 Toyota RAV4, stock number S7',
    'Lunch; or later, \\ maybe?',
    'Bye',
  ]);
});

test.each([
  ['before the clocks go forward', '2026-10-03T09:00:00+10:00', '2026-10-02T23:00:00.000Z', '9:00 am'],
  ['after it', '2026-10-05T09:00:00+11:00', '2026-10-04T22:00:00.000Z', '9:00 am'],
  ['typed in another zone', '2026-10-05T06:00:00+08:00', '2026-10-04T22:00:00.000Z', '9:00 am'],
])('daylight saving of the yard is kept to: %s', (_name, at, moment, onTheWall) => {
  const base = makeLeadRecord();
  const dealership = {
    ...base.dealership,
    address: { ...base.dealership.address, state: 'NSW' as const, postcode: '2000' },
  };
  const { event, start } = eventOf(drive({ appointment_at: at }, { dealership }));
  expect(start).toBe(moment);
  expect(event.description).toContain(`${onTheWall} (Sydney time)`);
});

test('a service booking with a time is one too, without a car', () => {
  const lead = drive({}, { formType: 'service', facts: { ...makeLeadRecord().facts, vehicle: null } });
  expect(eventOf(lead).event.summary).toBe('Service, Ada Lovelace');
  expect(leadCalendar(lead, site)?.filename).toBe('service-12.ics');
});

test.each<[string, LeadRecord]>([
  ['another form', drive({}, { formType: 'enquiry' })],
  ['no time', drive({ appointment_at: undefined })],
  ['words for a time', drive({ appointment_at: 'next Tuesday' })],
  ['a day that is none', drive({ appointment_at: '2026-13-40T10:00:00+10:00' })],
  ['a year', drive({ appointment_at: '2026' })],
  ['a time that another shopper has', drive({}, { isTimeOpen: true })],
])('there is none for %s', (_name, lead) => {
  expect(leadCalendar(lead, site)).toBeNull();
});

test('no line is longer than 75 bytes, none is broken inside a character, and nothing typed becomes a property', () => {
  const name = 'Ünïcödé 🚗'.repeat(30);
  const lead = drive({
    name,
    message: 'x\r\nATTENDEE:mailto:evil@example.com\nEND:VEVENT\u0000\u0007',
  });
  const { content = '' } = leadCalendar(lead, site) ?? {};
  const lines = content.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[�\p{Cc}]/u);
  const { event, calendar } = eventOf(lead);
  expect(event.summary).toBe(`Test drive, ${leadVehicle.year} Toyota RAV4, ${name} Lovelace`);
  expect(calendar.getFirstSubcomponent('vevent')?.getFirstProperty('attendee')).toBeNull();
});
