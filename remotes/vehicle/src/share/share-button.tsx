import { useState, type ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { usePlatform } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { Button } from 'shared-ui/button';
import { ShareIcon } from 'shared-ui/icons';
import { useLazy } from 'shared-ui/use-lazy';
import { sender } from '../sender';

const loadDialog = () => import('./share-dialog');

/** Opens the system's share sheet, or our own list of ways where there is none (VEH-041). */
export function ShareButton({ car }: { car: Car }): ReactNode {
  const { events, site } = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const url = new URL(hrefs.vehicle(car.slug), site.site.url).href;
  const dialog = useLazy(isOpen, loadDialog, () => {
    setOpen(false);
    const title = 'Sharing is not available right now. Copy the link from the address bar.';
    events.publish('toast:requested', { id: 'share', title, variant: 'destructive' }, sender);
  });
  const openList = (): void => setOpen(true);
  const share = (): void => {
    if (!('share' in navigator)) return openList();
    navigator.share({ title: car.name, url }).catch((error: unknown) => {
      const isCancelled = error instanceof Error && error.name === 'AbortError';
      if (!isCancelled) openList();
    });
  };
  return (
    <>
      <Button variant="text" size="small" data-part="scripted" aria-haspopup="dialog" onClick={share}>
        <ShareIcon /> Share
      </Button>
      {isOpen && dialog ? <dialog.ShareDialog car={car} url={url} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
