import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Slot } from 'shared-contracts/react';
import { usePathname } from 'shared-routing';
import { CheckIcon } from 'shared-ui/icons';
import { color, fontSize, media, space } from 'shared-ui/tokens';
import type { BlockProps } from './block-types';

const layoutStyles = css({
  display: 'grid',
  gap: space[32],
  gridTemplateColumns: 'minmax(0,640px)',
  [media.from(992)]: {
    '&:has(> aside)': {
      gap: space[64],
      gridTemplateColumns: 'minmax(0,5fr) minmax(0,6fr)',
    },
  },
});

const asideStyles = css({
  display: 'grid',
  gap: space[16],
  alignContent: 'start',
  '& > p': { maxWidth: '48ch', fontSize: fontSize[18] },
  '& li': { display: 'flex', gap: space[12], paddingBlock: space[8] },
  '& svg': { marginTop: space[4], color: color.accentText },
  [media.from(992)]: {
    position: 'sticky',
    top: space[96],
    alignSelf: 'start',
    '& > h2': { fontSize: fontSize[36] },
  },
});

/** A lead form of the leads remote, beside what a customer gets from sending it. */
export function LeadForm({ block, placement }: BlockProps<'form'> & { placement: string }): ReactNode {
  const { id, category, title, aside } = block;
  const pageId = usePathname();
  return (
    <div id={id} css={layoutStyles}>
      {aside ? (
        <aside css={asideStyles}>
          <h2>{aside.title}</h2>
          {aside.text ? <p>{aside.text}</p> : null}
          {aside.points ? (
            <ul>
              {aside.points.map((point) => (
                <li key={point}>
                  <CheckIcon />
                  {point}
                </li>
              ))}
            </ul>
          ) : null}
        </aside>
      ) : null}
      <Slot
        name="leads.form"
        placement={placement}
        category={category}
        pageId={pageId}
        {...(title ? { title } : {})}
      />
    </div>
  );
}
