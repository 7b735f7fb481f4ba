import type { Page } from '@playwright/test';
import { expect, test } from '../src/site-test';

/*
 * The weekly filter of a site whose provider asks more of a car than being in stock, and of one whose provider does not:
 * what a band finds is what the cards show.
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
  return texts.map((text) => Number(/\$([\d,]+) per week/.exec(text)?.[1]?.replaceAll(',', '')));
};

for (const site of ['summit', 'harbour'] as const) {
  test(`[SRC-015][SRC-060] on ${site} a weekly band finds as many cars as it says, each with a payment in it`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(site, '/search');
    await filters(page).getByRole('heading', { name: 'Weekly payment' }).click();
    const bands = (await bandsOf(page)).sort((a, b) => a.count - b.count);
    const band = bands.find(({ count }) => count > 21) ?? bands.at(-1);
    if (!band) throw new Error(`${site} offers no weekly band.`);
    await filters(page).getByRole('checkbox', { name: band.value }).click();
    const query = new URLSearchParams({ weekly_price_range: band.value }).toString();
    await expect(page).toHaveURL(new RegExp(`\\?${query.replaceAll(/[$+]/g, '\\$&')}$`));
    const count = page.getByRole('status').filter({ hasText: /\d+ cars?$/ });
    await expect(count.first()).toHaveText(new RegExp(`^${band.count.toLocaleString('en-AU')} cars?$`));

    let seen = 0;
    for (let number = 1; number <= Math.ceil(band.count / 21); number += 1) {
      await visit(site, `/search?${query}&page=${number}`);
      const payments = await paymentsOf(page);
      const outside = payments.filter((payment) => !(payment >= band.from && payment < band.below));
      expect(outside, `page ${number} of ${band.value}`).toEqual([]);
      seen += payments.length;
    }
    expect(seen).toBe(band.count);
  });
}
