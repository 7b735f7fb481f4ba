import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { SlotHostProvider } from 'shared-contracts/react';
import { pageBlockSchema } from 'shared-contracts/content-page';
import { makeCar } from 'shared-contracts/testing';
import { PersonalisedPage } from '../personalised-page/personalised-page';
import { calculatorSite, financeSite, InPlatform } from '../testing/in-platform';
import { FinancePage } from './finance-page';
import type { FinanceData } from './load-finance';

const entry = { interestRate: 8.5, comparisonRate: 8.38, paymentWeek: 112, paymentMonth: 485 };
const car = makeCar({ id: 7, slug: 'abc', price: 40_000, finance_lenders: { toyotaDirect: entry } });
const words = {
  title: 'Car finance',
  description: 'How it works.',
  blocks: [
    { type: 'heading', text: 'What you need' },
    { type: 'rich-text', html: '<ul><li>Driver licence</li></ul>' },
    { type: 'faq', items: [{ question: 'Do I need a deposit?', answer: 'No.' }] },
    { type: 'cta', title: 'Not here', link: { label: 'Go', href: '/' } },
  ].map((block) => pageBlockSchema.parse(block)),
};
const data: FinanceData = { words, car, budget: 30_000, dealership: 'h', back: '/' };

/** What the page gave to the slot of its form. */
const given: unknown[] = [];
const slotHost = {
  Outlet: ({ name, props }: { name: string; props: unknown }) => {
    given.push([name, props]);
    return <p>The form</p>;
  },
};
beforeEach(() => given.splice(0));

const show = (page = <FinancePage data={data} />, site = calculatorSite()) =>
  render(
    <InPlatform site={site}>
      <SlotHostProvider value={slotHost}>{page}</SlotHostProvider>
    </InPlatform>,
  );

test('[FIN-001] [FIN-005] the site’s words stand around the form, which is filled in and has its own address', async () => {
  const { container } = show();
  expect(screen.getByRole('heading', { level: 1, name: 'Car finance' })).toBeVisible();
  expect(screen.getByText('Driver licence')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What you need' })).toBeVisible();
  expect(screen.getByText('Do I need a deposit?')).toBeVisible();
  expect(screen.queryByText('Not here')).toBeNull();
  expect(container.querySelector('#finance-form')).toHaveTextContent('The form');
  expect(given).toContainEqual([
    'leads.form',
    expect.objectContaining({ category: 'Finance Enquiry', car, budget: 30_000, dealershipSlug: 'h' }),
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('the car and its payment stand beside the form, with what the payment is made of and what it could borrow', () => {
  show();
  const summary = within(screen.getByRole('complementary', { name: 'The vehicle and its payment' }));
  expect(summary.getByRole('link', { name: /2021 Toyota RAV4/ })).toHaveAttribute('href', '/cars/abc');
  expect(summary.getByText('$40,000')).toBeVisible();
  expect(summary.getByText('$112 per week')).toBeVisible();
  expect(summary.getByText('8.38% comparison rate')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Finance estimate' })).toHaveTextContent('Interest');
  expect(screen.getByRole('region', { name: 'What could I borrow?' })).toBeVisible();
});

test('finance in general has no car and no box, and says what happens next', async () => {
  const { container } = show(<FinancePage data={{ ...data, car: null }} />);
  expect(screen.getByRole('complementary', { name: 'What happens next' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Finance estimate' })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

test('a sold car has no payment; a site without a provider reckons nothing', () => {
  const { container, unmount } = show(<FinancePage data={{ ...data, car: { ...car, sold: true } }} />);
  expect(within(screen.getByRole('complementary')).getByText('Sold')).toBeVisible();
  expect(container).not.toHaveTextContent('$112');
  unmount();
  show(undefined, financeSite(null));
  expect(screen.queryByRole('region', { name: 'What could I borrow?' })).toBeNull();
  expect(screen.getByText('$40,000')).toBeVisible();
});

test('[FIN-002] a car’s own page names it and shows its quote', async () => {
  const quoted = {
    ...car,
    youxQuote: { weeklyRepaymentAmount: 118.2, comparisonRate: 9.1, advertisedRate: 8.4 },
  };
  const { container } = show(<PersonalisedPage data={{ car: quoted, canonical: '/', back: '/' }} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/2021 Toyota RAV4 GX/);
  expect(screen.getByText('$118 per week')).toBeVisible();
  expect(screen.getByText('9.10% comparison rate')).toBeVisible();
  expect(given).toContainEqual([
    'leads.form',
    expect.objectContaining({ car: quoted, budget: 40_000, dealershipSlug: car.dealership_slug }),
  ]);
  expect(await axe(container)).toHaveNoViolations();
});
