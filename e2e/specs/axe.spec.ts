import { findViolations } from '../src/axe';
import { expect, test } from '../src/test';

/*
 * The check with axe finds what it is there for: each page below breaks one rule.
 */

const whole = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Cars</title></head><body><main><h1>Cars</h1>${body}</main></body></html>`;

test('a page without faults has no violation', async ({ page }) => {
  await page.setContent(whole('<label>Make <input></label>'));
  expect(await findViolations(page)).toEqual([]);
});

for (const [rule, body] of [
  ['label', '<input>'],
  ['color-contrast', '<p style="color:#aaa;background:#fff">Pale</p>'],
  ['image-alt', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'],
  ['target-size', '<button style="width:9px;height:9px;padding:0" aria-label="a"></button>'.repeat(2)],
  ['aria-required-children', '<div role="tablist"><p>One</p></div>'],
  ['label', '<iframe title="Offer" srcdoc="<html lang=en><title>x</title><input>"></iframe>'],
] as const) {
  test(`${rule} is found in ${body.slice(0, 40)}`, async ({ page }) => {
    await page.setContent(whole(body));
    await page.waitForLoadState('load');
    const found = await findViolations(page);
    expect(found.map((violation) => violation.rule)).toContain(rule);
    expect(found[0]?.places.length).toBeGreaterThan(0);
  });
}

const card = (style: string): string => `<p style="background:#fff;${style}">Pale</p>`;

test('contrast is measured on each look: a pale card after twenty dark ones is found', async ({ page }) => {
  await page.setContent(whole(`${card('color:#222').repeat(20)}${card('color:#aaa')}`));
  const [found] = await findViolations(page);
  expect(found).toMatchObject({ rule: 'color-contrast', places: [expect.stringContaining('#aaa')] });
});

test('a look depends on what it stands in: dark words are found on a dark ground', async ({ page }) => {
  const words = '<div><span style="color:#222">Words</span></div>';
  await page.setContent(
    whole(`${words.repeat(3)}<section style="background:#333">${words.repeat(3)}</section>`),
  );
  const [found] = await findViolations(page);
  expect(found?.rule).toBe('color-contrast');
  expect(found?.places).toHaveLength(2);
});

test('the check leaves the page as it was', async ({ page }) => {
  await page.setContent(whole(card('color:#222')));
  const before = await page.content();
  await findViolations(page);
  expect(await page.content()).toBe(before);
});
