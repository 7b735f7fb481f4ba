import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InPlatform, publicSite } from 'harness/testing';
import type { LeadRequest } from 'shared-contracts/entities/lead';
import { endpoints } from 'shared-contracts/api/endpoints';
import { noLocationChoices } from '../lead-subject/location-choices';
import { leadNetwork } from '../testing/lead-network';
import { typeCore, typeEnquiry } from '../testing/show-form';
import { PageForm } from './page-form';

const show = async (
  category: string,
  more: { title?: string; locationSlug?: string; message?: string; subcategory?: string } = {},
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

test('[SHL-059] a subscription to offers is a short form of its own', async () => {
  const form = await show('General Enquiry', {
    title: 'Get new offers first',
    subcategory: 'Offers Subscription',
    message: 'Please let me know about new offers.',
  });
  expect(hidden(form, 'form_type')).toBe('offers-subscription');
  expect(hidden(form, 'category')).toBe('General Enquiry');
  expect(hidden(form, 'subcategory')).toBe('Offers Subscription');
  expect(screen.queryByLabelText('Category')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeInTheDocument();
});

test('[SRC-010] a page may bring the message along', async () => {
  await show('Parts Enquiry', { message: 'I am looking for this part: brake' });
  expect(screen.getByLabelText('Category')).toHaveValue('Parts Enquiry');
  expect(screen.getByLabelText(/Comments|Message/)).toHaveValue('I am looking for this part: brake');
});

const locationChoice = (value: string) => ({
  value,
  label: value,
  dealership: 'harbour-springwood',
  kind: 'sales' as const,
  buysCars: false,
});

test('[LOC-004] the location of a contact page is chosen in the select where the site shows one', async () => {
  const choices = { locations: ['southport', 'springwood'].map(locationChoice), dealerships: [] };
  render(
    <InPlatform site={publicSite({ leads: { showLocation: true } })}>
      <PageForm category="" locationSlug="springwood" data={choices} />
    </InPlatform>,
  );
  expect(await screen.findByLabelText('Location')).toHaveValue('springwood');
});

test('[LOC-004] without a select the location is sent with the lead', async () => {
  const { api, calls } = leadNetwork();
  const user = userEvent.setup();
  render(
    <InPlatform site={publicSite({ leads: { showLocation: false } })} api={api}>
      <PageForm
        category="General Enquiry"
        locationSlug="springwood"
        message="Are you open on Sunday?"
        data={noLocationChoices}
      />
    </InPlatform>,
  );
  await screen.findByRole('form');
  expect(screen.queryByLabelText('Location')).not.toBeInTheDocument();
  await typeCore(user);
  await user.click(screen.getByRole('button', { name: 'Send enquiry' }));
  const sent = () => calls.find(({ path }) => path === endpoints.createLead.path)?.body as LeadRequest; // what the form sends there
  await waitFor(() => expect(sent()).toMatchObject({ values: { location: 'springwood' } }));
});

test('[LEA-008] the content page a form stands on goes with it, sent by script or posted', async () => {
  const { api, calls } = leadNetwork();
  const choices = { locations: [locationChoice('springwood')], dealerships: [] };
  render(
    <InPlatform api={api} site={publicSite({ leads: { serviceOptions: ['Loan car'] } })}>
      <PageForm category="Service Enquiry" pageId="/service" data={choices} />
    </InPlatform>,
  );
  const user = userEvent.setup();
  expect(hidden(await screen.findByRole('form'), 'page_id')).toBe('/service');
  await user.type(screen.getByLabelText(/^Rego/), '123ABC');
  await user.selectOptions(screen.getByLabelText('Location'), 'springwood');
  await user.click(screen.getByLabelText('Loan car'));
  await typeEnquiry(user);
  await user.click(screen.getByRole('button', { name: 'Request booking' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.body).toMatchObject({
    values: { page_id: '/service', additional_services: ['Loan car'] },
  });
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
