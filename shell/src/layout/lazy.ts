import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { lazyPart } from '../platform/lazy-part';

export type NavItem = PublicTenantConfig['site']['navigation'][number];

export interface WideMenuProps {
  item: NavItem;
  /** What its cells are. */
  kind: 'brands' | 'models';
}

/** The panel of a wide menu; until its code is there its links work. Phones do not show it, so they do not fetch it. */
export const wideMenu = lazyPart<WideMenuProps>(
  async () => (await import(/* webpackChunkName: 'wide-menu' */ './wide-menu')).WideMenu,
  '(min-width:992px)',
);
