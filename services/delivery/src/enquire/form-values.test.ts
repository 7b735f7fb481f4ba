import { formTypeOf, keyOf, readForm, toLeadValues } from './form-values';

const sender = {
  name: 'Alex',
  last_name: 'Lee',
  postcode: '2000',
  phone: '0400 000 000',
  email: 'a@b.example',
};

test('a body is read field by field: lists by line, lines as a textarea shows them', () => {
  expect(
    readForm('name=Alex+Lee&message=a%0D%0Ab&additional_services=Film&additional_services=Mats'),
  ).toEqual({
    name: 'Alex Lee',
    message: 'a\nb',
    additional_services: 'Film\nMats',
  });
});

test('a body of too much is cut: 20,000 characters a field, 80 fields', () => {
  expect(readForm(`message=${'x'.repeat(20_001)}`)['message']).toHaveLength(20_000);
  const many = Array.from({ length: 81 }, (_, at) => `field${at}=${at}`);
  const read = readForm([...many, 'field0=again'].join('&'));
  expect(Object.keys(read)).toHaveLength(80);
  expect(read).not.toHaveProperty('field80');
  expect(read['field0']).toBe('0\nagain');
});

test('what was left empty is left out, but for the sender, of whom the API says what is missing', () => {
  expect(toLeadValues({})).toEqual({ name: '', last_name: '', postcode: '', phone: '', email: '' });
  expect(toLeadValues({ message: '  ', car_id: '', car_type: 'none', budget: 'lots' })).toEqual(
    toLeadValues({}),
  );
});

const texts = [
  'dealership_slug',
  'manufacturer_slug',
  'stock_number',
  'Vehicle Make',
  'Vehicle Model',
  'vehicle_status',
  'message',
  'subcategory',
  'category',
  'location',
  'Rego',
  'page_id',
  'appointment_at',
  'request_text',
  'offer_name',
  'tracking',
];

test.each([...texts, ...Object.keys(sender)])('%s is taken as typed, without spaces around it', (name) => {
  expect(toLeadValues({ [name]: '  a b ' })).toEqual({ ...toLeadValues({}), [name]: 'a b' });
});

test.each([
  ['car_id', ' 12 ', 12],
  ['budget', '30000', 30_000],
  ['offer_id', '999999999999', 999_999_999_999],
  ['car_id', '1234567890123', undefined],
  ['car_id', '1.5', undefined],
  ['budget', '-5', undefined],
  ['offer_id', '5a', undefined],
  ['car_type', 'demo', 'demo'],
  ['additional_services', 'Film\nMats', ['Film', 'Mats']],
])('%s typed as %j is %j', (name, typed, value) => {
  expect(toLeadValues({ [name]: typed })).toEqual({
    ...toLeadValues({}),
    ...(value === undefined ? {} : { [name]: value }),
  });
});

test.each(['opt_in', 'terms_conditions'])('%s is off when it says so, and on otherwise', (name) => {
  for (const typed of ['', 'false', 'FALSE', '0', 'off', 'no'])
    expect(toLeadValues({ [name]: typed })).toMatchObject({ [name]: false });
  for (const typed of ['on', '1', 'true'])
    expect(toLeadValues({ [name]: typed })).toMatchObject({ [name]: true });
  expect(toLeadValues(sender)).toEqual(sender);
});

test('the form type is one of the known ones, or an enquiry', () => {
  expect(formTypeOf({ form_type: 'finance' })).toBe('finance');
  expect(formTypeOf({ form_type: 'x' })).toBe('enquiry');
  expect(formTypeOf({})).toBe('enquiry');
});

test('the key of a post is its own where that can be one, else made of what it says, its site and its day', () => {
  const now = new Date('2026-11-20T23:59:59Z');
  const made = keyOf(sender, 'harbour', now);
  expect(made).toMatch(/^[\da-f]{40}$/);
  for (const key of ['a'.repeat(8), 'A-b_9'.repeat(2), 'a'.repeat(128)])
    expect(keyOf({ idempotency_key: ` ${key} ` }, 'harbour', now)).toBe(key);
  for (const key of ['', 'a'.repeat(7), 'a'.repeat(129), 'spaces within it', 'semi;colons'])
    expect(keyOf({ idempotency_key: key }, 'harbour', now)).toMatch(/^[\da-f]{40}$/);
  expect(keyOf(sender, 'harbour', new Date('2026-11-20T00:00:00Z'))).toBe(made);
  expect(keyOf(sender, 'harbour', new Date('2026-11-21T00:00:00Z'))).not.toBe(made);
  expect(keyOf(sender, 'apex', now)).not.toBe(made);
  expect(keyOf({ ...sender, name: 'Kim' }, 'harbour', now)).not.toBe(made);
});
