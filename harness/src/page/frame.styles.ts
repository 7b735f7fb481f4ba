import { css } from '@emotion/react';
import { color, fontSize, media, radius, space } from 'shared-ui/tokens';

export const frameStyles = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100vh',
  [media.from(992)]: { height: '100vh', gridTemplateColumns: 'minmax(0, 1fr) 340px' },
});

export const barStyles = css({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[16],
  padding: `${space[12]} ${space[16]}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
  '& h1': { fontSize: fontSize[20], alignSelf: 'center' },
});

export const stageStyles = css({
  display: 'grid',
  justifyContent: 'center',
  gridTemplateColumns: 'min(100%, var(--preview-width))',
  minHeight: 600,
  background: color.tint,
});

export const previewStyles = css({ width: '100%', height: '100%', border: 0, background: color.background });

export const sideStyles = css({
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  padding: space[16],
  overflow: 'auto',
  borderLeft: `1px solid ${color.line}`,
  background: color.surface,
  '& h2': { fontSize: fontSize[16] },
});

export const pagesStyles = css({
  display: 'grid',
  gap: space[4],
  fontSize: fontSize[14],
  '& a': { display: 'block', padding: space[4], borderRadius: radius.small, overflowWrap: 'anywhere' },
  '& a[aria-current]': { background: color.tint, color: color.ink },
});

export const logStyles = css({
  display: 'grid',
  gap: space[8],
  fontSize: fontSize[12],
  '& li': { borderTop: `1px solid ${color.line}`, paddingTop: space[4] },
  '& code': { display: 'block', overflowWrap: 'anywhere', color: color.muted },
  '& [data-problem]': { color: color.destructiveText },
});
