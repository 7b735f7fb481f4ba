import type { EmotionCache, SerializedStyles } from '@emotion/react';

/** A style that is a module constant, made by `css` once. */
export const isConstantStyle = (css: unknown): css is SerializedStyles =>
  typeof css === 'object' && css !== null && 'name' in css && 'styles' in css;

/**
 * Class of a style. The cache keeps its rules under it, because a component that has a style of its own and gets this
 * class from outside puts both into one.
 */
function classOfStyle(style: SerializedStyles, cache: EmotionCache): string {
  const name = `${cache.key}-${style.name}`;
  cache.registered[name] ??= style.styles;
  return name;
}

/**
 * The class attribute of an element with a style: what it is given, then the style's own class. Null when a given class
 * is one of Emotion's, whose rules would have to be put into one with these.
 */
export function classAttribute(given: unknown, style: SerializedStyles, cache: EmotionCache): string | null {
  if (!given) return classOfStyle(style, cache);
  if (typeof given !== 'string') return null;
  if (given.split(' ').some((name) => cache.registered[name] !== undefined)) return null;
  return `${given} ${classOfStyle(style, cache)}`;
}

/** Writes the rules of a style, and those it brings along, such as keyframes. Does nothing the second time. */
export function insertStyle(style: SerializedStyles, cache: EmotionCache): void {
  if (cache.inserted[style.name] !== undefined) return;
  for (let part: SerializedStyles | undefined = style; part; part = part.next) {
    cache.insert(part === style ? `.${cache.key}-${style.name}` : '', part, cache.sheet, true);
  }
}
