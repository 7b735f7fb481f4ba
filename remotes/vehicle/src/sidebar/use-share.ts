import type { Car } from 'shared-contracts/entities/car';
import { usePlatform } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';

/** Opens the device's share sheet, or copies the link and says so where there is none. */
export function useShare(car: Pick<Car, 'name' | 'slug'>): () => void {
  const { events, site } = usePlatform();
  const url = new URL(hrefs.vehicle(car.slug), site.site.url).href;
  const toast = (title: string, variant: 'default' | 'destructive') =>
    events.publish('toast:requested', { id: 'share', title, variant }, 'vehicle');
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast(`Copied ${car.name} to your clipboard!`, 'default'),
      () => toast('The link could not be copied. Copy it from the address bar.', 'destructive'),
    );
  return () => {
    if (!('share' in navigator)) {
      void copy();
      return;
    }
    navigator.share({ title: car.name, url }).catch((error: unknown) => {
      const isCancelled = error instanceof Error && error.name === 'AbortError';
      return isCancelled ? undefined : copy();
    });
  };
}
