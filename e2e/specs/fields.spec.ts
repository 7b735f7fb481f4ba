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
