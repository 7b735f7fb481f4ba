import { css } from '@emotion/react';
import { color, font, fontSize, radius, size, space } from 'shared-ui/tokens';

export const tableStyles = css({
  width: '100%',
  fontSize: fontSize[14],
  '& th': { textAlign: 'left', fontWeight: 400, color: color.muted, whiteSpace: 'nowrap' },
  '& th, & td': { padding: `${space[4]} 0`, verticalAlign: 'top' },
  '& td': { paddingLeft: space[16], textAlign: 'right', color: color.ink },
  '& tr[data-today] > *': { color: color.ink, fontWeight: font.weightStrong },
});

export const markStyles = css({
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

/** Without script nobody can switch, so every type is shown below its name. */
export const selectorStyles = css({ '@media (scripting:none)': { display: 'none' } });
/** A text button whose words begin where the table does. */
export const linkStyles = css([selectorStyles, css({ marginLeft: -14 })]);
export const panelStyles = css({
  '&[data-hidden]': { display: 'none', '@media (scripting:none)': { display: 'block' } },
});
export const panelHeadingStyles = css({
  display: 'none',
  fontSize: fontSize[16],
  '@media (scripting:none)': { display: 'block' },
});
export const hoursStyles = css({ display: 'grid', gap: space[16], justifyItems: 'start' });
export const fullStyles = css({ width: '100%' });

export const holidayListStyles = css({
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
export const withoutScriptStyles = css({
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
