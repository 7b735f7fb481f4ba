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
    const closed = page
      .getByRole('complementary', { name: 'Filters' })
      .locator('button[aria-expanded=false]')
      .first();
    const panelId = (await closed.getAttribute('aria-controls')) ?? '';
    const button = page.locator(`button[aria-controls="${panelId}"]`);
    const panel = page.locator(`[id="${panelId}"]`);
    /** Presses the button and says how long the browser takes over the height then. */
    const press = (): Promise<number> =>
      button.evaluate((element: HTMLButtonElement, id) => {
        const controlled = document.getElementById(id);
        element.click();
        return new Promise<number>((done) => {
          // React answers a press in its task; the transition begins with the next styles.
          requestAnimationFrame(() => {
            const ofHeight = controlled
              ?.getAnimations()
              .find(
                (running) =>
                  running instanceof CSSTransition && running.transitionProperty === 'grid-template-rows',
              );
            done(Number(ofHeight?.effect?.getComputedTiming().duration ?? 0));
          });
        });
      }, panelId);
    for (const isOpen of [true, false]) {
      expect(await press()).toBeCloseTo(durationMs, 0);
      await expect(button).toHaveAttribute('aria-expanded', String(isOpen));
      // At its end the next one begins from rest.
      await panel.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
      const { height = 0 } = (await panel.boundingBox()) ?? {};
      expect(height > 20).toBe(isOpen);
    }
  });
}
