/* One file, although it is long: one form's fields, each rule beside the others that it must not disturb. */

import { act, screen, within } from '@testing-library/react';
import { publicSite } from 'harness/testing';
import { formTypes } from 'shared-contracts/entities/lead';
import { makeCar } from 'shared-contracts/testing';
import { optInConsent } from 'shared-rules/lead-consent';
import { toLeadCar } from '../lead-subject/lead-car';
import { showForm, typeCore, typeEnquiry } from '../testing/show-form';
import { carEnquirySpec, formSpec } from '../form-spec/form-spec';

const car = toLeadCar(makeCar({ id: 7, stocknum: 'S7' }));
const choices = {
  locations: [
    {
      value: 'springwood',
      label: 'Springwood',
      dealership: 'harbour-springwood',
      kind: 'sales' as const,
      buysCars: false,
    },
    {
      value: 'southport',
      label: 'Southport',
      dealership: 'harbour-southport',
      kind: 'sales' as const,
      buysCars: false,
    },
  ],
  dealerships: [{ value: 'harbour-springwood', label: 'Springwood' }],
};

beforeEach(() => localStorage.clear());

test('[LEA-006] hidden labels still name the fields and are their placeholders', async () => {
  await showForm({ car, site: publicSite({ leads: { hideLabels: true } }) });
  for (const name of ['First Name', 'Last Name', 'Postcode', 'Mobile Number', 'Email Address', 'Comments']) {
    const input = screen.getByRole('textbox', { name });
    expect(input).toHaveAttribute('placeholder', name);
    expect(screen.getByText(name, { selector: 'label' })).toHaveClass('visually-hidden');
  }
});

test('[LEA-006] labels are in sight by default, without placeholders', async () => {
  await showForm({ car });
  expect(screen.getByText('First Name')).not.toHaveClass('visually-hidden');
  expect(screen.getByLabelText('First Name')).not.toHaveAttribute('placeholder');
});

test('[LEA-007] a lead about a car carries its eight values under their exact keys', async () => {
  const { user, send, lead } = await showForm({ car });
  await typeEnquiry(user);
  await send();
  expect(lead().values).toMatchObject({
    dealership_slug: 'harbour-springwood',
    manufacturer_slug: 'toyota',
    stock_number: 'S7',
    'Vehicle Make': 'Toyota',
    'Vehicle Model': 'RAV4',
    car_type: 'used',
    car_id: 7,
    vehicle_status: 'in_stock',
  });
  expect(lead()).toMatchObject({ car_id: 7, car_dealership_id: 1 });
});

test('[LEA-009] Comments are required unless the site or the form lifts it', async () => {
  const refused = await showForm({ car });
  await typeCore(refused.user);
  await refused.user.clear(screen.getByLabelText('Comments'));
  await refused.send();
  expect(screen.getByRole('link', { name: 'Comments is required.' })).toBeInTheDocument();
  expect(refused.calls).toEqual([]);
  refused.unmount();
  localStorage.clear();

  const lifted = await showForm({
    car,
    site: publicSite({ site: { flags: { enquiryMessageOptional: true } } }),
  });
  await typeCore(lifted.user);
  await lifted.user.clear(screen.getByLabelText(/^Comments/));
  await lifted.send();
  expect(lifted.calls).toHaveLength(2);
  lifted.unmount();

  const own = await showForm({
    car,
    site: publicSite({ leads: { forms: { enquiry: { messageOptional: true } } } }),
  });
  await typeCore(own.user);
  await own.user.clear(screen.getByLabelText(/^Comments/));
  await own.send();
  expect(own.calls).toHaveLength(2);
});

test('[LEA-010] the category is required on general enquiries only', async () => {
  const general = await showForm();
  await typeEnquiry(general.user);
  await general.send();
  expect(screen.getByRole('link', { name: 'Category is required.' })).toBeInTheDocument();
  expect(general.calls).toEqual([]);
  await general.user.selectOptions(screen.getByLabelText('Category'), 'Parts Enquiry');
  await general.send();
  expect(general.lead()).toMatchObject({ category: 'Parts Enquiry', values: { category: 'Parts Enquiry' } });
  general.unmount();

  await showForm({ car });
  expect(screen.queryByLabelText('Category')).not.toBeInTheDocument();
});

test('[LEA-011] location and dealership have to be chosen where they are shown', async () => {
  const site = publicSite({ leads: { showLocation: true, showDealership: true } });
  const { user, send, lead, calls, unmount } = await showForm({ site, choices });
  await typeEnquiry(user);
  await user.selectOptions(screen.getByLabelText('Category'), 'General Enquiry');
  await send();
  expect(screen.getByRole('link', { name: 'Location is required.' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Dealership is required.' })).toBeInTheDocument();
  expect(calls).toEqual([]);
  await user.selectOptions(screen.getByLabelText('Dealership'), 'Springwood');
  await user.selectOptions(screen.getByLabelText('Location'), 'Springwood');
  await send();
  expect(lead().values).toMatchObject({ location: 'springwood', dealership_slug: 'harbour-springwood' });
  unmount();

  const hidden = await showForm({ choices });
  expect(screen.queryByLabelText('Location')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Dealership')).not.toBeInTheDocument();
  await typeEnquiry(hidden.user);
  await hidden.user.selectOptions(screen.getByLabelText('Category'), 'General Enquiry');
  await hidden.send();
  expect(hidden.calls).toHaveLength(2);
});

test('a location that is chosen answers the question for its dealership too', async () => {
  const site = publicSite({ leads: { showLocation: true, showDealership: true } });
  const { user } = await showForm({ site, choices });
  await user.selectOptions(screen.getByLabelText('Location'), 'Springwood');
  expect(screen.getByLabelText('Dealership')).toHaveValue('harbour-springwood');
});

test('a dealership that is chosen takes back a location of another, and keeps one of its own', async () => {
  const site = publicSite({ leads: { showLocation: true, showDealership: true } });
  const both = {
    locations: [
      { value: 'springwood', label: 'Springwood', dealership: 'a', kind: 'sales' as const, buysCars: false },
      { value: 'southport', label: 'Southport', dealership: 'b', kind: 'sales' as const, buysCars: false },
    ],
    dealerships: [
      { value: 'a', label: 'Yard A' },
      { value: 'b', label: 'Yard B' },
    ],
  };
  const { user } = await showForm({ site, choices: both });
  await user.selectOptions(screen.getByLabelText('Location'), 'Springwood');
  await user.selectOptions(screen.getByLabelText('Dealership'), 'Yard A');
  expect(screen.getByLabelText('Location')).toHaveValue('springwood');
  await user.selectOptions(screen.getByLabelText('Dealership'), 'Yard B');
  expect(screen.getByLabelText('Location')).toHaveValue('');
});

test('a car stands at one location: an enquiry about it asks for no location, dealership or rego', async () => {
  const site = publicSite({ leads: { showLocation: true, showDealership: true, showRego: true } });
  const { user, send, lead } = await showForm({ car, site, choices });
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual([
    'name',
    'last_name',
    'postcode',
    'phone',
    'email',
    'message',
  ]);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await typeEnquiry(user);
  await send();
  expect(lead().values).toMatchObject({ location: 'springwood', dealership_slug: 'harbour-springwood' });
});

test('[LEA-012] Rego and opt-in are optional', async () => {
  const site = publicSite({ leads: { showRego: true, showOptIn: true } });
  const { user, send, lead } = await showForm({ site });
  expect(screen.getByLabelText(/^Rego/)).not.toBeRequired();
  await typeEnquiry(user);
  await user.selectOptions(screen.getByLabelText('Category'), 'General Enquiry');
  await send();
  expect(lead().values).toMatchObject({ Rego: '', opt_in: false });
});

const workshop = {
  value: 'springwood-service',
  label: 'Springwood Service',
  dealership: 'harbour-springwood',
  kind: 'service' as const,
  buysCars: false,
};

test('[LEA-038] a service booking asks for the core fields, rego, workshop and services', async () => {
  const site = publicSite({ leads: { serviceOptions: ['Loan car', 'Pick-up'] } });
  const southport = { ...workshop, value: 'southport-service', label: 'Southport Service' };
  const withWorkshops = { ...choices, locations: [...choices.locations, workshop, southport] };
  const { user, send, lead, calls } = await showForm({
    spec: formSpec('service'),
    site,
    choices: withWorkshops,
  });
  await typeEnquiry(user);
  await user.type(screen.getByLabelText(/^Rego/), '123ABC');
  const locations = screen.getByLabelText('Location');
  expect(within(locations).getAllByRole('option')).toHaveLength(3);
  await send();
  expect(screen.getByRole('link', { name: 'Location is required.' })).toBeInTheDocument();
  expect(calls).toEqual([]);
  await user.selectOptions(locations, 'Springwood Service');
  await user.click(screen.getByLabelText('Loan car'));
  await send();
  expect(lead()).toMatchObject({
    category: 'Service Enquiry',
    values: { Rego: '123ABC', location: 'springwood-service', additional_services: ['Loan car'] },
  });
});

test('[LEA-038] the only workshop is chosen already; without one any location will do', async () => {
  const spec = formSpec('service');
  const one = await showForm({ spec, choices: { ...choices, locations: [...choices.locations, workshop] } });
  expect(screen.getByLabelText('Location')).toHaveValue('springwood-service');
  one.unmount();
  await showForm({ spec, choices });
  expect(within(screen.getByLabelText('Location')).getAllByRole('option')).toHaveLength(3);
});

describe('the questions of an enquiry about a car', () => {
  const comments = () => screen.getByLabelText<HTMLTextAreaElement>('Comments');
  const chip = (name: string) => screen.getByRole('button', { name });

  test('one is there to send, and a tap asks another', async () => {
    const { user, send, lead } = await showForm({ car });
    expect(comments()).toHaveValue('Is this still available?');
    await user.click(chip('Can you send me a video?'));
    expect(comments()).toHaveValue('Can you send me a video?');
    await typeCore(user);
    await send();
    expect(lead().values.message).toBe('Can you send me a video?');
  });

  test('what the shopper has written stays, and a question is added once', async () => {
    const { user, unmount } = await showForm({ car });
    await user.clear(comments());
    await user.type(comments(), 'I live far away.');
    await user.click(chip('Can you send me a video?'));
    await user.click(chip('Can you send me a video?'));
    expect(comments()).toHaveValue('I live far away.\nCan you send me a video?');
    unmount();
    await showForm({ car });
    expect(comments()).toHaveValue('I live far away.\nCan you send me a video?');
  });

  test('are the site’s own; without any the Comments are empty', async () => {
    const own = await showForm({ car, site: publicSite({ leads: { questions: ['Does it tow?'] } }) });
    expect(comments()).toHaveValue('Does it tow?');
    own.unmount();
    await showForm({ car, site: publicSite({ leads: { questions: [] } }) });
    expect(comments()).toHaveValue('');
    expect(screen.queryByRole('group', { name: 'Common questions' })).not.toBeInTheDocument();
  });

  test('in a form that begins empty, such as that of a car’s page, a tap asks the first', async () => {
    const { user } = await showForm({ car, spec: carEnquirySpec('full', publicSite(), { message: '' }) });
    expect(comments()).toHaveValue('');
    await user.click(chip('Is this still available?'));
    expect(comments()).toHaveValue('Is this still available?');
  });

  test('are no part of a form without a car', async () => {
    await showForm();
    expect(comments()).toHaveValue('');
    expect(screen.queryByRole('group', { name: 'Common questions' })).not.toBeInTheDocument();
  });
});

test('fields that are not shown are not sent; services, rego and opt-in are where they are', async () => {
  const site = publicSite({
    leads: { showRego: true, showOptIn: true, serviceOptions: ['Loan car', 'Pick-up'] },
  });
  const { user, send, lead, unmount } = await showForm({ spec: formSpec('service'), site, choices });
  await typeEnquiry(user);
  await user.selectOptions(screen.getByLabelText('Location'), 'Southport');
  await user.click(screen.getByLabelText('Loan car'));
  await user.click(screen.getByLabelText(/offers/));
  await user.type(screen.getByLabelText(/^Rego/), '123ABC');
  await send();
  expect(lead().values).toMatchObject({ additional_services: ['Loan car'], opt_in: true, Rego: '123ABC' });
  unmount();

  const plain = await showForm({ car });
  await typeEnquiry(plain.user);
  await plain.send();
  for (const name of ['Rego', 'opt_in', 'additional_services', 'terms_conditions', 'category', 'tracking']) {
    expect(plain.lead().values).not.toHaveProperty(name);
  }
});

test.each(formTypes)(
  '[LEA-005][LEA-021] the %s form has the five fields in order, as phones and browsers fill them in, and a hidden one',
  async (formType) => {
    await showForm({ spec: formSpec(formType) });
    const form = screen.getByLabelText('First Name').closest('form')!;
    const core = ['name', 'last_name', 'postcode', 'phone', 'email'];
    const inputs = [...form.querySelectorAll<HTMLInputElement>('input')].filter(({ name }) =>
      core.includes(name),
    );
    expect(inputs.map((input) => [input.name, input.type, input.autocomplete, input.inputMode])).toEqual([
      ['name', 'text', 'given-name', ''],
      ['last_name', 'text', 'family-name', ''],
      ['postcode', 'text', 'postal-code', 'numeric'],
      ['phone', 'tel', 'tel', ''],
      ['email', 'email', 'email', ''],
    ]);
    expect(form.querySelectorAll('input[name=tracking]')).toHaveLength(1);
  },
);

test('[LEA-012] news are a question of their own, unchecked, and no condition of the enquiry', async () => {
  const { user, send, lead } = await showForm({ car, site: publicSite({ leads: { showOptIn: true } }) });
  const optIn = screen.getByLabelText(optInConsent.text);
  expect(optIn).not.toBeChecked();
  expect(optIn).not.toBeRequired();
  await typeEnquiry(user);
  await send();
  expect(lead().values.opt_in).toBe(false);
});

test('[LEA-013] a careers enquiry goes out as a general enquiry of its own kind', async () => {
  const { user, send, lead } = await showForm();
  await typeEnquiry(user);
  await user.selectOptions(screen.getByLabelText('Category'), 'Careers Enquiry');
  await send();
  expect(lead()).toMatchObject({ category: 'General Enquiry', subcategory: 'Career Enquiry' });
});

const terms = (mode: string, errorVariant = 'long') =>
  publicSite({ leads: { terms: { mode, errorVariant } } });

test('[LEA-017] the terms checkbox is hidden, optional or required', async () => {
  const hidden = await showForm({ car, site: terms('hidden') });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  hidden.unmount();

  const optional = await showForm({ car, site: terms('optional') });
  await typeEnquiry(optional.user);
  await optional.send();
  expect(optional.lead().values.terms_conditions).toBe(false);
  optional.unmount();

  const required = await showForm({ car, site: terms('required') });
  await typeEnquiry(required.user);
  await required.send();
  expect(required.calls).toEqual([]);
  await required.user.click(screen.getByRole('checkbox'));
  await required.send();
  expect(required.lead().values.terms_conditions).toBe(true);
});

test.each([
  ['long', '* You must agree to the terms of use before submitting the form.'],
  ['short', '*You must agree to the terms of use before submitting.'],
])('[LEA-018] the %s text of unticked terms', async (variant, text) => {
  const { user, send } = await showForm({ car, site: terms('required', variant) });
  await typeEnquiry(user);
  await send();
  const summary = screen.getByRole('group', { name: 'Please fix the following errors:' });
  await user.click(within(summary).getByRole('link', { name: text }));
  expect(screen.getByRole('checkbox')).toHaveFocus();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(text);
});

test.each(formTypes)(
  '[LEA-019] the %s form says next to its button what submitting consents to',
  async (formType) => {
    const spec = formSpec(formType);
    await showForm({ spec });
    // That of the finance form stands in its second step.
    const button = screen.getByRole('button', { name: spec.submitLabel, hidden: true });
    const notice = screen.getByText(/consent to future communications/);
    expect(notice).toHaveTextContent(/STOP/);
    expect(notice).toHaveTextContent(/opt-out link/);
    expect(button.nextElementSibling).toBe(notice);
  },
);

test.each([
  ['', 'Postcode is required.'],
  ['123', 'Invalid postcode. Please enter a 4-digit number.'],
  ['12a4', 'Invalid postcode. Please enter a 4-digit number.'],
])('[LEA-020] the postcode %j is refused', async (postcode, message) => {
  const { user, send, calls } = await showForm({ car });
  await typeEnquiry(user);
  const field = screen.getByLabelText('Postcode');
  expect(field).toHaveAttribute('maxlength', '4');
  await user.clear(field);
  if (postcode) await user.type(field, postcode);
  await send();
  expect(field).toHaveAccessibleDescription(message);
  expect(calls).toEqual([]);
});

test('[LEA-020][LEA-021] good values are accepted, the phone in its national form', async () => {
  const { user, send, lead } = await showForm({ car });
  await typeEnquiry(user);
  const phone = screen.getByLabelText('Mobile Number');
  await user.clear(phone);
  await user.type(phone, '+61 412 345 678');
  await send();
  expect(lead().values).toMatchObject({ postcode: '4000', phone: '0412345678' });
});

test('[LEA-021] email and phone have their own types and messages', async () => {
  const { user, send } = await showForm({ car });
  const email = screen.getByLabelText('Email Address');
  const phone = screen.getByLabelText('Mobile Number');
  expect([email.getAttribute('type'), phone.getAttribute('type')]).toEqual(['email', 'tel']);
  await user.type(email, 'a@b');
  await user.type(phone, '12345');
  await send();
  expect(email).toHaveAccessibleDescription('Please enter a valid email address.');
  expect(phone).toHaveAccessibleDescription('Please enter a valid phone number.');
});

test('a test drive needs the core fields only; terms follow the site', async () => {
  const spec = formSpec('test-drive');
  const first = await showForm({ car, spec, site: terms('optional') });
  await typeCore(first.user);
  await first.send();
  expect(first.lead().values.terms_conditions).toBe(false);
  first.unmount();
  await showForm({ car, spec, site: terms('hidden') });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a location chosen elsewhere on the page goes with the form, with and without a select', async () => {
  const site = publicSite({ leads: { showLocation: true, showDealership: true } });
  const chosen = { location_slug: 'springwood', dealership_slug: 'harbour-springwood' };
  const { events, unmount } = await showForm({ site, choices });
  act(() => events.publish('locations:selected', chosen, 'test'));
  expect(screen.getByLabelText('Location')).toHaveValue('springwood');
  expect(screen.getByLabelText('Dealership')).toHaveValue('harbour-springwood');
  unmount();

  const hidden = await showForm({ choices });
  act(() => hidden.events.publish('locations:selected', chosen, 'test'));
  await typeEnquiry(hidden.user);
  await hidden.user.selectOptions(screen.getByLabelText('Category'), 'General Enquiry');
  await hidden.send();
  expect(hidden.lead().values.location).toBe('springwood');
});
