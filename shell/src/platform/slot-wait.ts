import { onNearViewport, watchTries } from 'shared-ui/lazy-component';

/** Keeps a slot waiting, so that the code of its remote is not fetched before it is wanted. */
export interface SlotWait {
  /** Called while drawing: throws a promise, which is how a component waits, until the wait is over. */
  pass(): void;
  end(): void;
}

const nothing = (): void => undefined;

/** Of slots that do not wait, and of the server. */
export const noWait: SlotWait = { pass: nothing, end: nothing };

/** @param isRendered the server's markup stands in the slot's place */
export function createSlotWait(isRendered: boolean): SlotWait {
  let isOver = false;
  const isChanged = watchTries();
  let notify = nothing;
  const over = new Promise<void>((resolve) => {
    notify = resolve;
  });
  const end = (): void => {
    isOver = true;
    notify();
  };
  return {
    end,
    pass() {
      if (isOver) return;
      // Markup is tried again when something above has changed or when the visitor touches it:
      // React shows that change together with this slot, so it must not wait for the view any longer.
      if (isRendered && isChanged()) end();
      // As in `useRemote`.
      else throw over;
    },
  };
}

/** A slot that is not in the page is brought by then, for those who read the page without moving it, in milliseconds. */
const patienceMs = 4_000;

/**
 * Ends a wait when its place comes near the view or when the page is printed. A slot that is not in the page comes in
 * time anyway, and at once where the address leads into the page: what stands above the target must not grow while the
 * visitor is there.
 *
 * @param isRendered the server's markup stands in the slot's place, and may stay as it is
 * @returns the clean-up
 */
export function endOnNearViewport({ end }: SlotWait, place: Element, isRendered: boolean): () => void {
  const timer = isRendered ? undefined : setTimeout(end, window.location.hash === '' ? patienceMs : 0);
  const stop = onNearViewport(place, end);
  window.addEventListener('beforeprint', end);
  return () => {
    clearTimeout(timer);
    stop();
    window.removeEventListener('beforeprint', end);
  };
}
