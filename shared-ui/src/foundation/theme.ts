import { fontStacks, textStacks, type FontStackName } from './font-stacks';
import { colourVariables, type Variables } from './theme-colours';
import { checkThemeTokens, type CardStyle, type Density, type ThemeTokens } from './theme-tokens';
import { spaceSteps, typeSteps } from './tokens';
import { wordSpaceOf } from './web-fonts';

/** Values that are the same on every site. */
const FIXED: Variables = {
  ...Object.fromEntries(typeSteps.map((step) => [`t-${step}`, `${step / 16}rem`])),
  ...Object.fromEntries(spaceSteps.map((step) => [`s-${step}`, `${step}px`])),
  gutter: '16px',
  content: '1280px',
  'content-wide': '1440px',
  tap: '44px',
  control: '48px',
  ease: 'cubic-bezier(.2,.7,.2,1)',
  fast: '150ms',
  slow: '300ms',
};

/** Rhythm by density: inside of cards, between cards, between sections (phone, then desktop). In px. */
const RHYTHM: Readonly<
  Record<Density, { card: number; gap: number; rowGap: number; phone: number; wide: number }>
> = {
  compact: { card: 12, gap: 12, rowGap: 12, phone: 40, wide: 48 },
  regular: { card: 16, gap: 24, rowGap: 24, phone: 48, wide: 64 },
  airy: { card: 20, gap: 24, rowGap: 48, phone: 64, wide: 96 },
};

const isNarrow = (name: FontStackName): boolean =>
  name === 'narrow' || name === 'condensed' || name === 'barlow-condensed';
const isSerif = (name: FontStackName): boolean => name === 'serif' || name === 'fraunces';

function typeVariables(theme: ThemeTokens): Variables {
  const { heading, body } = theme.fonts ?? { heading: 'system', body: 'system' };
  const weight = theme.headingWeight ?? 700;
  const tracking = theme.tracking ?? (isNarrow(heading) ? -0.005 : isSerif(heading) ? -0.01 : -0.022);
  const isLight = weight < 550;
  const bodyStack = textStacks[body] ?? fontStacks[body];
  return {
    'font-heading': fontStacks[heading],
    'font-body': bodyStack,
    'font-button': isNarrow(heading) ? fontStacks[heading] : bodyStack,
    // Text serifs often carry old-style figures, which do not line up in a column of prices.
    'font-price': isSerif(heading) ? bodyStack : fontStacks[heading],
    'weight-heading': String(weight),
    'weight-strong': isLight ? '500' : '600',
    'weight-price': isLight ? '500' : '700',
    'weight-button': isNarrow(heading) ? '700' : isLight ? '500' : '600',
    'tracking-heading': `${tracking}em`,
    'word-space': `${wordSpaceOf(body)}em`,
    'word-space-heading': `${wordSpaceOf(heading)}em`,
    'tracking-price': isNarrow(heading) ? '-.01em' : '-.025em',
    // Narrow faces look a size smaller than they are.
    'button-size': isNarrow(heading) ? '1.125rem' : 'var(--t-16)',
    'button-size-small': isNarrow(heading) ? '1.0625rem' : 'var(--t-14)',
    'price-size': isNarrow(heading) ? '1.75rem' : 'var(--t-24)',
    'price-size-large': isNarrow(heading) ? '2.625rem' : 'var(--t-36)',
  };
}

function cardStyleOf(theme: ThemeTokens, radiusPx: number): CardStyle {
  if (theme.cardStyle) return theme.cardStyle;
  if (theme.density === 'compact') return 'outlined';
  return theme.density === 'airy' && radiusPx === 0 ? 'plain' : 'raised';
}

const CARD: Readonly<Record<CardStyle, Variables>> = {
  raised: {
    'card-background': 'var(--color-surface)',
    'card-border': '0 solid transparent',
    'shadow-1': '0 1px 2px rgb(30 26 16/.06),0 2px 10px rgb(30 26 16/.06)',
    'shadow-1-hover': '0 1px 2px rgb(30 26 16/.06),0 10px 28px rgb(30 26 16/.12)',
  },
  outlined: {
    'card-background': 'var(--color-surface)',
    'card-border': '1px solid var(--color-line)',
    'shadow-1': 'none',
    'shadow-1-hover': '0 0 0 1px var(--color-ink)',
  },
  plain: {
    'card-background': 'transparent',
    'card-border': '0 solid transparent',
    'shadow-1': 'none',
    'shadow-1-hover': 'none',
  },
};

function shapeVariables(theme: ThemeTokens): Variables {
  const radiusPx = theme.radius ?? 8;
  const buttonPx = theme.buttonRadius ?? radiusPx;
  const rhythm = RHYTHM[theme.density ?? 'regular'];
  const cardStyle = cardStyleOf(theme, radiusPx);
  return {
    radius: `${radiusPx}px`,
    'radius-small': `${Math.min(radiusPx, 8)}px`,
    'radius-button': `${buttonPx}px`,
    'radius-tag': radiusPx >= 8 ? '999px' : radiusPx > 0 ? '2px' : '0px',
    'radius-thumb': radiusPx > 4 || radiusPx === 0 ? '50%' : `${radiusPx}px`,
    ...CARD[cardStyle],
    'shadow-control': '0 1px 4px rgb(0 0 0/.2)',
    'shadow-2': '0 12px 40px rgb(16 20 28/.18)',
    'card-padding': cardStyle === 'plain' ? '0px' : `${rhythm.card}px`,
    'card-padding-top': cardStyle === 'plain' ? '14px' : `${rhythm.card}px`,
    'grid-gap': `${rhythm.gap}px`,
    'grid-row-gap': `${rhythm.rowGap}px`,
    section: `${rhythm.phone}px`,
  };
}

/** Segmented controls: a pill on rounded sites, a filled box on outlined ones, a line on plain square ones. */
function segmentVariables(theme: ThemeTokens): Variables {
  const radiusPx = theme.radius ?? 8;
  const cardStyle = cardStyleOf(theme, radiusPx);
  if (cardStyle === 'outlined') {
    return {
      'segment-background': 'var(--color-surface)',
      'segment-edge': 'inset 0 0 0 1px var(--color-line-strong)',
      'segment-padding': '0px',
      'segment-selected': 'var(--color-ink)',
      'segment-selected-text': 'var(--color-on-ink)',
      'segment-selected-shadow': 'none',
    };
  }
  if (cardStyle === 'plain' && radiusPx === 0) {
    return {
      'segment-background': 'transparent',
      'segment-edge': 'inset 0 -1px 0 var(--color-line)',
      'segment-padding': '0px',
      'segment-selected': 'transparent',
      'segment-selected-text': 'var(--color-ink)',
      'segment-selected-shadow': 'inset 0 -2px 0 var(--color-ink)',
    };
  }
  return {
    'segment-background': 'var(--color-tint)',
    'segment-edge': 'none',
    'segment-padding': '4px',
    'segment-selected': 'var(--color-surface)',
    'segment-selected-text': 'var(--color-ink)',
    'segment-selected-shadow': '0 1px 3px rgb(0 0 0/.18)',
  };
}

/**
 * Every CSS variable of a site, by name without the leading dashes.
 * @throws Error naming the field that cannot be used
 */
export function themeVariables(theme: ThemeTokens): Variables {
  checkThemeTokens(theme);
  return {
    ...FIXED,
    ...colourVariables(theme.colours, theme.header ?? 'light'),
    ...typeVariables(theme),
    ...shapeVariables(theme),
    ...segmentVariables(theme),
  };
}

/**
 * The style sheet text that carries a site's look: variables on `:root`, and the few that change with the
 * viewport or the visitor's motion setting. Put it in the head before first paint (SHL-002).
 * @throws Error naming the field that cannot be used
 */
export function themeCss(theme: ThemeTokens): string {
  const variables = Object.entries(themeVariables(theme))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
  const { wide } = RHYTHM[theme.density ?? 'regular'];
  return [
    `:root{${variables}}`,
    `@media (min-width:768px){:root{--gutter:24px;--section:${wide}px}}`,
    '@media (prefers-reduced-motion:reduce){:root{--fast:0s;--slow:0s}}',
  ].join('');
}
