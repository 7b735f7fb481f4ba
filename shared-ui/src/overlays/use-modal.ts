import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { nextInCycle } from './focus-cycle';
import { lockScroll } from './scroll-lock';

interface ModalOptions {
  readonly onClose: () => void;
  /** Gets focus when the dialog opens; the dialog itself when absent. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
}

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onPointerDown: (event: MouseEvent<HTMLDialogElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Behaviour of a mounted modal dialog (UI-005): opens in the top layer, takes focus, keeps Tab inside, closes
 * on Escape, on the system's back gesture and on a press on the backdrop, holds the page still, and gives
 * focus back to what had it.
 */
export function useModal({ onClose, initialFocus }: ModalOptions): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const pressStartedOnBackdrop = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const opener = document.activeElement;
    const releaseScroll = lockScroll();
    // Browsers from before 2022 have the element without the method; ours traps focus by itself.
    if (typeof dialog.showModal === 'function') dialog.showModal();
    else dialog.setAttribute('open', '');
    (initialFocus?.current ?? dialog).focus();
    return () => {
      if (dialog.open && typeof dialog.close === 'function') dialog.close();
      releaseScroll();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [initialFocus]);

  return {
    ref,
    onKeyDown(event) {
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        onClose();
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
      onClose();
    },
    onPointerDown(event) {
      pressStartedOnBackdrop.current = event.target === event.currentTarget;
    },
    onClick(event) {
      // A text selection that ends outside is not a press on the backdrop.
      if (event.target === event.currentTarget && pressStartedOnBackdrop.current) onClose();
    },
  };
}
