import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/button';
import {
  color,
  font,
  fontSize,
  media,
  motion,
  radius,
  shadow,
  size,
  space,
  zIndex,
} from '../foundation/tokens';
import { CloseIcon } from '../icons/action-icons';
import { CheckCircleIcon, InfoIcon, WarningIcon } from '../icons/status-icons';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

const regionStyles = css({
  position: 'fixed',
  zIndex: zIndex.toast,
  left: size.gutter,
  right: size.gutter,
  // Above the phone's action bar, whose height the page may set.
  bottom: `calc(${space[16]} + var(--bottom-bar,0px) + var(--tray,0px) + env(safe-area-inset-bottom))`,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  [media.from(768)]: {
    left: 'auto',
    right: space[24],
    bottom: `calc(${space[24]} + var(--tray,0px))`,
    justifyItems: 'end',
  },
});

const toastStyles = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  maxWidth: 440,
  minHeight: 56,
  padding: '6px 6px 6px 16px',
  background: color.ink,
  color: color.onInk,
  borderRadius: radius.base,
  boxShadow: shadow.floating,
  fontSize: fontSize[16],
  lineHeight: 1.35,
  animation: `${rise} ${motion.slow} ${motion.ease}`,
  '--color-focus': 'currentColor',
  '& > p': { flex: 1, minWidth: 0, paddingBlock: 6 },
  '& > a,& > button:not([aria-label])': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.tap,
    paddingInline: space[8],
    fontWeight: font.weightStrong,
    textDecoration: 'underline',
    textUnderlineOffset: 4,
    whiteSpace: 'nowrap',
  },
});

const ICONS = { neutral: InfoIcon, success: CheckCircleIcon, error: WarningIcon } as const;

/** What a toast is about. */
export type ToastKind = keyof typeof ICONS;

export interface ToastViewProps {
  readonly children: ReactNode;
  readonly kind?: ToastKind;
  /** A link or button that continues or undoes. */
  readonly action?: ReactNode;
  readonly onDismiss: () => void;
}

/** One toast. State and timing belong to its caller. */
export function ToastView({ children, kind = 'neutral', action, onDismiss }: ToastViewProps): ReactNode {
  const Icon = ICONS[kind];
  return (
    <div css={toastStyles}>
      <Icon />
      <p>{children}</p>
      {action}
      <IconButton label="Dismiss" onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}

/** The live region toasts appear in. Render it always and empty, so that a new toast is announced. */
export function ToastRegion({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <div css={regionStyles} data-clears="" role="status" aria-live="polite" aria-atomic="true">
      {children}
    </div>
  );
}
