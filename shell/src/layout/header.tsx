import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { paths } from 'shared-contracts/routes';
import { formatPhone } from 'shared-rules/phone';
import { PhoneIcon } from 'shared-ui/icons';
import { AccountMenu } from './account-menu';
import { SavedMenu } from './saved-menu';
import {
  actionsStyles,
  barStyles,
  centredBarStyles,
  headerStyles,
  nameStyles,
  phoneStyles,
} from './header.styles';
import { MobileMenu } from './mobile-menu';
import { Navigation } from './navigation';
import { useOpenMark } from './use-open-mark';
import { sitePhone, telHref } from '../platform/site-facts';

/** Logo, menu, phone and saved cars; its arrangement follows the theme. */
export function Header(): ReactNode {
  const config = useSite();
  const { site, theme } = config;
  const phone = sitePhone(config);
  return (
    <header
      ref={useOpenMark()}
      css={headerStyles}
      data-surface={theme.header === 'dark' ? 'dark' : undefined}
    >
      <div css={theme.header === 'centred' ? centredBarStyles : barStyles}>
        <a href={paths.home} css={nameStyles} data-part="name">
          <img src={site.logo} alt={site.name} height={40} />
        </a>
        <Navigation />
        <div css={actionsStyles} data-part="actions">
          {phone ? (
            <a href={telHref(phone)} css={phoneStyles} aria-label={`Call ${formatPhone(phone)}`}>
              <PhoneIcon />
              <span>{formatPhone(phone)}</span>
            </a>
          ) : null}
          <AccountMenu />
          <SavedMenu />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
