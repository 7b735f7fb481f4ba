import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'shared-routing';
import { useEvent, usePlatform } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';

const isOfSite = (href: string): boolean => /^[/?#](?!\/)/.test(href);

/** Joins the router with the page's events: only the shell moves the visitor (CON-027). */
export function PageEvents(): ReactNode {
  const { events, site } = usePlatform();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  useEvent('navigation:requested', ({ href, replace, newTab }) => {
    if (newTab) window.open(href, '_blank', 'noopener');
    else if (isOfSite(href)) void navigate(href, { replace: replace ?? false });
    else window.location.assign(href);
  });
  useEvent('auth:sign-in-required', (request) => void navigate(hrefs.signIn(request)));
  // The page's own gate asks for sign-in where the site wants it (SHL-034).
  useEvent(
    'checkout:reserve-requested',
    ({ slug }) => void navigate(hrefs.checkout(slug, site.checkout.pathSegment)),
  );
  useEffect(() => {
    events.publish('navigation:changed', { path: pathname, query: search, hash }, 'shell');
  }, [events, pathname, search, hash]);
  return null;
}
