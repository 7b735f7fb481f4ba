import type { ReactNode } from 'react';
import type { Facet } from 'shared-contracts/entities/search';
import { useSite } from 'shared-contracts/react';
import { Button } from 'shared-ui/button';
import { Sheet } from 'shared-ui/dialog';
import { FilterPanel } from '../filters/filter-panel';
import { countInWords } from './heading';
import type { Search } from './use-search';

export interface FilterSheetProps {
  search: Search;
  facets: Record<string, Facet>;
  count: number;
  isOpen: boolean;
  onClose: () => void;
}

/** The filters over the whole phone. Results change beneath it; its button says how many there are. */
export function FilterSheet({ search, facets, count, isOpen, onClose }: FilterSheetProps): ReactNode {
  const site = useSite();
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title="Filters"
      footer={
        <Button variant="filled" onClick={onClose}>
          {count === 0 ? `${countInWords(count, site)} match` : `Show ${countInWords(count, site)}`}
        </Button>
      }
    >
      <FilterPanel search={search} facets={facets} />
    </Sheet>
  );
}
