import { findViolations, findViolationsAtWidth } from '../src/axe';
import { expect, test } from '../src/test';
import { markChangedTexts, noteTexts } from '../src/text-looks';

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

test('texts that look alike at two widths are not looked at again', async ({ page }) => {
  await page.setContent(whole('<p style="color:#aaa">Pale</p>'));
  await noteTexts(page);
  await page.setViewportSize({ width: 375, height: 740 });
  expect(await markChangedTexts(page)).toBe(0);
});

for (const [what, css] of [
  ['paler', 'p { color: #000 } @media (width < 600px) { p { color: #aaa } }'],
  [
    'on a paler ground',
    'p { color: #fff } main { background: #000 } @media (width < 600px) { main { background: #ddd } }',
  ],
  ['shown', 'p { color: #aaa; display: none } @media (width < 600px) { p { display: block } }'],
  [
    'over another part',
    'p { color: #fff; position: absolute; top: 0; background: none } h1 { background: #000; margin: 0; height: 99px } @media (width < 600px) { h1 { background: #ddd } }',
  ],
] as const) {
  test(`a text that is ${what} on a phone alone is found when the page gets narrow`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.setContent(whole(`<style>${css}</style><p>Pale</p>`));
    expect((await findViolations(page)).filter(({ rule }) => rule === 'color-contrast')).toEqual([]);
    await noteTexts(page);
    await page.setViewportSize({ width: 375, height: 740 });
    expect((await findViolationsAtWidth(page)).map(({ rule }) => rule)).toContain('color-contrast');
  });
}
