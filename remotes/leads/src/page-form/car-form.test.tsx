import { InPlatform, type NetworkAnswers, publicSite, published, strictBus } from 'harness/testing';
import { endpoints } from 'shared-contracts/api/endpoints';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { Car } from 'shared-contracts/entities/car';
import type { LeadRequest } from 'shared-contracts/entities/lead';
import type { EventBus } from 'shared-contracts/events/bus';
import { makeCar } from 'shared-contracts/testing';
import { LeadModal } from '../lead-modal/lead-modal';
import { noLocationChoices } from '../lead-subject/location-choices';
import { leadNetwork } from '../testing/lead-network';
import { failedText, fieldValues, stored, typeCore, typedValues, typeEnquiry } from '../testing/show-form';
import { PageForm } from './page-form';

const inStock = makeCar({ id: 7 });
const sold = makeCar({ id: 7, sold: true, status: 'sold' });

interface Setting {
  car?: Car;
  site?: ReturnType<typeof publicSite>;
  answers?: NetworkAnswers;
  /** The dialog is open over the page. */
  withModal?: boolean;
}

async function show({ car = inStock, site = publicSite(), answers = {}, withModal = false }: Setting = {}) {
  const events: EventBus = strictBus();
  const { api, calls } = leadNetwork({ [endpoints.listCars.path]: { body: [car] }, ...answers });
  const { unmount, container } = render(
    <InPlatform site={site} events={events} api={api}>
      <PageForm category="" car={car} data={noLocationChoices} />
      {withModal ? (
        <LeadModal
          request={{ kind: 'enquiry', payload: { car_id: 7, car_name: car.name, variant: 'full' } }}
          onClose={() => undefined}
        />
      ) : null}
    </InPlatform>,
  );
  await screen.findAllByLabelText('First Name');
  const leads = () =>
    calls.filter(({ path }) => path === endpoints.createLead.path).map(({ body }) => body as LeadRequest); // what the form sends there
  return { user: userEvent.setup(), events, calls, leads, unmount, container };
}

beforeEach(() => localStorage.clear());

test('[VEH-091] a car in stock has the enquiry form with the fields of the dialog and an empty message', async () => {
  const { container } = await show();
  const form = screen.getByRole('form', { name: 'Ask about this vehicle' });
  expect(
    within(form)
      .getAllByRole('textbox')
      .map((field) => field.getAttribute('name')),
  ).toEqual(['name', 'last_name', 'postcode', 'phone', 'email', 'message']);
  expect(fieldValues()).toEqual(['', '', '', '', '', '']);
  expect(within(form).queryByLabelText('Category')).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('[VEH-091] it is sent as a lead about the car, with the car’s values', async () => {
  const { user, events, leads } = await show();
  const requested = jest.fn();
  events.subscribe('navigation:requested', requested);
  await typeEnquiry(user);
  await user.click(screen.getByRole('button', { name: 'Send enquiry' }));
  expect(leads()).toHaveLength(1);
  expect(leads()[0]).toMatchObject({
    car_id: 7,
    category: 'Sales Enquiry',
    subcategory: null,
    values: { car_id: 7, 'Vehicle Make': 'Toyota', dealership_slug: 'harbour-springwood' },
  });
  expect(requested).toHaveBeenCalledWith({ href: '/success' });
});

test('[VEH-091] it has the rules of the dialog: what is missing is listed, a failure keeps everything', async () => {
  const { user } = await show({ answers: { [endpoints.createLead.path]: { isDown: true } } });
  const send = screen.getByRole('button', { name: 'Send enquiry' });
  await user.click(send);
  const summary = screen.getByRole('group', { name: 'Please fix the following errors:' });
  expect(within(summary).getAllByRole('link')).toHaveLength(6);
  await typeEnquiry(user);
  await user.click(send);
  expect(screen.getByRole('alert')).toHaveTextContent(failedText);
  expect(fieldValues()).toEqual(typedValues);
});

test.each([
  ['sold', sold, publicSite()],
  [
    'not counted as in stock',
    makeCar({ id: 7, status: 'coming_soon' }),
    publicSite({ stock: { inStockStatuses: ['in_stock'] } }),
  ],
])(
  '[VEH-023][VEH-091] a car that is %s starts with a request for something similar',
  async (_, car, site) => {
    const { user, leads } = await show({ car, site });
    expect(screen.getByRole('form', { name: 'Find me something similar' })).toBeInTheDocument();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Comments').value).toContain('2021 Toyota RAV4');
    await typeCore(user);
    await user.click(screen.getByRole('button', { name: 'Send enquiry' }));
    expect(leads()[0]).toMatchObject({
      car_id: 7,
      subcategory: 'Find me something similar',
      values: {
        subcategory: 'Find me something similar',
        message: expect.stringContaining('2021 Toyota RAV4'),
      },
    });
  },
);

test('[VEH-023] a draft typed while the car was in stock does not replace the request’s text', async () => {
  const before = await show();
  await before.user.type(screen.getByLabelText('First Name'), 'Ada');
  before.unmount();
  await show({ car: sold });
  expect(screen.getByLabelText<HTMLTextAreaElement>('Comments').value).toContain('2021 Toyota RAV4');
});

test('[VEH-091] the draft is kept per car', async () => {
  const before = await show();
  await typeEnquiry(before.user);
  before.unmount();
  const again = await show();
  expect(fieldValues()).toEqual(typedValues);
  again.unmount();
  await show({ car: makeCar({ id: 8 }) });
  expect(fieldValues()[5]).toBe('');
});

test('[LEA-024] where the site is set so, the thanks replace the form and take the focus', async () => {
  const { user, events } = await show({ site: publicSite({ leads: { successMode: 'loading' } }) });
  const requested = jest.fn();
  events.subscribe('navigation:requested', requested);
  await typeEnquiry(user);
  await user.click(screen.getByRole('button', { name: 'Send enquiry' }));
  const thanks = screen.getByText('Thank you. We have your message.').closest('[tabindex]');
  await waitFor(() => expect(thanks).toHaveFocus());
  expect(screen.queryByLabelText('First Name')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Ask about this vehicle' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Book a test drive' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'More from Toyota' })).toHaveAttribute('href', '/search/toyota');
  expect(requested).not.toHaveBeenCalled();
});

test('with the dialog open over it no id is there twice, and each form sends itself', async () => {
  const { user, container, leads } = await show({ withModal: true });
  const ids = [...container.ownerDocument.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toHaveLength(new Set(ids).size);
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send enquiry' }));
  const title = 'Please fix the following errors:';
  expect(dialog.getByRole('group', { name: title })).toBeInTheDocument();
  expect(screen.getAllByRole('group', { name: title, hidden: true })).toHaveLength(1);
  expect(leads()).toEqual([]);
});

test('[API-039] the same enquiry sent from the dialog and then from the page is one lead', async () => {
  const before = await show();
  await typeEnquiry(before.user);
  before.unmount();
  // Both start from that draft, and so with its key.
  const { user, calls, leads, events } = await show({
    site: publicSite({ leads: { successMode: 'loading' } }),
    withModal: true,
  });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send enquiry' }));
  expect(leads()).toHaveLength(1);
  expect(stored('drafts')).toEqual({});
  await user.click(
    within(screen.getByRole('form', { name: 'Ask about this vehicle', hidden: true })).getByRole('button', {
      name: 'Send enquiry',
      hidden: true,
    }),
  );
  // The server answers the same key and content with the first lead.
  expect(leads()).toHaveLength(2);
  const keys = calls.filter(({ path }) => path === endpoints.createLead.path).map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
  expect(published({ events }, 'leads:submitted')).toHaveLength(1);
});
