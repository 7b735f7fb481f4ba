import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { closeOnBack } from './back-entry';
import { nextInCycle } from './focus-cycle';
import { lockScroll } from './scroll-lock';

interface ModalOptions {
  /** Called when the dialog is to go. The owner then takes it away: it is not visible any more. */
  readonly onClose: () => void;
  /** Gets focus when the dialog opens; the dialog itself when absent. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  /** For buttons that close the dialog. */
  readonly close: () => void;
  readonly 'data-closes-on-back': '';
  readonly onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onPointerDown: (event: MouseEvent<HTMLDialogElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Behaviour of a mounted modal dialog (UI-005): opens in the top layer, takes focus, keeps Tab inside, closes
 * on Escape, on the system's back gesture, on the browser's Back and on a press on the backdrop, holds the
 * page still, and gives focus back to what had it. What is closed is out of sight with the next frame; that the page behind lives again takes
 * the browser longer.
 */
export function useModal({ onClose, initialFocus }: ModalOptions): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const pressStartedOnBackdrop = useRef(false);
  const isLeaving = useRef(false);
  const [timesLeft, setTimesLeft] = useState(0);
  const close = (): void => {
    const dialog = ref.current;
    if (isLeaving.current || !dialog) return;
    isLeaving.current = true;
    // An animation that still runs would show it, and what is invisible must not take a tap.
    Object.assign(dialog.style, { animation: 'none', opacity: '0' });
    dialog.inert = true;
    startTransition(() => {
      onClose();
      setTimesLeft(timesLeft + 1);
    });
  };
  // A dialog whose owner keeps it, or opened it again meanwhile, comes back.
  useEffect(() => {
    if (!isLeaving.current || !ref.current) return;
    isLeaving.current = false;
    ref.current.inert = false;
    Object.assign(ref.current.style, { animation: '', opacity: '' });
  }, [timesLeft]);

  /** Undoes the opening; null while the dialog is not open. */
  const leave = useRef<(() => void) | null>(null);
  const open = useEffectEvent((): void => {
    const dialog = ref.current;
    // What it contains may have been hidden for a while to load more.
    if (!dialog || leave.current) return;
    const opener = document.activeElement;
    // Browsers from before 2022 have the element without the method; ours traps focus by itself.
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    (initialFocus?.current ?? dialog).focus();
    // Last: it reads the width of the page, and opening has made the browser lay it out already.
    const releaseScroll = lockScroll();
    leave.current = () => {
      leave.current = null;
      if (dialog.open && typeof dialog.close === 'function') dialog.close();
      releaseScroll();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  });
  // Before it is painted: a key or tap in between would reach the page behind, and focus would go back to the wrong place.
  useLayoutEffect(() => open(), []);
  useEffect(() => () => leave.current?.(), []);

  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => closeOnBack(() => latestClose.current()), []);

  return {
    ref,
    close,
    'data-closes-on-back': '',
    onKeyDown(event) {
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        close();
      }
      if (event.key === 'Tab') {
        const target = nextInCycle(event.currentTarget, event.shiftKey);
        if (!target) return;
        event.preventDefault();
        target.focus();
      }
    },
    onCancel(event) {
      // Only the dialog's own: a file input inside also sends `cancel`.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      close();
    },
    onPointerDown(event) {
      pressStartedOnBackdrop.current = event.target === event.currentTarget;
    },
    onClick(event) {
      // A text selection that ends outside is not a press on the backdrop.
      if (event.target === event.currentTarget && pressStartedOnBackdrop.current) close();
    },
  };
}
