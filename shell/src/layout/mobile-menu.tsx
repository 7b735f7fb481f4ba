import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { buttonStyles } from 'shared-ui/button';
import { ChevronDownIcon, CloseIcon, MenuIcon, PhoneIcon } from 'shared-ui/icons';
import { formatPhone } from 'shared-rules/phone';
import { AppLink } from '../platform/app-link';
import { MobileAccount } from './mobile-account';
import { mobileMenuStyles, mobilePanelStyles, mobilePhoneStyles } from './mobile-menu.styles';
import { sitePhone, telHref } from '../platform/site-facts';
import { useCloseOnBack } from './use-close-on-back';
import { useMenu } from './use-menu';

/** The menu of phones and tablets: opens without script, covers the page below the header. */
export function MobileMenu(): ReactNode {
  const config = useSite();
  const menu = useMenu();
  useCloseOnBack(menu);
  const phone = sitePhone(config);
  return (
    <details ref={menu} css={mobileMenuStyles} data-closes-on-back="">
      <summary aria-label="Menu">
        <span data-icon="open">
          <MenuIcon size={24} />
        </span>
        <span data-icon="close">
          <CloseIcon size={24} />
        </span>
      </summary>
      <nav aria-label="Menu" css={mobilePanelStyles}>
        <ul>
          {config.site.navigation.map((item) => (
            <li key={item.label}>
              {item.children?.length ? (
                <details>
                  <summary>
                    {item.label}
                    <ChevronDownIcon />
                  </summary>
                  <ul>
                    {item.children.map(({ label, href }) => (
                      <li key={href}>
                        <AppLink href={href}>{label}</AppLink>
                      </li>
                    ))}
                    {item.children.some(({ href }) => href === item.href) ? null : (
                      <li>
                        <AppLink href={item.href}>All {item.label.toLowerCase()}</AppLink>
                      </li>
                    )}
                  </ul>
                </details>
              ) : (
                <AppLink href={item.href}>{item.label}</AppLink>
              )}
            </li>
          ))}
        </ul>
        <MobileAccount />
        {phone ? (
          <p css={mobilePhoneStyles}>
            <a href={telHref(phone)} css={buttonStyles('outline')} data-block="">
              <PhoneIcon />
              {formatPhone(phone)}
            </a>
          </p>
        ) : null}
      </nav>
    </details>
  );
}
