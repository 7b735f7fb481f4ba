/** Size in CSS pixels (VEH-045). */
const features = 'width=550,height=400';
/** How often to check whether the window is still open. */
const pollMs = 1_000;

/**
 * Opens a small window of another site and says when it is gone (VEH-045). That site does not learn what opened it.
 * A browser that opens none says so itself.
 */
export function openShareWindow(address: string, onClose: () => void): void {
  const opened = window.open(address, '_blank', features);
  if (!opened) return;
  opened.opener = null;
  const polling = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(polling);
    onClose();
  }, pollMs);
}
