import type { ReactNode } from 'react';
import { AppLink } from '../../platform/app-link';
import type { BlockProps } from './block-types';
import { cardGridStyles, cardStyles } from './card-grid.styles';
import { Picture } from './picture';

/** Models of the site, each with the way to its page. */
export function Models({ block: { items } }: BlockProps<'models'>): ReactNode {
  return (
    <ul css={cardGridStyles}>
      {items.map(({ name, href, image, body, status }) => (
        <li key={href}>
          <AppLink href={href} css={cardStyles}>
            {image ? <Picture image={image} alt="" sizes="(min-width:992px) 420px, 100vw" /> : null}
            <div>
              <h2>{name}</h2>
              {body ? <p>{body}</p> : null}
              {status ? <small>{status}</small> : null}
            </div>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
