import { ask } from '../src/ask';
import { findViolations } from '../src/axe';
import { expectWithinWidth } from '../src/page-checks';
import { expect, test } from '../src/site-test';

/*
 * Content pages of designed blocks (D-39), where only a browser can show that they work.
 */

test('[SHL-014] [SHL-015] [SHL-018] [SHL-022] [SHL-023] a page is there where a site has it, and a 404 elsewhere', async () => {
  for (const [own, others, paths] of [
    ['coastal', ['harbour', 'apex'], ['/eofy', '/pages/eofy-suv']],
    ['harbour', ['coastal', 'apex'], ['/pages/electric-vehicles', '/roadside-assist', '/owner-benefits']],
    ['apex', ['harbour'], ['/twg-cars', '/twg-rental', '/twg-tyres']],
    ['apex', ['harbour'], ['/neotek', '/4x4-outdoor', '/finance-and-insurance']],
    ['coastal', [], ['/privacy-policy', '/terms-and-conditions', '/about-us', '/careers', '/fleet']],
  ] as const) {
    for (const path of paths) {
      const answer = await ask(own, path);
      expect({ path, status: answer.status }).toEqual({ path, status: 200 });
      expect(answer.body.match(/<h1/g)).toHaveLength(1);
      for (const other of others) expect((await ask(other, path)).status).toBe(404);
    }
  }
  expect((await ask('coastal', '/pages/eofy-ute')).status).toBe(404);
  const [short, long] = await Promise.all(
    ['/warranty', '/pages/warranty'].map(async (path) => (await ask('harbour', path)).body),
  );
  const canonicalOf = (html = ''): string | undefined => /<link rel="canonical"[^>]*>/.exec(html)?.[0];
  const mainOf = (html = ''): string | undefined =>
    /<main[^]*<\/main>/.exec(html)?.[0].replace(/<[^>]+>/g, ' ');
  expect(mainOf(short)).toContain('3 year standard warranty');
  expect(mainOf(long)).toBe(mainOf(short));
  expect(canonicalOf(short)).toBeTruthy();
  expect(canonicalOf(long)).toBe(canonicalOf(short));
});

test('[SHL-016] the address of the booking section shows it, as a form or as the way to Xtime', async ({
  page,
  visit,
}) => {
  await visit('harbour', '/service#service-booking');
  await expect(page.locator('#service-booking')).toBeInViewport();
  await visit('coastal', '/service#service-booking');
  const section = page.locator('#service-booking');
  await expect(section).toBeInViewport();
  await expect(section.getByRole('link', { name: 'Book Service' })).toHaveAttribute(
    'href',
    'https://x.example/book',
  );
  await expect(page.locator('main form')).toHaveCount(0);
});

test('[SHL-080] tyres are moved with buttons and keys, and brake testing stands below them', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await visit('apex', '/twg-tyres');
  const tyres = page.getByRole('list', { name: 'Tyres' });
  await expect(tyres.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => tyres.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
  await expect(page.getByRole('heading', { name: 'Brake testing while you wait' })).toBeAttached();
  await visit('harbour', '/service');
  await expect(page.locator('[data-block=tyre-carousel], [data-block=brake-testing]')).toHaveCount(0);
});

test('[SHL-017] pages of designed blocks fit phones and desktops and have no accessibility faults', async ({
  page,
  visit,
}) => {
  for (const [site, path] of [
    ['harbour', '/about-us'],
    ['bigrig', '/service'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(site, path);
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await expectWithinWidth(page);
    }
    expect(await findViolations(page)).toEqual([]);
  }
});
