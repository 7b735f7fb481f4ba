import { publicSite } from 'harness/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createFakeApi } from 'harness/fake-api';
import { axe } from 'jest-axe';
import type { Car } from 'shared-contracts/entities/car';
import { ApiFailure } from 'shared-contracts/errors';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { makeCar } from 'shared-contracts/testing';
import {
  answerCondition,
  findByRego,
  press,
  showTradeIn,
  type TradeInSetting,
  type ShownTradeIn,
  faq,
  fill,
  recordCalls,
  type TestApi,
} from '../testing/show-trade-in';

const testApi = (site: PublicTenantConfig, cars: readonly Car[] = []): TestApi =>
  recordCalls(createFakeApi({ site, cars, faq }));

/** Opens the page over the harness' API. */
const open = ({
  site = publicSite(),
  cars = [],
  test = testApi(site, cars),
  ...rest
}: Partial<TradeInSetting> & { cars?: readonly Car[] } = {}): Promise<ShownTradeIn> =>
  showTradeIn({ site, test, ...rest });

const down = (): Promise<never> =>
  Promise.reject(new ApiFailure('unavailable', 'We can’t value cars just now.'));
const wanted = makeCar({ id: 7, slug: 'wanted', year: 2024, make: 'Mazda', model: 'CX-5', price: 40_000 });
const savingSite = publicSite({ site: { flags: { saveValuation: true } } });

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

/** From the rego to an offer that goes by the shopper's answers. */
async function getOffer(shown: ShownTradeIn): Promise<void> {
  await findByRego(shown);
  await press(shown.user, 'Yes, that’s mine');
  await answerCondition(shown);
  await screen.findByText('We’ll pay');
}

test('[FIN-048] a rego and its state are sent, and what they are worth is shown', async () => {
  const shown = await open();
  await findByRego(shown);
  expect(
    await screen.findByRole('heading', { name: 'We found a 2021 Toyota RAV4 GXL. Is that yours?' }),
  ).toHaveFocus();
  expect(screen.getByText('$19,500')).toBeInTheDocument();
  expect(shown.sent('valueTradeIn')).toEqual([{ body: { rego: '123ABC', regoState: 'QLD' } }]);
  expect(await axe(shown.container)).toHaveNoViolations();
});

test('[FIN-048] Back from the car that was found leads to its rego again, and a new visit to its estimate', async () => {
  const test = testApi(publicSite());
  const shown = await open({ test });
  await findByRego(shown);
  await screen.findByRole('heading', { name: /Is that yours\?$/ });
  const offer = shown.events.last('trade-in:changed')?.offer;
  await shown.back();
  expect(screen.getByRole('heading', { name: 'What do you drive?' })).toHaveFocus();
  expect(screen.getByLabelText('Rego')).toHaveValue('123 abc');
  shown.unmount();
  await open({ test, ...(offer ? { offer } : {}) });
  expect(await screen.findByText('Usual price of this car')).toBeInTheDocument();
});

test('[FIN-049] the answers about the condition replace the offer', async () => {
  const shown = await open();
  await findByRego(shown);
  await press(shown.user, 'Yes, that’s mine');
  expect(await axe(shown.container)).toHaveNoViolations();
  await answerCondition(shown, { kms: '60k', condition: 'Fair' });
  // 36,000 less 5 years and 60,000 km, less 8 per cent.
  expect(await screen.findByText('$18,400')).toBeInTheDocument();
  expect(screen.queryByText('$19,500')).not.toBeInTheDocument();
  expect(screen.getByText('Condition: fair').nextElementSibling).toHaveTextContent('-$1,600');
  const [{ params, body } = {}] = shown.sent('adjustValuation');
  expect(body).toEqual({
    id: params?.id,
    adjustmentAnswers: {
      kms: '60000',
      condition: 'fair',
      accidents: 'none',
      service: 'full',
      tyres: 'good',
      keys: 'two',
      finance: 'no',
    },
  });
  expect(await axe(shown.container)).toHaveNoViolations();
});

test.each([
  ['valueTradeIn', 'Find your car by its rego'],
  ['adjustValuation', 'Your car’s condition'],
] as const)(
  'while %s is under way its form is sent no second time, by no script either',
  async (name, form) => {
    const shown = await open();
    const hold = () => shown.answer(name, () => new Promise(() => undefined));
    if (name === 'valueTradeIn') hold();
    await findByRego(shown);
    if (name === 'adjustValuation') {
      await press(shown.user, 'Yes, that’s mine');
      hold();
      await answerCondition(shown);
    }
    fireEvent.submit(screen.getByRole('form', { name: form }));
    expect(shown.sent(name)).toHaveLength(1);
  },
);

test('[FIN-049] questions without an answer are requested', async () => {
  const shown = await open();
  await findByRego(shown);
  await press(shown.user, 'Yes, that’s mine');
  await press(shown.user, 'Get my offer');
  expect(screen.getByRole('link', { name: 'Tyres: please choose an answer.' })).toBeInTheDocument();
  expect(screen.getByRole('radiogroup', { name: 'How are the tyres?' })).toHaveAccessibleDescription(
    'Tyres: please choose an answer.',
  );
  for (const group of screen.getAllByRole('radiogroup')) expect(group).toBeInvalid();
  expect(await axe(shown.container)).toHaveNoViolations();
  expect(shown.sent('adjustValuation')).toEqual([]);
});

test('[FIN-050] accepting sends the offer’s lead once, and says so to the page and to analytics', async () => {
  const shown = await open();
  const { user, events, sent } = shown;
  await getOffer(shown);
  await press(user, 'Continue with this offer');
  await press(user, 'Continue without photos');
  await press(user, 'Send my details');
  await user.dblClick(await screen.findByRole('button', { name: 'Accept offer' }));
  // The button is gone that had the focus.
  expect(await screen.findByRole('heading', { name: 'Offer accepted' })).toHaveFocus();
  const [{ params, body } = {}, ...more] = sent('acceptValuation');
  expect(more).toEqual([]);
  const lead = {
    lead_id: 1000,
    form_completed: true,
    offer_accepted: true,
    subcategory: '3. Offer Accepted',
  };
  expect(body).toEqual(lead);
  const of = (name: string) => events.recording().filter((event) => event.name === name);
  expect(of('trade-in:offer-accepted').map(({ payload }) => payload)).toEqual([
    { id: params?.id, lead_id: 1000, offer_price: 20_000 },
  ]);
  expect(of('analytics:tracked').map(({ payload }) => payload)).toEqual([
    { eventId: 18, params: { lead_id: 1000 } },
  ]);
  expect(await axe(shown.container)).toHaveNoViolations();
});

test('[FIN-050] an offer that has run out is not accepted, and the shopper reads why', async () => {
  const shown = await open();
  await getOffer(shown);
  await press(shown.user, 'Continue with this offer');
  await press(shown.user, 'Continue without photos');
  await press(shown.user, 'Send my details');
  const text = 'This offer has run out. Please get a new one.';
  shown.answer('acceptValuation', () => Promise.reject(new ApiFailure('conflict', text)));
  await shown.user.click(await screen.findByRole('button', { name: 'Accept offer' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(shown.events.recording().some(({ name }) => name === 'trade-in:offer-accepted')).toBe(false);
});

test.each([
  ['[FIN-051] a site that keeps valuations is sent each result', savingSite, 2],
  ['[FIN-051] another site is not', publicSite(), 0],
])('%s', async (_, site, times) => {
  const shown = await open({ site });
  await getOffer(shown);
  const saved = shown.sent('saveMiscellaneous');
  expect(saved).toHaveLength(times);
  const last = { column_name: 'valuation', value: { offer_price: 20_000, rego: '123ABC' } };
  if (times > 0) expect(saved.at(-1)?.body).toMatchObject(last);
});

test('[FIN-052] a valuation that cannot be saved is logged, and the offer is shown all the same', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const test = testApi(savingSite);
  test.answer('saveMiscellaneous', down);
  const shown = await open({ site: savingSite, test });
  await findByRego(shown);
  expect(await screen.findByText('$19,500')).toBeInTheDocument();
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith('Failed to save valuation data', expect.any(ApiFailure)),
  );
  log.mockRestore();
});

const limitText =
  'Online estimates are generally not given for cars over 7 years old or over 100,000 km. Leave your details and our team will value yours today.';

/** Describes a car without its rego. */
async function describe(shown: ShownTradeIn, year: string, kms: string): Promise<void> {
  await shown.user.click(screen.getByText('I don’t have the rego'));
  for (const [label, text] of [
    ['Make', 'Mazda'],
    ['Model', 'CX-5'],
    ['Year', year],
    ['Kilometres', kms],
  ] as const) {
    await fill(shown.user, label, text);
  }
  await press(shown.user, 'Value this car');
}

test.each([
  ['2018', '50,000', limitText],
  ['2019', '100,001', limitText],
  ['2019', '100,000', null],
])('[FIN-053] a car of %s with %s km', async (year, kms, message) => {
  const shown = await open();
  await describe(shown, year, kms);
  if (message === null) {
    expect(await screen.findByRole('button', { name: 'Get my offer' })).toBeInTheDocument();
    return;
  }
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.queryByText(/\$\d/)).not.toBeInTheDocument();
  await press(shown.user, 'Continue without photos');
  await press(shown.user, 'Send my details');
  expect(await screen.findByRole('heading', { name: 'Thanks, we have your details' })).toBeInTheDocument();
  expect(shown.sent('completeValuation')).toHaveLength(1);
  expect(shown.sent('acceptValuation')).toEqual([]);
});

test('[FIN-053] kilometres over the limit take the price away again', async () => {
  const shown = await open();
  await findByRego(shown);
  await press(shown.user, 'Yes, that’s mine');
  await answerCondition(shown, { kms: '100,001' });
  expect(await screen.findByText(limitText)).toBeInTheDocument();
});

test('[FIN-054] the offer of this visit is shown again after a reload', async () => {
  const test = testApi(publicSite());
  const first = await open({ test });
  await getOffer(first);
  const offer = first.events.last('trade-in:changed')?.offer;
  if (!offer) throw new Error('The page published no offer.');
  expect(Object.keys(offer).toSorted()).toEqual([
    'adjustmentAnswers',
    'id',
    'lead_id',
    'offer_price',
    'rego',
    'regoState',
  ]);
  first.unmount();
  await open({ test, offer, address: '/trade-in#offer' });
  expect(await screen.findByText('We’ll pay')).toBeInTheDocument();
  // The step takes the focus when the shopper goes to it, not on arrival.
  expect(document.body).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('We’ll pay$20,000');
});

test('[FIN-054] an offer whose reasons cannot be had is shown with its price, and Retry gets them', async () => {
  const test = testApi(publicSite());
  const first = await open({ test });
  await getOffer(first);
  const offer = first.events.last('trade-in:changed')?.offer;
  first.unmount();
  test.answer('getValuation', down);
  const { user } = await open({ test, ...(offer ? { offer } : {}) });
  expect(await screen.findByRole('heading', { name: 'Your offer: $20,000' })).toBeInTheDocument();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  test.answer('getValuation', null);
  await user.click(retry);
  expect(await screen.findByText('We’ll pay')).toBeInTheDocument();
});

test('[FIN-054] an offer that is kept no longer is not shown after a reload: the page starts anew', async () => {
  const test = testApi(publicSite());
  const first = await open({ test });
  await getOffer(first);
  const offer = first.events.last('trade-in:changed')?.offer;
  first.unmount();
  test.answer('getValuation', () => Promise.reject(new ApiFailure('not_found', 'It is gone.')));
  await open({ test, ...(offer ? { offer } : {}) });
  expect(await screen.findByLabelText('Rego')).toBeVisible();
  expect(screen.queryByText(/Your offer: /)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('[FIN-047] the car of interest is named, and carried into the valuation and the lead', async () => {
  const shown = await open({ cars: [wanted], address: '/cars/trade-in?car_id=7' });
  expect(screen.getByRole('link', { name: '2024 Mazda CX-5' })).toHaveAttribute('href', '/cars/wanted');
  await getOffer(shown);
  expect(screen.getByText('Change-over $20,000')).toBeInTheDocument();
  expect(shown.sent('valueTradeIn')[0]?.body).toMatchObject({ car_id: 7 });
  await press(shown.user, 'Continue with this offer');
  await press(shown.user, 'Continue without photos');
  expect(screen.getByText(/^Lead of .* about/)).toHaveTextContent(wanted.name);
});

test('[FIN-056] the questions say that 2 sets of keys are expected', async () => {
  const { user } = await open();
  await user.click(screen.getByText('What do I bring?'));
  expect(screen.getByText(/2 sets of keys/)).toBeVisible();
});

/** Types in a Mazda CX-5 and has it valued. */
async function valueByHand({ user }: ShownTradeIn): Promise<void> {
  for (const [label, text] of [
    ['Make', 'Mazda'],
    ['Model', 'CX-5'],
    ['Year', '2021'],
    ['Kilometres', '45k'],
  ] as const) {
    await fill(user, label, text);
  }
  await press(user, 'Value this car');
}
const cx5 = { make: 'Mazda', model: 'CX-5', badge: null, year: 2021, kms: 45_000 };

test('a rego that no register knows leads on by hand, and the dealer still gets the plate', async () => {
  const shown = await open();
  await findByRego(shown, 'unknown1');
  expect(await screen.findByRole('link', { name: /We couldn’t find that rego/ })).toBeInTheDocument();
  await valueByHand(shown);
  expect(await screen.findByRole('button', { name: 'Get my offer' })).toBeInTheDocument();
  expect(shown.sent('valueTradeIn').at(-1)?.body).toEqual({
    rego: 'UNKNOWN1',
    regoState: 'QLD',
    vehicle: cx5,
  });
});

test('a car that is typed in place of the one that was found goes without its plate', async () => {
  const shown = await open();
  await findByRego(shown);
  await shown.user.click(await screen.findByRole('link', { name: 'No, it’s another car' }));
  await shown.user.click(await screen.findByText('I don’t have the rego'));
  await valueByHand(shown);
  await screen.findByRole('button', { name: 'Get my offer' });
  expect(shown.sent('valueTradeIn').at(-1)?.body).toEqual({
    vehicle: cx5,
  });
});

test('a valuation that cannot be had says so, with a phone number and another try', async () => {
  const site = publicSite({ site: { phones: { site: '0732001234' } } });
  const shown = await open({ site });
  shown.answer('valueTradeIn', down);
  await findByRego(shown);
  expect(await screen.findByText('We can’t value cars just now.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '07 3200 1234' })).toHaveAttribute('href', 'tel:0732001234');
  shown.answer('valueTradeIn', null);
  await press(shown.user, 'Retry');
  expect(await screen.findByRole('heading', { name: /We found a/ })).toBeInTheDocument();
});

test('a state that the server refuses stands at its field', async () => {
  const shown = await open();
  const fields = { regoState: 'This plate is not registered in QLD.' };
  shown.answer('valueTradeIn', () =>
    Promise.reject(new ApiFailure('invalid_fields', 'Invalid.', { fields })),
  );
  await findByRego(shown);
  await waitFor(() => expect(screen.getByLabelText('State')).toHaveAccessibleDescription(fields.regoState));
});

test('what was typed is there again after a reload', async () => {
  const first = await open();
  await fill(first.user, 'Rego', '1AB');
  first.unmount();
  await open();
  expect(screen.getByLabelText('Rego')).toHaveValue('1AB');
});

test('what was typed before the page has settled is added to what the tab kept', async () => {
  const first = await open();
  await fill(first.user, 'Rego', '1AB');
  first.unmount();
  const { user } = await open({ typedEarly: { name: 'regoState', value: 'QLD' } });
  expect(screen.getByLabelText('Rego')).toHaveValue('1AB');
  await fill(user, 'Rego', '1ABC');
  expect(JSON.parse(window.sessionStorage.getItem('test-motors:trade-in-answers') ?? '')).toEqual({
    rego: '1ABC',
    regoState: 'QLD',
  });
});

test('[FIN-050] an offer whose lead has the details already can be accepted on another day', async () => {
  const test = testApi(publicSite());
  const first = await open({ test });
  await getOffer(first);
  await press(first.user, 'Continue with this offer');
  await press(first.user, 'Continue without photos');
  await press(first.user, 'Send my details');
  await screen.findByRole('button', { name: 'Accept offer' });
  const { id } = first.events.last('trade-in:changed')?.offer ?? { id: '' };
  first.unmount();
  window.sessionStorage.clear();
  const { user, events } = await open({ test, address: `/trade-in?valuation=${id}` });
  expect(events.last('trade-in:changed')?.offer).toMatchObject({ id, offer_price: 20_000 });
  await user.click(screen.getByRole('button', { name: 'Accept offer' }));
  expect(await screen.findByRole('heading', { name: 'Offer accepted' })).toBeInTheDocument();
});

test('[FIN-050] an offer that ran out says so and leads to a new valuation, not to photos and details', async () => {
  const test = testApi(publicSite());
  const first = await open({ test });
  await getOffer(first);
  const { id } = first.events.last('trade-in:changed')?.offer ?? { id: '' };
  const made = await test.api('getValuation', { params: { id } });
  first.unmount();
  test.answer('getValuation', () => Promise.resolve({ ...made, validUntil: '2020-11-20T00:00:00Z' }));
  const { container } = await open({ test, address: `/trade-in?valuation=${id}#offer` });
  expect(await screen.findByText(/Our offer ran out on 20 Nov 2020/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Value my car again' })).toHaveAttribute(
    'href',
    expect.stringMatching(/#car$/),
  );
  expect(screen.queryByRole('button', { name: 'Continue with this offer' })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('[FIN-046] a caravan dealer values any vehicle, not a car only', async () => {
  await open({ site: publicSite({ home: { bodyTypes: ['caravan', 'suv'] } }) });
  expect(screen.getByRole('heading', { name: 'What are you trading in?' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Find my vehicle' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Steps' })).toHaveTextContent('Your vehicle');
  expect(screen.queryByText(/\bcar\b/)).not.toBeInTheDocument();
});
