import { endpoints } from 'shared-contracts/api/endpoints';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { makeCar } from 'shared-contracts/testing';
import type { CarType } from 'shared-contracts/entities/scalars';
import { toLeadCar } from '../lead-subject/lead-car';
import { publicSite, testNow } from '../testing/in-platform';
import { showForm, typeCore, typeEnquiry } from '../testing/show-form';
import { formSpec } from './form-spec';

const car = toLeadCar(makeCar({ id: 7 }));
const stored = (area: string): unknown => JSON.parse(localStorage.getItem(`test-motors:${area}`) ?? 'null');
const failedText = 'An error occurred when submitting this form';

const values = () =>
  ['First Name', 'Last Name', 'Postcode', 'Mobile Number', 'Email Address', 'Comments'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  );
const typed = ['Ada', 'Lovelace', '4000', '0412 345 678', 'ada@example.com', 'Is it still there?'];

beforeEach(() => localStorage.clear());

test('[LEA-022] an empty form lists every wrong field, and each entry leads to its field', async () => {
  const { user, send, calls } = await showForm({ car });
  await send();
  const summary = screen.getByRole('alert');
  expect(within(summary).getByText('Please fix the following errors:')).toBeInTheDocument();
  expect(summary).toHaveClass('alert-destructive');
  const entries = within(summary).getAllByRole('link');
  const invalid = screen
    .getAllByRole('textbox')
    .filter((field) => field.getAttribute('aria-invalid') === 'true');
  expect(entries).toHaveLength(6);
  expect(invalid).toHaveLength(6);
  for (const [index, entry] of entries.entries()) {
    await user.click(entry);
    expect(invalid[index]).toHaveFocus();
    expect(invalid[index]).toHaveAccessibleDescription(entry.textContent ?? '');
  }
  expect(calls).toEqual([]);
});

test('[LEA-022] a second refusal is announced again, and an error goes with its cause', async () => {
  const { user, send } = await showForm({ car });
  await send();
  await user.type(screen.getByLabelText('First Name'), 'Ada');
  expect(screen.queryByRole('link', { name: 'First Name is required.' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('First Name')).toBeValid();
  await send();
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(5);
});

test('[LEA-023] while it is sent the button is busy, and a second submit is ignored', async () => {
  let release: () => void = () => undefined;
  const after = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { user, calls } = await showForm({
    car,
    answers: { [endpoints.submitForm.path]: { status: 201, body: { form_submission_id: 'f-1' }, after } },
  });
  await typeEnquiry(user);
  const button = screen.getByRole('button', { name: 'Send enquiry' });
  await user.dblClick(button);
  await user.type(screen.getByLabelText('First Name'), '{Enter}');
  // Also where the button cannot step in: a form can be submitted by script.
  const form = button.closest('form');
  if (form) fireEvent.submit(form);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(calls.map(({ path }) => path)).toEqual([endpoints.submitForm.path]);
  await act(async () => {
    release();
    await after;
  });
  await waitFor(() =>
    expect(calls.map(({ path }) => path)).toEqual([endpoints.submitForm.path, endpoints.createLead.path]),
  );
});

test('[LEA-024] success is counted, stored and leads to the success page', async () => {
  const { user, send, events } = await showForm({ car });
  const heard: string[] = [];
  events.subscribe('analytics:tracked', ({ eventId }) => heard.push(`analytics ${eventId}`));
  events.subscribe('navigation:requested', ({ href }) => heard.push(href));
  const submitted = jest.fn();
  events.subscribe('leads:submitted', submitted);
  const saved = jest.fn();
  events.subscribe('user-details:saved', saved);
  await typeEnquiry(user);
  await send();
  expect(heard).toEqual(['analytics 14', '/success']);
  expect(stored('success')).toBe('enquiry');
  expect(submitted).toHaveBeenCalledWith({
    lead_id: 5,
    category: 'Sales Enquiry',
    subcategory: null,
    car_id: 7,
    success_category: 'enquiry',
  });
  expect(saved).toHaveBeenCalledWith({
    details: {
      name: 'Ada',
      last_name: 'Lovelace',
      postcode: '4000',
      phone: '0412345678',
      email: 'ada@example.com',
    },
  });
});

test('[LEA-024] in loading mode the form gives way to an indicator and the visitor stays', async () => {
  const { user, send, events } = await showForm({
    car,
    site: publicSite({ leads: { successMode: 'loading' } }),
  });
  const asked = jest.fn();
  events.subscribe('navigation:requested', asked);
  await typeEnquiry(user);
  await send();
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByLabelText('First Name')).not.toBeInTheDocument();
  expect(stored('success')).toBe('enquiry');
  expect(asked).not.toHaveBeenCalled();
});

test('[LEA-015][LEA-025] a failed lead call shows the alert, is stored, and every value stays', async () => {
  const { user, send, events } = await showForm({
    car,
    answers: {
      [endpoints.createLead.path]: {
        status: 500,
        body: { error: { code: 'internal', message: 'It broke.' } },
      },
    },
  });
  const asked = jest.fn();
  const failed = jest.fn();
  events.subscribe('navigation:requested', asked);
  events.subscribe('leads:failed', failed);
  await typeEnquiry(user);
  await send();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(new RegExp(`^${failedText}$`));
  expect(alert).toHaveClass('alert-destructive');
  expect(values()).toEqual(typed);
  expect(asked).not.toHaveBeenCalled();
  expect(stored('form-error')).toEqual({ message: 'It broke.', time: testNow().toISOString() });
  expect(failed).toHaveBeenCalledWith({ form: 'enquiry', message: 'It broke.' });
  expect(stored('success')).toBeNull();
});

test('[LEA-015] a failed form call stops before the lead call', async () => {
  const { user, send, calls } = await showForm({
    car,
    answers: { [endpoints.submitForm.path]: { isDown: true } },
  });
  await typeEnquiry(user);
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(failedText);
  expect(values()).toEqual(typed);
  expect(calls).toHaveLength(1);
});

test('a retry repeats what is missing with the same key, whatever has been changed meanwhile', async () => {
  const { user, send, calls, lead } = await showForm({
    car,
    answers: {
      [endpoints.createLead.path]: [
        { status: 503, body: { lead_id: null, error: 'Stored nothing.' } },
        { status: 201, body: { lead_id: 9, error: null } },
      ],
    },
  });
  await typeEnquiry(user);
  await send();
  expect(stored('form-error')).toMatchObject({ message: 'Stored nothing.' });
  await user.type(screen.getByLabelText('Comments'), ' Please call.');
  await send();
  expect(calls.map(({ path }) => path)).toEqual([
    endpoints.submitForm.path,
    endpoints.createLead.path,
    endpoints.createLead.path,
  ]);
  const keys = new Set(calls.map(({ key }) => key));
  expect(keys.size).toBe(1);
  expect([...keys][0]).toMatch(/^[0-9a-f]{32}$/);
  expect(lead()).toMatchObject({
    form_submission_id: 'f-1',
    values: { message: 'Is it still there? Please call.' },
  });
  expect(stored('form-error')).toBeNull();
  expect(stored('success')).toBe('enquiry');
});

test('a form that was already sent with other content gets a key of its own for the next try', async () => {
  const spent = {
    error: { code: 'invalid_fields', message: 'This form was already sent with other content.' },
  };
  const { user, send, calls } = await showForm({
    car,
    answers: {
      [endpoints.submitForm.path]: [
        { status: 422, body: spent },
        { status: 201, body: { form_submission_id: 'f-2' } },
      ],
    },
  });
  await typeEnquiry(user);
  await send();
  await send();
  expect(calls.map(({ path }) => path)).toEqual([
    endpoints.submitForm.path,
    endpoints.submitForm.path,
    endpoints.createLead.path,
  ]);
  expect(calls[1]?.key).not.toBe(calls[0]?.key);
  expect(calls[2]?.key).toBe(calls[1]?.key);
});

test('what the server refuses by field is shown at the field', async () => {
  const message = 'Please enter a valid email address.';
  const { user, send } = await showForm({
    car,
    answers: {
      [endpoints.submitForm.path]: {
        status: 422,
        body: { error: { code: 'invalid_fields', message, fields: { email: message } } },
      },
    },
  });
  await typeEnquiry(user);
  await send();
  expect(screen.getByLabelText('Email Address')).toHaveAccessibleDescription(message);
  await user.click(screen.getByRole('link', { name: message }));
  expect(screen.getByLabelText('Email Address')).toHaveFocus();
});

test('[LEA-029] the lead call says where, how and after which pages it was sent', async () => {
  const visit = { visitedPages: ['/', '/search', '/cars/a'], linkedQueryParams: { utm_source: 'mail' } };
  const { user, send, calls, lead } = await showForm({ car, visit: () => visit });
  await typeEnquiry(user);
  await send();
  expect(calls.map(({ path }) => path)).toEqual([endpoints.submitForm.path, endpoints.createLead.path]);
  expect(calls[0]?.body).toMatchObject({ form_type: 'enquiry', values: { name: 'Ada' } });
  expect(lead()).toMatchObject({
    category: 'Sales Enquiry',
    subcategory: null,
    url: window.location.href,
    source: 'Website',
    user_agent: navigator.userAgent,
    car_id: 7,
    car_dealership_id: 1,
    lead_attributes: {
      visited_pages: ['/', '/search', '/cars/a'],
      linked_query_params: { utm_source: 'mail' },
    },
    values: { name: 'Ada' },
  });
});

test.each([
  ['an error text with status 200', { lead_id: null, error: 'Duplicate' }, 'Duplicate'],
  ['an error text beside a lead id', { lead_id: 5, error: 'Duplicate' }, 'Duplicate'],
  ['neither an id nor an error', { lead_id: null, error: null }, expect.any(String)],
])('[LEA-030] %s is a failure', async (_, body, message) => {
  const { user, send, events } = await showForm({
    car,
    answers: { [endpoints.createLead.path]: { status: 200, body } },
  });
  const asked = jest.fn();
  events.subscribe('navigation:requested', asked);
  await typeEnquiry(user);
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(new RegExp(`^${failedText}$`));
  expect(stored('form-error')).toMatchObject({ message });
  expect(asked).not.toHaveBeenCalled();
});

test('[LEA-030] a lead id is success', async () => {
  const { user, send, events } = await showForm({
    car,
    answers: { [endpoints.createLead.path]: { status: 200, body: { lead_id: 5, error: null } } },
  });
  const asked = jest.fn();
  events.subscribe('navigation:requested', asked);
  await typeEnquiry(user);
  await send();
  expect(asked).toHaveBeenCalledWith({ href: '/success' });
});

async function countedFor(setting: Parameters<typeof showForm>[0], category?: string): Promise<number[]> {
  const { user, send, events } = await showForm(setting);
  const ids: number[] = [];
  events.subscribe('analytics:tracked', ({ eventId }) => ids.push(eventId));
  await typeCore(user);
  await user.click(screen.getByLabelText(/^Comments/));
  await user.paste('Hello');
  if (category) await user.selectOptions(screen.getByLabelText('Category'), category);
  await send();
  return ids;
}
const carOf = (type: CarType) => toLeadCar(makeCar({ id: 7, car_type: type }));

test.each([
  ['used', 14],
  ['new', 15],
  ['demo', 15],
] as const)('[LEA-031] an enquiry about a %s car is counted as %i', async (type, id) => {
  expect(await countedFor({ car: carOf(type) })).toEqual([id]);
});
test('[LEA-031] a general enquiry is counted as 15', async () => {
  expect(await countedFor({}, 'General Enquiry')).toEqual([15]);
});
test.each([
  ['used', 17],
  ['new', 48],
  ['demo', 48],
] as const)('[LEA-032] a test drive of a %s car is counted as %i', async (type, id) => {
  expect(await countedFor({ car: carOf(type), spec: formSpec('test-drive') })).toEqual([id]);
});
test('[LEA-032] a test drive without a car is counted as 48', async () => {
  expect(await countedFor({ spec: formSpec('test-drive') })).toEqual([48]);
});
test('[LEA-014] a careers enquiry is counted as 51 and nothing else', async () => {
  expect(await countedFor({ spec: formSpec('careers') })).toEqual([51]);
});

describe('the draft', () => {
  test('is there again after a reload, with its key, and gone after success', async () => {
    const first = await showForm({ car, answers: { [endpoints.submitForm.path]: { isDown: true } } });
    await typeEnquiry(first.user);
    await first.send();
    first.unmount();

    const again = await showForm({ car });
    expect(values()).toEqual(typed);
    await again.send();
    expect(again.calls[0]?.key).toBe(first.calls[0]?.key);
    expect(stored('drafts')).toEqual({});
    again.unmount();

    const fresh = await showForm({ car });
    expect(values()).toEqual(['', '', '', '', '', '']);
    await typeEnquiry(fresh.user);
    await fresh.send();
    expect(fresh.calls[0]?.key).not.toBe(first.calls[0]?.key);
  });

  test('of another car or of last month is not offered', async () => {
    const first = await showForm({ car });
    await typeEnquiry(first.user);
    first.unmount();
    const other = await showForm({ car: toLeadCar(makeCar({ id: 8 })) });
    expect(values()[5]).toBe('');
    other.unmount();
    const drafts = stored('drafts') as Record<string, { savedAt: number }>; // written by the form
    for (const draft of Object.values(drafts)) draft.savedAt -= 8 * 24 * 60 * 60 * 1000;
    localStorage.setItem('test-motors:drafts', JSON.stringify(drafts));
    await showForm({ car });
    expect(values()[5]).toBe('');
  });

  test('that is broken is ignored', async () => {
    const broken = {
      'enquiry:car-7': { key: 'k', values: { fields: { name: 3 } }, savedAt: testNow().getTime() },
    };
    localStorage.setItem('test-motors:drafts', JSON.stringify(broken));
    await showForm({ car });
    expect(values()).toEqual(['', '', '', '', '', '']);
  });
});

test('saved details fill the core fields for 30 days', async () => {
  const details = { name: 'Ada', last_name: 'Byron', postcode: '4000', phone: '0412345678', email: 'a@b.de' };
  const dayMs = 24 * 60 * 60 * 1000;
  const save = (days: number) =>
    localStorage.setItem(
      'test-motors:user',
      JSON.stringify({ ...details, savedAt: testNow().getTime() - days * dayMs }),
    );
  save(30);
  const first = await showForm({ car });
  expect(values().slice(0, 5)).toEqual(['Ada', 'Byron', '4000', '0412345678', 'a@b.de']);
  first.unmount();
  save(31);
  await showForm({ car });
  expect(values().slice(0, 5)).toEqual(['', '', '', '', '']);
});

test('offline the form says so, keeps everything and sends itself when the line is back', async () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, send, calls, events } = await showForm({ car });
  const asked = jest.fn();
  events.subscribe('navigation:requested', asked);
  await typeEnquiry(user);
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(/You are offline/);
  expect(calls).toEqual([]);
  expect(values()).toEqual(typed);
  expect(Object.keys(stored('drafts') as object)).toEqual(['enquiry:car-7']);
  line.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(asked).toHaveBeenCalledWith({ href: '/success' }));
  expect(calls).toHaveLength(2);
});

test('a filled hidden field travels with the lead, so that the server can set it apart', async () => {
  const { user, send, lead } = await showForm({ car });
  await typeEnquiry(user);
  const trap = document.querySelector<HTMLInputElement>('input[name=tracking]');
  if (!trap) throw new Error('The form has no tracking field.');
  trap.value = 'x';
  await send();
  expect(lead().values.tracking).toBe('x');
});
