import { css, type SerializedStyles } from '@emotion/react';
import { color, fontSize, font, radius, space } from '../foundation/tokens';

/** What an alert means. Status colours mean the same on every site. */
export type AlertVariant = 'info' | 'success' | 'warning' | 'destructive';

const base = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: `${space[4]} ${space[12]}`,
  alignItems: 'start',
  padding: '14px 16px',
  borderRadius: radius.small,
  fontSize: fontSize[14],
  lineHeight: 1.5,
  color: color.ink,
  '& a': { textDecoration: 'underline', textUnderlineOffset: 3 },
});

export const alertStyles = {
  info: css([base, css({ background: color.infoTint, '& > svg': { color: color.infoText } })]),
  success: css([base, css({ background: color.successTint, '& > svg': { color: color.successText } })]),
  warning: css([base, css({ background: color.warningTint, '& > svg': { color: color.warningText } })]),
  destructive: css([
    base,
    css({
      background: color.destructiveTint,
      boxShadow: `inset 3px 0 0 ${color.destructive}`,
      '& > svg': { color: color.destructiveText },
    }),
  ]),
} as const satisfies Record<AlertVariant, SerializedStyles>;

export const alertTitleStyles = css({ display: 'block', fontWeight: font.weightStrong });

export const errorListStyles = css({
  marginTop: space[4],
  paddingLeft: 18,
  listStyle: 'disc',
  // A block, so that the bullet stands beside the first line of a long message.
  '& a': { display: 'block', padding: '3px 0' },
});
