import { whenIdle } from './when-idle';

/**
 * Finds out why React renders a part that waits once more. A pass that something more urgent broke off is begun again before
 * the browser has a moment to spare; any later try, or one after the visitor has done something, follows a change above
 * the part, and React shows that change together with it.
 *
 * @returns called at each try: true when it follows a change
 */
export function watchTries(): () => boolean {
  let isFirst = true;
  let isQuiet = false;
  return () => {
    // Browsers that do not know what the visitor did may take a new pass for a change.
    if (!isFirst) return isQuiet || (navigator.userActivation?.hasBeenActive ?? true);
    isFirst = false;
    whenIdle(() => (isQuiet = true));
    return false;
  };
}
