import { useEffect, useState, type ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { logStyles } from './frame.styles';
import { isHarnessMessage, type HarnessMessage } from './messages';

const keptEntries = 60;

interface Entry {
  id: number;
  message: Exclude<HarnessMessage, { kind: 'address' }>;
}

function useMessages(onAddress: (address: string) => void): [Entry[], () => void] {
  const [entries, setEntries] = useState<Entry[]>([]);
  useEffect(() => {
    let count = 0;
    const onMessage = ({ data, origin }: MessageEvent<unknown>): void => {
      if (origin !== window.location.origin || !isHarnessMessage(data)) return;
      if (data.kind === 'address') {
        onAddress(data.address);
        return;
      }
      count += 1;
      const entry = { id: count, message: data };
      setEntries((last) => [entry, ...last].slice(0, keptEntries));
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [onAddress]);
  return [entries, () => setEntries([])];
}

function EntryText({ message }: { message: Entry['message'] }): ReactNode {
  if (message.kind === 'problem') return <span data-problem="">{message.message}</span>;
  const { name, sender, payload } = message.event;
  return (
    <>
      <strong>{name}</strong> from {sender}
      <code>{JSON.stringify(payload)}</code>
    </>
  );
}

/** Everything that passed the bus of the page under test, newest first. */
export function EventLog({ onAddress }: { onAddress: (address: string) => void }): ReactNode {
  const [entries, clear] = useMessages(onAddress);
  return (
    <section aria-labelledby="event-log-title">
      <h2 id="event-log-title">Events</h2>
      <Button size="small" variant="text" onClick={clear}>
        Clear
      </Button>
      <ol css={logStyles} aria-label="Event log">
        {entries.map(({ id, message }) => (
          <li key={id}>
            <EntryText message={message} />
          </li>
        ))}
      </ol>
    </section>
  );
}
