import { makeCar } from 'shared-contracts/testing';
import { carValues, sentCategory, toLeadRequest, toLeadValues } from './lead-request';

const sender = {
  name: 'Alex',
  last_name: 'Lee',
  postcode: '2000',
  phone: '0400000000',
  email: 'a@b.example',
};

test('what was left empty is left out, but for the sender: the API names what is missing there', () => {
  expect(toLeadValues({})).toEqual({ name: '', last_name: '', postcode: '', phone: '', email: '' });
  expect(toLeadValues({ message: '  ', car_id: '', car_type: 'none', budget: ' ' })).toEqual(
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
  'name',
  'last_name',
  'postcode',
  'email',
];

test.each(texts)('[LEA-008] %s is taken as typed, without spaces around it', (name) => {
  expect(toLeadValues({ [name]: '  a b ' })).toEqual({ ...toLeadValues({}), [name]: 'a b' });
});

test.each([
  ['car_id', ' 12 ', 12],
  ['budget', '30000', 30_000],
  ['budget', '$45,000.00', 45_000],
  ['budget', '45k', 45_000],
  ['offer_id', '999999999999', 999_999_999_999],
  ['car_id', '1234567890123', undefined],
  ['car_id', '1.5', undefined],
  ['budget', '-5', 0],
  ['budget', '1e309', 0],
  ['budget', 'lots', 0],
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

test('[LEA-021] a phone is sent in its national form', () => {
  expect(toLeadValues({ ...sender, phone: ' +61 400 000 000 ' })).toEqual(sender);
});

test('fields that no lead has are dropped', () => {
  expect(toLeadValues({ ...sender, price: '1', source: 'x', lead_id: '5' })).toEqual(sender);
});

test('a field that says something goes before what the form knows; an empty one leaves it', () => {
  const known = { location: 'springwood', stock_number: '', opt_in: false, additional_services: [] };
  expect(toLeadValues({ ...sender, location: ' ', message: 'Hi' }, known)).toEqual({
    ...sender,
    ...known,
    message: 'Hi',
  });
  expect(toLeadValues({ ...sender, location: 'southport', opt_in: 'on' }, known)).toMatchObject({
    location: 'southport',
    opt_in: true,
  });
});

test('[LEA-013] a careers enquiry is sent as a general enquiry of its own kind; others as they are', () => {
  const careers = { category: 'General Enquiry', subcategory: 'Career Enquiry' };
  expect(sentCategory({ category: 'Careers Enquiry', subcategory: 'x' })).toEqual(careers);
  expect(toLeadValues({ ...sender, category: 'Careers Enquiry', subcategory: 'x' })).toEqual({
    ...sender,
    ...careers,
  });
  const parts = { category: 'Parts Enquiry', subcategory: 'Tyres' };
  expect(sentCategory(parts)).toEqual(parts);
  expect(toLeadValues({ ...sender, ...parts })).toEqual({ ...sender, ...parts });
});

test('[LEA-007] a lead about a car carries its eight values under their exact keys', () => {
  const car = makeCar({ id: 7, make: 'Land Rover', stocknum: 'S7' });
  expect(carValues(car)).toEqual({
    dealership_slug: 'harbour-springwood',
    manufacturer_slug: 'land-rover',
    stock_number: 'S7',
    'Vehicle Make': 'Land Rover',
    'Vehicle Model': 'RAV4',
    car_type: 'used',
    car_id: 7,
    vehicle_status: 'in_stock',
  });
  expect(carValues({ ...car, stocknum: null }).stock_number).toBe('');
});

test('[LEA-029] the lead call states the question, about which car, where and after which pages', () => {
  const values = toLeadValues({ ...sender, car_id: '7' });
  const page = {
    url: 'https://dealer.example/cars/a',
    userAgent: 'browser',
    visit: { visitedPages: ['/', '/cars/a'], linkedQueryParams: { utm_source: 'letter' } },
  };
  const category = { category: 'Sales Enquiry', subcategory: 'Online purchase' };
  expect(toLeadRequest(values, { ...category, carDealershipId: 3 }, page)).toEqual({
    values,
    ...category,
    url: page.url,
    source: 'Website',
    user_agent: 'browser',
    car_id: 7,
    car_dealership_id: 3,
    lead_attributes: { visited_pages: ['/', '/cars/a'], linked_query_params: { utm_source: 'letter' } },
  });
  const careers = { category: 'Careers Enquiry', subcategory: null, carDealershipId: null };
  expect(toLeadRequest(toLeadValues(sender), careers, page)).toMatchObject({
    category: 'General Enquiry',
    subcategory: 'Career Enquiry',
    car_id: null,
    car_dealership_id: null,
  });
});
