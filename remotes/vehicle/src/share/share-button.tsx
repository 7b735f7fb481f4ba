import { useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import type { Car } from 'shared-contracts/entities/car';
import { usePlatform } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { Button } from 'shared-ui/button';
import { ShareIcon } from 'shared-ui/icons';
import { sender } from '../sender';
import type { ShareDialog } from './share-dialog';

type DialogPart = ComponentType<ComponentProps<typeof ShareDialog>>;

/** Opens the system's share sheet, or our own list of ways where there is none (VEH-041). */
export function ShareButton({ car }: { car: Car }): ReactNode {
  const { events, site } = usePlatform();
  const [part, setPart] = useState<{ Dialog: DialogPart } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const url = new URL(hrefs.vehicle(car.slug), site.site.url).href;
  const openList = (): void => {
    setOpen(true);
    import('./share-dialog').then(
      ({ ShareDialog: Dialog }) => setPart({ Dialog }),
      () => {
        setOpen(false);
        const title = 'Sharing is not available right now. Copy the link from the address bar.';
        events.publish('toast:requested', { id: 'share', title, variant: 'destructive' }, sender);
      },
    );
  };
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
      {isOpen && part ? <part.Dialog car={car} url={url} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
