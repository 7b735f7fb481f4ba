import { useLayoutEffect, type RefObject } from 'react';
import { pictureHash } from 'shared-contracts/images';

/** Renditions of a slide are cropped: width by height. Those of a card and of other lists are not. */
const croppedAddress = /\/\d+x\d+\//;

/** Address under which the browser has already fetched a picture for a list, or null. */
function earlierAddress(reference: string | undefined): string | null {
  const hash = pictureHash(reference);
  // Not every page keeps such a list, such as one in a test.
  if (hash === null || !('getEntriesByType' in performance)) return null;
  const isEarlier = ({ name }: PerformanceEntry): boolean =>
    name.endsWith(`/${hash}`) && !croppedAddress.test(name);
  return performance.getEntriesByType('resource').findLast(isEarlier)?.name ?? null;
}

/**
 * Lays the picture of the card that the shopper came from under the first slide, so that the frame is not blank while
 * the larger one is on its way. Written to the element itself: the slide need not re-render.
 *
 * @param strip its first element is the slide
 * @param reference the first picture of the car
 */
export function useEarlierPicture(strip: RefObject<HTMLElement | null>, reference: string | undefined): void {
  useLayoutEffect(() => {
    const slide = strip.current?.firstElementChild;
    const address = earlierAddress(reference);
    if (address === null || !(slide instanceof HTMLElement)) return undefined;
    slide.style.setProperty('--earlier-picture', `url("${address}")`);
    return () => void slide.style.removeProperty('--earlier-picture');
  }, [strip, reference]);
}
