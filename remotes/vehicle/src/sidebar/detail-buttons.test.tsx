import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InPlatform, publicSite, strictBus } from 'harness/testing';
import type { CarInput } from 'shared-contracts/entities/car';
import { makeCar } from 'shared-contracts/testing';
import { DetailButtons } from './detail-buttons';

const ready = { status: 'in_stock', price: 20_000, payment_processors: ['sandbox'] };
const withCheckout = publicSite({ checkout: { enabled: true } });
/** Phones have the main buttons in the bottom bar; this page has no width. */
const hidden = true;

async function show(change: Partial<CarInput> = {}, site = publicSite()) {
  const events = strictBus();
  const { container } = render(
    <InPlatform site={site} events={events}>
      <h1>The page</h1>
      <DetailButtons car={makeCar({ ...ready, ...change })} />
    </InPlatform>,
  );
  await screen.findByRole('heading');
  const sent = (event: string) =>
    events
      .recording()
      .filter(({ name }) => name === event)
      .map(({ payload }) => payload);
  const chat = (available: boolean) =>
    act(() => events.publish('chat:availability-changed', { available }, 'shell'));
  return { container, sent, chat };
}

const named = (name: string | RegExp) => screen.queryByRole('link', { name, hidden });
const control = (name: string | RegExp) =>
  screen.queryByRole('button', { name, hidden }) ?? screen.queryByRole('link', { name, hidden });

test('[SHL-004] only listed buttons are there, each group in the site’s order', async () => {
  const detail = ['print', 'share', 'enquire-or-chat', 'call', 'history', 'finance'] as const;
  const { container } = await show(
    { file: { url: 'https://history.example/1' } },
    publicSite({ checkout: { enabled: true }, buttons: { detail: [...detail] } }),
  );
  const texts = [...container.querySelectorAll('a, button')].map(({ textContent }) => textContent?.trim());
  expect(texts).toEqual([
    'Enquire Now',
    '07 3xxx xxxx Show number',
    'History Report',
    'Get Finance',
    'Request Photos',
    'Print',
    'Share',
  ]);
});

const none = [
  'Enquire Now',
  'Instant Message',
  'Book a Test Drive',
  'Request Photos',
  'Get Finance',
  'Trade-In Valuation',
  /^Reserve/,
];

test.each<[string, Partial<CarInput>, ReturnType<typeof publicSite>]>([
  ['sold', { sold: true }, withCheckout],
  ['not in stock here', { status: 'coming_soon' }, publicSite({ stock: { inStockStatuses: ['in_stock'] } })],
])(
  '[VEH-023] a car that is %s has a way to something similar and no other enquiry',
  async (_, change, site) => {
    const { sent, chat } = await show({ ...change, id: 7, file: { url: 'https://history.example/1' } }, site);
    chat(true);
    for (const name of none) expect(control(name)).toBeNull();
    for (const name of [/^07 3xxx/, /^History Report/, 'Print', 'Share'])
      expect(control(name)).not.toBeNull();
    await userEvent.click(named('Find Me Something Similar')!);
    expect(sent('leads:similar-requested')).toEqual([
      { car_id: 7, car_name: '2021 Toyota RAV4 GX', subcategory: 'Find me something similar' },
    ]);
  },
);

test('[VEH-023] the way to something similar is there whatever the site lists', async () => {
  await show({ sold: true }, publicSite({ buttons: { detail: ['call'] } }));
  expect(named('Find Me Something Similar')).not.toBeNull();
});

test('[VEH-030] the enquiry button asks for the dialog, and is a link to the enquiry page', async () => {
  const { sent } = await show({ id: 7 });
  expect(named('Enquire Now')).toHaveAttribute('href', '/enquire?car=2021-toyota-rav4-7');
  await userEvent.click(named('Enquire Now')!);
  expect(sent('leads:enquiry-requested')).toEqual([
    { car_id: 7, car_name: '2021 Toyota RAV4 GX', variant: 'full' },
  ]);
});

test('the contact button follows the chat', async () => {
  const { chat } = await show({}, withCheckout);
  expect(named('Enquire Now')).not.toBeNull();
  chat(true);
  expect(named('Instant Message')).not.toBeNull();
  expect(named('Enquire Now')).toBeNull();
  chat(false);
  expect(named('Enquire Now')).not.toBeNull();
});

test.each([
  ['without checkout', publicSite()],
  ['that prefers enquiries', publicSite({ checkout: { enabled: true }, buttons: { forceEnquire: true } })],
])('[VEH-032] a site %s has an enquiry, although the chat is available', async (_, site) => {
  const { chat } = await show({}, site);
  chat(true);
  expect(named('Enquire Now')).not.toBeNull();
  expect(named('Instant Message')).toBeNull();
});

test('[VEH-033] an instant message opens the chat about the car', async () => {
  const { sent, chat } = await show({ id: 7 }, withCheckout);
  chat(true);
  await userEvent.click(named('Instant Message')!);
  expect(sent('chat:open-requested')).toEqual([{ car_id: 7 }]);
  expect(sent('leads:enquiry-requested')).toEqual([]);
});

const buying = publicSite({ checkout: { enabled: true }, site: { flags: { onlinePurchase: true } } });

test('[VEH-003] a site that sells online leads from a car to its purchase, beside the plain reservation', async () => {
  await show({}, buying);
  expect(named('Buy online')).toHaveAttribute('href', '/checkout-journey?car_id=2021-toyota-rav4-1');
  expect(named(/^Reserve Now/)).not.toBeNull();
});

test.each<[string, Partial<CarInput>, ReturnType<typeof publicSite>]>([
  ['on a site that does not', {}, withCheckout],
  ['while it is reserved', { reserved: true }, buying],
  ['by subscription', { subscription_price: 249 }, buying],
])('[VEH-003] a car is not bought online %s', async (_, change, site) => {
  await show(change, site);
  expect(named('Buy online')).toBeNull();
});

test('[VEH-034] finance is requested on the site’s page, with what is known of the car', async () => {
  const car = { id: 7, price: 30_000, vin: 'X', dealership_slug: 'harbour' };
  await show(car, publicSite({ finance: { pagePath: '/apply-for-finance' } }));
  expect(named('Get Finance')).toHaveAttribute(
    'href',
    '/apply-for-finance?preferredDealership=harbour&vehiclePriceBudget=30000&car_id=7&car_type=used&vin=X#finance-form',
  );
});

test('[VEH-034] a car by subscription is not bought, so no finance is offered for it', async () => {
  await show({ price: 30_000, subscription_price: 249 });
  expect(named('Get Finance')).toBeNull();
  expect(named('Request Photos')).not.toBeNull();
});

test.each([
  ['on and a car with an nvic', true, true, '/personalised/finance?car_id=7'],
  ['on and a car without', true, false, /^\/finance\?.*#finance-form$/],
  ['off', false, true, /^\/finance\?.*#finance-form$/],
])('[FIN-003] personalised finance %s', async (_, personalisedFinance, has_nvic, href) => {
  await show({ id: 7, has_nvic }, publicSite({ site: { flags: { personalisedFinance } } }));
  expect(named('Get Finance')).toHaveAttribute(
    'href',
    typeof href === 'string' ? href : expect.stringMatching(href),
  );
});

test.each<[string, Partial<CarInput>, ReturnType<typeof publicSite>]>([
  ['a price of 200', { price: 200 }, publicSite()],
  ['a car that is still coming', { status: 'coming_soon' }, publicSite()],
  ['a reserved car', { reserved: true }, publicSite()],
  ['a site without trade-ins', {}, publicSite({ tradeIn: { enabled: false } })],
])('[VEH-035] %s has no trade-in valuation', async (_, change, site) => {
  await show(change, site);
  expect(named('Trade-In Valuation')).toBeNull();
});

test('[VEH-035] a price of 201 has one', async () => {
  await show({ id: 7, price: 201 });
  expect(named('Trade-In Valuation')).toHaveAttribute('href', '/cars/trade-in?car_id=7');
});

test('[VEH-036] a test drive asks for its dialog', async () => {
  const { sent } = await show({ id: 7 });
  await userEvent.click(named('Book a Test Drive')!);
  expect(sent('leads:test-drive-requested')).toEqual([{ car_id: 7 }]);
});

test.each([
  [false, true],
  [true, false],
])(
  '[VEH-036] a coming car with hideTestDriveWhenComingSoon %j can be driven: %j',
  async (hide, isOffered) => {
    await show({ status: 'coming_soon' }, publicSite({ vehicle: { hideTestDriveWhenComingSoon: hide } }));
    expect(named('Book a Test Drive') !== null).toBe(isOffered);
  },
);

test.each([
  [{}, 'Reserve Now $200', '/cars/2021-toyota-rav4-7/checkout'],
  [{ reserveAmountLabel: '$0', hideZeroAmount: true }, 'Reserve Now', '/cars/2021-toyota-rav4-7/checkout'],
  [{ pathSegment: 'buy-online' as const }, 'Reserve Now $200', '/cars/2021-toyota-rav4-7/buy-online'],
])('[VEH-037] with checkout %j it reads %j', async (checkout, label, href) => {
  await show({ id: 7, price: 11 }, publicSite({ checkout: { enabled: true, ...checkout } }));
  expect(named(label)).toHaveAttribute('href', href);
});

test.each<[string, Partial<CarInput>, boolean]>([
  ['a site without checkout', {}, false],
  ['a coming car', { status: 'coming_soon' }, true],
  ['a reserved car', { reserved: true }, true],
  ['a price of 10', { price: 10 }, true],
  ['no way to pay', { payment_processors: [] }, true],
])('[VEH-037] %s cannot be reserved', async (_, change, enabled) => {
  await show(change, publicSite({ checkout: { enabled } }));
  expect(named(/^Reserve/)).toBeNull();
});

test('[VEH-038][VEH-039] the history report opens in a new tab and is tracked', async () => {
  const { sent } = await show({ id: 7, file: { url: 'https://history.example/1' } });
  const report = named(/^History Report/);
  expect(report).toHaveAttribute('href', 'https://history.example/1');
  expect(report).toHaveAttribute('target', '_blank');
  report!.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(report!);
  expect(sent('analytics:tracked')).toEqual([{ eventId: 60, params: { car_id: 7 } }]);
});

test('[VEH-038] a car without a report has no button for it', async () => {
  await show({ file: null });
  expect(named(/^History Report/)).toBeNull();
});

test('[VEH-004] print opens the car’s sheet in a new tab and is tracked', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const { sent } = await show({ id: 7, slug: 'a' });
  expect(named('Print')).toHaveAttribute('href', '/print?car_id=a');
  await userEvent.click(named('Print')!);
  expect(open.mock.calls).toEqual([['/print?car_id=a', '_blank']]);
  expect(sent('analytics:tracked')).toEqual([{ eventId: 61, params: { car_id: 7 } }]);
});

test('photos are requested in their dialog', async () => {
  const { sent, container } = await show({ id: 7 }, publicSite({ buttons: { detail: [] } }));
  await userEvent.click(within(container).getByRole('link', { name: 'Request Photos' }));
  expect(sent('leads:photos-requested')).toEqual([{ car_id: 7 }]);
});
