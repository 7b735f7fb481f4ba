import type { ReactNode } from 'react';
import { usePathname } from 'shared-routing';
import { useSite } from 'shared-contracts/react';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { paths } from 'shared-contracts/routes';
import { ChevronDownIcon } from 'shared-ui/icons';
import { AppLink } from '../platform/app-link';
import { dropdownPanelStyles, dropdownStyles, menuItemStyles, menuStyles } from './header.styles';
import { wideMenu, type NavItem, type WideMenuProps } from './lazy';
import { useMenu } from './use-menu';

const isCurrent = (href: string, pathname: string): 'page' | undefined =>
  href === pathname ? 'page' : undefined;

/** Brands stand below the entry that the site names, models below the one that leads to them. */
function wideKindOf({ label, href }: NavItem, { header }: PublicTenantConfig): WideMenuProps['kind'] | null {
  if (header.megaMenu.enabled && label === header.megaMenu.navItem) return 'brands';
  return href === paths.models ? 'models' : null;
}

function Dropdown({ item }: { item: NavItem }): ReactNode {
  const site = useSite();
  const menu = useMenu(site.header.hoverOpen ? 'hover' : 'click');
  const kind = wideKindOf(item, site);
  return (
    // Only one is open at a time.
    <details ref={menu} name="menu" css={dropdownStyles} data-wide={kind}>
      <summary css={menuItemStyles}>
        {item.label}
        <ChevronDownIcon size={16} />
      </summary>
      {kind ? (
        <wideMenu.Component item={item} kind={kind} />
      ) : (
        <ul css={dropdownPanelStyles}>
          {item.children?.map(({ label, href }) => (
            <li key={href}>
              <AppLink href={href}>{label}</AppLink>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** The menu of wide screens (SHL-041). */
export function Navigation(): ReactNode {
  const { site } = useSite();
  const pathname = usePathname();
  return (
    <nav aria-label="Main" css={menuStyles} data-part="menu">
      <ul>
        {site.navigation.map((item) => (
          <li key={item.label}>
            {item.children?.length ? (
              <Dropdown item={item} />
            ) : (
              <AppLink href={item.href} css={menuItemStyles} aria-current={isCurrent(item.href, pathname)}>
                {item.label}
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
