import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { buttonStyles } from 'shared-ui/button';
import { containerStyles } from 'shared-ui/layout';
import { AppLink } from '../../platform/app-link';
import type { BlockProps } from './block-types';
import * as styles from './hero.styles';
import { Picture } from './picture';

export interface HeroProps extends BlockProps<'hero'> {
  /** Title of the page where the hero is its head: then it holds the h1. */
  pageTitle?: string;
}

/** Home pages whose picture runs across the page show it below the headline here too; the others beside it. */
const acrossPage: ReadonlySet<string> = new Set(['wide', 'landscape', 'statement']);
/** Widths of a picture in the layout, by where it stands. */
const sizes = {
  beside: '(min-width:992px) 640px, 100vw',
  across: '(min-width:1280px) 1232px, 100vw',
} as const;

/** Picture, headline and the page's main action. It is arranged as the home page of the site is (`theme.hero`). */
export function Hero({ block, pageTitle }: HeroProps): ReactNode {
  const { theme } = useSite();
  const { eyebrow, text, image, alt = '', actions = [] } = block;
  const title = block.title ?? pageTitle;
  const place = acrossPage.has(theme.hero) ? 'across' : 'beside';
  const Heading = pageTitle === undefined ? 'h2' : 'h1';
  return (
    <div
      css={styles.hero}
      data-hero={theme.hero}
      {...(image === undefined ? {} : { 'data-picture': place })}
      {...(theme.hero === 'panel' ? { 'data-surface': 'dark' } : {})}
    >
      <div css={[containerStyles, styles.layout]}>
        <div css={styles.text}>
          {eyebrow ? <p css={styles.eyebrow}>{eyebrow}</p> : null}
          {title ? <Heading>{title}</Heading> : null}
          {text ? <p>{text}</p> : null}
          {actions.length > 0 ? (
            <div css={styles.actions}>
              {actions.map(({ label, href }, index) => (
                <AppLink
                  key={href}
                  href={href}
                  css={index === 0 ? buttonStyles('filled') : [buttonStyles('outline'), styles.quietOnDark]}
                >
                  {label}
                </AppLink>
              ))}
            </div>
          ) : null}
        </div>
        {image ? (
          <div css={styles.picture}>
            <Picture image={image} alt={alt} sizes={sizes[place]} first />
          </div>
        ) : null}
      </div>
    </div>
  );
}
