import { css, keyframes, type SerializedStyles } from '@emotion/react';
import { color, font, media, motion, radius, size, space } from '../foundation/tokens';

/** How loud a button is. One `filled` button per view; everything else is quiet. */
export type ButtonVariant = 'filled' | 'outline' | 'tonal' | 'text';
/** `regular` is 48 px high, `small` 44 px. */
export type ButtonSize = 'regular' | 'small';

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  border: '1px solid transparent',
  borderRadius: radius.button,
  fontFamily: font.button,
  fontWeight: 'var(--weight-button)',
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  position: 'relative',
  transition: `background-color ${motion.fast} ${motion.ease},border-color ${motion.fast} ${motion.ease},color ${motion.fast} ${motion.ease}`,
  '&[data-block]': { display: 'flex', width: '100%' },
  '&[data-busy]': { cursor: 'progress', color: 'transparent' },
  '&[data-busy]::after': {
    content: '""',
    position: 'absolute',
    width: 18,
    height: 18,
    borderRadius: radius.round,
    border: '2px solid var(--busy-colour)',
    borderRightColor: 'transparent',
    animation: `${spin} .8s linear infinite`,
  },
  '&:disabled,&[aria-disabled=true]:not([data-busy])': {
    background: color.disabled,
    borderColor: 'transparent',
    color: color.onDisabled,
    cursor: 'not-allowed',
  },
  '@media (forced-colors:active)': { borderColor: 'ButtonText' },
});

const enabledHover = '&:not(:disabled):not([aria-disabled=true]):hover';

const variants = {
  filled: css({
    '--busy-colour': color.onPrimary,
    background: color.primary,
    borderColor: color.primary,
    color: color.onPrimary,
    [media.hover]: { [enabledHover]: { background: color.primaryHover, borderColor: color.primaryHover } },
  }),
  outline: css({
    '--busy-colour': color.ink,
    background: 'transparent',
    borderColor: color.lineStrong,
    color: color.ink,
    [media.hover]: { [enabledHover]: { background: color.tint, borderColor: color.ink } },
  }),
  tonal: css({
    '--busy-colour': 'var(--tonal-text)',
    background: 'var(--tonal-background)',
    borderColor: 'var(--tonal-line)',
    color: 'var(--tonal-text)',
    [media.hover]: {
      [enabledHover]: { background: color.primary, borderColor: color.primary, color: color.onPrimary },
    },
  }),
  text: css({
    '--busy-colour': color.primaryText,
    background: 'transparent',
    color: color.primaryText,
    [media.hover]: { [enabledHover]: { background: color.tint } },
  }),
} as const satisfies Record<ButtonVariant, SerializedStyles>;

const sizes = {
  regular: css({ minHeight: size.control, padding: `0 20px`, fontSize: 'var(--button-size)' }),
  small: css({ minHeight: size.tap, padding: `0 14px`, fontSize: 'var(--button-size-small)' }),
} as const satisfies Record<ButtonSize, SerializedStyles>;

const compose = (variant: ButtonVariant): Record<ButtonSize, SerializedStyles> => ({
  regular: css([base, variants[variant], sizes.regular]),
  small: css([base, variants[variant], sizes.small]),
});

/** Composed once: serialising inside a component would be repeated for every button of a page. */
const composed: Readonly<Record<ButtonVariant, Record<ButtonSize, SerializedStyles>>> = {
  filled: compose('filled'),
  outline: compose('outline'),
  tonal: compose('tonal'),
  text: compose('text'),
};

/**
 * Styles of a button, for elements that are not ours: `<a href={href} css={buttonStyles('filled')}>`.
 * Add `data-block=""` for full width.
 */
export function buttonStyles(
  variant: ButtonVariant = 'outline',
  buttonSize: ButtonSize = 'regular',
): SerializedStyles {
  return composed[variant][buttonSize];
}

export const iconButtonStyles = css({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: size.tap,
  height: size.tap,
  borderRadius: radius.button,
  color: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.ease}`,
  [media.hover]: {
    [enabledHover]: { background: 'color-mix(in srgb,currentColor 9%,transparent)' },
  },
  '&:disabled,&[aria-disabled=true]': { color: color.disabled, cursor: 'not-allowed' },
});

/** A pale disc behind an icon that lies on a picture. */
export const veiledIconButtonStyles = css([
  iconButtonStyles,
  css({
    borderRadius: radius.round,
    color: color.onVeil,
    position: 'relative',
    isolation: 'isolate',
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 4,
      borderRadius: radius.round,
      background: color.veil,
    },
    '&[aria-pressed=true]': { color: color.primaryText },
    [media.hover]: { [enabledHover]: { background: 'none' } },
  }),
]);

/** A link in its own line: "See all cars" with an arrow behind it. */
export const textLinkStyles = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: size.tap,
  color: color.primaryText,
  fontWeight: font.weightStrong,
  [media.hover]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
});
