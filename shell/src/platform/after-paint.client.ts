/** A tab in the background renders no frames; it goes on after this long, in milliseconds. */
const hiddenMs = 100;

/**
 * Resolves when the frame in the making has been painted. What a visitor did is answered on screen before heavy work
 * begins.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, hiddenMs);
    // Frames are painted after their callbacks, so the next task is the first one after the paint.
    requestAnimationFrame(() => setTimeout(resolve));
  });
