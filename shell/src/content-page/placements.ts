import type { PageBlock } from 'shared-contracts/content-page';
import type { SlotPlacement } from 'shared-contracts/slots';

/** Key of the slot in a block: blocks have no names, but their places are fixed. */
export const blockKey = (index: number): string => `block-${index}`;

/** Most locations that one page lists. */
export const mapLimit = 12;

/** Slots of a content page, so that they are loaded with it. */
export function placementsOf(blocks: readonly PageBlock[]): SlotPlacement[] {
  return blocks.flatMap((block, index): SlotPlacement[] => {
    if (block.type === 'vehicles') {
      const props = { title: block.title ?? '', query: block.query };
      return [{ name: 'search.rail', key: blockKey(index), props }];
    }
    if (block.type === 'form') {
      const props = { category: block.category, ...(block.title ? { title: block.title } : {}) };
      return [{ name: 'leads.form', key: blockKey(index), props }];
    }
    if (block.type === 'map') {
      return [{ name: 'locations.overview', key: blockKey(index), props: { limit: mapLimit } }];
    }
    return [];
  });
}
