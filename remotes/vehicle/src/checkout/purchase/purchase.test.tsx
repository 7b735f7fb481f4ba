import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { strictBus } from 'harness/testing';
import { endpoints, endpointUrl } from 'shared-contracts/api/endpoints';
import type { LeadRequest } from 'shared-contracts/entities/lead';
import type { TradeInOffer } from 'shared-contracts/entities/trade-in';
import {
  fill,
  press,
  sellingSite,
  showCheckout,
  typeContact,
  type SentCall,
  type ShownCheckout,
} from '../testing/show-checkout';

const leadPath = endpoints.createLead.path;
const address = '/checkout-journey?car_id=abc';
const stepHeading = (): HTMLElement => screen.getByRole('heading', { level: 2 });
const terms = 'I agree to the terms of this reservation';

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

/** Through every choice, up to the review. */
async function choose({ user }: Pick<ShownCheckout, 'user'>): Promise<void> {
  await press(user, 'Yes, this one');
  await user.click(screen.getByLabelText('Yes, I have a car to trade in'));
  await fill(user, 'Your car', '2016 Mazda CX-5');
  await fill(user, /^Rego/, '123ABC');
  await press(user, 'Continue');
  await user.click(screen.getByLabelText('Finance'));
  await press(user, 'Continue');
  await user.click(screen.getByLabelText('Have it delivered'));
  await fill(user, 'Delivery address', '1 Ada St, Brisbane');
  await fill(user, 'Postcode', '4000');
  await press(user, 'Continue');
  await typeContact(user);
  await press(user, 'Continue to review');
  await screen.findByRole('group', { name: /^Test payment/ });
}

test('[VEH-003] vehicle, trade-in, finance or cash, delivery or pick-up, details and review end in a reservation and a lead', async () => {
  const shown = await showCheckout({ flow: 'purchase', address });
  const { user, sent, events, container, hash } = shown;
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Online Purchase');
  await choose(shown);
  expect(stepHeading()).toHaveTextContent('Review');
  expect(await axe(container)).toHaveNoViolations();
  const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Vehicle', 'Trade-in', 'Finance or cash', 'Delivery or pick-up', 'Your details', 'Review', 'Confirmation',
  ]); // prettier-ignore
  expect(screen.getByText('2016 Mazda CX-5, rego 123ABC')).toBeInTheDocument();
  await user.click(screen.getByLabelText(terms));
  await press(user, 'Pay $200 and reserve');
  expect(await screen.findByText('HM-7K2Q')).toBeInTheDocument();
  expect(hash()).toBe('#confirmation');
  await waitFor(() => expect(sent(leadPath)).toHaveLength(1));
  const [call] = sent(leadPath) as [SentCall];
  expect(call.key).toBe(sent(endpoints.reserveCar.path)[0]?.key);
  const { values, ...lead } = call.body as LeadRequest; // what the page sends there
  expect(lead).toMatchObject({
    category: 'Sales Enquiry',
    subcategory: 'Online purchase',
    car_id: 7,
    form_submission_id: 'f-1',
  });
  expect(values.message).toBe(
    'Online purchase of the 2021 Toyota RAV4, reservation HM-7K2Q.\n' +
      'Trade-in: 2016 Mazda CX-5, rego 123ABC\nPayment: Finance\nHandover: Delivery to 1 Ada St, Brisbane, 4000',
  );
  await waitFor(() =>
    expect(events.recording().find(({ name }) => name === 'leads:submitted')?.payload).toMatchObject({
      lead_id: 5,
      success_category: 'reservation',
    }),
  );
  expect(screen.queryByText(/have not reached the dealership/)).not.toBeInTheDocument();
});

test('[VEH-003] choices that did not get through are sent again, once, also after a reload', async () => {
  const down = { [leadPath]: 'down' as const };
  const first = await showCheckout({ flow: 'purchase', address, answers: down });
  await choose(first);
  await first.user.click(screen.getByLabelText(terms));
  await press(first.user, 'Pay $200 and reserve');
  expect(await screen.findByText(/have not reached the dealership/)).toBeInTheDocument();
  first.unmount();
  const { user, sent } = await showCheckout({ flow: 'purchase', address, car: { reserved: true } });
  await press(user, 'Send my choices');
  await waitFor(() => expect(screen.queryByText(/have not reached the dealership/)).not.toBeInTheDocument());
  expect(sent(leadPath)).toEqual(first.sent(leadPath));
  expect(screen.getByText('HM-7K2Q')).toBeInTheDocument();
});

test('[VEH-003] a choice that is missing is requested, and what follows from another is not', async () => {
  const { user } = await showCheckout({ flow: 'purchase', address });
  await press(user, 'Yes, this one');
  await press(user, 'Continue');
  expect(
    screen.getByRole('link', { name: 'Please choose whether you have a trade-in.' }),
  ).toBeInTheDocument();
  await user.click(screen.getByLabelText('Yes, I have a car to trade in'));
  await press(user, 'Continue');
  expect(screen.getByLabelText('Your car')).toHaveAccessibleDescription(/Your car is required\./);
  await user.click(screen.getByLabelText('No trade-in'));
  await press(user, 'Continue');
  expect(stepHeading()).toHaveTextContent('Finance or cash');
  await user.click(screen.getByLabelText('Cash or bank transfer'));
  await press(user, 'Continue');
  await user.click(screen.getByLabelText('Have it delivered'));
  await press(user, 'Continue');
  expect(screen.getByLabelText('Delivery address')).toHaveAccessibleDescription(
    /Delivery address is required\./,
  );
  expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription('Please enter a postcode.');
});

test('[VEH-003] a site that does not deliver offers pick-up only', async () => {
  const site = sellingSite({ delivery: { enabled: false } });
  const { user } = await showCheckout({ flow: 'purchase', address, site });
  await press(user, 'Yes, this one');
  await user.click(screen.getByLabelText('No trade-in'));
  await press(user, 'Continue');
  await user.click(screen.getByLabelText('Finance'));
  await press(user, 'Continue');
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByLabelText('Pick up at Springwood, 1 Main St, Springwood')).toBeInTheDocument();
});

test.each([
  ['by Back', ({ back }: ShownCheckout) => back()],
  ['by Continue, without the steps between', ({ user }: ShownCheckout) => press(user, 'Continue')],
])('[VEH-003] the review leads back to each choice, and shows the new one %s', async (_way, goBack) => {
  const shown = await showCheckout({ flow: 'purchase', address });
  await choose(shown);
  await shown.user.click(screen.getByRole('link', { name: 'Change: Payment' }));
  await shown.user.click(screen.getByLabelText('Cash or bank transfer'));
  await goBack(shown);
  expect(stepHeading()).toHaveTextContent('Review');
  expect(screen.getByText('Cash or bank transfer')).toBeInTheDocument();
});

test('[VEH-003] a shopper who goes back step by step goes on step by step', async () => {
  const shown = await showCheckout({ flow: 'purchase', address });
  await choose(shown);
  await shown.back();
  await shown.back();
  await press(shown.user, 'Continue');
  expect(stepHeading()).toHaveTextContent('Your details');
});

describe('the way to get the car', () => {
  const zones = [{ name: 'Brisbane Metro', from: 4000, to: 4179, price: 150 }];
  const site = sellingSite({ delivery: { enabled: true, zones } });
  const priceOf = (postcode: string): string => endpointUrl('deliveryPrice', { query: { postcode } });
  const answers = {
    [priceOf('4000')]: { status: 200, body: { name: 'Brisbane Metro', price: 150 } },
    [priceOf('0800')]: { status: 404, body: { error: { code: 'not_found', message: 'No price.' } } },
  };

  /** To the choice of delivery or pick-up. */
  async function toHandover(): Promise<ShownCheckout> {
    const shown = await showCheckout({ flow: 'purchase', address, site, answers });
    await press(shown.user, 'Yes, this one');
    await shown.user.click(screen.getByLabelText('No trade-in'));
    await press(shown.user, 'Continue');
    await shown.user.click(screen.getByLabelText('Finance'));
    await press(shown.user, 'Continue');
    return shown;
  }
  async function toReview({ user }: ShownCheckout): Promise<void> {
    await press(user, 'Continue');
    await typeContact(user);
    await press(user, 'Continue to review');
  }

  test('[VEH-003] is pick-up, at the location by its name and address', async () => {
    const shown = await toHandover();
    await shown.user.click(screen.getByLabelText(/^Pick up at/));
    await toReview(shown);
    expect(await screen.findByText('Pick up at Springwood, 1 Main St, Springwood')).toBeInTheDocument();
  });

  test('[VEH-003] is delivery to an address, with the price of its postcode', async () => {
    const shown = await toHandover();
    await shown.user.click(screen.getByLabelText('Have it delivered'));
    await fill(shown.user, 'Delivery address', '1 Ada St, Brisbane');
    await fill(shown.user, 'Postcode', '4000');
    expect(await screen.findByText('Delivery costs $150 (Brisbane Metro).')).toBeInTheDocument();
    await toReview(shown);
    const text = 'Delivery to 1 Ada St, Brisbane, 4000, $150 (Brisbane Metro)';
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('[VEH-003] is delivery to an address whose price the dealership gives, where there is none', async () => {
    const shown = await toHandover();
    await shown.user.click(screen.getByLabelText('Have it delivered'));
    await fill(shown.user, 'Delivery address', '1 Ada St, Darwin');
    await fill(shown.user, 'Postcode', '0800');
    expect(
      await screen.findByText('The dealership gives you a price for delivery there.'),
    ).toBeInTheDocument();
    await toReview(shown);
    expect(await screen.findByText('Delivery to 1 Ada St, Darwin, 0800')).toBeInTheDocument();
  });
});

test('[VEH-003] a trade-in offer of this visit is taken in one tap, and the dealership reads it', async () => {
  const events = strictBus();
  const offer = {
    id: 'v-1',
    offer_price: 16_600,
    adjustmentAnswers: null,
    rego: '123ABC',
    regoState: 'QLD',
    lead_id: 9,
  } as const;
  events.publish('trade-in:changed', { offer }, 'shell');
  const { user, sent } = await showCheckout({ flow: 'purchase', address, events });
  await press(user, 'Yes, this one');
  await user.click(screen.getByLabelText(/Yes, with my offer/));
  await press(user, 'Continue');
  await user.click(screen.getByLabelText('Finance'));
  await press(user, 'Continue');
  await user.click(screen.getByLabelText(/^Pick up at/));
  await press(user, 'Continue');
  await typeContact(user);
  await press(user, 'Continue to review');
  expect(await screen.findByText('Online offer of $16,600 for 123ABC')).toBeInTheDocument();
  await user.click(screen.getByLabelText(terms));
  await press(user, 'Pay $200 and reserve');
  await waitFor(() => expect(sent(leadPath)).toHaveLength(1));
  const message = expect.stringContaining('Trade-in: Online offer of $16,600 for 123ABC\n') as string; // a matcher
  expect(sent(leadPath)[0]?.body).toMatchObject({ values: { message } });
});

test('the change-over price stands beside the car while there is an offer for a trade-in, until the shopper wants none', async () => {
  const events = strictBus();
  const { user } = await showCheckout({ flow: 'purchase', address, events });
  const changeOver = (): HTMLElement | null => screen.queryByTestId('slot:finance.changeOver');
  const offer: TradeInOffer = {
    id: 'v-1',
    offer_price: null,
    adjustmentAnswers: null,
    rego: '123ABC',
    regoState: 'QLD',
    lead_id: 9,
  };
  const change = (next: TradeInOffer) =>
    act(() => events.publish('trade-in:changed', { offer: next }, 'shell'));
  change(offer);
  expect(changeOver()).not.toBeInTheDocument();
  change({ ...offer, offer_price: 16_600 });
  expect(changeOver()).toHaveAttribute('data-placement', 'checkout');
  await press(user, 'Yes, this one');
  await user.click(screen.getByLabelText(/Yes, with my offer/));
  await press(user, 'Continue');
  expect(changeOver()).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Trade-in' }));
  await user.click(screen.getByLabelText('No trade-in'));
  await press(user, 'Continue');
  expect(changeOver()).not.toBeInTheDocument();
});

test('[VEH-003] an offer for a car without a plate names the car', async () => {
  const events = strictBus();
  const offer = {
    id: 'v-1',
    offer_price: 28_450,
    adjustmentAnswers: null,
    rego: null,
    regoState: null,
    lead_id: 9,
  } as const;
  events.publish('trade-in:changed', { offer }, 'shell');
  const valuation = {
    ...offer,
    reason: null,
    vehicle: { make: 'Mazda', model: 'CX-5', badge: null, year: 2019, kms: 60_000, kmsAssumed: false },
    range: null,
    comparables: [],
    sampleSize: 0,
    steps: [],
    validUntil: '2026-06-08T00:00:00Z',
    acceptedAt: null,
    car_id: null,
    photos: [],
  };
  const valuationPath = endpointUrl('getValuation', { params: { id: offer.id } });
  const answers = { [valuationPath]: { status: 200, body: valuation } };
  const { user } = await showCheckout({ flow: 'purchase', address, events, answers });
  await press(user, 'Yes, this one');
  expect(await screen.findByText('Online offer of $28,450 for 2019 Mazda CX-5')).toBeVisible();
});
