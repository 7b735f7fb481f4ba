import { makeLeadValues, makeSite } from 'shared-contracts/testing';
import { validateLead } from './lead-validation';

const site = makeSite();
const car = { car: true };
const errors = (values: Parameters<typeof makeLeadValues>[0], config = site, about = car) =>
  validateLead('enquiry', makeLeadValues(values), config, about);

test('good values give no errors', () => {
  expect(errors({})).toEqual({});
  expect(errors({ category: 'General Enquiry' }, site, { car: false })).toEqual({});
});

test('[LEA-009] Comments are required unless the site or the form lifts it', () => {
  expect(errors({ message: '' })).toEqual({ message: 'Comments is required.' });
  expect(errors({ message: '   ' })).toEqual({ message: 'Comments is required.' });
  expect(errors({ message: '' }, makeSite({ site: { flags: { enquiryMessageOptional: true } } }))).toEqual(
    {},
  );
  const optional = makeSite({ leads: { forms: { 'quick-enquiry': { messageOptional: true } } } });
  expect(validateLead('quick-enquiry', makeLeadValues({ message: '' }), optional, car)).toEqual({});
  expect(errors({ message: '' }, optional)).toEqual({ message: 'Comments is required.' });
  expect(validateLead('test-drive', makeLeadValues({ message: '' }), site, car)).toEqual({});
});

test.each([
  [undefined, undefined],
  [1, undefined],
  [10_000_000, undefined],
  [0, 'Please enter your budget in dollars, such as $30,000.'],
  [-5, 'Please enter your budget in dollars, such as $30,000.'],
  [10_000_001, 'Please enter your budget in dollars, such as $30,000.'],
])('a budget of %j gives %j', (budget, message) => {
  expect(errors({ budget }).budget).toBe(message);
});

test.each([
  ['', 'Postcode is required.'],
  ['123', 'Invalid postcode. Please enter a 4-digit number.'],
  ['12a4', 'Invalid postcode. Please enter a 4-digit number.'],
  ['12345', 'Invalid postcode. Please enter a 4-digit number.'],
  ['4000', undefined],
])('[LEA-020] postcode %j gives %j', (postcode, message) => {
  expect(errors({ postcode }).postcode).toBe(message);
});

test.each([
  ['a@b', 'Please enter a valid email address.'],
  ['a b@c.de', 'Please enter a valid email address.'],
  ['a@b..de', 'Please enter a valid email address.'],
  [`${'a'.repeat(249)}@b.de`, undefined],
  [`${'a'.repeat(250)}@b.de`, 'Please enter a valid email address.'],
  ['', 'Email Address is required.'],
  ['ada@example.com', undefined],
  [' ada@example.com ', undefined],
  ["ada.o'neil+cars@mail.example.com.au", undefined],
  ['a_b-c@ex-ample.com', undefined],
  ['zoë@bücher.example', undefined],
  ...[
    'a,b@c.com',
    'ada\u200B@example.com',
    'ada\u202E@example.com',
    'ada@exam\u200Bple.com',
    'ada@example.com,bob@example.com',
    'ada@example,com',
    'ada@example.com;',
    'Ada <ada@example.com>',
    'ada(home)@example.com',
    '"ada"@example.com',
    '[ada]@example.com',
    'a:b@c.com',
    'a\\b@c.com',
    '.ada@example.com',
    'ada.@example.com',
    'ada..b@example.com',
    'ada@.example.com',
    'ada@example.com.',
    'ada@-example.com',
    'ada@example-.com',
    'ada@exam_ple.com',
    'ada@example.c',
    'ada@127.0.0.1',
    'ada@@example.com',
    '@example.com',
  ].map((email): [string, string] => [email, 'Please enter a valid email address.']),
])('[LEA-021] email %j gives %j', (email, message) => {
  expect(errors({ email }).email).toBe(message);
});

test('[LEA-021] a phone number is checked after normalising', () => {
  expect(errors({ phone: '12345' }).phone).toBe('Please enter a valid phone number.');
  expect(errors({ phone: '+61 412 345 678' })).toEqual({});
  expect(errors({ phone: '61412345678' })).toEqual({});
  expect(errors({ phone: '' }).phone).toBe('Mobile Number is required.');
});

test('names have 1 to 80 characters, comments at most 2000', () => {
  expect(errors({ name: 'x'.repeat(80), message: 'x'.repeat(2000) })).toEqual({});
  expect(Object.keys(errors({ name: 'x'.repeat(81), last_name: '', message: 'x'.repeat(2001) }))).toEqual([
    'name',
    'last_name',
    'message',
  ]);
});

test('selects are required where they are shown', () => {
  expect(errors({}, site, { car: false })).toEqual({ category: 'Category is required.' });
  const both = makeSite({ leads: { showLocation: true, showDealership: true } });
  expect(errors({}, both)).toEqual({
    location: 'Location is required.',
    dealership_slug: 'Dealership is required.',
  });
  expect(errors({ location: 'springwood', dealership_slug: 'harbour-springwood' }, both)).toEqual({});
});

test.each([
  ['long', '* You must agree to the terms of use before submitting the form.'],
  ['short', '*You must agree to the terms of use before submitting.'],
])('terms that are required must be agreed to (%s text)', (errorVariant, text) => {
  const terms = (mode: string) => makeSite({ leads: { terms: { mode, errorVariant } } });
  expect(errors({ terms_conditions: false }, terms('required'))).toEqual({ terms_conditions: text });
  expect(errors({}, terms('required'))).toEqual({ terms_conditions: text });
  expect(errors({ terms_conditions: true }, terms('required'))).toEqual({});
  expect(errors({ terms_conditions: false }, terms('optional'))).toEqual({});
});
