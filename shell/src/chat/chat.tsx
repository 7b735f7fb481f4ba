import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { useEvent, usePlatform } from 'shared-contracts/react';
import { openStorage, sessionStore } from 'shared-contracts/storage';
import { ChatIcon } from 'shared-ui/icons';
import { useBottomInset } from 'shared-ui/bottom-inset';
import { isChatAvailable } from './availability';
import * as styles from './chat.styles';
import { MessagePanel } from './message-panel';
import { useChatCar } from './use-chat-car';

/** Asks once whether the chat is open, and tells the page. False until the answer is there. */
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

/** An open chat, with the car it was opened for when somebody asked for one. */
interface OpenChat {
  carId: number | null;
}

function OpenPanel({
  carId,
  ...panel
}: OpenChat & Omit<ComponentProps<typeof MessagePanel>, 'car'>): ReactNode {
  const car = useChatCar(carId);
  return <MessagePanel car={car} {...panel} />;
}

/**
 * The chat of a site, once it has answered: a bubble above everything fixed to the lower edge, and the panel it opens
 * (SHL-085). `chat:open-requested` opens the panel for a car (VEH-033).
 */
export function Chat({ address }: { address: string }): ReactNode {
  const available = useAvailability(address);
  const [open, setOpen] = useState<OpenChat | null>(null);
  // A message that was begun is there when the panel is opened again.
  const [draft, setDraft] = useState('');
  useEvent('chat:open-requested', ({ car_id }) => setOpen({ carId: car_id ?? null }));
  useBottomInset('bubble', available);
  if (!available) return null;
  return (
    <>
      <button
        type="button"
        css={styles.bubbleStyles}
        data-edge="bubble"
        aria-label="Chat"
        aria-haspopup="dialog"
        aria-expanded={open !== null}
        onClick={() => setOpen({ carId: null })}
      >
        <ChatIcon size={24} />
        <span>Chat</span>
      </button>
      {open ? (
        <OpenPanel
          key={open.carId}
          {...open}
          draft={draft}
          onDraft={setDraft}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}
