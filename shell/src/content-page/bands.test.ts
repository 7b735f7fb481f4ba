import type { PageBlock } from 'shared-contracts/content-page';
import { bandsOf } from './bands';

const block = (type: PageBlock['type']): PageBlock => ({ type }) as PageBlock; // bands go by the type alone

const shape = (types: PageBlock['type'][]) =>
  bandsOf(types.map(block)).map(({ blocks, tinted }) => [
    blocks.map(({ block: { type } }) => type).join('+'),
    tinted,
  ]);

test('a heading keeps what follows it, running text stays together, and grounds alternate below the hero', () => {
  expect(
    shape(['hero', 'cards', 'heading', 'rich-text', 'faq', 'steps', 'rich-text', 'image', 'form', 'cta']),
  ).toEqual([
    ['hero', false],
    ['cards', false],
    ['heading+rich-text+faq', true],
    ['steps', false],
    ['rich-text+image', true],
    ['form', false],
    ['cta', true],
  ]);
});

test('a heading takes one block of its own kind, a second heading begins anew, a hero always stands alone', () => {
  expect(shape(['heading', 'offers', 'vehicles', 'heading', 'heading', 'hero', 'faq'])).toEqual([
    ['heading+offers', false],
    ['vehicles', true],
    ['heading', false],
    ['heading', true],
    ['hero', false],
    ['faq', false],
  ]);
});

test('blocks keep the place they have in the page', () => {
  expect(bandsOf(['hero', 'heading', 'faq'].map((type) => block(type as 'faq')))[1]?.blocks).toMatchObject([
    { index: 1 },
    { index: 2 },
  ]);
});
