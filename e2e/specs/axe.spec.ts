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
