import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link } from './link';

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
}

const isOfSite = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/**
 * A link as a config writes it: a path of this site goes through the router, anything else (another site, a phone
 * number, an anchor) is the browser's. A link to another origin opens a new tab (SHL-062).
 */
export function AppLink({ href, children, ...rest }: AppLinkProps): ReactNode {
  if (isOfSite(href)) {
    return (
      <Link {...rest} to={href}>
        {children}
      </Link>
    );
  }
  const external = href.startsWith('https://') ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a {...rest} {...external} href={href}>
      {children}
    </a>
  );
}
