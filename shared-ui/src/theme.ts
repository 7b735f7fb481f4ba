export { themeCss, themeVariables } from './foundation/theme';
export { accentVariables } from './foundation/theme-colours';
export { contrastRatio } from './foundation/oklch';
export { fontStackNames } from './foundation/font-stacks';
export { fontFaceCss, webFontsOf, type WebFontName } from './foundation/web-fonts';
export type { FontStackName } from './foundation/font-stacks';
export type { CardStyle, Density, HeaderStyle, ThemeColours, ThemeTokens } from './foundation/theme-tokens';
