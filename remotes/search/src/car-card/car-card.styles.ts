import { css } from '@emotion/react';
import { color, fontSize, font, media, motion, radius, shadow, size, space, zIndex } from 'shared-ui/tokens';

export const card = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  background: size.cardBackground,
  border: size.cardBorder,
  borderRadius: radius.base,
  boxShadow: shadow.resting,
  transition: `box-shadow ${motion.fast} ${motion.ease}`,
  [media.hover]: {
    '&:hover': { boxShadow: shadow.hover },
    '&:hover [data-part=picture] img': { transform: 'scale(1.025)' },
  },
});

/** Cards of the results run from edge to edge on phones. */
export const edgeToEdge = css([
  card,
  css({
    [media.below(576)]: {
      marginInline: `calc(${size.gutter}*-1)`,
      border: 0,
      borderBottom: `8px solid ${color.tint}`,
      borderRadius: 0,
      boxShadow: 'none',
      '--card-padding': size.gutter,
      '& [data-part=picture]': { borderRadius: 0 },
    },
  }),
]);

/** The dense card: its price leads, and beneath it everything takes one line. */
const compactParts = css({
  '& [data-part=body]': { paddingTop: space[12] },
  '& [data-part=price]': {
    order: -1,
    minHeight: 65,
    margin: 0,
    padding: 0,
    border: 0,
    fontSize: fontSize[12],
    '& p,& small': { fontSize: fontSize[12] },
  },
  '& [data-part=title]': { marginTop: space[8] },
  '& [data-part=facts]': { marginTop: space[4] },
  '& [data-part=actions]': { paddingTop: space[8] },
});

/**
 * On phones a row: the picture at the left, the controls beside the buttons at the foot. Not in large text, whose prices
 * would break in the middle beside a picture.
 */
const compactRow = css({
  [media.below(576)]: {
    '@container row (min-width:13rem)': {
      display: 'grid',
      gridTemplateColumns: '42% minmax(0,1fr) auto',
      gridTemplateRows: 'repeat(3,auto) 1fr auto',
      columnGap: space[12],
      alignItems: 'start',
      padding: `${space[12]} ${size.gutter} ${space[8]}`,
      '& [data-part=body]': { display: 'contents' },
      '& [data-part=body] > *': { gridColumn: '2/-1' },
      '& [data-part=picture]': {
        gridColumn: 1,
        gridRow: '1/span 4',
        aspectRatio: '4/3',
        borderRadius: radius.small,
        // Little space for what lies on the picture.
        '& [data-part=tag]': { top: space[4], left: space[4], maxWidth: '100%', whiteSpace: 'nowrap' },
        '& [data-part=overlay]': { insetInline: space[4], bottom: space[4], gap: space[4] },
        '& [data-part=overlay] svg': { display: 'none' },
        '& [data-part=overlay] > *': { minHeight: 20, padding: '0 4px' },
      },
      '& [data-part=body] > [data-part=actions]': { gridColumn: '1/3', alignSelf: 'end' },
      '& [data-part=save]': {
        position: 'relative',
        inset: 'auto',
        gridColumn: 3,
        gridRow: 5,
        flexDirection: 'row',
        alignSelf: 'end',
      },
    },
  },
});

/** In a grid, where a phone shows it from edge to edge. */
export const compactEdgeToEdge = css([edgeToEdge, compactParts, compactRow]);

/** In a row of cards. */
export const compact = css([card, compactParts]);

export const picture = css({
  position: 'relative',
  display: 'block',
  aspectRatio: 'var(--picture,3/2)',
  containerType: 'inline-size',
  overflow: 'hidden',
  background: color.studio,
  borderRadius: `${radius.base} ${radius.base} 0 0`,
  '& img': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: `transform ${motion.slow} ${motion.ease}`,
  },
  '&[data-muted] img': { filter: 'grayscale(1) contrast(.9)', opacity: 0.62 },
});

/** The pictures of a car beside each other, swiped by the browser itself; the first alone is in view. */
export const strip = css({
  display: 'flex',
  height: '100%',
  overflow: 'hidden',
  // Where there is no touch the buttons move it.
  '@media (hover:none)': { overflowX: 'auto' },
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media (prefers-reduced-motion:no-preference)': { scrollBehavior: 'smooth' },
  '& > *': { position: 'relative', flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start' },
});

/** Over whichever picture is in view: the way to the car by pointer, as the title is by keyboard. */
export const pictureLink = css({
  '&&': { position: 'sticky', right: 0, marginLeft: '-100%', scrollSnapAlign: 'none' },
});

export const tag = css({
  pointerEvents: 'none',
  position: 'absolute',
  top: 12,
  left: 12,
  maxWidth: 'calc(100% - 72px)',
});

/** What lies on the foot of the picture: two lines where one would cut the place off, which stands nowhere else on the card. */
export const overlay = css({
  pointerEvents: 'none',
  position: 'absolute',
  left: 12,
  right: 12,
  bottom: 10,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[8]}`,
});

export const veil = css({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: 24,
  padding: '0 8px',
  borderRadius: radius.tag,
  background: color.veil,
  color: color.onVeil,
  fontSize: fontSize[12],
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
});

export const location = css([
  veil,
  css({
    flex: '0 1 auto',
    minWidth: 0,
    gap: space[4],
    paddingLeft: 6,
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  }),
]);

export const body = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  padding: `${size.cardPaddingTop} ${size.cardPadding} ${size.cardPadding}`,
});

export const title = css({
  fontSize: fontSize[18],
  lineHeight: 1.3,
  '[data-muted] &': { color: color.muted },
  // All below the picture is the link; controls lie above it.
  '& > a::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: zIndex.cardLink,
    borderRadius: radius.base,
  },
  '& > a:focus-visible': { outline: 0 },
  '& > a:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
});

/** Two lines at most, whatever a dealer calls a car. */
export const clamp = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  textWrap: 'pretty',
});

export const line = css({
  display: 'block',
  minHeight: 21,
  fontFamily: font.body,
  fontSize: fontSize[14],
  fontWeight: 400,
  lineHeight: 1.5,
  letterSpacing: 'normal',
  color: color.muted,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

/** One line, so that the rows of a grid line up. Narrow screens have narrow cards: what does not fit wraps, after its dot. */
export const facts = css({
  display: 'flex',
  minHeight: 21,
  marginTop: space[8],
  fontSize: fontSize[14],
  color: color.text,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  [media.below(992)]: { flexWrap: 'wrap', whiteSpace: 'normal' },
  '& > li:not(:last-child)::after': { content: '"·"', margin: `0 ${space[8]}`, color: color.muted },
  '& > li:last-child': { overflow: 'hidden', textOverflow: 'ellipsis' },
});

/** Every kind of price fills the same space, so that the rows of a grid line up. */
export const price = css({
  minHeight: 75,
  marginTop: space[12],
  paddingTop: space[12],
  borderTop: `1px solid ${color.line}`,
});

/** The verdict in green, its evidence beside it. */
export const verdict = css({
  marginTop: space[4],
  fontSize: fontSize[12],
  color: color.muted,
  '& > strong': { color: color.successText, fontWeight: font.weightStrong },
});

export const note = css({
  marginTop: space[8],
  padding: `${space[4]} ${space[8]}`,
  background: color.tint,
  borderRadius: radius.tag,
  color: color.ink,
  fontSize: fontSize[14],
  fontWeight: font.weightStrong,
  '&[data-tone=good]': { background: color.successTint, color: color.successText },
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  // On the foot of the card, so that the buttons of a row stand at one height whatever wraps above them.
  marginTop: 'auto',
  paddingTop: space[16],
  // Between the buttons the card is still the link.
  pointerEvents: 'none',
  '& > *': {
    position: 'relative',
    zIndex: zIndex.cardControl,
    pointerEvents: 'auto',
    flex: '1 1 40%',
    minWidth: 'max-content',
  },
});
