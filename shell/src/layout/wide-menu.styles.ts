import { css } from '@emotion/react';
import { color, font, fontSize, space } from 'shared-ui/tokens';
import { dropdownPanelStyles } from './header.styles';

/** A menu as wide as the header, in columns; pictures find their space kept. */
export const wideMenuStyles = css([
  dropdownPanelStyles,
  css({
    right: 0,
    maxHeight: 'calc(100dvh - 96px)',
    overflowY: 'auto',
    padding: `${space[16]} 0`,
    borderRadius: 0,
    borderInline: 0,
    // A mouse on its way down from the button must not leave the menu.
    '&::before': { content: '""', position: 'absolute', insetInline: 0, bottom: '100%', height: space[16] },
    '& ul': {
      display: 'grid',
      gap: space[8],
      gridTemplateColumns: 'repeat(var(--menu-row,6),minmax(0,1fr))',
      marginBottom: space[8],
    },
    '& li > a': {
      display: 'grid',
      gridTemplateRows: '1fr auto 20px',
      justifyItems: 'center',
      height: 132,
      padding: space[12],
      textAlign: 'center',
      fontWeight: font.weightStrong,
      '& > img': { width: '100%', height: 64, objectFit: 'contain' },
      '& > b': { gridRow: 2 },
      '& > small': { gridRow: 3, color: color.muted, fontSize: fontSize[14], fontWeight: 400 },
    },
    // Beside its picture a model's name keeps the menu low.
    '&[data-wide=models] li > a': {
      gridTemplateRows: '1fr',
      gridTemplateColumns: '96px 1fr',
      alignItems: 'center',
      justifyItems: 'start',
      gap: space[16],
      height: 88,
      textAlign: 'left',
      '& > b': { gridRow: 1, gridColumn: 2 },
    },
  }),
]);
