import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InPlatform, publicSite } from 'harness/testing';
import { noLocationChoices } from '../lead-subject/location-choices';
import { leadNetwork } from '../testing/lead-network';
import { typeEnquiry } from '../testing/show-form';
import { PageForm } from './page-form';

const show = async (
  category: string,
  more: { title?: string; locationSlug?: string; message?: string } = {},
) => {
  render(
    <InPlatform site={publicSite({ leads: { serviceOptions: ['Loan car'] } })}>
      <PageForm category={category} {...more} data={noLocationChoices} />
    </InPlatform>,
  );
  return screen.findByRole('form');
};
const hidden = (form: HTMLElement, name: string) =>
  form.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`)?.value;

beforeEach(() => localStorage.clear());

test.each([
  ['Careers Enquiry', 'careers', 'Send application'],
  ['Finance Enquiry', 'finance', 'Send enquiry'],
  ['Service Enquiry', 'service', 'Request booking'],
])('the category %s is a form of its own', async (category, formType, label) => {
  const form = await show(category, { title: 'Talk to us' });
  expect(form).toHaveAccessibleName('Talk to us');
  expect(hidden(form, 'form_type')).toBe(formType);
  expect(screen.queryByLabelText('Category')).not.toBeInTheDocument();
  // It may stand in a step that is not in view.
  expect(screen.getByRole('button', { name: label, hidden: true })).toBeInTheDocument();
  expect(screen.queryAllByLabelText('Loan car')).toHaveLength(formType === 'service' ? 1 : 0);
});

test('another category is the first choice of a general enquiry', async () => {
  const form = await show('Parts Enquiry', { locationSlug: 'springwood' });
  expect(hidden(form, 'form_type')).toBe('enquiry');
  expect(screen.getByLabelText('Category')).toHaveValue('Parts Enquiry');
  expect(hidden(form, 'location')).toBe('springwood');
});

test('[SRC-010] a page may bring the message along', async () => {
  await show('Parts Enquiry', { message: 'I am looking for this part: brake' });
  expect(screen.getByLabelText('Category')).toHaveValue('Parts Enquiry');
  expect(screen.getByLabelText(/Comments|Message/)).toHaveValue('I am looking for this part: brake');
});

test.each([
  ['Careers Enquiry', 'Send application', { category: 'General Enquiry', subcategory: 'Career Enquiry' }],
  ['Parts Enquiry', 'Send enquiry', { category: 'Parts Enquiry', subcategory: null }],
  ['Sales Enquiry', 'Send enquiry', { category: 'Sales Enquiry', subcategory: null }],
])('[LEA-013] the form of a page about "%s" is sent where that belongs', async (category, label, sent) => {
  const { api, calls } = leadNetwork();
  render(
    <InPlatform api={api}>
      <PageForm category={category} data={noLocationChoices} />
    </InPlatform>,
  );
  const user = userEvent.setup();
  await screen.findByRole('form');
  await user.click(screen.getByRole('button', { name: label }));
  expect(screen.getByRole('link', { name: 'Comments is required.' })).toBeInTheDocument();
  expect(calls).toEqual([]);
  await typeEnquiry(user);
  await user.click(screen.getByRole('button', { name: label }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.body).toMatchObject(sent);
});
