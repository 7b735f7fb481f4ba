import type { ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { useLazy } from 'shared-ui/use-lazy';
import { useScrolledPast } from './use-scrolled-past';

/** CSS pixels of scroll after which the car's header comes in (VEH-078). */
const shownAfterPx = 500;

const loadHeader = () => import('./car-header');

/**
 * The car's name, price and quiet steps at the upper edge once the sidebar's are out of view (VEH-078, VEH-079). Its
 * code is fetched when a shopper begins to scroll; without it the page lacks nothing but the repetition.
 */
export function StickyHeader({ car }: { car: Car }): ReactNode {
  const hasScrolled = useScrolledPast(0);
  const isOpen = useScrolledPast(shownAfterPx);
  const part = useLazy(hasScrolled, loadHeader);
  return part ? <part.CarHeader car={car} isOpen={isOpen} /> : null;
}
