import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { usePublish, useSite } from 'shared-contracts/react';
import { hrefs } from 'shared-contracts/routes';
import { sentenceCase, stockNouns } from 'shared-rules/stock-noun';
import { buttonStyles, IconButton } from 'shared-ui/button';
import { CloseIcon } from 'shared-ui/icons';
import { useBottomInset } from 'shared-ui/bottom-inset';
import { color, media, motion, radius, shadow, size, space, zIndex } from 'shared-ui/tokens';
import { AppLink } from '../platform/app-link';
import { pictureSources } from '../platform/picture';
import { contentId } from '../platform/site-facts';
import { useCompared } from './use-compared';

/** At the lower edge, above a page's own bar; pages reserve space for it (`useBottomInset`). */
const trayStyles = css({
  position: 'fixed',
  zIndex: zIndex.menu,
  bottom: `calc(${space[8]} + var(--bottom-bar,0px) + env(safe-area-inset-bottom))`,
  insetInline: size.gutter,
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  maxWidth: 480,
  marginInline: 'auto',
  padding: `${space[4]} ${space[4]} ${space[4]} ${space[8]}`,
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.line}`,
  borderRadius: radius.base,
  boxShadow: shadow.floating,
  transition: `bottom ${motion.fast} ${motion.ease}`,
  [media.print]: { display: 'none' },
  '& > ul': { display: 'flex', flex: 1, gap: space[4], minWidth: 0 },
  '& li': { flex: '0 1 60px', minWidth: 0 },
  '& img': {
    width: '100%',
    height: 40,
    objectFit: 'cover',
    background: color.studio,
    borderRadius: radius.small,
  },
});

/** The cars to be compared, wherever the shopper is (SHL-072). */
export function CompareTray(): ReactNode {
  const site = useSite();
  const { items, clear } = useCompared();
  const nouns = stockNouns(site);
  const publish = usePublish('shell');
  useBottomInset('tray');
  const empty = (): void => {
    // The button goes with the tray.
    document.getElementById(contentId)?.focus({ preventScroll: true });
    clear();
    publish('toast:requested', { id: 'compare-cleared', title: 'Nothing to compare any more' });
  };
  return (
    <aside css={trayStyles} data-edge="tray" aria-label={`${sentenceCase(nouns)} to compare`}>
      <ul>
        {items.map(({ id, name, primary_image_url }) => (
          <li key={id}>
            <img src={pictureSources(site, primary_image_url, 160)?.src} alt={name} width={60} height={40} />
          </li>
        ))}
      </ul>
      <AppLink href={hrefs.compare(items.map(({ slug }) => slug))} css={buttonStyles('filled', 'small')}>
        Compare ({items.length})
      </AppLink>
      <IconButton label={`Clear the ${nouns} to compare`} onClick={empty}>
        <CloseIcon />
      </IconButton>
    </aside>
  );
}
