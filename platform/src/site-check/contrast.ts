import { contrastRatio, themeVariables } from 'shared-ui/theme';
import type { SiteBundle } from 'service-api';
import { findingAt, type Finding } from './finding';

/** Contrast of text, and of large type and marks (WCAG 2 AA). */
const TEXT = 4.5;
const LARGE = 3;

/** Colours that must differ clearly: the config key, its variable, the backgrounds it stands on. */
const PAIRS = [
  ['text', 'color-text', ['color-background', 'color-surface', 'color-tint'], TEXT],
  ['ink', 'color-ink', ['color-background', 'color-surface', 'color-tint'], TEXT],
  ['primary', 'color-on-primary', ['color-primary'], TEXT],
  ['secondary', 'color-header-text', ['color-header-background'], TEXT],
  ['secondary', 'color-footer-text', ['color-footer-background'], TEXT],
  ['accent', 'color-accent', ['color-background', 'color-surface'], LARGE],
] as const;

/** Theme colours that cannot be read on the grounds they stand on (requirement UI-027). */
export function checkContrast({ config: { theme } }: Pick<SiteBundle, 'config'>): Finding[] {
  const variables = themeVariables(theme);
  return PAIRS.flatMap(([key, name, grounds, ratio]) => {
    const colour = variables[name];
    return grounds.flatMap((groundName) => {
      const ground = variables[groundName];
      if (colour === undefined || ground === undefined) return [];
      const found = contrastRatio(colour, ground);
      if (found >= ratio) return [];
      const what = `${colour} on ${ground} (${groundName.replace('color-', '')})`;
      return [
        findingAt(
          'error',
          { file: 'site.json', parts: ['theme', 'colours', key] },
          `has a contrast of ${found.toFixed(1)}:1, ${what}; it needs ${ratio}:1, so make one darker or lighter`,
        ),
      ];
    });
  });
}
