import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { buttonStyles } from 'shared-ui/button';
import { color, fontSize, media, radius, space } from 'shared-ui/tokens';
import { AppLink } from '../../platform/app-link';
import type { BlockProps } from './block-types';

const panelStyles = css({
  display: 'grid',
  gap: space[24],
  alignItems: 'center',
  justifyItems: 'start',
  padding: `${space[32]} ${space[24]}`,
  background: color.secondary,
  color: color.onSecondary,
  borderRadius: radius.base,
  '& h2': { color: 'inherit' },
  '& p': { marginTop: space[8], maxWidth: '56ch', fontSize: fontSize[18] },
  [media.from(768)]: { gridTemplateColumns: 'minmax(0,1fr) auto', padding: space[48] },
});

/** Light on the dark panel, whatever the site's own colour is. */
const buttonOnPanelStyles = css({
  '&&': { background: color.onSecondary, borderColor: color.onSecondary, color: color.secondary },
});

/** The page's one next step. */
export function CallToAction({ block: { id, title, text, link } }: BlockProps<'cta'>): ReactNode {
  return (
    <div id={id} css={panelStyles} data-surface="dark">
      <div>
        <h2>{title}</h2>
        {text ? <p>{text}</p> : null}
      </div>
      <AppLink href={link.href} css={[buttonStyles('filled'), buttonOnPanelStyles]}>
        {link.label}
      </AppLink>
    </div>
  );
}
