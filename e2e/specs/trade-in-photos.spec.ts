import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { hrefs } from 'shared-contracts/routes';
import { ask } from '../src/ask';
import { mailsWith } from '../src/mails';
import { expectAccessible } from '../src/page-checks';
import { expect, test } from '../src/site-test';
import { urlOf } from '../src/sites';
import { answerCondition, findByRego, pricedRego, sendDetails } from '../src/trade-in-steps';

/*
 * Photos of a trade-in, from the shopper's files to the dealer's mail.
 */

/** A photo as a phone makes it: larger than what is kept, and of more than one colour. */
async function makePhoto(page: Page, name: string, hue: number) {
  const base64 = await page.evaluate(async (start) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [3000, 2000];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws nothing.');
    for (let index = 0; index < 3000; index += 1) {
      context.fillStyle = `hsl(${start + (index % 60)} 70% ${30 + (index % 50)}%)`;
      context.fillRect((index * 97) % 3000, (index * 61) % 2000, 90, 60);
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
    const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? []);
    return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
  }, hue);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

const pictures = (page: Page) => page.getByRole('list', { name: 'Photos of your car' }).getByRole('img');
const chooser = (page: Page) => page.getByLabel(/^Add photos ?\d left$/);

/** From the rego to the step of the photos. */
async function openPhotos(page: Page, rego: string): Promise<void> {
  await findByRego(page, rego);
  await page.getByRole('button', { name: 'Yes, that’s mine' }).click();
  await answerCondition(page, 'Good');
  await page.getByRole('button', { name: 'Continue with this offer' }).click();
  await expect(page.getByRole('heading', { name: /^Add photos of your .* \(optional\)$/ })).toBeFocused();
}

test.describe('photos of a trade-in', () => {
  test.use({ viewport: { width: 375, height: 740 } });
  test.describe.configure({ timeout: 90_000 });

  test('are sent small, stay over a reload, are removed again, and open from the dealer’s mail', async ({
    page,
    visit,
    visitor,
  }) => {
    const rego = await pricedRego('harbour', visitor);
    const email = `photos-${randomUUID().slice(0, 8)}@example.com`;
    await visit('harbour', '/sell-your-car');
    await openPhotos(page, rego);
    const [front, rear] = [await makePhoto(page, 'front.jpg', 200), await makePhoto(page, 'rear.jpg', 20)];
    const sent = page.waitForRequest((request) => request.url().endsWith('/photos'));
    await chooser(page).setInputFiles([front, rear]);
    const { 'content-length': length } = await (await sent).allHeaders();
    expect(Number(length)).toBeLessThan(front.buffer.length / 2);
    await expect(pictures(page)).toHaveCount(2);
    await expect(page.getByText('2 photos added. You can add 4 more.')).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await expect(pictures(page)).toHaveCount(2);
    for (const picture of await pictures(page).all()) {
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
        .toEqual([1600, 1067]);
    }
    const kept = (await pictures(page).nth(1).getAttribute('src')) ?? '';
    await page.getByRole('button', { name: 'Remove photo 1' }).press('Enter');
    await expect(pictures(page)).toHaveCount(1);
    await expect(pictures(page)).toHaveAttribute('src', kept);
    await expect(chooser(page)).toBeFocused();

    await page.getByRole('button', { name: 'Continue' }).click();
    await sendDetails(page, { 'Email Address': email });
    await expect(page.getByText('We have 1 photo of it.')).toBeVisible();
    await expect.poll(() => mailsWith(email), { timeout: 15_000 }).toHaveLength(1);
    const [mail = ''] = await mailsWith(email);
    // The words for people, the ADF document and the HTML name it.
    const links = [...new Set(mail.match(/https:\S+\/trade-in-photos\/[^\s<]+/g) ?? [])];
    expect(links).toHaveLength(1);
    const path = new URL(links[0] ?? '').pathname;
    const opened = await page.goto(urlOf('harbour', path));
    expect([opened?.status(), opened?.headers()]).toMatchObject([
      200,
      {
        'content-type': 'image/jpeg',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    ]);
    expect((await ask('harbour', path.replace(/.$/, 'x'))).status).toBe(404);
    expect((await ask('apex', path)).status).toBe(404);
    const [, id = '', photo = ''] = /valuations\/(.+)\/photos\/(.+)$/.exec(kept) ?? [];
    expect((await ask('apex', hrefs.valuationPhoto(id, photo))).status).toBe(404);
  });

  test('that are none are named with the reason, and so is a line that broke, without holding the shopper up', async ({
    page,
    visit,
    visitor,
    consoleWatch,
  }) => {
    consoleWatch.expect(/status of 422/);
    consoleWatch.expect(/ERR_FAILED/);
    await visit('harbour', '/sell-your-car');
    await openPhotos(page, await pricedRego('harbour', visitor));
    const letter = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') };
    await chooser(page).setInputFiles(letter);
    await expect(page.getByRole('alert')).toHaveText(
      'letter.jpg: We can’t read this file. Please choose a JPEG, PNG or WebP photo.',
    );
    await page.getByRole('button', { name: 'Leave out letter.jpg' }).click();

    await page.route(/\/photos$/, (route) => route.abort());
    await chooser(page).setInputFiles(await makePhoto(page, 'front.jpg', 200));
    await expect(page.getByRole('alert')).toContainText('front.jpg: ');
    await expectAccessible(page);
    await page.unroute(/\/photos$/);
    await page.getByRole('button', { name: 'Retry front.jpg' }).click();
    await expect(pictures(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    await page.getByRole('button', { name: 'Continue without photos' }).click();
    await expect(page.getByRole('form', { name: 'Your details' })).toBeVisible();
  });
});
