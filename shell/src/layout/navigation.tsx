import type { ReactNode } from 'react';
import { usePathname } from 'shared-routing';
import { useSite } from 'shared-contracts/react';
import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { ChevronDownIcon } from 'shared-ui/icons';
import { AppLink } from '../platform/app-link';
import { dropdownPanelStyles, dropdownStyles, menuItemStyles, menuStyles } from './header.styles';
import { useMenu } from './use-menu';

type NavItem = PublicTenantConfig['site']['navigation'][number];

const isCurrent = (href: string, pathname: string): 'page' | undefined =>
  href === pathname ? 'page' : undefined;

function Dropdown({ item, opensOnHover }: { item: NavItem; opensOnHover: boolean }): ReactNode {
  const menu = useMenu(opensOnHover ? 'hover' : 'click');
  return (
    <details ref={menu} css={dropdownStyles}>
      <summary css={menuItemStyles}>
        {item.label}
        <ChevronDownIcon size={16} />
      </summary>
      <ul css={dropdownPanelStyles}>
        {item.children?.map(({ label, href }) => (
          <li key={href}>
            <AppLink href={href}>{label}</AppLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The menu of wide screens (SHL-041). */
export function Navigation(): ReactNode {
  const { header, site } = useSite();
  const pathname = usePathname();
  return (
    <nav aria-label="Main" css={menuStyles} data-part="menu">
      <ul>
        {site.navigation.map((item) => (
          <li key={item.label}>
            {item.children?.length ? (
              <Dropdown item={item} opensOnHover={header.hoverOpen} />
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
