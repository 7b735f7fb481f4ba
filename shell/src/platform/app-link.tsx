import type { AnchorHTMLAttributes, ReactNode } from 'react';

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
}

/**
 * A link as a config writes it: a path of this site, another site, a phone number or an anchor. A link to another origin opens a new tab (SHL-062).
 */
export function AppLink({ href, children, ...rest }: AppLinkProps): ReactNode {
  const external = href.startsWith('https://') ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a {...rest} {...external} href={href}>
      {children}
    </a>
  );
}
