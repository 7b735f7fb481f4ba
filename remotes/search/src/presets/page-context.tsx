import { memo, type ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import type { SessionData } from '../search-session/session-data';
import { indexingOf } from './base-page';
import * as styles from './page-context.styles';
import { pageFacts } from './page-facts';
import { pageTrail } from './page-trail';
import { relatedPages } from './related-pages';

interface DataProps {
  data: SessionData;
}

/** The way from the home page, on pages with a path of their own. */
export const PageTrail = memo(function PageTrail({ data }: DataProps): ReactNode {
  const trail = pageTrail(data, useSite());
  if (trail.length <= 2) return null;
  return <Breadcrumbs items={trail} />;
});

/** What there is to know about the cars of an indexable page, on its first page. */
export const PageFacts = memo(function PageFacts({ data }: DataProps): ReactNode {
  const site = useSite();
  const { base, isIndexable } = indexingOf(data.state, data.preset);
  const text = pageFacts(data, site);
  if (base.covers.length === 0 || !isIndexable || data.state.page > 1 || data.hasFailed) return null;
  if (text === '') return null;
  return <p css={styles.facts}>{text}</p>;
});

/** Links to the pages near this one, at the foot of the results. */
export const RelatedPages = memo(function RelatedPages({ data }: DataProps): ReactNode {
  const site = useSite();
  // Only what this very search counted is linked.
  const groups = data.counts || data.hasFailed ? [] : relatedPages(data, site);
  if (groups.length === 0) return null;
  return (
    <nav css={styles.related} aria-label="Related searches">
      {groups.map(({ title, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul css={styles.links}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
});
