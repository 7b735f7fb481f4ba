import { css } from '@emotion/react';
import { color, font, fontSize, media, radius, space } from 'shared-ui/tokens';

/** One column on phones; from 992 px what is being traded stands beside the steps and stays. */
export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"head" "step" "summary" "words"',
  gap: space[24],
  paddingBlock: `${space[24]} ${space[64]}`,
  [media.from(992)]: {
    gridTemplateColumns: 'minmax(0, 620px) minmax(0, 400px)',
    gridTemplateAreas: '"head head" "step summary" "words words"',
    justifyContent: 'space-between',
    gap: `${space[32]} ${space[64]}`,
    paddingBlock: `${space[48]} ${space[96]}`,
  },
});
export const head = css({ gridArea: 'head', display: 'grid', gap: space[16], minWidth: 0 });
export const stepArea = css({ gridArea: 'step', minWidth: 0 });
export const summary = css({
  gridArea: 'summary',
  display: 'grid',
  gap: space[16],
  alignContent: 'start',
  minWidth: 0,
  '&:empty': { display: 'none' },
  [media.from(992)]: { position: 'sticky', top: space[24], alignSelf: 'start' },
});
export const words = css({
  gridArea: 'words',
  display: 'grid',
  gap: space[24],
  minWidth: 0,
  marginTop: space[24],
  '& > section': { display: 'grid', gap: space[12] },
});

export const step = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[16],
});
export const heading = css({
  fontSize: fontSize[24],
  scrollMarginTop: space[24],
  textWrap: 'balance',
  '&:focus': { outline: 'none' },
});
export const lead = css({ color: color.muted, maxWidth: '60ch' });

/** Rego and state beside each other: the plate is short. */
export const plate = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 120px',
  gap: space[12],
  '& input': { textTransform: 'uppercase', letterSpacing: '0.06em', fontWeight: font.weightStrong },
});
export const pairs = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  [media.from(576)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const byHand = css({
  borderBlock: `1px solid ${color.line}`,
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 56,
    fontWeight: font.weightStrong,
    color: color.ink,
  },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '& > form': { paddingBlock: `${space[8]} ${space[24]}` },
});
export const form = css({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' });

export const actions = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  marginTop: space[8],
  [media.from(576)]: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space[16],
    // The words of a link alone begin where the lines above them do: less the padding of a button.
    '& > a:only-child': { marginLeft: -20 },
  },
});

/** The car that was found, like a plate: large, nothing beside it. */
export const found = css({
  display: 'grid',
  gap: space[4],
  padding: space[24],
  borderRadius: radius.base,
  background: color.tint,
  '& > strong': { fontSize: fontSize[20], color: color.ink, fontWeight: font.weightStrong },
  '& > span': { color: color.muted },
});

/** A question with its choices as pictures to tap: two in a row on phones. */
export const question = css({ display: 'grid', gap: space[8], minWidth: 0 });
export const legend = css({ marginBottom: space[8], fontWeight: font.weightStrong, color: color.ink });
export const choices = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  '&[data-invalid] > label': { borderColor: color.destructive },
  [media.from(576)]: {
    gap: space[12],
    '&[data-count="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const error = css({ fontSize: fontSize[14], fontWeight: 500, color: color.destructiveText });
export const choice = css({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[4],
  padding: space[12],
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.small,
  background: color.surface,
  color: color.text,
  cursor: 'pointer',
  '& > input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '& > svg': { color: color.muted },
  '& > b': { color: color.ink, fontWeight: font.weightStrong },
  '& > small': { fontSize: fontSize[14], color: color.muted, lineHeight: 1.4 },
  '&:has(:checked)': { borderColor: color.control, boxShadow: `inset 0 0 0 1px ${color.control}` },
  '&:has(:checked) > svg': { color: color.primaryText },
  '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  '@media (forced-colors:active)': { '&:has(:checked)': { outline: '2px solid Highlight' } },
});

export const price = css({
  fontFamily: font.price,
  fontWeight: font.weightPrice,
  fontSize: fontSize[48],
  lineHeight: 1.15,
  color: color.ink,
});
export const offer = css({
  display: 'grid',
  gap: space[8],
  padding: space[24],
  borderRadius: radius.base,
  background: color.tint,
});
export const subheading = css({ marginTop: space[16], fontSize: fontSize[18] });
export const rows = css({
  borderTop: `1px solid ${color.line}`,
  '& > div, & > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: `0 ${space[16]}`,
    paddingBlock: space[12],
    borderBottom: `1px solid ${color.line}`,
  },
  '& dd, & b': { color: color.ink, fontWeight: font.weightStrong, fontVariantNumeric: 'tabular-nums' },
  // As high as a finger, in a row that stays as high as one without a link.
  '& a': { minHeight: 0, marginBlock: `calc(-1*${space[12]})`, paddingBlock: space[12] },
  '& small': { gridColumn: 1, fontSize: fontSize[14], color: color.muted },
});
export const note = css({ fontSize: fontSize[14], color: color.muted });
export const panel = css({
  display: 'grid',
  gap: space[8],
  padding: space[24],
  border: `1px solid ${color.line}`,
  borderRadius: radius.base,
});
export const carOfInterest = css({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'center',
  '& img': { borderRadius: radius.small },
});
export const promises = css({
  gap: space[12],
  '& > li': { display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)', gap: space[12] },
  '& svg': { marginTop: 4, color: color.successText },
});
