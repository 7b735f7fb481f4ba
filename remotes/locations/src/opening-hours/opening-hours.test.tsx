import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { InPlatform, publicSite, strictBus } from 'harness/testing';
import type { SpecialHours } from 'shared-contracts/entities/location';
import { makeOpeningHours } from 'shared-contracts/testing';
import type { DealerLocation } from '../dealer-location/dealer-location';
import { makeDealerLocation } from '../testing/dealer-locations';
import { HolidayHours } from './holiday-hours';
import { HoursByType } from './hours-by-type';
import { HoursTable } from './hours-table';
import { OpenNow } from './open-now';

/** Monday 2 November 2026, 10:00 in Brisbane. */
const monday = (): Date => new Date('2026-11-02T00:00:00Z');

const special = (change: Partial<SpecialHours>): SpecialHours => ({
  date: '2026-12-25',
  status: 'Open',
  location_id: 1,
  ...change,
});
const withHours = (opening_hours: DealerLocation['contact_detail']['opening_hours']) => ({
  contact_detail: { phone: null, landline_phone: null, opening_hours },
});

async function showTable(location: DealerLocation, site = publicSite()): Promise<string[]> {
  render(
    <InPlatform site={site} now={monday}>
      <HoursTable location={location} label="Hours" />
    </InPlatform>,
  );
  await screen.findByRole('table');
  return screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent).join(' '));
}

test('[LOC-016][LOC-018] five alike working days are one row, in 12-hour time', async () => {
  expect(await showTable(makeDealerLocation())).toEqual([
    'Mon - Fri 8:30 am - 5:00 pm',
    'Saturday 9:00 am - 4:00 pm',
    'Sunday Closed',
  ]);
});

test('[LOC-016] days that differ are listed singly', async () => {
  const rows = await showTable(makeDealerLocation(withHours(makeOpeningHours({ 5: { close: '16:00' } }))));
  expect(rows).toHaveLength(7);
  expect(rows.slice(0, 5).map((row) => row.split(' ')[0])).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
  ]);
});

test('[LOC-018] formatted hours are shown as they are', async () => {
  const rows = await showTable(
    makeDealerLocation(withHours(makeOpeningHours({ 6: { formated_hours: '8am to 5pm' } }))),
  );
  expect(rows).toContain('Saturday 8am to 5pm');
});

test('[LOC-015] a closed day has the site’s label', async () => {
  const site = publicSite({ locations: { closedLabel: 'By appointment only' } });
  expect(await showTable(makeDealerLocation(), site)).toContain('Sunday By appointment only');
});

test('[LOC-017] weekday 0 is Sunday', async () => {
  const rows = await showTable(
    makeDealerLocation(withHours(makeOpeningHours({ 0: { status: 'Open', open: '10:00', close: '14:00' } }))),
  );
  expect(rows).toContain('Sunday 10:00 am - 2:00 pm');
});

test('[LOC-021] special hours of this week replace those of the day, with a mark', async () => {
  const wednesday = special({ date: '2026-11-04', hours: { begin: '09:00', end: '12:00' } });
  const rows = await showTable(makeDealerLocation({}, { specialHours: [wednesday] }));
  expect(rows).toContain('Wednesday 9:00 am - 12:00 pmHoliday hours');
  expect(screen.getAllByText('Holiday hours')).toHaveLength(1);
});

test('today’s row is marked', async () => {
  await showTable(makeDealerLocation());
  expect(screen.getByRole('row', { name: /Mon - Fri/ })).toHaveAttribute('data-today');
  expect(screen.getByRole('row', { name: /Sunday/ })).not.toHaveAttribute('data-today');
});

async function showHoliday(specialHours: SpecialHours[], site = publicSite(), events = strictBus()) {
  const { container } = render(
    <InPlatform site={site} events={events} now={monday}>
      <p>Page</p>
      <HolidayHours location={makeDealerLocation({}, { specialHours })} />
    </InPlatform>,
  );
  await screen.findByText('Page');
  return { container, events };
}
const link = () => screen.queryByRole('button', { name: 'Holiday Opening Hours' });

test('[LOC-019] upcoming special hours open in a dialog', async () => {
  await showHoliday([
    special({ status: 'Closed' }),
    special({ date: '2026-12-26', start_hour: '09:00', end_hour: '12:00' }),
  ]);
  const button = link();
  if (!button) throw new Error('There is no link to the holiday hours.');
  await userEvent.click(button);
  const dialog = screen.getByRole('dialog', { name: 'Holiday Opening Hours' });
  const rows = within(dialog).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Friday, 25 Dec 2026Closed',
    'Saturday, 26 Dec 20269:00 am - 12:00 pm',
  ]);
  expect(await axe(dialog)).toHaveNoViolations();
});

test.each<[string, SpecialHours[], boolean]>([
  ['there are none', [], true],
  ['all are past', [special({ date: '2026-11-01' })], true],
  ['all are more than 60 days ahead', [special({ date: '2027-01-02' })], true],
  ['the site leaves it out', [special({})], false],
])('[LOC-019] there is no link when %s', async (_, specialHours, holidayModal) => {
  await showHoliday(specialHours, publicSite({ locations: { holidayModal } }));
  expect(link()).toBeNull();
});

test('[LOC-020] both shapes are read, closed days have the site’s label, past ones are left out', async () => {
  const site = publicSite({ locations: { closedLabel: 'By appointment only' } });
  await showHoliday(
    [
      special({ date: '2026-11-01', status: 'Closed' }),
      special({ date: '2026-12-24', hours: { begin: '09:00', end: '12:00' } }),
      special({ date: '2026-12-25', status: 'Closed' }),
      special({ date: '2026-12-26', start_hour: '09:00', end_hour: '12:00' }),
    ],
    site,
  );
  await userEvent.click(link() as HTMLElement); // shown, as there are upcoming ones
  const rows = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual([
    '9:00 am - 12:00 pm',
    'By appointment only',
    '9:00 am - 12:00 pm',
  ]);
});

test('an event opens the holiday hours of its location only', async () => {
  const { events } = await showHoliday([special({})]);
  act(() => events.publish('locations:holiday-hours-requested', { location_id: 2 }, 'test'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => events.publish('locations:holiday-hours-requested', { location_id: 1 }, 'test'));
  expect(screen.getByRole('dialog', { name: 'Holiday Opening Hours' })).toBeInTheDocument();
});

const service = makeDealerLocation({
  id: 2,
  name: 'Springwood Service',
  slug: 'springwood-service',
  location_type: 'service',
  ...withHours(makeOpeningHours({ 6: { status: 'Closed' } })),
});
const partsWithoutHours = makeDealerLocation({
  id: 3,
  name: 'Springwood Parts',
  slug: 'springwood-parts',
  location_type: 'parts',
  ...withHours([]),
});

async function showByType(location: DealerLocation, siblings: DealerLocation[]) {
  const { container } = render(
    <InPlatform>
      <HoursByType location={location} siblings={siblings} />
    </InPlatform>,
  );
  await screen.findByText(/Sunday/, { selector: ':not([data-hidden] *)' });
  return container;
}

test('[LOC-011] only types with hours can be chosen, and choosing switches the table', async () => {
  const container = await showByType(makeDealerLocation(), [service, partsWithoutHours]);
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'sales',
    'service',
  ]);
  expect(screen.getByRole('table', { name: 'Sales opening hours' })).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: 'Service opening hours' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Service' }));
  const table = screen.getByRole('table', { name: 'Service opening hours' });
  expect(within(table).getByRole('row', { name: /Saturday Closed/ })).toBeInTheDocument();
  expect(screen.queryByRole('table', { name: 'Sales opening hours' })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('[LOC-012] hours of a location without a type are its sales hours', async () => {
  await showByType(makeDealerLocation({ location_type: '' }), [service]);
  expect(screen.getByRole('radio', { name: 'Sales' })).toBeChecked();
  expect(screen.getByRole('table', { name: 'Sales opening hours' })).toBeInTheDocument();
});

test.each([
  ['2026-11-02T00:00:00Z', 'Open now until 5:00 pm'],
  ['2026-11-01T22:29:00Z', 'Closed now opens 8:30 am'],
  ['2026-11-02T07:00:00Z', 'Closed now opens tomorrow 8:30 am'],
  ['2026-11-07T06:00:00Z', 'Closed now opens Monday 8:30 am'],
])('at %s the location is "%s"', async (at, text) => {
  const { container } = render(
    <InPlatform now={() => new Date(at)}>
      <OpenNow location={makeDealerLocation()} />
    </InPlatform>,
  );
  await screen.findByText(/now/);
  expect(container).toHaveTextContent(text);
});

/** A location in another zone than the site's, Australia/Brisbane. */
const abroad = (state: string, postcode: string, more: Partial<DealerLocation> = {}) =>
  makeDealerLocation({ address: { ...makeDealerLocation().address, state, postcode } }, more);

test.each([
  // In November Sydney and Melbourne are an hour ahead of Brisbane, Adelaide half an hour; Perth is two behind.
  ['NSW', '2150', '2026-11-02T06:30:00Z', 'Closed now opens tomorrow 8:30 am'],
  ['VIC', '3028', '2026-11-01T21:45:00Z', 'Open now until 5:00 pm'],
  ['NSW', '2880', '2026-11-02T06:15:00Z', 'Open now until 5:00 pm'],
  ['WA', '6000', '2026-11-02T08:30:00Z', 'Open now until 5:00 pm'],
  ['QLD', '4000', '2026-11-02T08:30:00Z', 'Closed now opens tomorrow 8:30 am'],
  // In July all but Perth, Darwin and Adelaide go with Brisbane.
  ['NSW', '2150', '2026-07-06T06:30:00Z', 'Open now until 5:00 pm'],
])('a location in %s %s goes by its own clock: at %s it is "%s"', async (state, postcode, at, text) => {
  const { container } = render(
    <InPlatform now={() => new Date(at)}>
      <OpenNow location={abroad(state, postcode)} />
    </InPlatform>,
  );
  await screen.findByText(/now/);
  expect(container).toHaveTextContent(text);
});

test('today’s row and the holidays are those of the location’s own day', async () => {
  // Half past midnight of 26 December in Sydney, the evening before in Brisbane.
  const now = () => new Date('2026-12-25T13:30:00Z');
  const christmas = [special({ status: 'Closed' }), special({ date: '2026-12-26', status: 'Closed' })];
  for (const [location, day, listed] of [
    [abroad('NSW', '2150', { specialHours: christmas }), 'Saturday', ['26 Dec 2026']],
    [abroad('QLD', '4000', { specialHours: christmas }), 'Friday', ['25 Dec 2026', '26 Dec 2026']],
  ] as const) {
    const { unmount } = render(
      <InPlatform now={now}>
        <HoursTable location={location} label="Hours" />
        <HolidayHours location={location} />
      </InPlatform>,
    );
    const rows = await screen.findAllByRole('row');
    expect(rows.filter((row) => row.hasAttribute('data-today')).map((row) => row.textContent)).toEqual([
      `${day}ClosedHoliday hours`,
    ]);
    await userEvent.click(link() as HTMLElement); // there are upcoming ones
    const items = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent.replace(/^\w+, |Closed$/g, ''))).toEqual(listed);
    unmount();
  }
});

test('hours without times show no open state', async () => {
  const words = { open: null, close: null, formated_hours: 'By appointment' };
  const location = makeDealerLocation(withHours(makeOpeningHours({ 1: words })));
  const { container } = render(
    <InPlatform>
      <p>Page</p>
      <OpenNow location={location} />
    </InPlatform>,
  );
  await screen.findByText('Page');
  expect(container).not.toHaveTextContent(/now/);
});

test('the state follows the clock after mounting', () => {
  jest.useFakeTimers();
  try {
    let at = monday();
    const { container } = render(
      <InPlatform now={() => at}>
        <OpenNow location={makeDealerLocation()} />
      </InPlatform>,
    );
    expect(container).toHaveTextContent('Open now');
    at = new Date('2026-11-02T07:00:00Z');
    act(() => {
      jest.advanceTimersByTime(30_000);
    });
    expect(container).toHaveTextContent('Closed now');
  } finally {
    jest.useRealTimers();
  }
});
