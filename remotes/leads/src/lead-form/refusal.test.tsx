import { publicSite } from 'harness/testing';
import { endpoints } from 'shared-contracts/api/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { makeCar } from 'shared-contracts/testing';
import { carEnquirySpec } from '../form-spec/form-spec';
import { toLeadCar } from '../lead-subject/lead-car';
import { accepted } from '../testing/lead-network';
import { failedText, fieldValues, showForm, typedValues, typeEnquiry } from '../testing/show-form';

const car = toLeadCar(makeCar({ id: 7 }));

/** An enquiry without a question that is there already. */
const emptySpec = carEnquirySpec('full', publicSite(), { message: '' });

const errorSummary = () => screen.getByRole('group', { name: 'Please fix the following errors:' });

beforeEach(() => localStorage.clear());

test('[LEA-022] an empty form lists every wrong field, and each entry leads to its field', async () => {
  const { user, send, calls } = await showForm({ car, spec: emptySpec });
  await send();
  const summary = errorSummary();
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
  const { user, send } = await showForm({ car, spec: emptySpec });
  await send();
  await user.type(screen.getByLabelText('First Name'), 'Ada');
  expect(screen.queryByRole('link', { name: 'First Name is required.' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('First Name')).toBeValid();
  await send();
  expect(errorSummary()).toHaveFocus();
  expect(within(errorSummary()).getAllByRole('link')).toHaveLength(5);
});

const busy =
  'Many enquiries came from your internet connection. Please send yours again in 7 minutes, or call us.';
test.each([
  ['the form', endpoints.submitForm.path, { error: { code: 'too_many_requests', message: busy } }],
  ['the lead', endpoints.createLead.path, { lead_id: null, error: busy }],
])(
  '[API-040] when %s has to wait, the shopper reads why, how long and whom to call; the next try is the same',
  async (_, path, body) => {
    const { user, send, calls, events } = await showForm({
      car,
      site: publicSite({ site: { phones: { site: '0755500142' } } }),
      answers: { [path]: [{ status: 429, body }, accepted[path] ?? {}] },
    });
    await typeEnquiry(user);
    await send();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(busy);
    expect(within(alert).getByRole('link', { name: '07 5550 0142' })).toHaveAttribute(
      'href',
      'tel:0755500142',
    );
    expect(screen.queryByText(failedText)).not.toBeInTheDocument();
    expect(fieldValues()).toEqual(typedValues);
    await send();
    const keys = calls.map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
    expect(events.recording().some(({ name }) => name === 'leads:submitted')).toBe(true);
  },
);

test('[API-040] the reason is brought into view: the button that was pressed may be far below it', async () => {
  const shown: Element[] = [];
  HTMLElement.prototype.scrollIntoView = function scrollIntoView(this: HTMLElement) {
    shown.push(this);
  };
  const body = { error: { code: 'too_many_requests', message: busy } };
  const answers = { [endpoints.submitForm.path]: { status: 429, body } };
  const { user, send } = await showForm({ car, answers });
  await typeEnquiry(user);
  await send();
  await waitFor(() => expect(shown.at(-1)).toContainElement(screen.getByRole('alert')));
  // A tall field is brought into view whole when it is typed into.
  expect(shown[0]).toBe(screen.getByLabelText('Comments'));
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

test('[API-040] a site without a number names none', async () => {
  const body = { error: { code: 'too_many_requests', message: busy } };
  const { user, send } = await showForm({
    car,
    answers: { [endpoints.submitForm.path]: { status: 429, body } },
  });
  await typeEnquiry(user);
  await send();
  expect(within(screen.getByRole('alert')).queryByRole('link')).not.toBeInTheDocument();
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
