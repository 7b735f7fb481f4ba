import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { textLinkStyles } from 'shared-ui/button';
import { PhoneIcon } from 'shared-ui/icons';
import { color, font, fontSize, media, radius, space } from 'shared-ui/tokens';
import { telHref } from '../../platform/site-facts';
import type { Block, BlockProps } from './block-types';
import { Picture } from './picture';
import { SectionHead } from './section-head';

const listStyles = css({
  display: 'grid',
  gap: space[24],
  [media.from(576)]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  [media.from(992)]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
});

const personStyles = css({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0,1fr)',
  columnGap: space[16],
  alignItems: 'center',
  '& > img': { aspectRatio: '1', borderRadius: radius.round },
  '& h3': { fontSize: fontSize[18] },
  '& p': { color: color.muted },
});

const monogramStyles = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: radius.round,
  background: color.primaryTint,
  color: color.primaryText,
  fontFamily: font.heading,
  fontSize: fontSize[24],
  fontWeight: font.weightHeading,
});

/** Initials of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return picked.map((word) => Array.from(word ?? '')[0] ?? '').join('');
}

function Person({ name, role, image, phone }: Block<'team'>['people'][number]): ReactNode {
  return (
    <li css={personStyles}>
      {image ? (
        <Picture image={image} alt="" sizes="72px" />
      ) : (
        <span css={monogramStyles} aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      <div>
        <h3>{name}</h3>
        <p>{role}</p>
        {phone ? (
          <a href={telHref(phone)} css={textLinkStyles}>
            <PhoneIcon size={16} /> {phone}
          </a>
        ) : null}
      </div>
    </li>
  );
}

/** The people a customer meets. */
export function Team({ block: { title, intro, people } }: BlockProps<'team'>): ReactNode {
  return (
    <>
      <SectionHead title={title} intro={intro} />
      <ul css={listStyles}>
        {people.map((person) => (
          <Person key={person.name} {...person} />
        ))}
      </ul>
    </>
  );
}
