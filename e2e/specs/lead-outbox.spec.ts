import { randomUUID } from 'node:crypto';
import { endpoints } from 'shared-contracts/api/endpoints';
import { expect, test } from '../src/site-test';
import { carPath, urlOf } from '../src/sites';

/*
 * A lead that was sent without a network, in a browser whose tab is closed before it is back.
 */

test('[API-039] an enquiry sent offline goes out from another page of the site, once though two tabs are open', async ({
  page,
  visit,
  context,
}) => {
  const sent: string[] = [];
  context.on('response', (response) => {
    const isLead = new URL(response.url()).pathname === endpoints.createLead.path;
    if (isLead && response.status() === 201) sent.push(response.request().postData() ?? '');
  });
  const email = `ada-${randomUUID().slice(0, 8)}@example.com`;
  const slug = (await carPath('harbour', 'car_type=used')).split('/').at(-1);
  await visit('harbour', `/enquire?car=${slug}`);
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Postcode').fill('4000');
  await page.getByLabel('Mobile Number').fill('0412 345 678');
  await page.getByLabel('Email Address').fill(email);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByText('Saved. We’ll send it when you’re back online.')).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto(urlOf('harbour', '/locations'))));
  const waiting = () =>
    tabs[0]?.evaluate(() => JSON.stringify(Object.entries(localStorage)).includes('waiting'));
  await expect.poll(waiting).toBe(false);
  expect(sent.filter((body) => body.includes(email))).toHaveLength(1);
});
