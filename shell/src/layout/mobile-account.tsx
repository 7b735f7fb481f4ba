import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import { formatPhone } from 'shared-rules/phone';
import { Button } from 'shared-ui/button';
import { color, fontSize, space } from 'shared-ui/tokens';
import { useSignOut, useUser } from '../session/use-session';
import { accountLinks, hasWatchlist, signInEntry } from './account-menu';
import { AppLink } from '../platform/app-link';

const listStyles = css({ marginTop: space[16], borderTop: `4px solid ${color.tint}` });
const signedInStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingTop: space[12],
  color: color.muted,
  fontSize: fontSize[14],
});

/** Sign-in, garage, watchlist and the way out, at the end of a phone's menu. */
export function MobileAccount(): ReactNode {
  const site = useSite();
  const { id, phone } = useUser();
  const signOut = useSignOut();
  const entry = signInEntry(site);
  const anonymousLinks = [
    ...(entry ? [{ label: 'Sign in', href: entry }] : []),
    ...(hasWatchlist(site) ? [{ label: 'Watchlist', href: paths.watchlist }] : []),
  ];
  const links = id === null ? anonymousLinks : accountLinks(site);
  if (links.length === 0) return null;
  return (
    <>
      <ul css={listStyles}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <AppLink href={href}>{label}</AppLink>
          </li>
        ))}
      </ul>
      {id === null ? null : (
        <div css={signedInStyles}>
          {phone ? <p>Signed in as {formatPhone(phone)}</p> : null}
          <Button size="small" onClick={() => void signOut()}>
            Sign out
          </Button>
        </div>
      )}
    </>
  );
}
