import { css } from '@emotion/react';
import { color, radius, shadow, space } from 'shared-ui/tokens';

/** The box stands in columns of any width, so it asks for its own space and not for the window's. */
const wide = '@container (min-width:640px)';

export const reserved = css({ containerType: 'inline-size', minWidth: 0 });

export const entry = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[12],
  padding: space[16],
  background: color.surface,
  color: color.text,
  borderRadius: radius.base,
  boxShadow: shadow.floating,
  [wide]: { gap: space[16], padding: space[24] },
});

export const fields = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[8],
  [wide]: { gridTemplateColumns: 'minmax(0,3fr) minmax(0,2fr) auto', '& > button': { width: 'auto' } },
});

/** Make and price share a row where there is little space. */
export const fourFields = css([
  fields,
  css({
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    '& > :first-child,& > button': { gridColumn: '1/-1' },
    [wide]: {
      gridTemplateColumns: 'minmax(0,3fr) minmax(0,2fr) minmax(0,2fr) auto',
      '& > :first-child,& > button': { gridColumn: 'auto' },
    },
  }),
]);

export const types = css({
  display: 'grid',
  gap: space[8],
  // One row that scrolls sideways where there is little space, so that the button stays in view.
  gridAutoFlow: 'column',
  gridAutoColumns: '88px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(${space[16]}*-1)`,
  padding: `2px ${space[16]}`,
  [wide]: {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(auto-fit,minmax(84px,1fr))',
    overflowX: 'visible',
    marginInline: 0,
    padding: 0,
  },
});
