import type { SerializedStyles } from '@emotion/react';
import type { ReactNode } from 'react';

/** What a part passes to whoever draws its links. Spread everything but `href` on a router link. */
export interface RenderedLink {
  readonly href: string;
  readonly children: ReactNode;
  readonly css?: SerializedStyles;
  readonly rel?: string;
  readonly itemProp?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'page';
}

/**
 * Draws one link. Parts default to a plain `<a>`; an app passes
 * `({ href, ...rest }) => <Link to={href} {...rest} />` to stay inside its router.
 */
export type LinkRenderer = (link: RenderedLink) => ReactNode;

export const renderPlainLink: LinkRenderer = ({ href, children, ...rest }) => (
  <a href={href} {...rest}>
    {children}
  </a>
);
