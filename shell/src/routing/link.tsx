import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { isPlainClick } from 'shared-ui/plain-click';
import { targetText, useNavigate, type Target } from './page-state';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: Target;
  /** Puts the address in place of the one in view. */
  replace?: boolean;
  /** Leaves the page where it is scrolled to. */
  preventScrollReset?: boolean;
}

/** The browser itself opens tabs and windows. */
const opensElsewhere = (target: string | undefined): boolean => target !== undefined && target !== '_self';

/** A link to the page in view makes no second entry in the history, as the browser's own would not. */
const isInView = (href: string): boolean => new URL(href, window.location.href).href === window.location.href;

/**
 * A link inside the site: without script, and before it is there, the browser's own. It asks nothing of the page in
 * view, so that a page of 200 links is not rendered again because its address has changed.
 */
export function Link({ to, replace, preventScrollReset, onClick, children, ...rest }: LinkProps): ReactNode {
  const navigate = useNavigate();
  const href = targetText(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event) || opensElsewhere(rest.target)) return;
    event.preventDefault();
    navigate(href, {
      replace: replace ?? isInView(href),
      ...(preventScrollReset === undefined ? {} : { preventScrollReset }),
    });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
