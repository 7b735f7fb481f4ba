/** Pictures and preloads that cannot be loaded are written down and otherwise let be (SHL-077). */
export function watchPictures(): () => void {
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement)
      console.info(`[forecourt] picture not loaded: ${target.currentSrc}`);
    else if (target instanceof HTMLLinkElement) console.info(`[forecourt] preload failed: ${target.href}`);
  };
  // Errors of elements do not bubble, but they can be caught on their way down.
  window.addEventListener('error', onError, true);
  return () => window.removeEventListener('error', onError, true);
}
