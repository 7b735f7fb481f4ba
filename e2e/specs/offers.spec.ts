import type { Locator } from '@playwright/test';
import { endpoints } from 'shared-contracts/api/endpoints';
import { ask } from '../src/ask';
import { expectWithinWidth } from '../src/page-checks';
import { expect, test } from '../src/site-test';

const rav4 = '/offers/toyota/11001';

test('[SHL-011] the offers of a site are cards that lead to their pages; a filter needs no script', async ({
  page,
  visit,
}) => {
  const { body } = await ask('coastal', endpoints.listOffers.path);
  const names = (JSON.parse(body) as { name: string }[]).map(({ name }) => name); // the list of the endpoint
  expect(await visit('coastal', '/special-offers')).toBe(200);
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(names);
  await page.getByRole('link', { name: /^Runout/ }).click();
  await expect(page).toHaveURL(/\?category=Runout$/);
  await expect(cards).toHaveCount(1);
  const filtered = await ask('coastal', '/special-offers?category=Runout');
  expect(filtered.body.split('<article').length - 1).toBe(1);
});

for (const site of ['apex', 'coastal'] as const)
  test(`[SHL-058] the pictures of offers are shown whole (${site})`, async ({ page, visit }) => {
    await visit(site, '/special-offers');
    const pictures = await page.getByRole('article').locator('img').all();
    expect(pictures.length).toBeGreaterThan(3);
    for (const picture of pictures) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          picture.evaluate(
            (img: HTMLImageElement) =>
              (img.naturalWidth / img.naturalHeight) * (img.clientHeight / img.clientWidth),
          ),
        )
        .toBeCloseTo(1, 1);
    }
  });

test('[SHL-011] cards without an edge have their text in line with the heading above them', async ({
  page,
  visit,
}) => {
  const left = async (text: Locator) => Math.round((await text.boundingBox())?.x ?? -1);
  for (const path of ['/special-offers', '/models', '/careers']) {
    await visit('apex', path);
    const card = page.getByRole('listitem').getByRole('article').first();
    expect([path, await left(card.getByRole('heading'))]).toEqual([
      path,
      await left(page.getByRole('heading', { level: 1 })),
    ]);
  }
});

test('[SHL-012] [SHL-013] an offer has two addresses, and none under another make or on another site', async () => {
  for (const path of [rav4, '/offers/11001']) expect((await ask('coastal', path)).status, path).toBe(200);
  expect((await ask('coastal', '/offers/mazda/11001')).status).toBe(404);
  expect((await ask('coastal', '/offers/999999')).status).toBe(404);
  expect((await ask('harbour', '/offers/11001')).status).toBe(404);
});

test('[SHL-056] [SHL-055] by keyboard on a phone: more of an offer, then a question about it', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await visit('coastal', '/special-offers');
  const card = page.getByRole('article').filter({ hasText: 'RAV4 EOFY' });
  const toggle = card.getByRole('button', { name: /^View more/ });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(card.getByText('your first scheduled service at no charge')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(card.getByText('your first scheduled service at no charge')).toBeHidden();
  await card.getByRole('link', { name: 'Enquire Now: RAV4 EOFY' }).click();
  const dialog = page.getByRole('dialog', { name: 'RAV4 EOFY' });
  await expect(dialog.getByLabel('Comments')).toHaveValue(/RAV4 EOFY/);
  await expectWithinWidth(page);
});
