import { css, type SerializedStyles } from '@emotion/react';
import type { ButtonHTMLAttributes, HTMLAttributes, ReactNode } from 'react';
import { color, font, fontSize, media, motion, radius, space } from '../foundation/tokens';
import { CloseIcon } from '../icons/action-icons';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: 24,
  padding: '2px 10px',
  borderRadius: radius.tag,
  fontSize: fontSize[12],
  fontWeight: font.weightPrice,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  // Dealers name tags of their own.
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

const filled = (background: string, text: string): SerializedStyles =>
  css([base, css({ background, color: text })]);
const edged = (edge: string): SerializedStyles =>
  css([base, css({ background: color.surface, color: color.ink, boxShadow: `inset 0 0 0 1px ${edge}` })]);

const tones = {
  primary: filled(color.primary, color.onPrimary),
  dark: filled(color.ink, color.onInk),
  faded: filled(color.neutral600, color.neutral50),
  outline: edged(color.ink),
  quiet: edged(color.lineStrong),
  success: filled(color.success, color.onSuccess),
  successTint: filled(color.successTint, color.successText),
  warning: filled(color.warningTint, color.warningText),
  info: filled(color.infoTint, color.infoText),
  destructive: filled(color.destructiveTint, color.destructiveText),
} as const;

/** How a tag looks; what it means is the caller's business. */
export type TagTone = keyof typeof tones;

export interface TagProps extends HTMLAttributes<HTMLSpanElement> {
  readonly tone?: TagTone;
}

/** A short status word. */
export function Tag({ tone = 'dark', ...rest }: TagProps): ReactNode {
  return <span {...rest} css={tones[tone]} />;
}

const badgeStyles = css({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.25rem',
  minHeight: '1.25rem',
  padding: '0 6px',
  borderRadius: '999px',
  background: color.primary,
  color: color.onPrimary,
  fontSize: fontSize[12],
  fontWeight: 700,
  lineHeight: 1,
});

/** A small count. `label` says what is counted: "saved cars". Nothing is rendered for zero. */
export function CountBadge({ count, label }: { readonly count: number; readonly label: string }): ReactNode {
  if (count <= 0) return null;
  return (
    <span css={badgeStyles}>
      {count > 99 ? '99+' : count}
      <span className="visually-hidden"> {label}</span>
    </span>
  );
}

/** Chips are 36 px high with a 44 px target. Exported so that links can look like chips. */
export const chipStyles = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: 36,
  padding: '0 12px',
  borderRadius: radius.button,
  background: color.primaryTint,
  color: 'var(--chip-text)',
  fontSize: fontSize[14],
  fontWeight: 500,
  cursor: 'pointer',
  transition: `background-color ${motion.fast} ${motion.ease}`,
  '&::after': { content: '""', position: 'absolute', inset: -4 },
  '&[data-selected]': { background: color.primary, color: color.onPrimary },
  [media.hover]: { '&:hover:not([data-selected])': { background: color.neutral200 } },
});

/** Same size, no ground: "Clear all". */
export const chipClearStyles = css([
  chipStyles,
  css({
    background: 'none',
    color: color.text,
    paddingInline: space[8],
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  }),
]);

export interface ChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly selected?: boolean;
}

/** A small choice that is on or off. */
export function Chip({ selected, ...rest }: ChipProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      css={chipStyles}
      aria-pressed={selected}
      data-selected={selected ? '' : undefined}
    />
  );
}

/** The cross at the end of a chip that removes what it names. */
export function ChipCross(): ReactNode {
  return <CloseIcon size={16} />;
}

export interface RemovableChipProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What is applied, for example "SUV". */
  readonly label: string;
}

/** Something applied that a press takes away. */
export function RemovableChip({ label, ...rest }: RemovableChipProps): ReactNode {
  return (
    <button type="button" {...rest} css={chipStyles}>
      <span className="visually-hidden">Remove </span>
      {label}
      <ChipCross />
    </button>
  );
}
