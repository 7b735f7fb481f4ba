import { useCallback, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useEvent, usePlatform } from 'shared-contracts/react';
import { openStorage, sessionStore } from 'shared-contracts/storage';
import { ChatIcon } from 'shared-ui/icons';
import { useBottomInset } from 'shared-ui/bottom-inset';
import { useLazy } from 'shared-ui/use-lazy';
import { isChatAvailable } from './availability';
import * as styles from './chat.styles';
import { useLift } from './use-lift';

/** Checks once whether the chat is open, and notifies the page. False until the answer is there. */
function useAvailability(address: string): boolean {
  const { site, events } = usePlatform();
  const { slug } = site.site;
  const [available, setAvailable] = useState(false);
  useEffect(() => {
    let isWanted = true;
    void isChatAvailable(address, openStorage(slug, sessionStore())).then((answer) => {
      if (!isWanted) return;
      setAvailable(answer);
      events.publish('chat:availability-changed', { available: answer }, 'shell');
    });
    return () => {
      isWanted = false;
    };
  }, [address, slug, events]);
  return available;
}

/** An open chat, with the car it was opened for, if any. */
interface OpenChat {
  carId: number | null;
}

/** The panel's code, fetched when it is first opened. */
const loadPanel = () => import(/* webpackChunkName: 'chat-panel' */ './car-panel');

/**
 * The chat of a site, once it has answered: a bubble above everything fixed to the lower edge, and the panel it opens
 * (SHL-085). `chat:open-requested` opens the panel for a car (VEH-033).
 */
export function Chat({ address }: { address: string }): ReactNode {
  const available = useAvailability(address);
  const [open, setOpen] = useState<OpenChat | null>(null);
  // A message that was begun is there when the panel is opened again.
  const [draft, setDraft] = useState('');
  const load = useCallback(
    () =>
      loadPanel().catch((error: unknown) => {
        // The next click asks for it again.
        setOpen(null);
        throw error;
      }),
    [],
  );
  const panel = useLazy(open !== null, load);
  // The bubble stays until the panel is there.
  const shown = panel ? open : null;
  useEvent('chat:open-requested', ({ car_id }) => setOpen({ carId: car_id ?? null }));
  useBottomInset('bubble', available);
  const bubble = useRef<HTMLButtonElement>(null);
  const lift = useLift(bubble, available);
  if (!available) return null;
  return (
    <>
      <button
        type="button"
        ref={bubble}
        css={styles.bubbleStyles}
        style={{ '--lift': `${-(lift ?? 0)}px` } as CSSProperties} // React’s type lists no custom properties
        data-clears=""
        data-away={lift === null ? '' : undefined}
        data-edge="bubble"
        aria-label="Chat"
        aria-haspopup="dialog"
        aria-expanded={shown !== null}
        onClick={() => setOpen({ carId: null })}
      >
        <ChatIcon size={24} />
        <span>Chat</span>
      </button>
      {panel && shown ? (
        <panel.CarPanel
          key={shown.carId}
          {...shown}
          draft={draft}
          onDraft={setDraft}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}
