import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useSite } from 'shared-contracts/react';
import { RichText } from 'shared-contracts/react/rich-text';
import { complaintTimesText } from 'shared-rules/complaint-times';
import { richTextStyles } from 'shared-ui/rich-text';
import { color, fontSize, media, size, space } from 'shared-ui/tokens';
import type { BlockProps } from './block-types';

const layoutStyles = css({
  display: 'grid',
  gap: space[32],
  gridTemplateColumns: 'minmax(0,1fr)',
  [media.from(992)]: { gap: space[64], gridTemplateColumns: '260px minmax(0,1fr)' },
  [media.print]: { display: 'block', '& > nav': { display: 'none' } },
});

const contentsStyles = css({
  alignSelf: 'start',
  fontSize: fontSize[14],
  '& > h2': { fontSize: fontSize[16], marginBottom: space[8] },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: size.tap,
    borderTop: `1px solid ${color.line}`,
    color: color.text,
  },
  [media.hover]: { '& a:hover': { color: color.primaryText, textDecoration: 'underline' } },
  [media.from(992)]: { position: 'sticky', top: space[96] },
});

const textStyles = css({
  display: 'grid',
  gap: space[32],
  maxWidth: '68ch',
  '& > section': { display: 'grid', gap: space[12] },
  '& > section > h2': { fontSize: fontSize[24] },
});
const updatedStyles = css({ color: color.muted, fontSize: fontSize[14] });

/** A DOM id of a heading; the place keeps two equal headings apart. */
const idOf = (title: string, index: number): string =>
  `section-${index + 1}-${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

/** Long text with a table of contents that stays in view on wide screens. */
export function Legal({ block: { updated, sections } }: BlockProps<'legal'>): ReactNode {
  const { privacy } = useSite().legal;
  const entries = sections.map((section, index) => ({ ...section, id: idOf(section.title, index) }));
  return (
    <div css={layoutStyles}>
      <nav css={contentsStyles} aria-labelledby="legal-contents">
        <h2 id="legal-contents">On this page</h2>
        <ol>
          {entries.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div css={textStyles}>
        {entries.map(({ id, title, html, complaintTimes }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            <RichText css={richTextStyles} html={html} />
            {complaintTimes && privacy ? <p>{complaintTimesText(privacy)}</p> : null}
          </section>
        ))}
        {updated ? <p css={updatedStyles}>Last updated {updated}</p> : null}
      </div>
    </div>
  );
}
