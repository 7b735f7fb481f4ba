import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { endpoints, type CallApi } from 'shared-contracts/api/endpoints';
import { createHttpClient } from 'shared-contracts/api/http-client';
import type { CarInput } from 'shared-contracts/entities/car';
import { InPlatform, strictBus } from 'harness/testing';
import type { EventPayload } from 'shared-contracts/events/schemas';
import { makeCar } from 'shared-contracts/testing';
import { calculatorSite, silentApi } from '../testing/finance-sites';
import { WeeklyEstimate } from '../weekly-estimate/weekly-estimate';
import { CalculatorSlot } from './calculator';

beforeEach(() => window.sessionStorage.clear());

const lender = { interestRate: 8.5, comparisonRate: 8.38, paymentWeek: 112, paymentMonth: 485 };

interface Shown {
  calculator?: Record<string, unknown>;
  finance?: Record<string, unknown>;
  car?: Partial<CarInput>;
  entry?: Record<string, unknown>;
  api?: CallApi;
}

function show({ calculator = {}, finance = {}, car = {}, entry = {}, api = silentApi }: Shown = {}) {
  const site = calculatorSite(calculator, finance);
  const events = strictBus();
  const shown = makeCar({ id: 7, finance_lenders: { toyotaDirect: { ...lender, ...entry } }, ...car });
  const tracked: EventPayload<'analytics:tracked'>[] = [];
  const estimates: EventPayload<'finance:estimate-updated'>[] = [];
  events.subscribe('analytics:tracked', (event) => tracked.push(event));
  events.subscribe('finance:estimate-updated', (event) => estimates.push(event));
  // As the shell does.
  events.subscribe('finance:terms-requested', ({ terms }) =>
    events.publish('finance:terms-changed', { terms }, 'shell'),
  );
  const { container, unmount } = render(
    <InPlatform site={site} events={events} api={api}>
      <div data-testid="sidebar">
        <WeeklyEstimate car={shown} />
      </div>
      <div data-testid="sticky">
        <WeeklyEstimate car={shown} />
      </div>
      <CalculatorSlot car={shown} />
    </InPlatform>,
  );
  return { container, unmount, tracked, estimates };
}

const amount = () => screen.getByRole('spinbutton', { name: 'Loan amount' });
const deposit = () => screen.getByRole('spinbutton', { name: 'Deposit or trade-in' });
const residual = () => screen.getByRole('spinbutton', { name: 'Residual at the end' });
const rate = () => screen.getByRole('slider', { name: 'Interest rate' });
const term = () => screen.getByRole('slider', { name: 'Term' });
const payment = () => screen.getByRole('status');
const total = () => screen.getByText('Total payable').nextElementSibling;
const drag = (slider: HTMLElement, value: number) =>
  fireEvent.change(slider, { target: { value: String(value) } });

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test('[FIN-055] six labelled inputs with their defaults, the payment and the total', async () => {
  const { container } = show();
  expect(amount()).toHaveValue('$30,000');
  expect(deposit()).toHaveValue('$0');
  expect(residual()).toHaveValue('$0');
  expect(rate()).toHaveAttribute('aria-valuetext', '10%');
  expect(term()).toHaveAttribute('aria-valuetext', '6 years');
  expect(screen.getByRole('radiogroup', { name: 'Frequency' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  expect(payment()).toHaveTextContent(/^\$128 per week$/);
  expect(total()).toHaveTextContent(/^\$39,923$/);
  expect(await axe(container)).toHaveNoViolations();
});

test('the page’s payment goes by terms that are applied here, as cards do, and by the lender once they are taken back', async () => {
  show({ car: { price: 28_000 } });
  const sidebar = screen.getByTestId('sidebar');
  expect(sidebar).toHaveTextContent('$112 per week');
  await type(deposit(), '5000');
  expect(sidebar).toHaveTextContent('Estimate for $30,000 less $5,000');
  await userEvent.click(screen.getByRole('button', { name: 'Use these terms on every car' }));
  expect(amount()).toHaveValue('$28,000');
  expect(sidebar).toHaveTextContent('Your terms: $5,000 deposit');
  const [shown] = /\$\d+/.exec(payment().textContent) ?? [];
  expect(sidebar).toHaveTextContent(`from ${shown} a week with your terms`);
  await userEvent.click(screen.getByRole('button', { name: 'Back to standard terms' }));
  expect(sidebar).toHaveTextContent('$112 per week');
  expect(amount()).toHaveValue('$30,000');
  expect(deposit()).toHaveValue('$0');
});

test('[FIN-042] a residual above what is financed has no payment, and the calculator says why', async () => {
  const { container } = show();
  await type(deposit(), '10000');
  await type(residual(), '20000.5');
  expect(payment()).toHaveTextContent(
    /^Enquire for FinanceThe residual can’t be more than the \$20,000 you’d borrow\. Try a smaller one\.$/,
  );
  expect(total()).toBeEmptyDOMElement();
  expect(screen.getByTestId('sidebar')).toHaveTextContent('Enquire for Finance');
  expect(await axe(container)).toHaveNoViolations();
  await type(residual(), '20000');
  expect(payment()).toHaveTextContent(/^\$38 per week$/);
});

test('[FIN-019] a residual that leaves next to nothing to pay off has no payment, and the calculator says why', async () => {
  show();
  await type(deposit(), '24000');
  await type(residual(), '6000');
  expect(payment()).toHaveTextContent(
    /^Enquire for FinanceYour deposit and residual leave so little that a payment would be \$25 or less\.$/,
  );
});

test('[FIN-019] a deposit that covers the amount has no payment, and the calculator says why', async () => {
  show();
  await type(deposit(), '30000');
  expect(payment()).toHaveTextContent(
    /^Enquire for FinanceYour deposit or trade-in covers the whole amount, so there’s nothing to finance\.$/,
  );
});

test('[FIN-019] a payment of 25 or less reads Enquire for Finance and blanks the total', async () => {
  show();
  await type(amount(), '5861');
  expect(payment()).toHaveTextContent(/^Enquire for Finance$/);
  expect(total()).toBeEmptyDOMElement();
  await type(amount(), '5862');
  expect(payment()).toHaveTextContent(/^\$25 per week$/);
  await type(amount(), '6000');
  expect(payment()).toHaveTextContent(/^\$26 per week$/);
  expect(total()).toHaveTextContent(/^\$7,985$/);
});

test('[FIN-027] each change of any input is worked out at once, published, and the same everywhere on the page', async () => {
  const { estimates } = show();
  const everywhere = (text: string) => {
    for (const place of ['sidebar', 'sticky']) expect(screen.getByTestId(place)).toHaveTextContent(text);
  };
  everywhere('$112 per week');
  expect(estimates).toEqual([]);
  drag(rate(), 10.5);
  everywhere('$130 per week');
  expect(payment()).toHaveTextContent('$130 per week');
  expect(total()).toHaveTextContent('$40,465');
  expect(estimates.at(-1)).toMatchObject({ car_id: 7, rate: 10.5, frequency: 'weekly', amount: 30_000 });
  drag(term(), 5);
  await type(deposit(), '5000');
  await type(residual(), '2000');
  await type(amount(), '20000');
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  const last = estimates.at(-1);
  expect(last).toMatchObject({
    amount: 20_000,
    deposit: 5_000,
    residual: 2_000,
    termYears: 5,
    frequency: 'monthly',
  });
  expect(payment()).toHaveTextContent(`$${Math.round(last?.payment ?? 0)} per month`);
  everywhere(`$${Math.round(last?.weekly ?? 0)} per week`);
});

test('[FIN-027] without a weekly payment of the lender the page begins with the calculator’s own', () => {
  show({ entry: { paymentWeek: null } });
  expect(screen.getByTestId('sidebar')).toHaveTextContent('$128 per week 10.00% p.a. 9.88% comparison rate');
  expect(screen.getByTestId('sticky')).toHaveTextContent('$128 per week');
});

test('[FIN-043] after every change the payment has its rate, the comparison rate of that rate and the warning', async () => {
  const { container } = show({ entry: { comparisonRate: 9.64 } });
  const result = () => container.querySelector('[data-payment] [role=status]')?.parentElement;
  expect(result()).toHaveTextContent('$128 per week 10.00% p.a. 11.12% comparison rate');
  drag(rate(), 8.5);
  expect(result()).toHaveTextContent(/^\$\d+ per week 8\.50% p\.a\. 9\.64% comparison rate$/);
  drag(rate(), 14);
  const atFourteen = result()?.textContent;
  expect(atFourteen).toMatch(/14\.00% p\.a\. 15\.\d\d% comparison rate$/);
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(result()).toHaveTextContent(/per month 14\.00% p\.a\. 15\.\d\d% comparison rate$/);
  expect(screen.getByRole('region', { name: 'Finance calculator' })).toHaveTextContent(/WARNING: this/i);
});

test('[FIN-027] a line that mounts after a change, such as that of a header, shows it too', () => {
  const site = calculatorSite();
  const events = strictBus();
  const line = (
    <InPlatform site={site} events={events}>
      <WeeklyEstimate car={makeCar({ id: 7, finance_lenders: { toyotaDirect: lender } })} />
    </InPlatform>
  );
  const { unmount } = render(line);
  const loan = { amount: 20_000, deposit: 0, residual: 0, rate: 9, termYears: 5 };
  act(() =>
    events.publish(
      'finance:estimate-updated',
      { car_id: 7, ...loan, frequency: 'weekly', payment: 95, weekly: 95, total: 24_700 },
      'finance',
    ),
  );
  unmount();
  render(line);
  expect(screen.getByText('$95 per week')).toBeInTheDocument();
});

test('an estimate of another car changes nothing', () => {
  const site = calculatorSite();
  const events = strictBus();
  render(
    <InPlatform site={site} events={events}>
      <WeeklyEstimate car={makeCar({ id: 7, finance_lenders: { toyotaDirect: lender } })} />
    </InPlatform>,
  );
  const other = { car_id: 8, amount: 1, deposit: 0, residual: 0, rate: 1, termYears: 1 };
  act(() =>
    events.publish(
      'finance:estimate-updated',
      { ...other, frequency: 'weekly', payment: 99, weekly: 99, total: 1 },
      'finance',
    ),
  );
  expect(screen.getByText('$112 per week')).toBeInTheDocument();
});

test('[FIN-028] changes of three inputs are counted once for their car, focus alone is not, the next load counts again', async () => {
  const changeThree = async (): Promise<void> => {
    drag(rate(), 11);
    await type(deposit(), '5000');
    await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
    drag(term(), 5);
    await userEvent.click(screen.getByRole('radio', { name: 'Weekly' }));
  };
  const first = show();
  for (const field of [amount(), deposit(), rate(), term()]) await userEvent.click(field);
  drag(rate(), 10);
  expect(first.tracked).toEqual([]);
  await changeThree();
  expect(first.tracked).toEqual([{ eventId: 26, params: { car_id: 7 } }]);
  first.unmount();
  const second = show();
  expect(second.estimates).toHaveLength(1);
  expect(second.tracked).toEqual([]);
  drag(rate(), 12);
  expect(second.tracked).toEqual([{ eventId: 26, params: { car_id: 7 } }]);
});

test('what was typed is there again for the rest of the visit, and so are the page’s figures', async () => {
  show().unmount();
  const { unmount } = show();
  await type(amount(), '20000');
  drag(rate(), 8);
  unmount();
  show();
  expect(amount()).toHaveValue('$20,000');
  expect(rate()).toHaveAttribute('aria-valuetext', '8%');
  expect(payment()).toHaveTextContent('$81 per week');
  expect(screen.getByTestId('sidebar')).toHaveTextContent('$81 per week 8.00% p.a. 7.88% comparison rate');
});

test('[FIN-031] [FIN-033] [FIN-034] an amount out of bounds counts as the bound, and reads so with the help when left', async () => {
  show();
  const help = 'Cannot be less than $1,000 or more than $250,000';
  expect(screen.queryByText(help)).toBeNull();
  await type(amount(), '900');
  expect(amount()).toHaveValue('900');
  await userEvent.tab();
  expect(amount()).toHaveValue('$1,000');
  expect(amount()).toHaveAccessibleDescription(help);
  await type(amount(), '1500{Enter}');
  expect(amount()).toHaveValue('$1,500');
  expect(screen.queryByText(help)).toBeNull();
  await type(amount(), '120000{Enter}');
  expect(amount()).toHaveValue('$100,000');
  expect(amount()).toHaveAccessibleDescription(help);
  await type(deposit(), '-100{Enter}');
  expect(deposit()).toHaveValue('$0');
});

test('[FIN-033] the help names the smallest amount of the site', async () => {
  show({ calculator: { minAmount: 5_000, variant: 'extended' } });
  await type(amount(), '300000');
  expect(amount()).toHaveAttribute('aria-valuenow', '250000');
  expect(amount()).toHaveAccessibleDescription('Cannot be less than $5,000 or more than $250,000');
});

test('[FIN-035] the arrow keys step the amount by 500', () => {
  show();
  fireEvent.keyDown(amount(), { key: 'ArrowUp' });
  expect(amount()).toHaveValue('$30,500');
  fireEvent.keyDown(amount(), { key: 'ArrowDown' });
  fireEvent.keyDown(amount(), { key: 'ArrowDown' });
  expect(amount()).toHaveValue('$29,500');
});

test('[FIN-036] the term goes from 1 to 7 years in halves, to 5 on some sites, or by a list', async () => {
  const bounds = () => ['min', 'max', 'step'].map((name) => term().getAttribute(name));
  const { unmount } = show();
  expect(bounds()).toEqual(['1', '7', '0.5']);
  unmount();
  const five = show({ calculator: { termMax: 5 } });
  expect(bounds()).toEqual(['1', '5', '0.5']);
  five.unmount();
  show({ calculator: { termList: [3, 5] } });
  const list = screen.getByRole('combobox', { name: 'Term' });
  expect([...list.children].map((option) => option.textContent)).toEqual(['3 years', '5 years']);
  await userEvent.selectOptions(list, '3 years');
  expect(payment()).toHaveTextContent('$223 per week');
});

test.each([
  ['[FIN-037] by default', {}, ['0.5', '15', '0.5']],
  [
    '[FIN-038] of a provider',
    { interestMin: 5.99, interestMax: 15.99, defaultRate: 7.99 },
    ['5.99', '15.99', '0.5'],
  ],
  ['[FIN-040] of a site', { interestMin: 4, interestMax: 20 }, ['4', '20', '0.5']],
])('%s the rate has its range', (_, calculator, range) => {
  show({ calculator });
  expect(['min', 'max', 'step'].map((name) => rate().getAttribute(name))).toEqual(range);
});

test('[FIN-022] [FIN-039] a rate between two steps is kept until it is moved', () => {
  show({ calculator: { interestMin: 9.95, interestMax: 19.95 } });
  expect(rate()).toHaveValue('10');
  expect(payment()).toHaveTextContent('$128 per week');
  fireEvent.keyDown(rate(), { key: 'ArrowLeft' });
  expect(rate()).toHaveValue('9.95');
  expect(rate()).toHaveAttribute('step', '0.5');
});

test('[FIN-041] a locked rate cannot be moved', () => {
  const { estimates } = show({ calculator: { interestLocked: true } });
  expect(rate()).toBeDisabled();
  expect(rate()).toHaveAttribute('aria-valuetext', '10%');
  drag(rate(), 12);
  expect(estimates).toEqual([]);
  expect(payment()).toHaveTextContent('$128 per week');
});

test('[FIN-042] deposit and residual take half dollars up to 250,000', async () => {
  show();
  for (const field of [deposit, residual]) {
    expect(field()).toHaveAttribute('aria-valuemin', '0');
    expect(field()).toHaveAttribute('aria-valuemax', '250000');
    await type(field(), '100.5{Enter}');
    expect(field()).toHaveValue('$100.50');
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    expect(field()).toHaveValue('$101');
    await type(field(), '250001{Enter}');
    expect(field()).toHaveValue('$250,000');
  }
});

test('[FIN-029] the disclaimer shows 197 characters until it is opened', async () => {
  const text = `${'x'.repeat(197)}${'y'.repeat(103)}`;
  const { unmount } = show({ entry: { disclaimer: text } });
  expect(screen.getByText(/^x+$/, { exact: false, ignore: 'span' }).firstChild).toHaveTextContent(
    'x'.repeat(197),
  );
  expect(screen.getByText('y'.repeat(103))).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
  expect(screen.getByText('y'.repeat(103))).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show Less' }));
  expect(screen.getByText('y'.repeat(103))).not.toBeVisible();
  unmount();
  show({ finance: { disclaimer: { text: 'z'.repeat(197) } } });
  expect(screen.getByText('z'.repeat(197))).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull();
});

test.each([
  ['the service’s', { status: 200, body: { disclaimer: 'D1' } }, { disclaimer: 'Lender' }, 'D1'],
  ['the lender’s, when the call fails', { status: 500, body: {} }, { disclaimer: 'Lender' }, 'Lender'],
  ['the site’s, when the lender has none', { status: 500, body: {} }, { disclaimer: null }, 'Site'],
])('[FIN-030] the disclaimer is %s', async (_, { status, body }, entry, text) => {
  const called: unknown[] = [];
  const api = createHttpClient(async (path) => {
    called.push(path);
    return Response.json(body, { status });
  });
  show({ entry, finance: { disclaimer: { text: 'Site' } }, api });
  await act(async () => undefined);
  expect(await screen.findByText(text)).toBeVisible();
  expect(called).toEqual([endpoints.financeDisclaimer.path.replace(':slug', '7')]);
});

test.each([
  ['$45,000.00', '45000'],
  ['45k', '45000'],
  ['', '1000'],
])('an amount typed as %j counts as %s', async (typed, counts) => {
  show();
  await userEvent.clear(amount());
  if (typed) await userEvent.paste(typed);
  expect(amount()).toHaveAttribute('aria-valuenow', counts);
  expect(amount()).not.toHaveAccessibleDescription(/Enter an amount/);
});

test.each(['1e309', 'lots', '4-5'])(
  'what is no amount, such as %j, changes nothing and says so',
  async (typed) => {
    const { estimates } = show();
    await userEvent.tripleClick(deposit());
    await userEvent.paste(typed);
    expect(deposit()).toHaveValue(typed);
    expect(deposit()).toHaveAccessibleDescription('Enter an amount in dollars, such as $30,000');
    expect(estimates).toEqual([]);
    await userEvent.tab();
    expect(deposit()).toHaveValue('$0');
    expect(deposit()).not.toHaveAccessibleDescription(/Enter an amount/);
  },
);

test('the fees of a brand are listed, with cents where they have any', () => {
  const { unmount } = show({
    finance: {
      fees: [
        { label: 'Establishment', amount: 395 },
        { label: 'Dealer agency', amount: 912.25 },
      ],
    },
  });
  expect(screen.getByText('$395')).toBeInTheDocument();
  expect(screen.getByText('$912.25')).toBeInTheDocument();
  unmount();
  show();
  expect(screen.queryByText('$395')).toBeNull();
});

test('[FIN-007] [FIN-008] where finance is not shown on the car there is no calculator', () => {
  show({ car: { sold: true } });
  expect(screen.queryByText('Finance calculator')).toBeNull();
  expect(screen.getByTestId('sidebar')).toBeEmptyDOMElement();
});
