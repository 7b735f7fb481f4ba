import type { Page } from '@playwright/test';
import { carPath, type SiteName } from '../src/sites';
import { expect, test } from '../src/site-test';

/*
 * The weekly filter of a site whose provider asks more of a car than being in stock, and of one whose provider does not:
 * what a band finds is what the cards show, by the lender's terms and by the shopper's own.
 */

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

interface Band {
  value: string;
  from: number;
  below: number;
  count: number;
}

/** The bands on offer with the cars beside them. */
async function bandsOf(page: Page): Promise<Band[]> {
  const boxes = filters(page).locator('input[name="weekly_price_range"]');
  const rows = await boxes.evaluateAll((elements) =>
    elements.map((box) => ({
      value: box.getAttribute('value') ?? '',
      text: box.closest('label')?.textContent ?? '',
    })),
  );
  return rows.map(({ value, text }) => {
    const [first = 0, second] = [...value.matchAll(/\$([\d,]+)/g)].map(([, digits = '']) => Number(digits));
    const isLowest = value.startsWith('Under');
    const count = Number(text.slice(value.length).replaceAll(',', ''));
    return { value, count, from: isLowest ? 0 : first, below: isLowest ? first : (second ?? Infinity) };
  });
}

/** The weekly payment of each card in view; NaN for a card that shows none. */
const paymentsOf = async (page: Page): Promise<number[]> => {
  const texts = await page.locator('article[data-car]').allTextContents();
  return texts.map((text) => Number(/\$([\d,]+) (?:per|a) week/.exec(text)?.[1]?.replaceAll(',', '')));
};

/** The results of a search of the chosen terms are there: a page from the server goes by the lender's. */
async function resultsBy(page: Page, terms: 'standard' | 'own', band: string): Promise<void> {
  const label = `Remove ${band}${terms === 'own' ? ', your terms' : ''}`;
  await expect(page.getByRole('link', { name: label, exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
}

/** Chooses a band, and looks at every card that it finds. */
async function expectBandToHold(
  page: Page,
  visit: (path: string) => Promise<number>,
  terms: 'standard' | 'own',
): Promise<void> {
  const bands = (await bandsOf(page)).sort((a, b) => a.count - b.count);
  const band = bands.find(({ count }) => count > 21) ?? bands.at(-1);
  if (!band) throw new Error('The site offers no weekly band.');
  await filters(page).getByRole('checkbox', { name: band.value }).click();
  const query = new URLSearchParams({ weekly_price_range: band.value }).toString();
  await expect(page).toHaveURL(new RegExp(`\\?${query.replaceAll(/[$+]/g, '\\$&')}$`));
  const count = page.getByRole('status').filter({ hasText: /\d+ cars?$/ });
  await expect(count.first()).toHaveText(new RegExp(`^${band.count.toLocaleString('en-AU')} cars?$`));

  let seen = 0;
  for (let number = 1; number <= Math.ceil(band.count / 21); number += 1) {
    await visit(`/search?${query}&page=${number}`);
    await resultsBy(page, terms, band.value);
    const payments = await paymentsOf(page);
    const outside = payments.filter((payment) => !(payment >= band.from && payment < band.below));
    expect(outside, `page ${number} of ${band.value}`).toEqual([]);
    seen += payments.length;
  }
  expect(seen).toBe(band.count);
}

const openFilter = (page: Page): Promise<void> =>
  filters(page).getByRole('heading', { name: 'Weekly payment' }).click();

const offeringSites: readonly SiteName[] = ['summit', 'harbour'];

for (const site of offeringSites) {
  test(`[SRC-015][SRC-060] on ${site} a weekly band finds as many cars as it says, each with a payment in it`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(site, '/search');
    await openFilter(page);
    await expectBandToHold(page, (path) => visit(site, path), 'standard');
  });
}

test('[SRC-015][SRC-060] by the shopper’s own terms a weekly band finds what the cards then show, until she takes them back', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit('summit', await carPath('summit'));
  const apply = page.getByRole('button', { name: 'Use these terms on every car' });
  await apply.scrollIntoViewIfNeeded();
  // The browser alone renders the columns: the calculator has hydrated.
  await expect(
    page
      .getByRole('img', { name: /^What you still owe/ })
      .locator('rect')
      .first(),
  ).toBeVisible();
  await apply.click();
  await expect(
    page.getByText('All payments are shown with these terms, each for the whole price.'),
  ).toBeVisible();
  await visit('summit', '/search');
  await openFilter(page);
  await expect(filters(page).getByText('On your terms')).toBeVisible();
  await expectBandToHold(page, (path) => visit('summit', path), 'own');

  await filters(page).getByRole('button', { name: 'Standard terms' }).click();
  const chip = page.getByRole('list', { name: 'Applied filters' }).getByRole('link').first();
  await expect(chip).not.toHaveText(/, your terms/);
  await expect(filters(page).getByText('On your terms')).toHaveCount(0);
  await expect(page.locator('article[data-car]').first()).not.toContainText('with your terms');
});
