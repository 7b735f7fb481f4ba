import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { formatPhone } from 'shared-rules/phone';
import { UserIcon } from 'shared-ui/icons';
import { color, fontSize, media, size, space } from 'shared-ui/tokens';
import { garagePathsOf } from '../platform/site-facts';
import { useSignOut, useUser } from '../session/use-session';
import { AppLink } from '../platform/app-link';
import { counterStyles, dropdownPanelStyles } from './header.styles';
import { useMenu } from './use-menu';

/** Phones have these in their menu. */
const wideOnly = css({ [media.below(992)]: { display: 'none' } });
const menuStyles = css([wideOnly, css({ position: 'relative' })]);
const linkStyles = css([counterStyles, wideOnly]);

const panelStyles = css([
  dropdownPanelStyles,
  css({
    left: 'auto',
    right: 0,
    '& > p': { padding: `${space[8]} ${space[12]}`, color: color.muted, fontSize: fontSize[14] },
    '& > button': { width: '100%', minHeight: size.tap, paddingInline: space[12], textAlign: 'left' },
    '& > button:hover': { background: color.tint },
  }),
]);

/** Whether cards of a site have the control that saves to the watchlist. */
export const hasWatchlist = ({ card }: PublicTenantConfig): boolean =>
  card.saveControls.includes('watchlist');

/** Where an anonymous visitor of a site can sign in unprompted: its garage, else nowhere. */
export const signInEntry = (site: PublicTenantConfig): string | null => garagePathsOf(site)[0] ?? null;

/** Pages of a signed-in visitor. */
export const accountLinks = (site: PublicTenantConfig): { label: string; href: string }[] => [
  ...garagePathsOf(site)
    .slice(0, 1)
    .map((href) => ({ label: 'My Garage', href })),
  { label: 'Watchlist', href: paths.watchlist },
];

/** The way to sign in, and once signed in to the garage, the watchlist and out again (SHL-028). */
export function AccountMenu(): ReactNode {
  const site = useSite();
  const { id, phone } = useUser();
  const signOut = useSignOut();
  const menu = useMenu();
  const entry = signInEntry(site);
  if (id === null) {
    return entry ? (
      <AppLink href={entry} css={linkStyles} aria-label="Sign in" data-account="">
        <UserIcon size={22} />
      </AppLink>
    ) : null;
  }
  return (
    <details ref={menu} css={menuStyles} data-account="">
      <summary css={counterStyles} aria-label="Your account">
        <UserIcon size={22} />
        <span data-dot="" />
      </summary>
      <div css={panelStyles}>
        {phone ? <p>Signed in as {formatPhone(phone)}</p> : null}
        {accountLinks(site).map(({ label, href }) => (
          <AppLink key={href} href={href}>
            {label}
          </AppLink>
        ))}
        <button type="button" onClick={() => void signOut()}>
          Sign out
        </button>
      </div>
    </details>
  );
}
