import { useState } from 'react';
import { usePublish } from 'shared-contracts/react';
import { sender } from '../sender';

/** What is shared: an absolute address and its title. */
interface Shared {
  title: string;
  url: string;
}

const isCancelled = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/**
 * Shares an address by the system's sheet; where there is none, or it fails, by the clipboard; where that refuses, the
 * link is shown to be selected.
 */
export function useShare({ title, url }: Shared): { share: () => Promise<void>; isLinkShown: boolean } {
  const publish = usePublish(sender);
  const [isLinkShown, setLinkShown] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      setLinkShown(true);
      return;
    }
    publish('toast:requested', { id: 'share', title: 'Link to your estimate copied' });
  };
  const share = async (): Promise<void> => {
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      if (!isCancelled(error)) await copy();
    }
  };
  return { share, isLinkShown };
}
