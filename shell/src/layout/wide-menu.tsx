import type { CSSProperties, ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { containerStyles } from 'shared-ui/layout';
import { AppLink } from '../platform/app-link';
import { MenuCell } from './menu-cell';
import type { WideMenuProps } from './lazy';
import { useMenuFacts } from './menu-facts';
import { wideMenuStyles } from './wide-menu.styles';

/**
 * The panel below an entry with brands (SHL-040) or models (SHL-042), whose rows are completed by empty cells. Pictures and
 * numbers come when the menu is first opened; their space is there before.
 */
export function WideMenu({ item, kind }: WideMenuProps): ReactNode {
  const { menuRowSize } = useSite().models;
  const { panel, factsOf } = useMenuFacts(kind);
  const links = item.children ?? [];
  const isModels = kind === 'models';
  const empty = isModels ? (menuRowSize - (links.length % menuRowSize)) % menuRowSize : 0;
  // Custom properties are the one thing React's style type does not list.
  const row = isModels ? ({ '--menu-row': menuRowSize } as CSSProperties) : undefined;
  return (
    <div ref={panel} css={wideMenuStyles} data-wide={kind}>
      <div css={containerStyles}>
        <ul style={row}>
          {links.map((link) => (
            <li key={link.href}>
              <MenuCell {...link} kind={kind} facts={factsOf(link.label)} />
            </li>
          ))}
          {Array.from({ length: empty }, (_, at) => (
            <li key={at} aria-hidden="true" />
          ))}
        </ul>
        <AppLink href={item.href}>All {item.label.toLowerCase()}</AppLink>
      </div>
    </div>
  );
}
