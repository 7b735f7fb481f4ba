import { formTypes } from 'shared-contracts/entities/lead';
import { careersCategory, sentCategory } from 'shared-rules/lead-request';
import { categoryOf, formOfCategory } from './categories';

const careers = sentCategory({ category: careersCategory, subcategory: null });

test.each([
  ['enquiry', 'General Enquiry', null],
  ['quick-enquiry', 'Sales Enquiry', null],
  ['test-drive', 'Test Drive', null],
  ['photo-request', 'Photo Request', null],
  ['finance', 'Finance Enquiry', null],
  ['trade-in', 'Trade In', null],
  ['service', 'Service Enquiry', null],
  ['careers', careers.category, careers.subcategory],
  ['offers-subscription', 'General Enquiry', 'Offers Subscription'],
] as const)('a submission of the form %s without a lead call is "%s" / %j', (form, category, subcategory) => {
  expect(categoryOf(form, undefined, false)).toEqual({ category, subcategory });
});

test('an enquiry about a car is one of sales, other forms keep their category', () => {
  expect(categoryOf('enquiry', undefined, true)).toEqual({ category: 'Sales Enquiry', subcategory: null });
  expect(categoryOf('finance', undefined, true)).toEqual({ category: 'Finance Enquiry', subcategory: null });
});

test('what the shopper chose goes before the form', () => {
  expect(categoryOf('enquiry', 'Parts', true)).toEqual({ category: 'Parts', subcategory: null });
  expect(categoryOf('enquiry', careersCategory, false)).toEqual(careers);
});

test('a lead call without a submission follows the rules of the form its category is of', () => {
  const open = ['enquiry', 'quick-enquiry'];
  for (const form of formTypes.filter((one) => !open.includes(one))) {
    expect(formOfCategory(categoryOf(form, undefined, false))).toBe(form);
  }
  for (const form of open as ['enquiry', 'quick-enquiry']) {
    expect(formOfCategory(categoryOf(form, undefined, false))).toBe('enquiry');
  }
  expect(formOfCategory({ category: 'Finance Enquiry', subcategory: 'Other' })).toBe('enquiry');
  expect(formOfCategory({ category: 'Anything', subcategory: null })).toBe('enquiry');
});
