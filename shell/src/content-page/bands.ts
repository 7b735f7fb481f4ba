import type { PageBlock } from 'shared-contracts/content-page';

/** Blocks that stand together on one ground, with the place each has in its page. */
export interface Band {
  blocks: { block: PageBlock; index: number }[];
  tinted: boolean;
}

/** Running text that shares a band with the running text above it. */
const flowing: readonly PageBlock['type'][] = ['rich-text', 'image', 'faq'];
/** What brings a ground of its own. */
const hasOwnGround = ({ type }: PageBlock): boolean => type === 'hero';

const continues = (last: PageBlock, next: PageBlock): boolean =>
  !hasOwnGround(next) &&
  next.type !== 'heading' &&
  (last.type === 'heading' || (flowing.includes(last.type) && flowing.includes(next.type)));

/**
 * Groups a page's blocks into bands whose grounds alternate: a heading begins one and keeps what follows it, running
 * text stays together, every other block is one of its own.
 *
 * @param from the first of the blocks to group, and `to` the one behind the last; all of them when left out
 */
export function bandsOf(blocks: readonly PageBlock[], from = 0, to = blocks.length): Band[] {
  const bands: Band[] = [];
  let tinted = true;
  blocks.slice(from, to).forEach((block, offset) => {
    const index = from + offset;
    const band = bands.at(-1);
    const last = band?.blocks.at(-1);
    if (band && last && continues(last.block, block)) {
      band.blocks.push({ block, index });
      return;
    }
    // Below a hero, or at the start, a page begins on its plain ground.
    tinted = !hasOwnGround(block) && !tinted;
    bands.push({ blocks: [{ block, index }], tinted });
    if (hasOwnGround(block)) tinted = true;
  });
  return bands;
}
