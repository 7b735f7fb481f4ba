import { useId, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { IconButton } from '../actions/button';
import { CloseIcon } from '../icons/action-icons';
import {
  bodyStyles,
  centredFrameStyles,
  dialogPanelStyles,
  footerStyles,
  sheetBodyStyles,
  sheetFrameStyles,
  sheetPanelStyles,
  topStyles,
} from './dialog.styles';
import { useModal } from './use-modal';

export interface ModalProps {
  readonly open: boolean;
  /** Called for Escape, the close button, the backdrop, the back gesture and a dialog's Back. The owner then sets `open` to false. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Actions that stay in view below the scrolling content; `close` is for one that closes the dialog. */
  readonly footer?: (close: () => void) => ReactNode;
  /** Gets focus on opening, for example the first field. The dialog itself when absent. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

export interface DialogProps extends ModalProps {
  /** Widest width in px on large screens; 480 by default. */
  readonly widthPx?: number;
}

interface FrameProps extends Omit<DialogProps, 'open'> {
  readonly placement: 'centre' | 'sheet';
}

function ModalFrame({
  placement,
  onClose,
  title,
  children,
  footer,
  initialFocus,
  widthPx,
}: FrameProps): ReactNode {
  const titleId = useId();
  const isSheet = placement === 'sheet';
  const { ref, close, ...handlers } = useModal({ onClose, initialFocus });
  // Custom properties are the one thing React's style type does not list.
  const width = widthPx === undefined ? undefined : ({ '--dialog-width': `${widthPx}px` } as CSSProperties);
  return (
    <dialog
      ref={ref}
      {...handlers}
      css={isSheet ? sheetFrameStyles : centredFrameStyles}
      aria-labelledby={titleId}
      aria-modal="true"
      tabIndex={-1}
      style={width}
    >
      <div css={isSheet ? sheetPanelStyles : dialogPanelStyles}>
        <div css={topStyles}>
          <h2 id={titleId}>{title}</h2>
          <IconButton label="Close" onClick={close}>
            <CloseIcon />
          </IconButton>
        </div>
        <div css={isSheet ? sheetBodyStyles : bodyStyles}>{children}</div>
        {footer ? <div css={footerStyles}>{footer(close)}</div> : null}
      </div>
    </dialog>
  );
}

/** A modal dialog (UI-005): centred, and a bottom sheet on phones. Back closes it. Renders nothing while closed. */
export function Dialog({ open, ...rest }: DialogProps): ReactNode {
  return open ? <ModalFrame {...rest} placement="centre" /> : null;
}

/** A modal panel of full height for filters and menus: the whole screen on phones, the right edge elsewhere. */
export function Sheet({ open, ...rest }: ModalProps): ReactNode {
  return open ? <ModalFrame {...rest} placement="sheet" /> : null;
}
