import type { PageBlock } from 'shared-contracts/content-page';

/** One type of block. */
export type Block<T extends PageBlock['type']> = Extract<PageBlock, { type: T }>;

/** Props of the component that shows one type of block. */
export interface BlockProps<T extends PageBlock['type']> {
  block: Block<T>;
}
