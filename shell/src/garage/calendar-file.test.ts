import { calendarFile } from './calendar-file';

const entry = {
  uid: 'test-drive-5@alpha.example',
  startsAt: new Date('2026-11-24T00:30:00Z'),
  minutes: 30,
  title: 'Test drive: 2021 Toyota RAV4',
  place: 'Alpha; Yard, 1 Main St',
};

test('an entry has its times in UTC, lines that end as RFC 5545 wants, and escaped words', () => {
  const lines = calendarFile(entry).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:test-drive-5@alpha.example',
      'DTSTART:20261124T003000Z',
      'DTEND:20261124T010000Z',
      'SUMMARY:Test drive: 2021 Toyota RAV4',
      'LOCATION:Alpha\\; Yard\\, 1 Main St',
    ]),
  );
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});

test('a long line is broken at 75 octets, never inside a letter', () => {
  const title = 'Škoda Karoq – '.repeat(12);
  const text = calendarFile({ ...entry, title });
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replace(/\r\n /g, '')).toContain(`SUMMARY:${title}`);
});

test('without a place there is no line for it', () => {
  expect(calendarFile({ ...entry, place: '' })).not.toContain('LOCATION');
});
