import { walkWithTab } from '../src/keyboard-walk';
import { expect, test } from '../src/test';

/*
 * The walk with Tab finds what it is there for: each page below has one thing wrong, and a walk that does not say so
 * would prove nothing on the pages of a site.
 */

const good = '<a href="#a">One</a> <button>Two</button> <label><input type="checkbox"> Three</label>';

test('a page without faults is walked in its order', async ({ page }) => {
  await page.setContent(good);
  expect(await walkWithTab(page)).toEqual([
    { role: 'link', name: 'One' },
    { role: 'button', name: 'Two' },
    { role: 'checkbox', name: 'Three' },
  ]);
});

for (const [fault, markup, message] of [
  [
    'a stop without a mark',
    '<style>button{outline:0!important}</style>',
    '<button>Two</button> shows no focus',
  ],
  ['a stop without a name', '<button><svg width="9" height="9"></svg></button>', 'has no name'],
  ['a stop without a role', '<div tabindex="0">Four</div>', 'has no role'],
  [
    'a stop beneath something else',
    '<div style="position:fixed;inset:0;background:white"></div>',
    '<button>Two</button> is covered by <div',
  ],
  [
    'a stop that is not on the screen',
    '<button style="position:fixed;left:-999px">Four</button>',
    'is outside the view',
  ],
  [
    'a ring that is cut off',
    '<div style="overflow:hidden;width:90px;height:30px"><button style="width:90px;height:30px;outline:2px solid blue">Four</button></div>',
    'has a focus ring that is cut off',
  ],
  ['what only a pointer reaches', '<button tabindex="-1">Four</button>', 'Four</button> is not reached'],
  [
    'a trap',
    `<button id="trap">Four</button><button>Five</button>
     <script>trap.onkeydown = (event) => { if (event.key === 'Tab') event.preventDefault(); }</script>`,
    'the walk is trapped',
  ],
] as const) {
  test(`the walk finds ${fault}`, async ({ page }) => {
    await page.setContent(good + markup);
    await expect(walkWithTab(page)).rejects.toThrow(message);
  });
}

test('the walk finds a dialog that lets the focus go', async ({ page }) => {
  await page.setContent(`${good}<div id="box" role="dialog"><button>Four</button></div>`);
  await page.getByRole('button', { name: 'Four' }).focus();
  await expect(walkWithTab(page, { within: '#box' })).rejects.toThrow('is outside #box');
});

test('a walk has time for each stop, however many there are', async ({ page }, info) => {
  const before = info.timeout;
  await page.setContent('<main><a href="#1">One</a> <a href="#2">Two</a> <a href="#3">Three</a></main>');
  const stops = await walkWithTab(page);
  expect(stops).toHaveLength(3);
  expect(info.timeout - before).toBeGreaterThanOrEqual(stops.length * 1_000);
});
