import { expect, test } from '../src/site-test';

test('[UI-013] the caret stays where a shopper types into an amount', async ({ page, visit }) => {
  await visit('harbour', '/');
  const budget = page.getByRole('textbox', { name: 'Budget', exact: true }).first();
  const caret = () => budget.evaluate((field: HTMLInputElement) => field.selectionStart);
  await budget.fill('12500');
  await expect(budget).toHaveValue('$12,500');
  await budget.press('Home');
  await budget.press('ArrowRight');
  await budget.press('ArrowRight');
  await page.keyboard.type('98');
  await expect(budget).toHaveValue('$1,982,500');
  expect(await caret()).toBe('$1,98'.length);
  await page.keyboard.press('Backspace');
  await expect(budget).toHaveValue('$192,500');
  expect(await caret()).toBe('$19'.length);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const durationMs = reducedMotion === 'reduce' ? 0 : 300;

  test(`[UI-007] a collapsible's height takes ${durationMs} ms each way with ${reducedMotion}`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit('harbour', '/search');
    const button = page.getByRole('complementary').locator('button[aria-expanded=false]').first();
    const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
    /** Presses the button and says how long the browser takes over the height then. */
    const press = async () =>
      button.evaluate(
        (element: HTMLButtonElement, id) => {
          const controlled = document.getElementById(id);
          element.click();
          return new Promise<number>((done) => {
            // React answers a press in its task; the transition begins with the next styles.
            requestAnimationFrame(() => {
              const running = controlled?.getAnimations() ?? [];
              const ofHeight = running.find(
                (animation) =>
                  animation instanceof CSSTransition && animation.transitionProperty === 'grid-template-rows',
              );
              done(Number(ofHeight?.effect?.getComputedTiming().duration ?? 0));
            });
          });
        },
        (await button.getAttribute('aria-controls')) ?? '',
      );
    const handle = await button.elementHandle();
    expect(await press()).toBeCloseTo(durationMs, 0);
    expect(await handle?.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(async () => (await panel.boundingBox())?.height ?? 0).toBeGreaterThan(20);
  });
}
