import type { PublicTenantConfig } from 'shared-contracts/site-config';
import { media } from 'shared-ui/tokens';
import { lazyPart } from '../platform/lazy-part';

export type NavItem = PublicTenantConfig['site']['navigation'][number];

export interface WideMenuProps {
  item: NavItem;
  /** What its cells are. */
  kind: 'brands' | 'models';
}

/** Resolves once the page is so wide that the menu is shown: phones never need its code. */
async function whenShown(): Promise<void> {
  if (typeof matchMedia === 'undefined') return;
  const wide = matchMedia(media.from(992).replace('@media ', ''));
  if (!wide.matches) await new Promise((resolve) => wide.addEventListener('change', resolve, { once: true }));
}

/** The panel of a wide menu; until its code is there its links work. */
export const wideMenu = lazyPart<WideMenuProps>(async () => {
  await whenShown();
  return (await import(/* webpackChunkName: 'wide-menu' */ './wide-menu')).WideMenu;
});
