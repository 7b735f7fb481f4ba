import { css, type SerializedStyles } from '@emotion/react';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { color, font, fontSize, media, radius, size, space, zIndex } from 'shared-ui/tokens';

type HeroVariant = PublicTenantConfig['theme']['hero'];

export const innerStyles = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  '& > [data-part=copy]': {
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    gap: space[12],
    alignContent: 'start',
  },
  // Suggestions lie over the cards of the section below.
  '& > [data-part=entry]': { position: 'relative', zIndex: zIndex.stickyFilters },
  '& [data-part=picture]': { position: 'relative' },
  '& [data-part=eyebrow]': { fontSize: fontSize[14], fontWeight: font.weightStrong },
  '& [data-part=intro]': { fontSize: fontSize[18], maxWidth: '44ch' },
  '& h1': { maxWidth: 'var(--hero-measure,16ch)' },
  // The car stands right of the middle, at the foot of the picture.
  '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '62% 100%' },
  [media.from(992)]: { gridTemplateColumns: 'repeat(12,minmax(0,1fr))' },
});

const base = css({
  position: 'relative',
  // Only what is wider than the page is cut off: the suggestions of the search reach below the hero.
  overflowX: 'clip',
  '--hero-ratio': '3/2',
  // A tablet held upright shows the whole search below the picture.
  [media.from(768)]: { '--hero-ratio': '21/10' },
  [media.from(992)]: { '--hero-ratio': '3/2' },
});

/** The picture across the whole width of the page, its foot in view: the car stands there. */
const bleed = (height: string) =>
  css({
    [media.from(992)]: {
      // What is beside its words is the picture, which may be a link.
      '& [data-part=copy]': { pointerEvents: 'none' },
      '& [data-part=copy] > *': { pointerEvents: 'auto', justifySelf: 'start' },
      '& [data-part=picture]': {
        gridColumn: '1 / -1',
        gridRow: 1,
        marginInline: 'calc(50% - 50vw)',
        marginBlock: 0,
        aspectRatio: 'auto',
        height,
      },
    },
  });

/** A poster: the words stand in its sky and the search lies over its foot. */
const poster = css([
  base,
  css({
    background: `linear-gradient(180deg,${color.tint} 0,${color.background} 100%)`,
    '& > div': { paddingTop: space[32], paddingBottom: space[24] },
    '& [data-part=eyebrow]': { color: color.accentText },
    '& [data-part=picture]': {
      margin: `${space[16]} calc(${size.gutter} * -1) 0`,
      aspectRatio: 'var(--hero-ratio)',
    },
    '--hero-foot': '24px',
    '& [data-part=entry]': { marginTop: -24 },
    [media.from(992)]: {
      '--hero-foot': '96px',
      '& > div': { paddingTop: 0, paddingBottom: space[32] },
      '--hero-measure': '24ch',
      '& h1': { fontSize: fontSize[48] },
      '& [data-part=eyebrow]': { color: color.ink },
      '& [data-part=intro]': { color: color.ink },
      '& [data-part=copy]': { gridColumn: '1 / 8', gridRow: 1, paddingTop: space[64] },
      // Calms the picture where the words stand on it.
      '& [data-part=picture]::after': {
        content: '""',
        position: 'absolute',
        inset: 0,
        pointerEvents: 'none',
        background: `linear-gradient(90deg,${color.background} 0,transparent 62%)`,
        opacity: 0.72,
      },
      '& [data-part=entry]': { gridColumn: '1 / -1', marginTop: -96 },
    },
  }),
  bleed('600px'),
]);

/** Words and search beside a framed picture. */
const split = css([
  base,
  css({
    background: color.tint,
    '& > div': { paddingBlock: `${space[32]} ${space[32]}`, gap: `${space[24]} ${space[48]}` },
    '& [data-part=picture]': {
      overflow: 'hidden',
      borderRadius: radius.base,
      aspectRatio: 'var(--hero-ratio)',
    },
    [media.from(992)]: {
      '& > div': { paddingBlock: `${space[64]} ${space[64]}` },
      '& h1': { fontSize: fontSize[48] },
      '& [data-part=copy]': { gridColumn: '1 / 6', alignSelf: 'center' },
      '& [data-part=picture]': { gridColumn: '6 / -1', gridRow: 1 },
      '& [data-part=entry]': { gridColumn: '1 / -1' },
    },
  }),
]);

/** Size does the work: a very large line above a car that stands on the edge of the search. */
const statement = css([
  base,
  css({
    background: `linear-gradient(180deg,${color.background} 0,${color.tint} 100%)`,
    '& > div': { paddingTop: space[32], paddingBottom: space[32] },
    '--hero-measure': '13ch',
    '& h1': { fontSize: fontSize[48], lineHeight: 1.03 },
    '& [data-part=eyebrow]': { color: color.muted, fontWeight: 400 },
    '& [data-part=picture]': {
      margin: `${space[8]} calc(${size.gutter} * -1) 0`,
      aspectRatio: 'var(--hero-ratio)',
    },
    [media.from(992)]: {
      '& > div': { paddingTop: 0, paddingBottom: space[32] },
      '--hero-foot': '80px',
      '& h1': { fontSize: fontSize[64] },
      '& [data-part=copy]': { gridColumn: '1 / 8', gridRow: 1, paddingTop: space[64] },
      '& [data-part=entry]': { gridColumn: '1 / -1', marginTop: -80 },
    },
  }),
  bleed('640px'),
]);

/** The picture across the whole width, the words on a card that lies over it. */
const wide = css([
  base,
  css({
    background: color.background,
    '& > div': { paddingBottom: space[32] },
    '& [data-part=picture]': { margin: `0 calc(${size.gutter} * -1)`, aspectRatio: 'var(--hero-ratio)' },
    '& [data-part=copy]': { paddingBlock: space[24] },
    [media.from(992)]: {
      '--hero-foot': '88px',
      '& h1': { fontSize: fontSize[48] },
      '& [data-part=copy]': {
        gridColumn: '1 / 6',
        gridRow: 1,
        alignSelf: 'start',
        marginTop: space[64],
        padding: space[32],
        background: color.surface,
        borderRadius: radius.base,
      },
      '& [data-part=entry]': { gridColumn: '1 / -1', marginTop: -88 },
    },
  }),
  bleed('min(58vw,620px)'),
]);

/** A dark panel with a slanted picture: loud and dense. */
const panel = css([
  base,
  css({
    background: color.secondary,
    color: color.onSecondary,
    '& h1': { color: 'inherit' },
    '& > div': { paddingTop: space[24], paddingBottom: space[16] },
    '& [data-part=picture]': {
      margin: `${space[16]} calc(var(--gutter) * -1) 0`,
      aspectRatio: 'var(--hero-ratio)',
    },
    '& [data-part=entry]': {
      margin: '0 calc(var(--gutter) * -1) -16px',
      padding: `${space[16]} ${size.gutter}`,
      background: color.background,
      color: color.text,
    },
    [media.from(992)]: {
      '& > div': { paddingBlock: 0 },
      '& h1': { fontSize: fontSize[64], lineHeight: 1.02 },
      '& [data-part=copy]': { gridColumn: '1 / 7', gridRow: 1, alignSelf: 'center', paddingBlock: space[64] },
      '& [data-part=picture]': {
        gridColumn: '6 / -1',
        gridRow: 1,
        margin: 0,
        marginRight: 'calc((100vw - min(100vw,1280px)) / -2 - 24px)',
        aspectRatio: 'auto',
        minHeight: 440,
        clipPath: 'polygon(14% 0,100% 0,100% 100%,0 100%)',
        '& img': { position: 'absolute', inset: 0 },
      },
      '& [data-part=entry]': {
        gridColumn: '1 / -1',
        marginInline: 'calc(50% - 50vw)',
        marginBottom: 0,
        padding: `${space[24]} calc(50vw - 50%)`,
      },
    },
  }),
]);

/** A landscape with the words centred below it. */
const landscape = css([
  base,
  css({
    background: color.tint,
    '& > div': { paddingBottom: space[32] },
    '& [data-part=picture]': { margin: '0 calc(var(--gutter) * -1)', aspectRatio: 'var(--hero-ratio)' },
    '& [data-part=copy]': { paddingBlock: space[24] },
    [media.from(992)]: {
      '--hero-measure': '24ch',
      '& h1': { fontSize: fontSize[48] },
      '& [data-part=picture]': {
        gridColumn: '1 / -1',
        marginInline: 'calc(50% - 50vw)',
        aspectRatio: 'auto',
        height: 'min(40vw,520px)',
      },
      '& [data-part=copy]': {
        gridColumn: '2 / -2',
        justifyItems: 'center',
        textAlign: 'center',
        paddingBlock: space[32],
      },
      '& [data-part=entry]': { gridColumn: '1 / -1' },
    },
  }),
]);

/** Variants whose picture stands above the words on a phone: it comes first in the page, so that nothing moves. */
export const pictureFirst: ReadonlySet<HeroVariant> = new Set(['wide', 'landscape']);

export const heroStyles: Record<HeroVariant, SerializedStyles> = {
  poster,
  split,
  statement,
  wide,
  panel,
  landscape,
};
