import { useDispatch, useSelector } from 'react-redux';
import type { FavouriteEntry } from 'shared-contracts/entities/shopper';
import { compareSlice } from '../store/compare';
import type { ShopperState, ShopperStore } from '../store/store';

/** The cars chosen for comparison, and ways to change the choice. */
export interface Compared {
  items: FavouriteEntry[];
  toggle: (entry: FavouriteEntry) => void;
  /** Puts other cars in place of the choice. */
  replace: (entries: FavouriteEntry[]) => void;
  clear: () => void;
}

export function useCompared(): Compared {
  const items = useSelector((state: ShopperState) => state.compare);
  const dispatch = useDispatch<ShopperStore['dispatch']>();
  return {
    items,
    toggle: (entry) => dispatch(compareSlice.actions.toggled(entry)),
    replace: (entries) => dispatch(compareSlice.actions.replaced(entries)),
    clear: () => dispatch(compareSlice.actions.replaced([])),
  };
}
