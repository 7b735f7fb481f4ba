import { InPlatform, type NetworkAnswers, publicSite, strictBus } from 'harness/testing';
import { endpoints, endpointUrl } from 'shared-contracts/api/endpoints';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState, type ReactNode } from 'react';
import type { EventBus } from 'shared-contracts/events/bus';
import type { SlotProps } from 'shared-contracts/slots';
import { makeCar } from 'shared-contracts/testing';
import { leadNetwork } from '../testing/lead-network';
import { LeadModal } from './lead-modal';

type Request = SlotProps['leads.modal']['request'];

const car = makeCar({ id: 7 });
const withCar: NetworkAnswers = { [endpoints.listCars.path]: { body: [car] } };

/** A page whose button opens the dialog, as the shell does on an event. */
function Opener({ request }: { request: Request }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen ? <LeadModal request={request} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

async function open(request: Request, site = publicSite(), answers: NetworkAnswers = withCar) {
  const events: EventBus = strictBus();
  const { api, calls } = leadNetwork(answers);
  const user = userEvent.setup();
  render(
    <InPlatform site={site} events={events} api={api}>
      <Opener request={request} />
    </InPlatform>,
  );
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  return { events, calls, user, dialog: screen.getByRole('dialog') };
}

const enquiry: Request = {
  kind: 'enquiry',
  payload: { car_id: 7, car_name: '2021 Toyota RAV4 GX', variant: 'full' },
};

async function typeCore(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('First Name'), 'Ada');
  await user.type(screen.getByLabelText('Last Name'), 'Lovelace');
  await user.type(screen.getByLabelText('Postcode'), '4000');
  await user.type(screen.getByLabelText('Mobile Number'), '+61 412 345 678');
  await user.type(screen.getByLabelText('Email Address'), 'ada@example.com');
}

beforeEach(() => localStorage.clear());

test('[LEA-001] the dialog is named after the car, keeps Tab inside, closes on Escape and gives focus back', async () => {
  const { events, user, dialog } = await open(enquiry);
  const closed = jest.fn();
  events.subscribe('leads:modal-closed', closed);
  expect(dialog).toHaveAccessibleName('2021 Toyota RAV4 GX');
  expect(await axe(dialog)).toHaveNoViolations();
  for (let step = 0; step < 20; step += 1) {
    await user.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement); // something always has focus
  }
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  expect(closed).toHaveBeenCalledWith({ modal: 'enquiry' });
});

test('[LEA-001] the close button closes the dialog too', async () => {
  const { user, dialog } = await open(enquiry);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test.each<[string, Request, string]>([
  ['an enquiry', enquiry, '2021 Toyota RAV4 GX'],
  ['a test drive', { kind: 'test-drive', payload: { car_id: 7 } }, 'Book a test drive'],
  ['photos', { kind: 'photos', payload: { car_id: 7 } }, 'Request photos'],
  [
    'something similar',
    {
      kind: 'similar',
      payload: {
        car_id: 7,
        car_name: '2021 Toyota RAV4 GX',
        subcategory: 'Find me something similar',
      },
    },
    '2021 Toyota RAV4 GX',
  ],
])('[CON-024] a request for %s opens its dialog with the car', async (_, request, title) => {
  const { dialog, calls } = await open(request);
  expect(dialog).toHaveAccessibleName(title);
  expect(await within(dialog).findByText('2021 Toyota RAV4')).toBeInTheDocument();
  expect(calls[0]?.path).toBe(endpointUrl('listCars', { query: { filter: 'id = 7', limit: 1 } }));
});

test.each<[string, Request]>([
  ['enquiry', enquiry],
  ['test-drive', { kind: 'test-drive', payload: { car_id: 7 } }],
  ['photo', { kind: 'photos', payload: { car_id: 7 } }],
])('[LEA-005] the %s form has the five core fields in order and a hidden one', async (_, request) => {
  const { dialog } = await open(request);
  const inputs = [...dialog.querySelectorAll<HTMLInputElement>('form input:not([type=hidden])')];
  expect(inputs.slice(0, 6).map(({ name }) => name)).toEqual([
    'tracking',
    'name',
    'last_name',
    'postcode',
    'phone',
    'email',
  ]);
  for (const [name, label] of [
    ['name', 'First Name'],
    ['last_name', 'Last Name'],
    ['postcode', 'Postcode'],
    ['phone', 'Mobile Number'],
    ['email', 'Email Address'],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveAttribute('name', name);
  }
  expect(inputs[0]?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(inputs[0]).toHaveAttribute('tabindex', '-1');
  expect(inputs[0]).toHaveAttribute('autocomplete', 'off');
});

test('[LEA-039] the quick enquiry has the core fields and Comments only, whatever the site shows', async () => {
  const site = publicSite({
    leads: { showLocation: true, showDealership: true, showRego: true, showOptIn: true },
  });
  const answers = { ...withCar, [endpoints.listLocations.path]: { body: [] } };
  const { dialog, user, calls } = await open(
    { kind: 'enquiry', payload: { car_id: 7, car_name: car.name, variant: 'quick' } },
    site,
    answers,
  );
  expect(await within(dialog).findByLabelText('Comments')).toBeInTheDocument();
  expect(within(dialog).getAllByRole('textbox')).toHaveLength(6);
  expect(within(dialog).queryByRole('combobox')).not.toBeInTheDocument();
  expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
  expect(within(dialog).queryByLabelText(/Rego/)).not.toBeInTheDocument();
  await typeCore(user);
  await user.type(within(dialog).getByLabelText('Comments'), ' Hello');
  await user.click(within(dialog).getByRole('button', { name: 'Send enquiry' }));
  // The location comes from the car.
  const form = calls.find(({ path }) => path === endpoints.submitForm.path)?.body;
  expect(form).toMatchObject({
    form_type: 'quick-enquiry',
    values: { location: 'springwood', dealership_slug: 'harbour-springwood' },
  });
});

test('[LEA-003] a photo request is accepted without a message and carries the preset text unseen', async () => {
  const preset = 'Please photograph the boot.';
  const site = publicSite({ leads: { photoRequest: { presetText: preset } } });
  const { user, calls, dialog } = await open({ kind: 'photos', payload: { car_id: 7 } }, site);
  expect(screen.queryByText(preset)).not.toBeInTheDocument();
  await typeCore(user);
  await user.click(within(dialog).getByRole('button', { name: 'Request photos' }));
  const lead = calls.find(({ path }) => path === endpoints.createLead.path)?.body;
  expect(lead).toMatchObject({ values: { request_text: preset } });
  expect(lead).not.toHaveProperty('values.message');
});

test('[LEA-003] a photo request sends a message beside the preset text', async () => {
  const { user, calls, dialog } = await open({ kind: 'photos', payload: { car_id: 7 } });
  await typeCore(user);
  await user.type(within(dialog).getByLabelText(/Comments/), 'The seats');
  await user.click(within(dialog).getByRole('button', { name: 'Request photos' }));
  expect(calls.find(({ path }) => path === endpoints.createLead.path)?.body).toMatchObject({
    values: { request_text: 'Please send me more photos of this vehicle.', message: 'The seats' },
  });
});

test('[LEA-034] a request for something similar is filled in and sent as such', async () => {
  const { user, calls, dialog } = await open(
    {
      kind: 'similar',
      payload: { car_id: 7, car_name: '2021 Toyota RAV4', subcategory: 'Find me something similar' },
    },
    publicSite(),
    { [endpoints.listCars.path]: { body: [makeCar({ id: 7, sold: true, status: 'sold' })] } },
  );
  const comments: HTMLTextAreaElement = within(dialog).getByLabelText('Comments');
  expect(comments.value).toContain('2021 Toyota RAV4');
  await typeCore(user);
  await user.click(within(dialog).getByRole('button', { name: 'Send enquiry' }));
  expect(calls.find(({ path }) => path === endpoints.createLead.path)?.body).toMatchObject({
    subcategory: 'Find me something similar',
    car_id: 7,
  });
});

describe('opened from an offer', () => {
  const offer = {
    id: 42,
    name: 'RAV4 EOFY',
    description: '',
    sanitized_description: '',
    disclaimer: null,
    category: null,
    manufacturer: null,
    model: { name: 'RAV4', slug: 'rav4', override_url: null },
    image_url: null,
    image_or_model_image: null,
    excluded_website_ids: [],
  };
  const listed: NetworkAnswers = {
    [endpoints.listOffers.path]: { body: [{ ...offer, id: 41, name: 'Other' }, offer] },
    [endpoints.listLocations.path]: { body: [] },
  };
  const about = { offer_id: 42, offer_name: 'RAV4 EOFY', 'Vehicle Model': 'RAV4' };
  const leadOf = (calls: { path: string; body: unknown }[]) =>
    calls.find(({ path }) => path === endpoints.createLead.path)?.body;

  test('[LEA-037] an enquiry carries the offer’s id, name and model, and asks about it', async () => {
    const { user, calls, dialog } = await open(
      { kind: 'enquiry', payload: { offer_id: 42, variant: 'full' } },
      publicSite(),
      listed,
    );
    expect(await within(dialog).findByLabelText('Comments')).toHaveValue(
      'I’d like to know more about “RAV4 EOFY”.',
    );
    expect(dialog).toHaveAccessibleName('RAV4 EOFY');
    await typeCore(user);
    await user.click(within(dialog).getByRole('button', { name: 'Send enquiry' }));
    expect(leadOf(calls)).toMatchObject({ category: 'Sales Enquiry', values: about });
  });

  test('[LEA-037] so does a test drive, which may name the model by its slug', async () => {
    const { user, calls, dialog } = await open(
      { kind: 'test-drive', payload: { offer_id: 42, model_slug: 'rav4' } },
      publicSite(),
      listed,
    );
    await within(dialog).findByLabelText('First Name');
    await typeCore(user);
    await user.click(within(dialog).getByRole('button', { name: 'Request test drive' }));
    expect(leadOf(calls)).toMatchObject({ category: 'Test Drive', values: about });
  });

  test.each<[string, NetworkAnswers[string]]>([
    ['cannot be looked up', { isDown: true }],
    ['has ended', { body: [] }],
  ])('[LEA-037] an offer that %s goes along by its id', async (_, answer) => {
    const { user, calls, dialog } = await open(
      { kind: 'enquiry', payload: { offer_id: 42, variant: 'full', category: 'Sales Enquiry' } },
      publicSite(),
      { ...listed, [endpoints.listOffers.path]: answer },
    );
    await user.type(await within(dialog).findByLabelText('Comments'), 'What about it?');
    await typeCore(user);
    await user.click(within(dialog).getByRole('button', { name: 'Send enquiry' }));
    expect(leadOf(calls)).toMatchObject({ values: { offer_id: 42 } });
  });
});

test('[LEA-039] what is sent before its car is known waits for the car’s location, and asks for none', async () => {
  let answer = (): void => undefined;
  const after = new Promise<void>((resolve) => (answer = resolve));
  const { user, calls, dialog } = await open(
    { kind: 'enquiry', payload: { car_id: 7, car_name: car.name, variant: 'quick' } },
    publicSite({ leads: { showLocation: true, showDealership: true } }),
    { [endpoints.listCars.path]: { body: [car], after }, [endpoints.listLocations.path]: { body: [] } },
  );
  await typeCore(user);
  await user.type(within(dialog).getByLabelText('Comments'), ' Hello');
  await user.click(within(dialog).getByRole('button', { name: 'Send enquiry' }));
  const lead = () => calls.find(({ path }) => path === endpoints.createLead.path)?.body;
  expect(lead()).toBeUndefined();
  expect(screen.queryByText(/is required/)).not.toBeInTheDocument();
  answer();
  await waitFor(() =>
    expect(lead()).toMatchObject({
      values: { location: 'springwood', dealership_slug: 'harbour-springwood' },
    }),
  );
});

test('a car that cannot be looked up does not stop the lead: it goes out with the id', async () => {
  const { user, calls, dialog } = await open(enquiry, publicSite(), {
    [endpoints.listCars.path]: { isDown: true },
  });
  await typeCore(user);
  await user.type(within(dialog).getByLabelText('Comments'), ' Hello');
  await user.click(within(dialog).getByRole('button', { name: 'Send enquiry' }));
  expect(calls.find(({ path }) => path === endpoints.createLead.path)?.body).toMatchObject({
    car_id: 7,
    values: { car_id: 7 },
  });
});

test('after success the dialog closes and requests the success page', async () => {
  const { user, events, dialog } = await open(enquiry);
  const requested = jest.fn();
  events.subscribe('navigation:requested', requested);
  await typeCore(user);
  await user.type(within(dialog).getByLabelText('Comments'), ' Hello');
  await user.click(within(dialog).getByRole('button', { name: 'Send enquiry' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(requested).toHaveBeenCalledWith({ href: '/success' });
});
