import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InPlatform, publicSite, strictBus } from 'harness/testing';
import { ApiFailure } from 'shared-contracts/errors';
import type { CallApi } from 'shared-contracts/api/endpoints';
import type { CarInput } from 'shared-contracts/entities/car';
import { makeCar } from 'shared-contracts/testing';
import { BottomBar } from '../sticky/bottom-bar';
import { CallButton } from './call-button';

// This environment cannot dial.
const stay = (event: Event): void => event.preventDefault();
beforeEach(() => document.addEventListener('click', stay));
afterEach(() => document.removeEventListener('click', stay));

const recorded = { recorded: true };
const masked = { name: /^07 3xxx xxxx/ };
const number = { name: '07 3123 4567' };

async function show(
  change: Partial<CarInput> = {},
  site = publicSite(),
  answer: () => Promise<unknown> = () => Promise.resolve(recorded),
) {
  const events = strictBus();
  const api = jest.fn((..._: unknown[]) => answer());
  const page = () => (
    <InPlatform site={site} events={events} api={api as unknown as CallApi /* one endpoint is called */}>
      <h1>The page</h1>
      <CallButton car={makeCar(change)} />
      <BottomBar car={makeCar(change)} />
    </InPlatform>
  );
  const view = render(page());
  await screen.findByRole('heading');
  const sent = (event: string) =>
    events
      .recording()
      .filter(({ name }) => name === event)
      .map(({ payload }) => payload);
  return { api, sent, rerender: () => view.rerender(page()) };
}

test('[VEH-024] the number is hidden until it is requested; then it is a link that has the focus', async () => {
  await show();
  expect(screen.queryByRole('link', number)).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('07 3123 4567');
  await userEvent.click(screen.getByRole('button', masked));
  expect(screen.getByRole('link', number)).toHaveAttribute('href', 'tel:0731234567');
  expect(screen.getByRole('link', number)).toHaveFocus();
  expect(screen.queryByRole('button', masked)).not.toBeInTheDocument();
});

test('[VEH-025] a site may show the number from the start; nothing is recorded then', async () => {
  const { api, sent } = await show({}, publicSite({ phones: { startRevealed: true } }));
  expect(screen.getByRole('link', number)).toHaveAttribute('href', 'tel:0731234567');
  expect(screen.queryByRole('button', masked)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', number));
  expect(api).not.toHaveBeenCalled();
  expect(sent('phone:revealed')).toEqual([]);
});

test('[VEH-026] however many call buttons are pressed, a car is recorded once, by exactly three keys', async () => {
  const { api, sent } = await show({ id: 7, dealership_id: 3 });
  const record = { car_id: 7, dealership_id: 3, website_id: publicSite().site.id };
  await userEvent.click(screen.getByRole('button', masked));
  await userEvent.click(screen.getByRole('link', number));
  await userEvent.click(screen.getByRole('link', { name: 'Call Now', hidden: true }));
  expect(api.mock.calls).toEqual([['revealPhone', { body: record }]]);
  expect(sent('phone:revealed')).toEqual([record]);
});

test('[VEH-026] a call from the bottom bar is recorded too, and shows the number', async () => {
  const { api } = await show();
  const call = screen.getByRole('link', { name: 'Call Now', hidden: true });
  expect(call).toHaveAttribute('href', 'tel:0731234567');
  await userEvent.click(call);
  expect(api).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', number)).toBeInTheDocument();
});

test('[VEH-026] a record that fails leaves the number shown', async () => {
  await show({}, publicSite(), () => Promise.reject(new ApiFailure('internal', 'Broken.')));
  await userEvent.click(screen.getByRole('button', masked));
  expect(screen.getByRole('link', number)).toBeInTheDocument();
});

test.each([
  ['used', 'Used Car'],
  ['new', 'New Car'],
  ['demo', 'New Car'],
] as const)('[VEH-027] a press about a %s car is tracked as %j', async (car_type, label) => {
  const { sent } = await show({ id: 7, car_type });
  await userEvent.click(screen.getByRole('button', masked));
  expect(sent('analytics:tracked')).toEqual([{ eventId: 25, label, params: { car_id: 7 } }]);
});

const sitePhones = { site: '1300000001', new: '0733333333', used: '0731111111', demo: null };
const fromLocation = { phone: '0731234567' };
const noLocationPhone = { phone: null };

/** The number of a car on a site, as the call button shows it. */
async function shownNumber(
  phones: Record<string, unknown>,
  dealerLocation: { phone: string | null } | null,
  car_type: CarInput['car_type'] = 'used',
): Promise<string | null> {
  const location = dealerLocation && { ...makeCar().location, ...dealerLocation };
  const site = publicSite({ site: { phones: sitePhones }, phones: { startRevealed: true, ...phones } });
  await show({ car_type, location } as Partial<CarInput>, site);
  const button = screen.getAllByRole('link').find((link) => link.textContent !== 'Call Now');
  return button?.textContent.trim() ?? null;
}

test.each([
  ['a site that says nothing', {}, fromLocation, 'used', '07 3123 4567'],
  ['the strategy dealership', { strategy: 'dealership' }, fromLocation, 'used', '07 3123 4567'],
  ['a yard without a phone', { strategy: 'dealership' }, noLocationPhone, 'used', '1300 000 001'],
  ['a car without a yard', { strategy: 'dealership' }, null, 'used', '1300 000 001'],
  ['the strategy site', { strategy: 'site' }, fromLocation, 'used', '1300 000 001'],
  ['the strategy carType, used', { strategy: 'carType' }, fromLocation, 'used', '07 3111 1111'],
  ['the strategy carType, new', { strategy: 'carType' }, fromLocation, 'new', '07 3333 3333'],
  ['the strategy carType, demo, null', { strategy: 'carType' }, fromLocation, 'demo', '1300 000 001'],
  ...(['dealership', 'site', 'carType'] as const).map(
    (strategy) =>
      [
        `an override of ${strategy}`,
        { strategy, override: '0755500142' },
        fromLocation,
        'used',
        '07 5550 0142',
      ] as const,
  ),
] as const)(
  '[VEH-028] with %s the button shows the right number',
  async (_, phones, dealerLocation, carType, number) => {
    expect(await shownNumber(phones, dealerLocation, carType)).toBe(number);
  },
);

test.each(['dealership', 'site', 'carType'])(
  '[VEH-029] without any number there is no button, and one warning however often it is rendered: strategy %s',
  async (strategy) => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const phones = { site: null, new: null, used: null, demo: null };
    const site = publicSite({ site: { phones }, phones: { strategy } });
    const withoutPhone = { id: 7, location: { ...makeCar().location, phone: null } } as Partial<CarInput>;
    const { rerender } = await show(withoutPhone, site);
    rerender();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    const targets = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
    expect(targets.filter((href) => href?.startsWith('tel:'))).toEqual([]);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/no phone to call about car 7/)]]);
  },
);
