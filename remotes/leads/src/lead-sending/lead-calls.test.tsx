import { endpoints } from 'shared-contracts/api/endpoints';
import { screen, waitFor } from '@testing-library/react';
import { makeCar } from 'shared-contracts/testing';
import { toLeadCar } from '../lead-subject/lead-car';
import { failedText, lastPayload, showForm, typeEnquiry } from '../testing/show-form';

const car = toLeadCar(makeCar({ id: 7 }));

beforeEach(() => localStorage.clear());

test('a retry repeats what is missing with the same key, whatever has been changed meanwhile', async () => {
  const { user, send, calls, lead, events } = await showForm({
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
  expect(lastPayload(events, 'leads:failed')).toMatchObject({ message: 'Stored nothing.' });
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
  expect(lastPayload(events, 'leads:submitted')).toMatchObject({ success_category: 'enquiry' });
});

const spent = 'This form was already sent with other content.';

test('a form call whose answer was lost before the form was changed: the lead has what was sent last', async () => {
  const { user, send, calls, lead, events } = await showForm({
    car,
    answers: {
      [endpoints.submitForm.path]: {
        status: 422,
        body: { error: { code: 'invalid_fields', message: spent } },
      },
    },
  });
  await typeEnquiry(user);
  await send();
  expect(calls.map(({ path }) => path)).toEqual([endpoints.submitForm.path, endpoints.createLead.path]);
  expect(calls[1]?.key).toBe(calls[0]?.key);
  // The submission of that key has other content.
  expect(lead()).not.toHaveProperty('form_submission_id');
  expect(lastPayload(events, 'leads:submitted')).toMatchObject({ lead_id: 5 });
});

test('a lead whose answer was lost before the form was changed: what was changed is a lead of its own', async () => {
  const { user, send, calls, events } = await showForm({
    car,
    answers: {
      [endpoints.createLead.path]: [
        { status: 422, body: { lead_id: null, error: spent } },
        { status: 201, body: { lead_id: 6, error: null } },
      ],
    },
  });
  await typeEnquiry(user);
  await send();
  await waitFor(() => expect(lastPayload(events, 'leads:submitted')).toMatchObject({ lead_id: 6 }));
  const keys = [...new Set(calls.map(({ key }) => key))];
  expect(keys).toHaveLength(2);
  expect(calls.at(-1)).toMatchObject({ path: endpoints.createLead.path, key: keys[1] });
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
  const requested = jest.fn();
  events.subscribe('navigation:requested', requested);
  await typeEnquiry(user);
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(new RegExp(`^${failedText}$`));
  expect(lastPayload(events, 'leads:failed')).toMatchObject({ message });
  expect(requested).not.toHaveBeenCalled();
});

test('[LEA-030] a lead id is success', async () => {
  const { user, send, events } = await showForm({
    car,
    answers: { [endpoints.createLead.path]: { status: 200, body: { lead_id: 5, error: null } } },
  });
  const requested = jest.fn();
  events.subscribe('navigation:requested', requested);
  await typeEnquiry(user);
  await send();
  expect(requested).toHaveBeenCalledWith({ href: '/success' });
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
