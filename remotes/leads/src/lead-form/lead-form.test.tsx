import { publicSite } from 'harness/testing';
import { endpoints } from 'shared-contracts/api/endpoints';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { makeCar } from 'shared-contracts/testing';
import { toLeadCar } from '../lead-subject/lead-car';
import {
  failedText,
  fieldValues,
  lastPayload,
  showForm,
  typedValues,
  typeEnquiry,
} from '../testing/show-form';

const car = toLeadCar(makeCar({ id: 7 }));

beforeEach(() => localStorage.clear());

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

test('[LEA-024] success is counted, published and leads to the success page', async () => {
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
  expect(submitted).toHaveBeenCalledWith({
    lead_id: 5,
    category: 'Sales Enquiry',
    subcategory: null,
    car_id: 7,
    success_category: 'enquiry',
    location_slug: 'springwood',
    dealership_slug: 'harbour-springwood',
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
  const requested = jest.fn();
  events.subscribe('navigation:requested', requested);
  await typeEnquiry(user);
  await send();
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByLabelText('First Name')).not.toBeInTheDocument();
  expect(lastPayload(events, 'leads:submitted')).toMatchObject({ success_category: 'enquiry' });
  expect(requested).not.toHaveBeenCalled();
});

test('[LEA-015][LEA-025] a failed lead call shows the alert, is published, and every value stays', async () => {
  const { user, send, events } = await showForm({
    car,
    answers: {
      [endpoints.createLead.path]: {
        status: 500,
        body: { error: { code: 'internal', message: 'It broke.' } },
      },
    },
  });
  const requested = jest.fn();
  const failed = jest.fn();
  events.subscribe('navigation:requested', requested);
  events.subscribe('leads:failed', failed);
  await typeEnquiry(user);
  await send();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(new RegExp(`^${failedText}$`));
  expect(alert).toHaveClass('alert-destructive');
  expect(fieldValues()).toEqual(typedValues);
  expect(requested).not.toHaveBeenCalled();
  expect(failed).toHaveBeenCalledWith({ form: 'enquiry', message: 'It broke.' });
  expect(lastPayload(events, 'leads:submitted')).toBeUndefined();
});

test('[LEA-015] a failed form call stops before the lead call', async () => {
  const { user, send, calls } = await showForm({
    car,
    answers: { [endpoints.submitForm.path]: { isDown: true } },
  });
  await typeEnquiry(user);
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(failedText);
  expect(fieldValues()).toEqual(typedValues);
  expect(calls).toHaveLength(1);
});

test('the phone of the session stands in the form, unless another one was typed', async () => {
  const user = { id: 'u-1', phone: '0412345678', loading: false };
  const first = await showForm();
  act(() => first.events.publish('auth:user-changed', { user }, 'shell'));
  expect(screen.getByLabelText('Mobile Number')).toHaveValue('0412345678');
  first.unmount();
  const second = await showForm();
  await second.user.type(screen.getByLabelText('Mobile Number'), '0498 765 432');
  act(() => second.events.publish('auth:user-changed', { user }, 'shell'));
  expect(screen.getByLabelText('Mobile Number')).toHaveValue('0498 765 432');
});
