import { createElement, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import type { SanitisedHtml } from '../sanitised-html';

/**
 * What a dealer wrote as HTML: the only place where a page takes HTML as it is. Made without JSX, whose runtime is no
 * shared module: remotes would bring it with them.
 */
export function RichText({
  html,
  ...rest
}: { html: SanitisedHtml } & Omit<ComponentPropsWithoutRef<'div'>, 'children'>): ReactNode {
  // allow raw-html: the type says that the API has sanitised it
  return createElement('div', { ...rest, dangerouslySetInnerHTML: { __html: html } });
}
