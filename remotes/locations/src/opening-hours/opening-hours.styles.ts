import { css } from '@emotion/react';
import { color, font, fontSize, radius, size, space } from 'shared-ui/tokens';

export const table = css({
  width: '100%',
  fontSize: fontSize[14],
  '& th': { textAlign: 'left', fontWeight: 400, color: color.muted, whiteSpace: 'nowrap' },
  '& th, & td': { padding: `${space[4]} 0`, verticalAlign: 'top' },
  '& td': { paddingLeft: space[16], textAlign: 'right', color: color.ink },
  '& tr[data-today] > *': { color: color.ink, fontWeight: font.weightStrong },
});

export const mark = css({
  display: 'inline-block',
  marginLeft: space[8],
  padding: `0 ${space[8]}`,
  borderRadius: radius.tag,
  background: color.warningTint,
  color: color.warningText,
  fontSize: fontSize[12],
  fontWeight: font.weightStrong,
  lineHeight: 1.7,
  whiteSpace: 'nowrap',
});

/** Without script the switch does not work, so every type is shown below its name. */
export const selector = css({ '@media (scripting:none)': { display: 'none' } });
/** A text button whose label is aligned with the table. */
export const link = css([selector, css({ marginLeft: -14 })]);
export const panel = css({
  '&[data-hidden]': { display: 'none', '@media (scripting:none)': { display: 'block' } },
});
export const panelHeading = css({
  display: 'none',
  fontSize: fontSize[16],
  '@media (scripting:none)': { display: 'block' },
});
export const hours = css({ display: 'grid', gap: space[16], justifyItems: 'start' });
export const full = css({ width: '100%' });

export const holidayList = css({
  display: 'grid',
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[16],
    padding: `${space[12]} 0`,
    borderTop: `1px solid ${color.line}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& b': { fontWeight: font.weightStrong, color: color.ink },
});
export const withoutScript = css({
  display: 'none',
  width: '100%',
  '@media (scripting:none)': { display: 'block' },
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: size.tap,
    fontSize: fontSize[14],
    fontWeight: font.weightStrong,
    color: color.primaryText,
  },
});
