import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { InPlatform, strictBus } from 'harness/testing';
import { makeCar } from 'shared-contracts/testing';
import { CalculatorSlot } from '../calculator/calculator';
import { calculatorSite, silentApi } from '../testing/finance-sites';
import { WeeklyEstimate } from '../weekly-estimate/weekly-estimate';

const entry = {
  interestRate: 8.5,
  comparisonRate: 8.38,
  paymentWeek: 112,
  paymentMonth: 485,
  disclaimer: `Lending criteria apply. ${'x'.repeat(300)}`,
};
const car = makeCar({
  id: 7,
  slug: '2021-toyota-rav4',
  name: '2021 Toyota RAV4',
  finance_lenders: { toyotaDirect: entry },
});

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.pushState(null, '', '/');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

function show(calculator: Record<string, unknown> = {}) {
  const events = strictBus();
  const config = calculatorSite(calculator);
  const view = render(
    <InPlatform
      site={{ ...config, site: { ...config.site, url: 'https://dealer.example' } }}
      events={events}
      api={silentApi}
    >
      <div data-testid="sidebar">
        <WeeklyEstimate car={car} />
      </div>
      <CalculatorSlot car={car} />
    </InPlatform>,
  );
  const namesOf = (name: string) => events.recording().filter((event) => event.name === name);
  return { ...view, toasts: () => namesOf('toast:requested'), tracked: () => namesOf('analytics:tracked') };
}

const open = (estimate: string) => window.history.pushState(null, '', `/cars/a?estimate=${estimate}`);
const field = (name: string) => screen.getByRole('spinbutton', { name });
const slider = (name: string) => screen.getByRole('slider', { name });
const press = async (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const url = 'https://dealer.example/cars/2021-toyota-rav4?estimate=30000_0_0_10_6_weekly#finance-calculator';

test('[FIN-027] a shared link opens that loan, and the rest of the page shows its payment', () => {
  open('40000_5000_2000_8.5_5_monthly');
  const { tracked } = show();
  expect(field('Loan amount')).toHaveValue('$40,000');
  expect(field('Deposit or trade-in')).toHaveValue('$5,000');
  expect(field('Residual at the end')).toHaveValue('$2,000');
  expect(slider('Interest rate')).toHaveAttribute('aria-valuetext', '8.5%');
  expect(slider('Term')).toHaveAttribute('aria-valuetext', '5 years');
  expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('$691 per month');
  expect(screen.getByTestId('sidebar')).toHaveTextContent('$159 per week 8.50% p.a.');
  expect(tracked()).toEqual([]);
});

test('[FIN-034] what a link names is clamped as if it had been typed, and what cannot be read is the site’s', () => {
  open('999999_-5_x_99_0.1_yearly');
  show();
  expect(field('Loan amount')).toHaveValue('$100,000');
  expect(field('Deposit or trade-in')).toHaveValue('$0');
  expect(field('Residual at the end')).toHaveValue('$0');
  expect(slider('Interest rate')).toHaveAttribute('aria-valuetext', '15%');
  expect(slider('Term')).toHaveAttribute('aria-valuetext', '1 year');
  expect(screen.getByRole('radio', { name: 'Weekly' })).toBeChecked();
});

test('[FIN-036] [FIN-041] a link changes no locked rate and takes no term that is not on the list', () => {
  open('30000_0_0_5_4_weekly');
  show({ interestLocked: true, termList: [3, 5] });
  expect(slider('Interest rate')).toHaveAttribute('aria-valuetext', '10%');
  expect(screen.getByRole('combobox', { name: 'Term' })).toHaveValue('3');
});

test('[FIN-027] what the shopper makes of a shared loan is there again after a reload', () => {
  open('40000_0_0_8.5_5_monthly');
  const { unmount } = show();
  fireEvent.change(slider('Term'), { target: { value: '3' } });
  unmount();
  show();
  expect(slider('Term')).toHaveAttribute('aria-valuetext', '3 years');
  expect(field('Loan amount')).toHaveValue('$40,000');
});

test('a loan that was kept gives way to the link', () => {
  show().unmount();
  const { unmount } = show();
  fireEvent.change(slider('Term'), { target: { value: '3' } });
  unmount();
  open('_5000');
  show();
  expect(slider('Term')).toHaveAttribute('aria-valuetext', '6 years');
  expect(field('Deposit or trade-in')).toHaveValue('$5,000');
});

test('the system’s sheet shares the link without a payment; closing it is the end of it', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('', 'AbortError'));
  Object.assign(navigator, { share });
  const { toasts } = show();
  await press('Share this estimate');
  expect(share).toHaveBeenCalledWith({ title: 'Finance estimate for the 2021 Toyota RAV4', url });
  expect(toasts()).toEqual([]);
  expect(screen.queryByRole('textbox', { name: 'Link to this estimate' })).toBeNull();
});

test('without a sheet the link is copied, and a message says so', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const { toasts } = show();
  await press('Share this estimate');
  expect(writeText).toHaveBeenCalledWith(url);
  expect(toasts()).toMatchObject([{ payload: { title: 'Link to your estimate copied' } }]);
});

test('where neither works the link is shown to be selected, and follows the calculator', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('', 'NotAllowedError'));
  Object.assign(navigator, { share });
  const { container } = show();
  await press('Share this estimate');
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this estimate' });
  expect(link).toHaveFocus();
  expect(link.value.slice(link.selectionStart ?? 0, link.selectionEnd ?? 0)).toBe(url);
  fireEvent.change(slider('Term'), { target: { value: '3' } });
  expect(link).toHaveValue(url.replace('_6_', '_3_'));
  expect(await axe(container)).toHaveNoViolations();
});

test('a sheet with the car, the loan, its figures, the warning and the whole disclaimer is printed, then gone', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  show({ establishmentFee: 495 });
  // Hidden on a screen, and what is hidden has no name to be found by.
  const sheet = () => document.querySelector('article');
  const { dataset } = document.documentElement;
  print.mockImplementation(() => {
    expect(sheet()).not.toBeNull();
    expect(dataset).toHaveProperty('sheet');
  });
  await press('Print this estimate');
  expect(print).toHaveBeenCalledTimes(1);
  const text = sheet()?.textContent;
  for (const part of [
    'Toyota RAV4',
    'Loan amount$30,000',
    'Establishment fee$495',
    'per week 10.00% p.a. 9.88% comparison rate',
    'WARNING: This comparison rate',
    entry.disclaimer,
    url,
  ])
    expect(text).toContain(part);
  await press('Print this estimate');
  expect(print).toHaveBeenCalledTimes(2);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(sheet()).toBeNull();
  expect(dataset).not.toHaveProperty('sheet');
});

test('[FIN-019] a payment too small to show is no estimate to share or print', async () => {
  show();
  await userEvent.clear(field('Loan amount'));
  expect(screen.queryByRole('button', { name: /this estimate/ })).toBeNull();
  expect(
    within(screen.getByRole('region', { name: 'Finance calculator' })).getByRole('status'),
  ).toHaveTextContent('Enquire for Finance');
});
