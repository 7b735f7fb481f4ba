import { useEffect, useState } from 'react';
import { usePublish } from 'shared-contracts/react';
import { sender } from '../sender';

/** How long the button says that it is done, in milliseconds (VEH-042). */
const copiedMs = 1_500;

/** Puts an address on the clipboard, and says so in its button and in a toast (VEH-041 to VEH-043). */
export function useCopy(name: string, url: string): { isCopied: boolean; copy: () => Promise<void> } {
  const publish = usePublish(sender);
  // Counted, so that a second press is answered for its whole time too.
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), copiedMs);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      const title = 'The link could not be copied. Copy it from the address bar.';
      publish('toast:requested', { id: 'share', title, variant: 'destructive' });
      return;
    }
    setCopies((count) => count + 1);
    publish('toast:requested', { id: 'share', title: `Copied ${name} to your clipboard!` });
  };
  return { isCopied: copies > 0, copy };
}
