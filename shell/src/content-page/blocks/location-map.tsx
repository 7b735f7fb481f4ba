import type { ReactNode } from 'react';
import { Slot } from 'shared-contracts/react';
import type { BlockProps } from './block-types';
import { SectionHead } from './section-head';

/** The locations of the site with the way to each; they are the locations remote's. */
export function LocationMap({
  block: { title, intro },
  placement,
  limit,
}: BlockProps<'map'> & { placement: string; limit: number }): ReactNode {
  return (
    <>
      <SectionHead title={title ?? 'Where to find us'} intro={intro} />
      <Slot name="locations.overview" placement={placement} limit={limit} />
    </>
  );
}
