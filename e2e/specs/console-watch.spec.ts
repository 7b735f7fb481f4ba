import { createConsoleWatch, expect, test, type ConsoleWatch } from '../src/test';

/*
 * The watch that every browser test has over the console of its page, shown what it has to notice.
 */

const say = (count: number): string => `for (let i = 0; i < ${count}; i += 1) console.error('boom')`;
const once = (watch: ConsoleWatch) => watch.expect('boom');
const twice = (watch: ConsoleWatch) => watch.expect(/bo+m/, 2);
const oneOrTwo = (watch: ConsoleWatch) => watch.expect('boom', [1, 2]);
const any = (watch: ConsoleWatch) => watch.allow('boom');

for (const [what, announce, count, complaint] of [
  ['an error without an announcement', () => undefined, 1, /messages in the console of the page/],
  ['an announced error', once, 1, null],
  ['a second one', once, 2, /messages in the console of the page/],
  ['one that does not come', once, 0, /announced messages that did not come[^]*boom: 0 of 1/],
  ['two announced ones', twice, 2, null],
  ['one of two', twice, 1, /1 of 2/],
  ['as many as a race gives', oneOrTwo, 2, null],
  ['more than a race gives', oneOrTwo, 3, /messages in the console/],
  ['none where any number is accepted', any, 0, null],
  ['many where any number is accepted', any, 5, null],
] as const) {
  test(`${what} ${complaint ? 'fails the test' : 'passes'}`, async ({ context }) => {
    const page = await context.newPage();
    const watch = createConsoleWatch();
    watch.watch(page);
    announce(watch);
    await page.setContent(`<script>${say(count)}</script>`);
    if (complaint) await expect(watch.check()).rejects.toThrow(complaint);
    else await watch.check();
  });
}

test('an announced error that comes when the test is over passes', async ({ context }) => {
  const page = await context.newPage();
  const watch = createConsoleWatch();
  watch.watch(page);
  once(watch);
  await page.setContent(`<script>setTimeout(() => { ${say(1)} }, 300)</script>`);
  await watch.check();
});
