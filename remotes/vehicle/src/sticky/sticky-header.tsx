import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { useScrolledPast } from './use-scrolled-past';

/** CSS pixels of scroll after which the car's header comes in (VEH-078). */
const shownAfterPx = 500;

type CarHeader = ComponentType<{ car: Car; isOpen: boolean }>;

/**
 * The car's name, price and quiet steps at the upper edge once the sidebar's are out of view (VEH-078, VEH-079). Its
 * code is fetched when a shopper begins to scroll; without it the page lacks nothing but the repetition.
 */
export function StickyHeader({ car }: { car: Car }): ReactNode {
  const hasScrolled = useScrolledPast(0);
  const isOpen = useScrolledPast(shownAfterPx);
  const [part, setPart] = useState<{ Header: CarHeader } | null>(null);
  useEffect(() => {
    if (!hasScrolled) return;
    import('./car-header').then(
      ({ CarHeader: Header }) => setPart({ Header }),
      () => undefined,
    );
  }, [hasScrolled]);
  return part ? <part.Header car={car} isOpen={isOpen} /> : null;
}
